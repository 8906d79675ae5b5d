import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// The backgrounds, badges and further parts of bars.
struct BarTests {
  private func bar(_ change: (inout NavigationBarNode) -> Void) -> NavigationBarNode {
    var bar = NavigationBarNode("Users", displayMode: .large)
    change(&bar)
    return bar
  }

  private func height(_ view: ViewNode) throws -> Double {
    try arranged(view, on: PreviewCanvas(width: 390)).size.height
  }

  @Test func `a prompt and a search field make a bar higher`() throws {
    // UIKit's 30 points for a prompt, 52 for a field of 36.
    try #require(height(bar { $0.prompt = "Choose one" }.view) == 96 + 30)
    try #require(height(bar { $0.search = SearchFieldNode("Search") }.view) == 96 + 52)
  }

  @Test func `once content has scrolled, a large title is in the bar`() throws {
    try #require(height(bar { $0.isScrolled = true }.view) == 44)
  }

  @Test func `a toolbar is 44 points high, and its items are evenly apart`() throws {
    let bar = ToolbarNode([
      box(20, 20, id: "a"), box(30, 20, id: "b"), box(20, 20, id: "c"),
    ])
    try #require(height(bar.view) == 44)
    // 390 − 2 × 16 − 70 = 288, half of it on both sides of b.
    try #require(
      places(bar.view, on: PreviewCanvas(width: 390)) == """
        a 16,12 20×20
        b 180,12 30×20
        c 354,12 20×20
        """)
  }

  @Test func `items with a spacer among them are where it puts them`() throws {
    let bar = ToolbarNode([.spacer(minLength: 0), box(20, 20, id: "a")])
    try #require(places(bar.view, on: PreviewCanvas(width: 390)) == "a 354,12 20×20")
  }

  @Test func `a view is in the middle of a toolbar, and the items are at its edges`() throws {
    var bar = ToolbarNode([
      box(20, 20, id: "a"), box(30, 20, id: "b"), box(20, 20, id: "c"),
    ])
    bar.principal = box(50, 20, id: "middle")
    // Of three items two are before it, 16 apart; (390 − 50) / 2 = 170; 390 − 16 − 20 = 354.
    try #require(
      places(bar.view, on: PreviewCanvas(width: 390)) == """
        a 16,12 20×20
        b 52,12 30×20
        c 354,12 20×20
        middle 170,12 50×20
        """)
    // Or those before a spacer.
    bar.items = [.spacer(minLength: 0), box(20, 20, id: "a"), box(20, 20, id: "b")]
    // 354 − 16 − 20 = 318.
    try #require(
      places(bar.view, on: PreviewCanvas(width: 390)) == """
        a 318,12 20×20
        b 354,12 20×20
        middle 170,12 50×20
        """)
  }

  /// The first words of the commands, groups by what they do.
  private func kinds(_ view: ViewNode, _ canvas: PreviewCanvas? = nil) throws -> [String] {
    var canvas =
      canvas
      ?? PreviewCanvas(
        width: 100, height: .points(200), safeArea: EdgeInsets(top: 20, bottom: 10))
    canvas.isTransparent = true
    return try arranged(view, on: canvas).displayList.commands.compactMap { command in
      switch command {
      case .group(let group):
        if case .backdrop = group.effect, case .fill(let shape, _) = group.commands[0] {
          return "surface \(shape.bounds.minY)–\(shape.bounds.maxY)"
        }
        return "group"
      case .fill(.rect(let rect), .color(let color)) where color == RGBA(hex: 0xFF9500):
        return "colour \(rect.minY)–\(rect.maxY)"
      default: return nil
      }
    }
  }

  private func list(scrolled offset: Double) -> ViewNode {
    grid(items: 10, height: 30, offset: .point(Point(x: 0, y: offset))) { _ in
      .spacer(minLength: 0)
    }
  }

  @Test func `a visible background reaches under the status bar`() throws {
    let column = vstack(
      spacing: 0, bar { $0.background = .visible }.view, .spacer(minLength: 0))
    // From the top of the screen to 20 + 96.
    try #require(kinds(column) == ["surface 0.0–116.0"])
    let colored = vstack(
      spacing: 0, bar { $0.background = .color(.orange) }.view, .spacer(minLength: 0))
    try #require(kinds(colored) == ["colour 0.0–116.0"])
    let hidden = vstack(
      spacing: 0, bar { $0.background = .hidden }.view, .spacer(minLength: 0))
    try #require(kinds(hidden) == [])
  }

  @Test func `a bar has a background once content is under it`() throws {
    let top = bar { _ in }.view
    let rest = list(scrolled: 0).with(.safeAreaInset(.top, spacing: 0, top))
    try #require(!kinds(rest).contains { $0.hasPrefix("surface") })
    let moved = list(scrolled: 20).with(.safeAreaInset(.top, spacing: 0, top))
    try #require(kinds(moved).contains("surface 0.0–116.0"))
  }

  @Test func `a bar at the bottom has a background until the end is reached`() throws {
    let bottom = ToolbarNode([]).view
    let rest = list(scrolled: 0).with(.safeAreaInset(.bottom, spacing: 0, bottom))
    // 200 − 10 − 44 = 146, and to the screen's lower edge.
    try #require(kinds(rest).contains("surface 146.0–200.0"))
    // 300 points of content in 200 − 20 − 54 = 126.
    let end = list(scrolled: 174).with(.safeAreaInset(.bottom, spacing: 0, bottom))
    try #require(!kinds(end).contains { $0.hasPrefix("surface") })
  }

  // In 200 points the icon is from 88 to 112. The badge of a tab begins at 112 − 5.5 in looks before iOS 26; that of a bar's
  // item ends at 112 + 10. Of the two texts one is as wide as its badge is high, and the other one is wider.
  @Test(arguments: ["1", "1234"])
  func `an edge of a badge is at one place, however wide the badge is`(text: String) throws {
    func badge(in view: ViewNode) throws -> Rect {
      let commands = try arranged(view, on: PreviewCanvas(width: 200)).displayList.commands
      let badges = commands.compactMap { command -> Rect? in
        guard case .fill(.roundedRect(let rect, _), .color(let color)) = command,
          color == RGBA(hex: 0xFF3B30)
        else { return nil }
        return rect
      }
      return try #require(badges.first)
    }
    let tabs = TabBarNode([.init("Inbox", icon: box(24, 24), badge: text)])
    let item = box(24, 24).badgedInBar(text).with(.frame(FixedFrame(width: 200, height: 49)))
    let (tab, other) = (try badge(in: tabs.view), try badge(in: item))
    #expect(abs(tab.minX - 106.5) < 0.001, "\(tab)")
    #expect(abs(other.maxX - 122) < 0.001, "\(other)")
  }

  @Test func `a badge is at the symbol's corner`() throws {
    let items = [
      TabBarNode.Item("Home", icon: box(24, 24)),
      TabBarNode.Item("Inbox", icon: box(24, 24), badge: "1"),
    ]
    let commands = try arranged(TabBarNode(items).view, on: PreviewCanvas(width: 200))
      .displayList.commands
    let badges = commands.compactMap { command -> Rect? in
      guard case .fill(.roundedRect(let rect, _), .color(let color)) = command,
        color == RGBA(hex: 0xFF3B30)
      else { return nil }
      return rect
    }
    let badge = try #require(badges.first)
    // A digit is narrower than 18 points, and a line of 13 points lower.
    expect(badge.size, equals: Size(width: 18, height: 18))
    // The icon is in the middle of 100…200, from 138 to 162; its badge begins 5.5 before its end (docs/truth.md).
    #expect(abs(badge.minX - 156.5) < 0.001)
    #expect(
      commands.contains { command in
        if case .glyphRun(let run, _, _) = command { run.text == "1" } else { false }
      })
  }
}
