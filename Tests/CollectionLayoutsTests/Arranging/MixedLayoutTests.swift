import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Walls, waterfalls and mosaics as sections beside a compositional one.
struct MixedLayoutTests {
  private static let layout = Compositional(
    group: CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(50),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [CompositionalItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))]))
  ).withSections([
    nil, Justified(targetRowHeight: 100, rowSpacing: 0, columnSpacing: 0), Waterfall(columns: 2),
    Mosaic(rowSpacing: 0, columnSpacing: 0),
  ])

  private static let sections = [
    LayoutSection(itemCount: 2, header: .fixed(20)),
    LayoutSection(
      itemCount: 3, insets: EdgeInsets(top: 5, bottom: 5), header: .fixed(20), footer: .fixed(10),
      itemAspectRatio: .constant(1)),
    LayoutSection(itemCount: 3, header: .fixed(20), itemHeight: .each([30, 40, 20])),
    LayoutSection(itemCount: 1, header: .fixed(20)),
  ]

  private func laid() throws -> CollectionArrangement {
    try lay(Self.sections, by: Self.layout, width: 300)
  }

  @Test func `sections of all layouts follow each other`() throws {
    let laid = try laid()
    // Headers of 20; the wall is 100 high between insets of 5 and a footer of 10, from 70 on.
    expect(laid.frames(of: .header).map(\.minY), equals: [0, 70, 210, 280])
    expect(laid.frames(of: .footer).map(\.minY), equals: [200])
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 20, width: 150, height: 50), Rect(x: 150, y: 20, width: 150, height: 50),
        Rect(x: 0, y: 95, width: 100, height: 100), Rect(x: 100, y: 95, width: 100, height: 100),
        Rect(x: 200, y: 95, width: 100, height: 100), Rect(x: 0, y: 230, width: 150, height: 30),
        Rect(x: 150, y: 230, width: 150, height: 40), Rect(x: 0, y: 260, width: 150, height: 20),
        Rect(x: 0, y: 300, width: 200, height: 200),
      ])
    expect(laid.contentSize, equals: Size(width: 300, height: 500))
  }

  @Test(
    arguments: [
      // The first header is pushed by the second at 70, the second by its footer at 200.
      (60.0, [50.0, 70, 210, 280]), (100, [50, 100, 210, 280]), (190, [50, 180, 210, 280]),
      (265, [50, 180, 260, 280]), (400, [50, 180, 260, 400]),
    ] as [(Double, [Double])])
  func `headers push each other, whatever their sections' layouts are`(
    top: Double, headers: [Double]
  ) throws {
    let visible = Rect(x: 0, y: top, width: 300, height: 90)
    try #require(laid().pinning([.header], in: visible).frames(of: .header).map(\.minY) == headers)
  }

  @Test func `the rule has each layout's own`() throws {
    let rule = try laid().rule.map(\.description).joined()
    #expect(
      rule.hasSuffix(
        "; section 1: justified, rows 100 high ± 25 %, gap 0; section 2: waterfall, 2 columns, gap 0, "
          + "shortest column first; section 3: mosaic, 3 columns, gap 0, dense"))
  }

  @Test func `an explanation is in the content's coordinates`() throws {
    let steps = try laid().explanation(ofItemAt: ItemIndex(section: 1, item: 1))
      .map(\.description)
    expect(
      steps.prefix(2),
      equals: ["section 1 is placed by justified", "row 0 holds items 0 to 2, 0 apart"])
    #expect(steps.contains("y = 95"))
  }

  @Test func `a sideways waterfall among sections that follow downwards is noticed`() throws {
    let layout = List().withSections([nil, Waterfall(columns: 2, axis: .horizontal)])
    let laid = try lay(
      [LayoutSection(itemCount: 1, itemHeight: .constant(10)), LayoutSection(itemCount: 0)],
      by: layout, width: 300)
    let words = laid.notices.compactMap { _, notice -> String? in
      if case .own(let problem) = notice { "\(problem.kind) \(problem.words)" } else { nil }
    }
    expect(
      words, equals: ["waterfall of section 1 runs sideways, and its collection scrolls downwards"])
  }
}
