import SwiftData
import SwiftUI

// What the tests draw.

@MainActor package var tagless: some View { Tagless() }
@MainActor package var tagged: some View { Tagged() }
@MainActor package var pages: some View { Pages() }
@MainActor package var toolbar: some View {
  NavigationStack { Text("Words").toolbar { Actions() } }
}
@MainActor package func shelf(_ titles: [String]) -> some View {
  let context = ModelContext()
  for title in titles { context.insert(Book(title: title)) }
  return Shelf().modelContext(context)
}
package func doubled(after taps: [Int]) -> Int {
  let clock = Clock()
  for tap in taps { clock.tap(tap) }
  return clock.doubled
}
@MainActor package func people(_ names: [String], isCollection: Bool) -> UIViewController {
  UINavigationController(
    rootViewController: PeopleViewController(
      people: names.map { Person(name: $0, note: nil, count: 3) }, isCollection: isCollection))
}
@MainActor package func personCell(_ name: String) -> UIView {
  let cell = PersonCell(frame: .zero)
  cell.configure(with: Person(name: name, note: nil, count: 3))
  return cell
}
@MainActor package var branded: some View { Branded() }
@MainActor package func homeButton(_ title: String) -> some View {
  Button(title, image: .Tab.home) {}
}
@MainActor package func homeless(_ title: String) -> some View {
  ContentUnavailableView(title, image: .Tab.home)
}
@MainActor package var olderWords: some View {
  UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "loading")
  return VStack {
    Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }) { Text("hidden") }
    RenameButton()
    Text("a").keyframeAnimator(initialValue: 0.5, repeating: true) { _, value in
      Text("scale \(value)")
    } keyframes: { _ in
      LinearKeyframe(1, duration: 2)
    }
  }
}
@MainActor package var homeControls: some View {
  VStack {
    Toggle("Toggle", image: .Tab.home, isOn: .constant(true))
    Menu("Menu", image: .Tab.home) {}
    Picker("Picker", image: .Tab.home, selection: .constant(1)) { Text("One").tag(1) }
    TabView {
      Tab("Tab", image: .Tab.home) { Text("Page") }
      Tab("Tab 2", image: .Tab.home, value: 2) { Text("Page") }.hidden(false)
      Tab("Tab 3", image: .Tab.home, value: 3) { Text("Page") }.hidden(true)
      Tab("Tab 4", image: .Tab.home, value: 4) { Text("Page") }.hidden()
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
@MainActor package var brandedView: UIView {
  BrandedView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
}
