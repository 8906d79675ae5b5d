import CoreData
import Foundation
import LibraryTestSupport
import MaquetteUIKit
import SwiftUI
import TestSupport
import Testing
import Unmodified

/// Words of apps that a picture at rest shows as they begin.
@Suite @MainActor struct AppWordTests {
  private func texts(
    width: Double = 300, height: Double = 300,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    try listed(width: width, height: height) { content() }.compactMap { line in
      let parts = line.split(separator: "\"")
      return line.contains("glyphs") && parts.count > 1 ? String(parts[1]) : nil
    }
  }

  @Test func `a field has its value as its format writes it, or its prompt`() throws {
    // 1,234.5 in American English; no number, and so the title or the prompt; 0.25 × 100.
    expect(try texts { amountForm }, equals: ["1,234.5", "Count", "None", "25%"])
  }

  // Apple's page on `Text.init(_:tableName:bundle:comment:)`: a literal is a key, whose Markdown is read.
  @Test func `a literal is read as Markdown, and an attributed string is not`() throws {
    expect(try texts { Text("plain **bold**") }.joined(), equals: "plain bold")
    expect(try texts { Text("\(2) of **3**") }.joined(), equals: "2 of 3")
    expect(
      try texts { Text(AttributedString("plain **bold**")) }.joined(), equals: "plain **bold**")
  }

  @Test func `a style of switches has a colour`() throws {
    func colors(_ style: SwitchToggleStyle) throws -> [String] {
      try listed(width: 200) { Toggle("a", isOn: .constant(true)).toggleStyle(style).tint(.blue) }
        .filter { $0.contains("#FF3B30") || $0.contains("#007AFF") }
        .map { $0.contains("#FF3B30") ? "red" : "blue" }
    }
    expect(try colors(SwitchToggleStyle(tint: .red)), equals: ["red"])
    expect(try colors(SwitchToggleStyle()), equals: ["blue"])
  }

  @Test func `points, sizes, rectangles and angles have data that an animation changes`() {
    var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    frame.animatableData += frame.animatableData
    expect(frame, equals: CGRect(x: 2, y: 4, width: 6, height: 8))
    var place = UnitPoint(x: 0.25, y: 0.5)
    place.animatableData.first = 1
    expect(place, equals: UnitPoint(x: 1, y: 0.5))
    var angle = Angle.degrees(90)
    angle.animatableData += Angle.degrees(30).animatableData
    #expect(abs(angle.degrees - 120) < 1e-9, "\(angle.degrees)")
    let half = Angle.radians(0.5)
    angle.animatableData = half.animatableData
    expect(angle, equals: half)
  }

  @Test func `a user's folders are the same on every machine`() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .downloadsDirectory,
    ]
    expect(
      folders.map(\.path),
      equals: [
        "/tmp/maquette-app/Documents", "/tmp/maquette-app/Library/Caches",
        "/tmp/maquette-app/Library/Application Support", "/tmp/maquette-app/Library",
        "/tmp/maquette-app/Downloads",
      ])
  }

  @Test func `an app has no font families of its own`() {
    expect(UIFont.familyNames, equals: [])
  }

  // A slider's label is for screen readers alone.
  @Test func `older words and a button that renames are drawn`() throws {
    expect(try texts { olderWords }, equals: ["Rename", "scale 0.5"])
  }

  // Foundation's `AttributedString.LineHeight` (iOS 26): points, a multiple of the size, the size and an increase. Two lines
  // each, at 20 points: 2 × 30, 2 × 40 and 2 × 23.
  @Test func `lines are as high as their text asks for`() throws {
    let surfaces = try listed(width: 100, height: 400) { heights }.filter { $0.contains("fill") }
    let lengths = surfaces.compactMap { line in
      line.split(separator: " ").first { $0.contains("×") }?.split(separator: "×").last
        .map(String.init)
    }
    expect(lengths, equals: ["60", "80", "46"])
    let text = Text("One\nTwo").background(Color.red)
    expect(
      try listed(width: 100, height: 400) { text.environment(\.lineHeight, .exact(points: 30)) },
      equals: try listed(width: 100, height: 400) { text.lineHeight(.exact(points: 30)) })
  }

  @Test func `what a share sheet shows of an item is not seen at rest`() throws {
    let address = URL(filePath: "/report.json")
    let name = "Report.json"
    expect(
      try texts {
        ShareLink(item: address, preview: .init("Report")) { Text("Export") }
        ShareLink(name, item: address)
        ShareLink(item: address, preview: SharePreview(name, image: Image(systemName: "link")))
      },
      equals: ["Export", "Report.json", "Share…"])
  }

  @Test func `a chevron may be hidden`() throws {
    let hidden = try listed(width: 300, height: 200) { link(.hidden) }
    let visible = try listed(width: 300, height: 200) { link(.visible) }
    expect(visible.count - hidden.count, equals: 1)
    expect(try listed(width: 300, height: 200) { link(.automatic) }, equals: visible)
  }

  @Test func `an alert may be that of an item`() throws {
    expect(try texts { alerted(true) }, equals: ["Leave?", "Leave Lisbon"])
    expect(try texts { alerted(false) }, equals: [])
    // The title is a string, and not a key.
    expect(try texts { alerted("Leave?") }, equals: ["Leave?", "Leave Lisbon"])
  }

  @Test func `a dialog may be that of an item`() throws {
    // A string's dialog, and a text's.
    let named = try texts { asked("Go?") }
    #expect(named.contains("Go?") && named.contains("Lisbon"), "\(named)")
    expect(try texts { asked(Text("Go?")) }, equals: named)
  }

  // As in `Color(_:red:green:blue:opacity:)`: the linear light 0.5 is 1.055 × 0.5^(1/2.4) − 0.055 = 0.7354 in sRGB.
  @Test func `a bright colour has the space of its components`() {
    let colour = Color.ResolvedHDR(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
    expect((colour.red * 1000).rounded(), equals: 735)
    let bright = Color.ResolvedHDR(red: 1.5, green: 0, blue: 0)
    expect(bright.red, equals: 1.5)
  }

  @Test func `the padding of a scene is that of any view`() throws {
    let padded = try listed { Text("a").padding(.leading) }
    expect(try listed { Text("a").scenePadding(.leading) }, equals: padded)
    expect(try listed { Text("a").scenePadding(.minimum, edges: .leading) }, equals: padded)
  }

  @Test func `loading a page has no steps`() async throws {
    let count = try await stepsOfLoading()
    expect(count, equals: 0)
  }

  @Test func `poses of a chart differ by their angles`() {
    expect(differentPoses, equals: 8)
  }

  @Test func `a chart of three dimensions is a labelled surface`() throws {
    expect(try texts { sinc }, equals: ["Chart3D"])
  }

  @Test func `keyframes begin with their value`() throws {
    expect(try texts { pulse }, equals: ["scale 1.0"])
  }

  @Test func `bars of a ForEach are on top of each other at one place`() throws {
    let bars = try listed(width: 300, height: 200) { visitsChart }
      .filter { $0.hasPrefix("fill") }
    // 10 + 20 on Monday, and 30 on Tuesday: two bars of one height.
    #expect(bars.count >= 2)
    expect(
      try listed(width: 300, height: 200) { visitsChart },
      equals: try listed(width: 300, height: 200) { stackedChart })
  }

  @Test func `bars of one month in two years are two`() throws {
    func bars(_ dates: [Double]) throws -> Int {
      try listed(width: 300, height: 200) { monthsChart(dates) }.filter { $0.contains("#007AFF") }
        .count
    }
    // The first of January of 2001, its second, and the first of 2002.
    expect(try bars([0, 86_400]), equals: 1)
    expect(try bars([0, 31_536_000]), equals: 2)
  }

  @Test func `a picker of photos is its button, and films and pages are surfaces`() throws {
    expect(
      try texts { otherFrameworks }, equals: ["Choose a photo", "VideoPlayer", "WKWebView"])
  }

  // A lock is not opened, a store has no products, and a code is not made: a symbol is in its place.
  @Test func `a locked shop is closed and empty, and its views of the store are surfaces`() throws {
    expect(
      try texts(height: 500) { lockedShop },
      equals: [
        "locked", "Face ID", "Continue with Apple", "Rate", "Plans", "SubscriptionStoreView",
      ])
  }

  @Test func `a button that signs in has its title in parts of its height, and its style`() throws {
    // The guidelines' title is 43 % of a button's height: 0.43 × 50 = 21.5 points in the shop's.
    let lines = try listed(width: 300, height: 500) { lockedShop }
    let title = lines.first { $0.contains("Continue with Apple") } ?? ""
    #expect(title.contains("21.5"), "\(title)")
    let button = try listed(width: 200, height: 44) { UIKitView(signInButton) }
    let words = button.first { $0.contains("Sign up with Apple") } ?? ""
    #expect(words.contains("#FFFFFF"), "\(words)")
    #expect(button.contains { $0.contains("#000000") }, "\(button)")
  }

  @Test
  func `views and controllers are objects of Foundation's, as an app's extensions of these expect`()
  {
    expect(UIView.ownName, equals: "UIView")
    expect(LockedCell(frame: .zero).nibs, equals: 1)
    expect(UITableViewCell.description(), equals: "UITableViewCell")
    let view = UIView()
    expect([view, UIView()].firstIndex(of: view), equals: 0)
  }

  @Test func `a list of bound elements is identified by a key path`() throws {
    expect(try texts { boundRows }, equals: ["one", "two"])
  }

  @Test func `filters change nothing, and nothing is recognized`() throws {
    let image = try #require(UIImage(systemName: "star"))
    expect(sepia(image)?.size, equals: image.size)
    expect(try words(in: image), equals: [])
  }

  @Test func `Markdown makes an attributed text`() throws {
    let string = try AttributedString(markdown: "plain **bold** *slanted*")
    expect(
      try listed { Text(string) },
      equals: try listed {
        Text("plain ") + Text("bold").bold() + Text(" ") + Text("slanted").italic()
      })
    // Foundation's reading of whole documents has no line break between paragraphs; a line break in one is a space.
    let whole = try AttributedString(markdown: "a\nb\n\nc")
    expect(String(whole.characters), equals: "a bc")
    let inline = try AttributedString(
      markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    expect(String(inline.characters), equals: "a\nb")
  }

  @Test func `colours mix in the space of the screen and of the eye`() {
    let grey = Color.black.mix(with: .white, by: 0.5, in: .device).light
    expect([grey.red, grey.green, grey.blue], equals: [0.5, 0.5, 0.5])
    // Half of white's lightness in Oklab is 0.5³ of its light: 1.055 × 0.125^(1/2.4) − 0.055 = 0.3886.
    let even = Color.black.mix(with: .white, by: 0.5).light
    expect((even.red * 1000).rounded(), equals: 389)
  }

  @Test func `a controller's own init needs no override`() throws {
    expect(try texts { UIKitView(plain("hello")) }, equals: ["hello"])
    expect(empty().view.subviews.count, equals: 0)
    expect(try texts { UIKitView(navigation("root")) }, equals: ["root"])
    expect(try texts { UIKitView(rows()) }, equals: ["row"])
    expect(choice(["a", "b"]).numberOfSegments, equals: 2)
  }

  @Test func `a view of texts begins its lines after the padding of its container`() throws {
    func first(_ padding: CGFloat) throws -> String? {
      try listed(width: 200, height: 60) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.text = "text"
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = padding
        return UIKitView(view)
      }
      .first { $0.contains("glyphs") }
    }
    // 5 points, unless it is set.
    let usual = try #require(try first(5))
    #expect(usual.contains("5,"))
    let none = try #require(try first(0))
    #expect(none != usual)
  }

  @Test func `a view's picture is drawn as the view is`() throws {
    func fills(_ view: @escaping @MainActor () -> UIView) throws -> [String] {
      try listed(width: 40, height: 40) { UIKitView(view()) }.filter { $0.hasPrefix("fill") }
    }
    let image = try #require(squarePicture(40, .red))
    expect(image.size, equals: CGSize(width: 40, height: 40))
    expect(
      try fills { UIImageView(image: image) }.filter { $0.contains("FF") || $0.contains("ff") }
        .count,
      equals: 1)
  }

  @Test func `an image renderer's picture has the view's size`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    expect(renderer.uiImage?.size, equals: CGSize(width: 30, height: 20))
  }

  @Test func `an absent value is before all others`() {
    struct Item {
      var name: String?
    }
    let order = NSSortDescriptor(keyPath: \Item.name, ascending: true)
    expect(
      [
        order.compare(Item(name: nil), to: Item(name: "a")),
        order.compare(Item(name: "b"), to: Item(name: "a")),
        order.compare(Item(name: nil), to: Item(name: nil)),
      ],
      equals: [.orderedAscending, .orderedDescending, .orderedSame])
  }
}
