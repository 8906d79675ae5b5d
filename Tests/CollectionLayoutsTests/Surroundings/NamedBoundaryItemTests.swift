import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct NamedBoundaryItemTests {
  private static let insets = EdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)

  /// A view of a size at a place, from the start or the leading edge, 0, to the other end, 1.
  private func view(
    _ kind: String, _ width: Double, _ height: Double, along: Double = 0, across: Double = 0,
    extends: Bool = true, pins: Bool = false
  ) -> NamedBoundaryItem {
    NamedBoundaryItem(
      kind: kind, placeAlong: along,
      BoundaryItem(
        width: .absolute(width), height: .absolute(height), placeAcross: across,
        extendsBoundary: extends, pinToVisibleBounds: pins))
  }

  /// Sections of one group, 100 points high, with insets; 400 points wide.
  private func laid(
    _ items: [NamedBoundaryItem] = [], ofLayout layoutItems: [NamedBoundaryItem] = [],
    header: BoundaryItem? = nil, sections: Int = 1, axis: Axis = .vertical,
    direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    var layout = Compositional(
      group: axis == .vertical ? .row(.part(1)) : .points(100, 400, group: .part(1)),
      scrollDirection: axis, contentInsets: Self.insets, header: header)
    layout.boundaryItems = items
    layout.configuration.boundaryItems = layoutItems
    let section = LayoutSection(itemCount: 1, header: header == nil ? nil : .measured)
    return try lay(
      Array(repeating: section, count: sections), by: layout, width: 400, height: 400,
      direction: direction)
  }

  @Test func `views at one end share its band, which is as long as the longest`() throws {
    let laid = try laid([
      view("title", 200, 40), view("more", 60, 24, across: 1),
      view("note", 100, 10, along: 1, across: 0.5),
    ])
    // From 20 and to 400 − 20 across; the cell follows the band of 40 and the inset of 5.
    expect(laid.frames(of: .boundary("title")), equals: [Rect(x: 20, y: 0, width: 200, height: 40)])
    expect(laid.frames(of: .boundary("more")), equals: [Rect(x: 320, y: 0, width: 60, height: 24)])
    expect(laid.cellFrames, equals: [Rect(x: 20, y: 45, width: 360, height: 100)])
    // 45 + 100 + 15, and in the middle: (400 − 100) / 2.
    expect(
      laid.frames(of: .boundary("note")), equals: [Rect(x: 150, y: 160, width: 100, height: 10)])
    expect(laid.contentSize.height, equals: 170)
  }

  @Test func `a view at the side is over the middle of the groups, and extends nothing`() throws {
    let laid = try laid([view("title", 100, 40), view("tab", 30, 50, along: 0.5, across: 1)])
    // The groups with their insets are from 40 to 160: their middle is at 100.
    expect(laid.frames(of: .boundary("tab")), equals: [Rect(x: 350, y: 75, width: 30, height: 50)])
    expect(laid.contentSize.height, equals: 160)
  }

  @Test func `a part of the height of a view at the side is of the groups`() throws {
    let item = NamedBoundaryItem(
      kind: "tab", placeAlong: 0.5,
      BoundaryItem(width: .absolute(30), height: .fractionalHeight(0.5), placeAcross: 0))
    // 5 + 100 + 15 = 120.
    try #require(
      laid([item]).frames(of: .boundary("tab"))
        == [Rect(x: 20, y: 30, width: 30, height: 60)])
  }

  @Test(arguments: [400.0, .infinity])
  func `a part of the height of a view at the layout's side is of all sections`(
    height: Double
  ) throws {
    var layout = Compositional(
      group: .row(.part(1)), contentInsets: Self.insets)
    layout.configuration.boundaryItems = [
      view("banner", 400, 50),
      NamedBoundaryItem(
        kind: "index", placeAlong: 0.5,
        BoundaryItem(width: .absolute(30), height: .fractionalHeight(0.5), placeAcross: 1)),
    ]
    let section = LayoutSection(itemCount: 1)
    let laid = try lay([section, section, section], by: layout, width: 400, height: height)
    // Three sections of 5 + 100 + 15 after 50: from 50 to 410, with their middle at 230.
    expect(
      laid.frames(of: .layoutBoundary("index")),
      equals: [Rect(x: 370, y: 140, width: 30, height: 180)])
    expect(laid.contentSize.height, equals: 410)
  }

  @Test func `a view that extends no boundary is over the items`() throws {
    let laid = try laid([view("title", 200, 40, extends: false)])
    expect(laid.frames(of: .boundary("title")).map(\.minY), equals: [0])
    expect(laid.cellFrames.map(\.minY), equals: [5])
  }

  @Test func `views of one kind are numbered`() throws {
    let laid = try laid([view("tag", 50, 20), view("tag", 50, 20, across: 1)])
    #expect(
      (0..<3).map {
        laid.element(.boundary("tag"), at: ItemIndex(section: 0, item: $0))?.frame.minX
      } == [20, 330, nil])
  }

  @Test func `right to left mirrors the views`() throws {
    let laid = try laid(
      [view("title", 200, 40)], ofLayout: [view("banner", 100, 50)], direction: .rightToLeft)
    // 400 − 20 − 200, and 400 − 100.
    expect(laid.frames(of: .boundary("title")).map(\.minX), equals: [180])
    expect(laid.frames(of: .layoutBoundary("banner")).map(\.minX), equals: [300])
  }

  @Test func `views of the whole layout are before its first section and after its last`() throws {
    let laid = try laid(
      ofLayout: [view("banner", 400, 50), view("end", 400, 30, along: 1)], sections: 2)
    // Each section is 5 + 100 + 15 high.
    expect(laid.cellFrames.map(\.minY), equals: [55, 175])
    let banner = laid.frames(of: .layoutBoundary("banner"))
    expect(banner, equals: [Rect(x: 0, y: 0, width: 400, height: 50)])
    expect(laid.frames(of: .layoutBoundary("end")).map(\.minY), equals: [290])
    expect(laid.contentSize.height, equals: 320)
  }

  @Test func `a layout without sections has its own views`() throws {
    let laid = try laid(ofLayout: [view("banner", 400, 50)], sections: 0)
    expect(laid.elements.map(\.kind), equals: [.layoutBoundary("banner")])
    expect(laid.contentSize.height, equals: 50)
    expect(laid.elementCount, equals: 1)
  }

  @Test func `in content that runs sideways, the start is the leading edge`() throws {
    let laid = try laid(
      [view("title", 40, 100, across: 0)], ofLayout: [view("banner", 30, 400)], axis: .horizontal)
    // 30 for the layout's view, 40 for the section's, and the inset of 20.
    expect(laid.cellFrames.map(\.minX), equals: [90])
    expect(laid.frames(of: .boundary("title")), equals: [Rect(x: 30, y: 5, width: 40, height: 100)])
  }

  @Test func `pinned views of sections stay below those of the whole layout`() throws {
    let header = BoundaryItem(
      width: .fractionalWidth(1), height: .absolute(20), pinToVisibleBounds: true)
    let laid = try laid(
      [view("more", 60, 20, across: 1, pins: true)],
      ofLayout: [view("banner", 400, 50, pins: true)], header: header, sections: 2)
    // Sections are 140 high, from 50 and from 190. What is seen starts at 100: the banner is there,
    // and the first section's views are 50 below.
    let seen = laid.pinning([], in: Rect(x: 0, y: 100, width: 400, height: 200))
    expect(seen.frames(of: .layoutBoundary("banner")).map(\.minY), equals: [100])
    expect(seen.frames(of: .header).map(\.minY), equals: [150, 190])
    expect(seen.frames(of: .boundary("more")).map(\.minY), equals: [150, 190])
    // At 130, the first section's end, 190, pushes its views out: 190 − 20.
    let pushed = laid.pinning([], in: Rect(x: 0, y: 130, width: 400, height: 200))
    expect(pushed.frames(of: .header).map(\.minY), equals: [170, 190])
    expect(
      laid.pinnableElements([]).map(\.distance), equals: [50, 50, 50, 50, 0])
  }

  @Test func `a pinned footer of the whole layout is at the end of what is seen`() throws {
    let laid = try laid(
      ofLayout: [view("bar", 400, 30, along: 1, pins: true)], sections: 3)
    let seen = laid.pinning([], in: Rect(x: 0, y: 0, width: 400, height: 200))
    expect(seen.frames(of: .layoutBoundary("bar")).map(\.minY), equals: [170])
  }

  @Test func `a rect query has the views that a scan has`() throws {
    let laid = try laid(
      [view("title", 200, 40, pins: true), view("tab", 30, 50, along: 0.5)],
      ofLayout: [view("banner", 400, 50, pins: true)], sections: 4
    ).pinning([], in: Rect(x: 0, y: 90, width: 400, height: 300))
    for y in stride(from: -20.0, to: 600, by: 13) {
      let rect = Rect(x: 10, y: y, width: 25, height: 30)
      expect(laid.elements(in: rect), equals: laid.elements.filter { $0.frame.intersects(rect) })
    }
  }

  @Test func `names of kinds are read back`() {
    for kind in [ElementKind.boundary("title"), .layoutBoundary("banner")] {
      expect(ElementKind(rawValue: kind.rawValue), equals: kind)
    }
  }

  @Test func `goldens' settings know the views`() throws {
    var layout = Compositional(group: .row(.part(1)))
    layout.boundaryItems = [view("more", 60, 24, across: 1, pins: true)]
    layout.configuration.boundaryItems = [view("end", 400, 30, along: 1, extends: false)]
    let settings = layout.settings.map { "\($0.name) \($0.value)" }
    #expect(settings.contains { $0.contains("more 60 × 24 at start 1 pinned") })
    #expect(settings.contains { $0.contains("end 400 × 30 at end 0 over all") })
  }
}

extension CompositionalItem {
  /// A group of a size in points.
  fileprivate static func points(
    _ width: Double, _ height: Double, group subitem: CompositionalItem
  ) -> CompositionalItem {
    CompositionalItem(
      width: .absolute(width), height: .absolute(height),
      group: CompositionalGroup(axis: .horizontal, subitems: [subitem]))
  }
}
