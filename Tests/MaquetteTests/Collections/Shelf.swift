import Maquette

/// Two rows of items of one size that are filled column by column and scroll to the side, a column
/// at a time.
///
/// It is not one of the library's layouts, and has all that a layout can have: each of its abilities
/// is here, and nowhere else.
struct Shelf: CollectionLayout {
  let itemSize: Size
  let spacing: Double

  var kind: String { "shelf" }
  var scrollAxis: Axis { .horizontal }

  /// The distance from one column to the next.
  private var pitch: Double { itemSize.width + spacing }

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) -> SectionArrangement {
    let columns = (section.itemCount + 1) / 2
    let lines = Tracks.uniform(count: columns, length: itemSize.width, spacing: spacing)
    let places = Tracks.uniform(count: 2, length: itemSize.height, spacing: spacing)
    return SectionArrangement(
      itemCount: section.itemCount, linesAlong: .horizontal, lines: lines, places: places,
      size: Size(width: lines.end, height: places.end), columns: columns, cellSize: itemSize)
  }

  func summary(of sections: [SectionArrangement]) -> LayoutSummary {
    LayoutSummary(
      kind: kind, columns: sections.compactMap(\.columns).max(), rows: 2, cellSize: itemSize)
  }

  func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    LayoutPhrase.columns(sections) + ["two rows", "gap \(length: spacing)"]
  }

  func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let row = item.isMultiple(of: 2) ? "upper" : "lower"
    return arrangement.tracks(of: item) + ["the \(row) row, as \(item) mod 2 = \(item % 2)"]
  }

  func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsLonger(than: space.size.height, along: .vertical)].compactMap { $0 }
  }

  func restingOffset(in viewport: LayoutViewport) -> Double {
    let last = max(0, viewport.contentLength - viewport.length)
    return min(stop(near: viewport.offset) * pitch, last)
  }

  func explanation(ofRestIn viewport: LayoutViewport) -> [LayoutPhrase] {
    let column = stop(near: viewport.offset)
    let offset = LengthExpression(column) * LengthExpression(pitch)
    return ["stopped at column \(Int(column)): \(equation: "offset", offset)"]
  }

  func notices(aboutScrollingIn viewport: LayoutViewport) -> [LayoutNotice] {
    guard viewport.length < itemSize.width else { return [] }
    return [.own(LayoutProblem(of: kind, "shows no whole item", suggestion: "make it wider"))]
  }

  func currentItem(in viewport: LayoutViewport) -> Int? {
    let item = Int(stop(near: viewport.offset - viewport.itemsStart)) * 2
    return item < viewport.itemCount ? item : nil
  }

  func effect(on cell: Rect, in viewport: Rect) -> CellEffect? {
    viewport.contains(cell) ? nil : CellEffect(opacity: 0.5)
  }

  func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator? {
    let isAbove = item.isMultiple(of: 2) && item + 1 < section.itemCount
    return isAbove ? LayoutSeparator(leadingInset: 4, thickness: 1) : nil
  }

  /// The column that is nearest to an offset.
  private func stop(near offset: Double) -> Double { max(0, (offset / pitch).rounded()) }
}

extension CollectionLayout where Self == Shelf {
  /// Two rows of items of one size, a column at a time; lengths in points.
  static func shelf(itemSize: Size, spacing: Double = 10) -> Shelf {
    Shelf(itemSize: itemSize, spacing: spacing)
  }
}
