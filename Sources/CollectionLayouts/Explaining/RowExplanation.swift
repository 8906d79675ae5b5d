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
  /// The item's column with its width, its row and its height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    guard case .grid(let frames) = arrangement.frames else { return [] }
    let column = item % frames.places.count
    let width = PlacementFact.columnWidth(
      frames.places.length(column), widthSource(of: column, in: space.size.width))
    var facts = rowFacts(of: item, in: section, arrangement: arrangement)
    facts.insert(width, at: 1)
    return facts
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
    switch objective {
    case .ratio:
      let ratio = PlacementFact.aspectRatio(
        size.width / size.height, ideal: cellAspectRatio, columns: columns)
      return frames.facts(of: item) + [ratio]
    case .fit:
      let largest = PlacementFact.largestCell(
        width: size.width, aspectRatio: cellAspectRatio, columns: columns,
        rows: frames.lines.count, space: space.size, isBest: section.columns == nil)
      return frames.facts(of: item) + [largest]
    }
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
    let height = space.size.height
    let isCentred = height.isFinite && height != itemSize.height
    return frames.facts(of: item)
      + (isCentred
        ? [.centred(.vertical, start: 0, room: height, length: itemSize.height, .inContainer)] : [])
      + repeats
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
