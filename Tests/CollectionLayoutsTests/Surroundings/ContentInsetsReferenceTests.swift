import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct ContentInsetsReferenceTests {
  /// A section of one group with insets of 10, in a container with safe areas of 44 and 30 points at
  /// its sides.
  private func laid(
    _ reference: ContentInsetsReference, shared: ContentInsetsReference = .automatic,
    supplementaries: ContentInsetsReference = .automatic, follows: Bool = true,
    width: Double = 800, screen: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    var layout = Compositional(
      group: .row(.part(1)), contentInsets: EdgeInsets(10),
      header: BoundaryItem(width: .fractionalWidth(1), height: .absolute(20)),
      supplementariesFollowContentInsets: follows)
    layout.contentInsetsReference = reference
    layout.supplementaryContentInsetsReference = supplementaries
    layout.configuration.contentInsetsReference = shared
    return try arrange(
      layout, sections: [LayoutSection(itemCount: 1, header: .measured)],
      in: LayoutContainer(
        size: Size(width: width, height: 400), layoutDirection: direction,
        margins: ContainerMargins(
          safeArea: EdgeInsets(top: 20, leading: 44, bottom: 20, trailing: 30),
          screenWidth: screen))
    ) { _, _, _ in .zero }
  }

  /// Where the only cell starts, and its width.
  private func cell(_ laid: CollectionArrangement) -> [Double] {
    laid.cellFrames.flatMap { [$0.minX, $0.width] }
  }

  @Test func `without a reference, insets are counted from the container's edges`() throws {
    try #require(cell(laid(.none)) == [10, 780])
  }

  @Test func `the safe area is added to the insets at the sides`() throws {
    // 44 + 10, and 800 − 44 − 30 − 20.
    try #require(cell(laid(.safeArea)) == [54, 706])
    try #require(cell(laid(.safeArea, direction: .rightToLeft)) == [40, 706])
  }

  @Test func `what is above and below counts for nothing: content scrolls there`() throws {
    try #require(laid(.safeArea).cellFrames.map(\.minY) == [30])
  }

  @Test func `layout margins are 20 points inside of the safe area, and 16 on small phones`() throws
  {
    // 44 + 20 + 10, and 800 − 44 − 30 − 40 − 20.
    try #require(cell(laid(.layoutMargins)) == [74, 666])
    // 44 + 16 + 10, and 800 − 44 − 30 − 32 − 20.
    try #require(cell(laid(.layoutMargins, screen: 393)) == [70, 674])
  }

  @Test func `readable content is 672 points wide at most, in the middle of the margins`() throws {
    // Of 1000 points, 44 + 20 and 30 + 20 are margins: 886 are left, 214 too many. 64 + 107 + 10.
    try #require(cell(laid(.readableContent, width: 1000)) == [181, 652])
    // 686 fit between the margins of 800 points: 14 too many.
    try #require(cell(laid(.readableContent)) == [81, 652])
    try #require(cell(laid(.readableContent, width: 700)) == [74, 566])
  }

  @Test func `automatic is what the configuration has, and that is the safe area`() throws {
    try #require(cell(laid(.automatic)) == [54, 706])
    try #require(cell(laid(.automatic, shared: .none)) == [10, 780])
    try #require(cell(laid(.automatic, shared: .layoutMargins)) == [74, 666])
    try #require(cell(laid(.none, shared: .layoutMargins)) == [10, 780])
  }

  @Test func `headers keep what their section keeps, or their own reference`() throws {
    func header(_ laid: CollectionArrangement) -> [Double] {
      laid.frames(of: .header).flatMap { [$0.minX, $0.width] }
    }
    try #require(header(laid(.safeArea)) == [54, 706])
    try #require(header(laid(.safeArea, supplementaries: .none)) == [10, 780])
    try #require(header(laid(.safeArea, follows: false)) == [0, 800])
    // 44, and 800 − 44 − 30.
    try #require(
      header(laid(.none, supplementaries: .safeArea, follows: false)) == [44, 726])
  }

  @Test func `a section that scrolls sideways starts after its reference, and is seen before it`()
    throws
  {
    let group = CompositionalItem(
      width: .absolute(300), height: .absolute(100),
      group: CompositionalGroup(axis: .horizontal, subitems: [.part(1)]))
    var layout = Compositional(
      group: group, interGroupSpacing: 10,
      orthogonal: OrthogonalScrolling(.groupPaging, offset: .group(1)))
    layout.contentInsetsReference = .layoutMargins
    let laid = try lay([LayoutSection(itemCount: 6)], by: layout, width: 400)
    // The second group is 20 after the edge; the first one ends at 10 and is still seen.
    expect(laid.cellFrames.prefix(3).map(\.minX), equals: [-290, 20, 330])
    expect(laid.visibleItems(ofSection: 0), equals: [0, 1, 2])
  }
}
