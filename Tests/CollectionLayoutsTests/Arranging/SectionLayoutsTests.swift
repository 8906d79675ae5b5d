import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct SectionLayoutsTests {
  /// A list of two rows over a grid of three cells in two columns.
  private static let layout = List(rowHeight: 30).withSections([
    nil, Grid(columns: 2, spacing: 10),
  ])
  private static let sections = [
    LayoutSection(itemCount: 2),
    LayoutSection(
      itemCount: 3, insets: EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20),
      header: .fixed(25), itemHeight: .constant(40)),
  ]

  @Test func `each section has the frames of its own layout`() throws {
    let laid = try lay(Self.sections, by: Self.layout, width: 250)
    // The list ends at 60, the header at 85, its inset at 90; columns of (250 − 40 − 10) / 2 = 100.
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 250, height: 30), Rect(x: 0, y: 30, width: 250, height: 30),
        Rect(x: 20, y: 90, width: 100, height: 40), Rect(x: 130, y: 90, width: 100, height: 40),
        Rect(x: 20, y: 140, width: 100, height: 40),
      ])
    expect(laid.frames(of: .header), equals: [Rect(x: 0, y: 60, width: 250, height: 25)])
    expect(laid.contentSize, equals: Size(width: 250, height: 185))
  }

  @Test func `from right to left, each section is mirrored`() throws {
    let laid = try lay(Self.sections, by: Self.layout, width: 250, direction: .rightToLeft)
    expect(
      laid.cellFrames.map(\.minX), equals: [0, 0, 130, 20, 130])
  }

  @Test func `a header stays in sight within its section, whatever the layout before`() throws {
    let laid = try lay(Self.sections, by: Self.layout, width: 250)
      .pinning([.header], in: Rect(x: 0, y: 100, width: 250, height: 50))
    expect(laid.frames(of: .header), equals: [Rect(x: 0, y: 100, width: 250, height: 25)])
  }

  @Test func `the summary has what the sections share, and each section's own`() throws {
    let summary = try lay(Self.sections, by: Self.layout, width: 250).summary
    expect(summary.kind, equals: "sections")
    #expect(summary.columns == nil)
    expect(summary.rows, equals: 4)
    expect(summary.sections.map(\.kind), equals: ["list", "grid"])
    expect(summary.sections.map(\.columns), equals: [1, 2])
  }

  @Test func `the rule names each layout once, with its sections`() throws {
    let grid = Grid(columns: 2, spacing: 10)
    let layout = List(rowHeight: 30).withSections([nil, grid, nil, grid])
    let laid = try lay(
      Array(repeating: LayoutSection(itemCount: 1, itemHeight: .constant(40)), count: 4),
      by: layout, width: 250)
    expect(
      laid.rule.map(\.description),
      equals: [
        "sections 0 and 2: list, rows 30 high; sections 1 and 3: grid, 2 columns, gap 10"
      ])
  }

  @Test func `settings have the number of their section`() throws {
    let settings = try lay(Self.sections, by: Self.layout, width: 250).settings.map(\.name)
    expect(
      settings.prefix(6),
      equals: [
        "layout.0", "rowHeight.0", "separator.0", "layout.1", "rowSpacing.1", "columnSpacing.1",
      ])
  }

  @Test func `an item's explanation begins with its section's layout`() throws {
    let laid = try lay(Self.sections, by: Self.layout, width: 250)
    let steps = laid.explanation(ofItemAt: ItemIndex(section: 1, item: 1)).map(\.description)
    expect(steps.first, equals: "section 1 is placed by grid")
    // The section's items start at 90, its columns at 20.
    #expect(steps.contains("column 1 of 2: x = 20 + 1 × (100 + 10)"))
  }

  @Test func `the only section's own layout is the collection's`() throws {
    let layout = List().withSections([Grid(columns: 2, spacing: 10)])
    expect(layout.kind, equals: "grid")
  }

  @Test func `without layouts of sections' own, the collection's stays`() {
    expect(List().withSections([nil, nil]).kind, equals: "list")
  }

  @Test func `a section that runs across the others is noticed`() throws {
    let layout = List(rowHeight: 30).withSections([
      nil, Flow(scrollDirection: .horizontal),
    ])
    let laid = try lay(
      [LayoutSection(itemCount: 1), LayoutSection(itemCount: 1)], by: layout, width: 250)
    let problems = laid.notices.compactMap { section, notice -> String? in
      if case .own(let problem) = notice {
        "\(section): \(problem.kind) \(problem.words)"
      } else {
        nil
      }
    }
    expect(
      problems, equals: ["1: flow of section 1 runs sideways, and its collection scrolls downwards"]
    )
  }

  @Test func `a carousel that pages only alone is noticed among others`() throws {
    let carousel = Carousel(itemSize: Size(width: 50, height: 50), paging: .page)
    let layout = carousel.withSections([nil, Flow(scrollDirection: .horizontal)])
    let laid = try lay(
      [LayoutSection(itemCount: 1), LayoutSection(itemCount: 1)], by: layout, width: 250,
      height: 100)
    expect(laid.notices.map(\.section), equals: [0])
  }
}
