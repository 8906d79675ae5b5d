import Charts
import SwiftUI
import WebKit

// Words of iOS 26 and 27, in the forms of Apple's pages.

private struct Place: Identifiable {
  let id = 1
  let name = "Lisbon"
}

private struct Trouble: Error {}

/// A column of texts whose lines have heights of their own.
@MainActor public var heights: some View {
  var verse = AttributedString("One\nTwo")
  verse.lineHeight = .exact(points: 30)
  return VStack(spacing: 0) {
    Text(verse).background(Color.red)
    Text("One\nTwo").lineHeight(.multiple(factor: 2)).background(Color.red)
    Text("One\nTwo").lineHeight(.leading(increase: 3)).background(Color.red)
  }
  .font(.system(size: 20))
}

/// A row of a list whose link has no chevron, and one with it.
@MainActor public func link(_ visibility: Visibility) -> some View {
  List { NavigationLink("Next") { Text("There") } }
    .navigationLinkIndicatorVisibility(visibility)
}

/// A chart that is a labelled surface.
@MainActor public var sinc: some View {
  Chart3D {
    SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x * z }
    PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3)).foregroundStyle(.red)
    ForEach(0..<2, id: \.self) { x in
      PointMark(x: .value("X", x), y: .value("Y", 2), z: .value("Z", 3))
    }
  }
  .chartZScale(domain: -10...10).chart3DCameraProjection(.perspective).chart3DPose(.default)
}

/// An alert for an item.
@MainActor public func alerted(_ isThere: Bool) -> some View {
  Color.white.alert("Leave?", item: .constant(isThere ? Place() : nil)) { place in
    Button("Leave \(place.name)") {}
  }
}

/// The number of different poses of a chart, of eight.
@MainActor public var differentPoses: Int {
  let poses: Set<Chart3DPose> = [
    .default, .front, .back, .left, .right, .top, .bottom,
    Chart3DPose(azimuth: .degrees(45), inclination: .degrees(10)),
  ]
  return poses.count
}

/// The number of steps in which a page is loaded.
@MainActor public func stepsOfLoading() async throws -> Int {
  let page = WebPage()
  page.reload()
  var count = 0
  for try await event in page.load(html: "<p>") where event != .finished { count += 1 }
  return count
}

/// An alert for an item, with a title that is a string.
@MainActor public func alerted(_ title: String) -> some View {
  Color.white.alert(title, item: .constant(Place())) { place in
    Button("Leave \(place.name)") {}
  }
}

/// A dialog for an item, with a title that is a string.
@MainActor public func asked(_ title: String) -> some View {
  Color.white.confirmationDialog(title, item: .constant(Place()), titleVisibility: .visible) {
    Button($0.name) {}
  }
}

/// A dialog for an item, with a title that is a text.
@MainActor public func asked(_ title: Text) -> some View {
  Color.white.confirmationDialog(title, item: .constant(Place()), titleVisibility: .visible) {
    Button($0.name) {}
  }
}

struct RecentApp: App {
  var body: some Scene {
    WindowGroup { RecentScreen() }
    AssistiveAccess { Text("Simple") }
  }
}

private struct RecentScreen: View {
  @State private var page = WebPage()
  @State private var error: Trouble?
  @State private var place: Place?
  @Environment(\.findContext) private var findContext
  @Namespace private var space

  var body: some View {
    TabView {
      Tab("Page", systemImage: "globe") {
        WebView(page)
          .webViewBackForwardNavigationGestures(.disabled).webViewContentBackground(.hidden)
          .navigationSubtitle(page.title)
          .toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
      }
      Tab("New", systemImage: "plus", role: .prominent) { rows }
      Tab(role: .search) { pictures }
    }
    .tabViewSearchActivation(.searchTabSelection)
    .asyncImageURLSession(.shared)
    .windowResizeAnchor(.top)
  }

  private var rows: some View {
    List {
      Text("Row")
        .swipeActions(edge: .trailing) {
          Button("Delete", role: .destructive) {}
        } onPresentationChanged: { _ in
        }
        .draggable(containerItemID: 1)
    }
    .dragContainer(for: Place.self, itemID: \.id) { _ in [Place]() }
    .dragConfiguration(DragConfiguration(allowMove: false))
    .alert(error: $error) { _ in Button("OK") {} }
    .confirmationDialog("Go?", item: $place) { Button($0.name) {} }
    .navigationTransition(.crossFade)
  }

  @ContentBuilder private var pictures: some View {
    AsyncImage(request: URLRequest(url: URL(fileURLWithPath: "/")))
    Color(Color.ResolvedHDR(red: 1.5, green: 0, blue: 0)).headroom(2)
  }
}
