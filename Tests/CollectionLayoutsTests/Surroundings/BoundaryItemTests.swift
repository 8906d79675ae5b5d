import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct BoundaryItemTests {
  private static let insets = EdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)

  /// A section of one group, 100 points high, with insets and a header; 400 points wide.
  private func laid(
    header: BoundaryItem? = nil, footer: BoundaryItem? = nil, follows: Bool = true,
    length: SupplementaryLength = .measured, sections: Int = 1, spacing: Double = 0,
    direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    let layout = Compositional(
      group: .row(.part(1)), contentInsets: Self.insets, header: header, footer: footer,
      supplementariesFollowContentInsets: follows, interSectionSpacing: spacing)
    let section = LayoutSection(
      itemCount: 1, header: header == nil ? nil : length, footer: footer == nil ? nil : length)
    return try lay(
      Array(repeating: section, count: sections), by: layout, width: 400, direction: direction
    ) { _, _, _ in Size(width: 50, height: 30) }
  }

  private static let wide = BoundaryItem(width: .fractionalWidth(1), height: .absolute(44))

  @Test func `a header is before the insets, and keeps those at the sides`() throws {
    let laid = try laid(header: Self.wide)
    expect(laid.frames(of: .header), equals: [Rect(x: 20, y: 0, width: 360, height: 44)])
    // 44 + 5, and at the end 100 + 15 more.
    expect(laid.cellFrames, equals: [Rect(x: 20, y: 49, width: 360, height: 100)])
    expect(laid.contentSize.height, equals: 164)
  }

  @Test func `a header need not follow the insets`() throws {
    let laid = try laid(header: Self.wide, follows: false)
    expect(laid.frames(of: .header), equals: [Rect(x: 0, y: 0, width: 400, height: 44)])
  }

  @Test func `a footer is after the insets`() throws {
    let laid = try laid(footer: Self.wide)
    // 5 + 100 + 15.
    expect(laid.frames(of: .footer), equals: [Rect(x: 20, y: 120, width: 360, height: 44)])
  }

  @Test func `a header is aligned across the content, and mirrored from right to left`() throws {
    let header = BoundaryItem(
      width: .absolute(100), height: .absolute(30), placeAcross: 0,
      absoluteOffset: Point(x: 7, y: -3))
    let found = try laid(header: header).frames(of: .header)
    expect(found, equals: [Rect(x: 27, y: -3, width: 100, height: 30)])
    // 400 − 27 − 100.
    let next = try laid(header: header, direction: .rightToLeft).frames(of: .header)
    expect(next, equals: [Rect(x: 273, y: -3, width: 100, height: 30)])
  }

  @Test func `an estimated header is measured`() throws {
    let header = BoundaryItem(width: .fractionalWidth(1), height: .estimated(44))
    let found = try laid(header: header).frames(of: .header)
    expect(found, equals: [Rect(x: 20, y: 0, width: 360, height: 30)])
  }

  @Test func `a section's own header height comes before the layout's`() throws {
    let laid = try laid(header: Self.wide, length: .fixed(60))
    expect(laid.frames(of: .header).map(\.height), equals: [60])
  }

  @Test func `a header that extends no boundary is over the items`() throws {
    var header = Self.wide
    header.extendsBoundary = false
    let laid = try laid(header: header)
    expect(laid.frames(of: .header), equals: [Rect(x: 20, y: 0, width: 360, height: 44)])
    expect(laid.cellFrames.map(\.minY), equals: [5])
  }

  @Test func `a pinned header stays in sight without the collection's sticky`() throws {
    var header = Self.wide
    header.pinToVisibleBounds = true
    let laid = try laid(header: header, sections: 2)
      .pinning([], in: Rect(x: 0, y: 80, width: 400, height: 200))
    expect(laid.frames(of: .header).map(\.minY), equals: [80, 164])
  }

  @Test func `sections are the layout's spacing apart`() throws {
    // 44 + 5 + 100 + 15 = 164, and 20.
    let laid = try laid(header: Self.wide, sections: 2, spacing: 20)
    expect(laid.frames(of: .header).map(\.minY), equals: [0, 184])
    expect(laid.contentSize.height, equals: 348)
  }
}
