import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// A layout of a user's own has around its sections what the library's layouts have.
@Suite struct OwnConfigurationTests {
  /// Rows of 20 points, 5 apart.
  private struct Rows: CollectionLayout {
    let kind = "rows"
    var sectionConfiguration = SectionConfiguration()
    var configuration = CollectionConfiguration()
    var interSectionSpacing = 0.0
    var hasCard = false

    func arrange(
      _ section: LayoutSection, in space: SectionSpace,
      measure: (Int, ProposedSize) throws -> Size
    ) -> SectionArrangement {
      let frames = (0..<section.itemCount).map { item in
        Rect(x: 0, y: Double(item) * 25, width: space.size.width, height: 20)
      }
      return SectionArrangement(
        frames: frames,
        size: Size(width: space.size.width, height: Double(section.itemCount) * 25 - 5))
    }

    func background(behind arrangement: SectionArrangement) -> Rect? {
      guard hasCard else { return nil }
      return arrangement.frame(at: 0).union(arrangement.frame(at: arrangement.itemCount - 1))
        .inset(by: -4)
    }
  }

  /// Four rows are 4 × 25 − 5 = 95 high, and with the header 125.
  private static let section = LayoutSection(itemCount: 4, header: .measured)

  private static let header = BoundaryItem(
    width: .fractionalWidth(0.5), height: .absolute(30), placeAcross: 0, pinToVisibleBounds: true)

  @Test func `a header has its place and stays in sight within its section`() throws {
    let layout = Rows(sectionConfiguration: SectionConfiguration(header: Self.header))
    let laid = try lay([Self.section, Self.section], by: layout, width: 200)
    expect(
      laid.frames(of: .header),
      equals: [
        Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 0, y: 125, width: 100, height: 30),
      ])
    expect(laid.pinnedKinds, equals: [.header])
    // At 50 it is at the start of what is seen; at 110 its section pushes it to 125 − 30 = 95.
    for (seen, pinned) in [(50.0, 50.0), (110, 95)] {
      let pinning = laid.pinning([], in: Rect(x: 0, y: seen, width: 200, height: 60))
      expect(pinning.frames(of: .header).map(\.minY), equals: [pinned, 125])
    }
  }

  @Test func `a header without a place of its own is pinned by its kind`() throws {
    let layout = Rows(sectionConfiguration: SectionConfiguration(pinnedKinds: [.header]))
    var section = Self.section
    section.header = .fixed(30)
    let laid = try lay([section], by: layout, width: 200)
      .pinning([], in: Rect(x: 0, y: 50, width: 200, height: 60))
    expect(laid.frames(of: .header), equals: [Rect(x: 0, y: 50, width: 200, height: 30)])
  }

  @Test func `decorations are under all else of a section, the lowest first`() throws {
    let layout = Rows(
      sectionConfiguration: SectionConfiguration(
        header: Self.header,
        decorationItems: [
          DecorationItem(kind: "line", zIndex: 1),
          DecorationItem(
            kind: "card", contentInsets: EdgeInsets(top: 30, leading: 8, bottom: 0, trailing: 8)),
        ]))
    let laid = try lay([Self.section], by: layout, width: 200)
    // 200 − 2 × 8 wide, and 125 − 30 high below the header.
    expect(
      laid.frames(of: .decoration("card")), equals: [Rect(x: 8, y: 30, width: 184, height: 95)])
    expect(
      laid.elements.map(\.kind).prefix(3),
      equals: [.decoration("card"), .decoration("line"), .header])
  }

  @Test func `a card is where the layout has it, in the section's coordinates`() throws {
    var section = LayoutSection(
      itemCount: 2, insets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    section.hasBackground = true
    let laid = try lay([section], by: Rows(hasCard: true), width: 200)
    // The rows are 180 wide and 45 high at 10, 10; the card is 4 points larger on each side.
    expect(laid.frames(of: .background), equals: [Rect(x: 6, y: 6, width: 188, height: 53)])
  }

  @Test func `views at a section's edges keep its insets, and share the header's band`() throws {
    let more = NamedBoundaryItem(
      kind: "more", placeAlong: 0,
      BoundaryItem(width: .absolute(40), height: .absolute(36), placeAcross: 1))
    var configuration = SectionConfiguration(header: Self.header, boundaryItems: [more])
    configuration.supplementaryInsets = EdgeInsets(leading: 10, trailing: 20)
    let laid = try lay(
      [Self.section], by: Rows(sectionConfiguration: configuration), width: 200)
    // Half of 200 − 10 − 20 = 170, from 10 on; the other ends at 200 − 20.
    expect(laid.frames(of: .header), equals: [Rect(x: 10, y: 0, width: 85, height: 30)])
    expect(laid.frames(of: .boundary("more")), equals: [Rect(x: 140, y: 0, width: 40, height: 36)])
    // The band is as high as the higher of both.
    expect(laid.cellFrames.map(\.minY), equals: [36, 61, 86, 111])
  }

  @Test func `a header is over the cells that it overlaps where the layout orders views`() throws {
    let header = BoundaryItem(
      width: .fractionalWidth(1), height: .absolute(30), extendsBoundary: false)
    var configuration = SectionConfiguration(header: header)
    func kinds() throws -> [ElementKind] {
      let laid = try lay(
        [LayoutSection(itemCount: 1, header: .measured)],
        by: Rows(sectionConfiguration: configuration), width: 200)
      return laid.inDrawingOrder(laid.elements).map(\.kind)
    }
    try #require(kinds() == [.header, .cell])
    configuration.ordersByZIndex = true
    try #require(kinds() == [.cell, .header])
  }

  @Test func `a collection has views around all sections, and space between them`() throws {
    let banner = NamedBoundaryItem(
      kind: "banner", placeAlong: 0,
      BoundaryItem(width: .fractionalWidth(1), height: .absolute(50)))
    let layout = Rows(
      configuration: CollectionConfiguration(boundaryItems: [banner]), interSectionSpacing: 12)
    let section = LayoutSection(itemCount: 1)
    let laid = try lay([section, section], by: layout, width: 200)
    expect(
      laid.frames(of: .layoutBoundary("banner")), equals: [Rect(x: 0, y: 0, width: 200, height: 50)]
    )
    // 50, and 50 + 20 + 12.
    expect(laid.cellFrames.map(\.minY), equals: [50, 82])
    // The only section's own layout with the same configuration is the collection's.
    expect(layout.withSections([layout]).kind, equals: "rows")
    // Around sections with layouts of their own, these are the shared layout's.
    for own in [[nil, Grid(columns: 1)], [Rows()]] as [[(any CollectionLayout)?]] {
      var sections = Array(repeating: section, count: own.count)
      sections[own.count - 1].itemHeight = .constant(20)
      let mixed = try lay(sections, by: layout.withSections(own), width: 200)
      expect(mixed.cellFrames.map(\.minY), equals: Array([50, 82].prefix(own.count)))
    }
  }

  @Test func `sections with layouts of their own keep what these have around them`() throws {
    let rows = Rows(sectionConfiguration: SectionConfiguration(header: Self.header))
    let laid = try lay(
      [LayoutSection(itemCount: 1, itemHeight: .constant(40)), Self.section],
      by: Grid(columns: 1).withSections([nil, rows]), width: 200
    ).pinning([], in: Rect(x: 0, y: 60, width: 200, height: 50))
    expect(laid.frames(of: .header), equals: [Rect(x: 0, y: 60, width: 100, height: 30)])
  }

  @Test func `insets are counted from what the section names`() throws {
    struct Inset: CollectionLayout {
      let kind = "inset"
      var sectionConfiguration: SectionConfiguration {
        var section = SectionConfiguration()
        section.contentInsetsReference = .layoutMargins
        return section
      }
      func arrange(
        _ section: LayoutSection, in space: SectionSpace,
        measure: (Int, ProposedSize) throws -> Size
      ) -> SectionArrangement {
        let width = space.size.width - space.margins.horizontal
        return SectionArrangement(
          frames: [Rect(x: space.margins.leading, y: 0, width: width, height: 20)],
          size: Size(width: space.size.width, height: 20))
      }
    }
    #expect(Inset().readsMargins(ofSections: 1))
    #expect(!Rows().readsMargins(ofSections: 1))
    let laid = try arrange(
      Inset(), sections: [LayoutSection(itemCount: 1)],
      in: LayoutContainer(
        size: Size(width: 390, height: 800),
        margins: ContainerMargins(safeArea: EdgeInsets(leading: 44)))
    ) { _, _, _ in .zero }
    // A phone's margins are 16: 44 + 16 = 60 at the left, and 390 − 60 − 16 is left.
    expect(laid.cellFrames, equals: [Rect(x: 60, y: 0, width: 314, height: 20)])
  }
}

/// A layout of a user's own looks like a list by naming one.
@Suite struct OwnListTests {
  /// Rows of 20 points in a list.
  private struct Entries: CollectionLayout {
    let kind = "entries"
    let listConfiguration: ListConfiguration?

    func arrange(
      _ section: LayoutSection, in space: SectionSpace,
      measure: (Int, ProposedSize) throws -> Size
    ) -> SectionArrangement {
      let frames = (0..<section.itemCount).map { item in
        Rect(x: 16, y: Double(item) * 20, width: space.size.width - 32, height: 20)
      }
      return SectionArrangement(
        frames: frames,
        size: Size(width: space.size.width, height: Double(section.itemCount) * 20))
    }
  }

  @Test func `a card is under its rows, without the one that is a header`() throws {
    let layout = Entries(
      listConfiguration: ListConfiguration(
        appearance: .insetGrouped, headerMode: .firstItemInSection))
    var section = LayoutSection(itemCount: 3)
    section.hasBackground = true
    let laid = try lay([section], by: layout, width: 200)
    // Of rows at 0, 20 and 40, the last two.
    expect(laid.frames(of: .background), equals: [Rect(x: 16, y: 20, width: 168, height: 40)])
  }

  // A plain list has a line under its last row, too (iOS 18: the case `list-plain` of the truth suite).
  @Test func `lines are under its rows`() {
    let section = LayoutSection(itemCount: 3)
    let layout = Entries(listConfiguration: ListConfiguration(appearance: .plain))
    #expect(
      (0..<3).map { layout.separator(after: $0, in: section) }
        == [.followingText, .followingText, .followingText])
  }

  @Test func `headers of a plain list stay in sight`() throws {
    for (appearance, pinned) in [(ListAppearance.plain, [ElementKind.header]), (.grouped, [])] {
      let layout = Entries(listConfiguration: ListConfiguration(appearance: appearance))
      let laid = try lay([LayoutSection(itemCount: 3, header: .fixed(30))], by: layout, width: 200)
      expect(laid.pinnedKinds, equals: Set(pinned))
    }
  }
}

/// Sections of a user's own layout scroll across the collection's axis.
@Suite struct OwnScrollingTests {
  /// Cards of 100 × 20, 10 apart, side by side, with a price at each one's corner.
  private struct Cards: CollectionLayout {
    let kind = "cards"
    var scrolling = OrthogonalScrolling(.groupPaging)

    func arrange(
      _ section: LayoutSection, in space: SectionSpace,
      measure: (Int, ProposedSize) throws -> Size
    ) -> SectionArrangement {
      let groups = Tracks.uniform(count: section.itemCount, length: 100, spacing: 10)
      let frames = (0..<section.itemCount).map { item in
        Rect(x: groups.start(item), y: 0, width: 100, height: 20)
      }
      return SectionArrangement(frames: frames, size: Size(width: groups.end, height: 20))
        .adding(
          frames.enumerated().map { item, frame in
            SupplementaryView(
              kind: "price", item: item,
              frame: Rect(x: frame.maxX - 10, y: 0, width: 10, height: 10))
          }
        )
        .scrolled(
          by: scrolling, along: .horizontal, over: groups,
          firstItems: Array(0..<section.itemCount), in: space)
    }

    func scrolled(to offset: OrthogonalScrolling.Offset) -> Cards? {
      Cards(scrolling: OrthogonalScrolling(scrolling.behavior, offset: offset))
    }
  }

  /// Five cards are 5 × 110 − 10 = 540 wide.
  private func laid(_ layout: any CollectionLayout) throws -> CollectionArrangement {
    try lay([LayoutSection(itemCount: 5)], by: layout, width: 250)
  }

  @Test func `a section rests at a group, and is cut at its edges`() throws {
    let layout = try #require(Cards().scrolled(to: .item(2)))
    let laid = try laid(layout)
    // Card 2 starts at 220, of which 540 − 250 = 290 is the most that may be seen from.
    expect(laid.cellFrames.map(\.minX), equals: [-220, -110, 0, 110, 220])
    expect(laid.frames(of: .supplementary("price")).map(\.minX), equals: [-130, -20, 90, 200, 310])
    expect(laid.clip(ofSection: 0), equals: Rect(x: 0, y: 0, width: 250, height: 20))
    expect(laid.contentSize, equals: Size(width: 250, height: 20))
    let scrolling = try #require(laid.scrolling(ofSection: 0))
    expect(scrolling.currentItem, equals: 2)
    expect(scrolling.last, equals: 290)
    // At 0, 110 and 220, and at the content's end.
    expect(scrolling.pageCount, equals: 4)
  }

  @Test func `a section that is being moved is wherever it is moved to`() throws {
    let laid = try laid(Cards().scrolling(sections: [0: 35], of: 1))
    expect(laid.cellFrames.first?.minX, equals: -35)
  }

  @Test func `a section is not scrolled by a layout that cannot`() throws {
    #expect(Grid(columns: 1).scrolled(to: .points(10)) == nil)
  }
}

/// Scrolling of a user's own layout by a rule.
@Suite struct OwnScrollRuleTests {
  /// Cells that repeat themselves after 100 points.
  private struct Ring: CollectionLayout {
    let kind = "ring"
    let scrollAxis = Axis.horizontal

    func arrange(
      _ section: LayoutSection, in space: SectionSpace,
      measure: (Int, ProposedSize) throws -> Size
    ) -> SectionArrangement {
      SectionArrangement(frames: [], size: .zero)
    }

    func restingOffset(in viewport: LayoutViewport) -> Double { 50 }

    func scrollRule(in viewport: LayoutViewport) -> ScrollRule? {
      ScrollRule(loop: ScrollRule.Loop(length: 100, middle: 500))
    }

    func notices(asSection index: Int) -> [LayoutNotice] {
      [.own(LayoutProblem(of: kind, "of section \(index) ends beside other sections"))]
    }
  }

  @Test func `content without end is seen near its middle while it is moved`() {
    // 730 is 230 from the middle, which is 30 more than two lengths; 450 is near it.
    let offsets = [730.0, 450].map { offset in
      Ring().movingOffset(
        in: LayoutViewport(offset: offset, length: 100, contentLength: 1000, itemCount: 10))
    }
    expect(offsets, equals: [530, 450])
  }

  @Test func `a layout warns of what it does not do beside other sections`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 1), LayoutSection(itemCount: 1)],
      by: Ring().withSections([nil, Flow(scrollDirection: .horizontal)]), width: 250, height: 100)
    expect(
      laid.notices.map(\.notice),
      equals: [
        .own(LayoutProblem(of: "ring", "of section 0 ends beside other sections"))
      ])
  }
}
