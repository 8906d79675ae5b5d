import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct MosaicTests {
  /// A mosaic whose units are 10 by 10, without space between them.
  private func places(
    _ count: Int, columns: Int = 3, pattern: [Mosaic.Span] = Mosaic.defaults.pattern,
    isDense: Bool = true, axis: Axis = .vertical
  ) throws -> [[Int]] {
    let layout = Mosaic(
      columns: columns, pattern: pattern, rowSpacing: 0, columnSpacing: 0, isDense: isDense,
      axis: axis)
    let length = Double(columns) * 10
    return try lay(
      [LayoutSection(itemCount: count)], by: layout,
      width: axis == .vertical ? length : .infinity, height: axis == .vertical ? .infinity : length
    ).cellFrames.map { [$0.minX, $0.minY, $0.width, $0.height].map { Int(($0 / 10).rounded()) } }
  }

  @Test func `large cells are at the one side and the other, and small ones beside and below`()
    throws
  {
    // L L 1    2 3 and 4 5 6 … of the pattern's first half are three full rows, as is the second.
    try #require(
      places(12) == [
        [0, 0, 2, 2], [2, 0, 1, 1], [2, 1, 1, 1], [0, 2, 1, 1], [1, 2, 1, 1], [2, 2, 1, 1],
        [0, 3, 1, 1], [1, 3, 2, 2], [0, 4, 1, 1], [0, 5, 1, 1], [1, 5, 1, 1], [2, 5, 1, 1],
      ])
  }

  @Test func `the pattern repeats below itself`() throws {
    let places = try places(30)
    expect(places[12], equals: [0, 6, 2, 2])
    expect(places[19], equals: [1, 9, 2, 2])
    expect(places[24], equals: [0, 12, 2, 2])
    expect(places[29], equals: [2, 14, 1, 1])
  }

  @Test func `a small cell fills the gap that a large one left`() throws {
    // Of two columns, 1 × 1 leaves one that 2 × 1 does not fit in; the third goes there.
    let pattern = [Mosaic.Span.square(1), Mosaic.Span(columns: 2, rows: 1), .square(1)]
    try #require(
      places(3, columns: 2, pattern: pattern) == [[0, 0, 1, 1], [0, 1, 2, 1], [1, 0, 1, 1]])
    try #require(
      places(3, columns: 2, pattern: pattern, isDense: false)
        == [[0, 0, 1, 1], [0, 1, 2, 1], [0, 2, 1, 1]])
  }

  @Test func `a mosaic that is not dense goes on in its row beside a high cell`() throws {
    // The high cell is in column 0; the next cells are beside it, row by row.
    let pattern = [Mosaic.Span(columns: 1, rows: 2), .square(1), .square(1), .square(1)]
    try #require(
      places(4, columns: 2, pattern: pattern, isDense: false)
        == [[0, 0, 1, 2], [1, 0, 1, 1], [1, 1, 1, 1], [0, 2, 1, 1]])
  }

  @Test func `a cell is no wider than the mosaic`() throws {
    try #require(
      places(2, columns: 2, pattern: [Mosaic.Span(columns: 5, rows: 1)])
        == [[0, 0, 2, 1], [0, 1, 2, 1]])
  }

  @Test func `a sideways mosaic fills column after column`() throws {
    let pattern = [Mosaic.Span.square(2), .square(1), .square(1)]
    try #require(
      places(4, pattern: pattern, axis: .horizontal)
        == [[0, 0, 2, 2], [0, 2, 1, 1], [1, 2, 1, 1], [2, 0, 2, 2]])
  }

  @Test func `units share the width, and cells cover the space between their units`() throws {
    // (100 − 2 × 5) / 3 = 30; two and their space are 65.
    let layout = Mosaic(
      pattern: [.square(2), .square(1)], rowSpacing: 4, columnSpacing: 5, cellAspectRatio: 1.5)
    try #require(
      lay([LayoutSection(itemCount: 2)], by: layout, width: 100).cellFrames == [
        Rect(x: 0, y: 0, width: 65, height: 44), Rect(x: 70, y: 0, width: 30, height: 20),
      ])
  }

  @Test func `a section's spans and columns take the place of the layout's`() throws {
    var section = LayoutSection(itemCount: 3, columns: 4, itemSpan: .each([2, .max, 1]))
    section.itemRowSpan = .each([1, 1, 2])
    let layout = Mosaic(rowSpacing: 0, columnSpacing: 0)
    try #require(
      lay([section], by: layout, width: 40).cellFrames == [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 0, y: 10, width: 40, height: 10),
        Rect(x: 0, y: 20, width: 10, height: 20),
      ])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `cells are where a search of the whole grid puts them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...7, using: &generator)
    let isDense = seed % 2 == 0
    let spans = (0..<60).map { _ in
      Mosaic.Span(
        columns: .random(in: 1...4, using: &generator), rows: .random(in: 1...4, using: &generator))
    }
    let places = try places(60, columns: columns, pattern: spans, isDense: isDense)
    expect(places, equals: searched(spans, columns: columns, isDense: isDense))
  }

  /// CSS grid's automatic placement, by a look at every unit.
  private func searched(_ spans: [Mosaic.Span], columns: Int, isDense: Bool) -> [[Int]] {
    var taken: Set<[Int]> = []
    var cursor = 0
    return spans.map { span in
      let width = min(span.columns, columns)
      func units(_ place: Int) -> [[Int]] {
        let (row, column) = place.quotientAndRemainder(dividingBy: columns)
        return (row..<row + span.rows).flatMap { y in (column..<column + width).map { [$0, y] } }
      }
      var place = isDense ? 0 : cursor
      while place % columns + width > columns || units(place).contains(where: taken.contains) {
        place += 1
      }
      taken.formUnion(units(place))
      cursor = place
      return [place % columns, place / columns, width, span.rows]
    }
  }

  @Test func `a pattern that ends evenly has the frames of one that was laid out whole`() throws {
    // The last item differs, so that the pattern of 40 is not even.
    let pattern = Mosaic.defaults.pattern
    let long = (0..<4).flatMap { _ in pattern } + [.square(1), .square(2)]
    let whole = try places(50, pattern: long)
    try #require(places(48) == Array(whole.prefix(48)))
  }

  @Test func `a million cells of a pattern are laid out, and few are looked at`() throws {
    let laid = try lay([LayoutSection(itemCount: 1_000_000)], by: Mosaic(), width: 394)
    // 12 items are 6 rows of 130 + 2: 83,333 times, and 4 more of which the last is in the third row.
    expect(laid.contentSize.height, equals: Double(83_333 * 6 + 3) * 132 - 2)
    expect(laid.elements(in: Rect(x: 0, y: 132 * 6000, width: 394, height: 262)).count, equals: 3)
  }

  @Test func `a hundred thousand cells of any size are laid out`() throws {
    let count = 100_000
    var section = LayoutSection(itemCount: count, itemSpan: .each((0..<count).map { $0 % 5 + 1 }))
    section.itemRowSpan = .each((0..<count).map { $0 % 7 + 1 })
    let laid = try lay([section], by: Mosaic(columns: 12), width: 390)
    expect(laid.cellFrames.count, equals: count)
  }

  @Test func `an item's explanation has its units and why they are there`() throws {
    let laid = try lay([LayoutSection(itemCount: 8)], by: Mosaic(), width: 394)
    expect(
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: 7)).map(\.description),
      equals: [
        "column 1 of 3: x = 0 + 1 × (130 + 2)", "row 3 of 5: y = 0 + 3 × (130 + 2)",
        "2 × 2 units: item 7 is number 7 of a pattern of 12", "the first place with room for it",
        "width = 2 × 130 + 1 × 2", "height = 2 × 130 + 1 × 2",
      ])
    expect(laid.rule.map(\.description), equals: ["3 columns", "gap 2", "dense"])
  }

  @Test func `more columns than a mosaic can have are noticed`() throws {
    let laid = try lay([LayoutSection(itemCount: 1, columns: 500)], by: Mosaic(), width: 1000)
    let words = laid.notices.compactMap { _, notice -> String? in
      if case .own(let problem) = notice { problem.words } else { nil }
    }
    expect(words, equals: ["has 500 columns and takes at most 128"])
  }
}
