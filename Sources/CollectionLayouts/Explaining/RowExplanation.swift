import LayoutGeometry

extension Grid {
  /// The item's column, row and height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    rowFacts(of: item, in: section, arrangement: arrangement)
  }
}

extension LazyGrid {
  /// The item's column, row and height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    rowFacts(of: item, in: section, arrangement: arrangement)
  }
}

extension List {
  /// The item's row and height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    rowFacts(of: item, in: withRowHeight(section), arrangement: arrangement)
  }
}

extension AspectGrid {
  /// The item's column and row, and how near its cell is to the ideal.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    guard case .grid(let frames) = arrangement.frames, let size = arrangement.cellSize,
      let columns = arrangement.columns, size.height > 0
    else { return [] }
    let ratio = PlacementFact.aspectRatio(
      size.width / size.height, ideal: cellAspectRatio, columns: columns)
    return frames.facts(of: item) + [ratio]
  }
}

extension Carousel {
  /// The item's column, and which item it shows again.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    guard case .grid(let frames) = arrangement.frames else { return [] }
    let repeats =
      item >= section.itemCount
      ? [PlacementFact.repeats(item: item, of: section.itemCount)] : []
    return frames.facts(of: item) + repeats
  }
}

/// The column, row and height of an item in rows that are as high as their highest cell.
private func rowFacts(
  of item: Int, in section: LayoutSection, arrangement: SectionArrangement
) -> [PlacementFact] {
  guard case .grid(let frames) = arrangement.frames else { return [] }
  let frame = frames.frame(at: item)
  let isCommon = section.commonHeight(atWidth: frames.places.commonLength) != nil
  let source =
    isCommon || frames.places.count == 1
    ? section.heightSource(of: item, atWidth: frame.width) : .highestOfRow
  return frames.facts(of: item) + [.height(frame.height, source)]
}
