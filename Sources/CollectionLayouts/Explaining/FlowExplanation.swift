import LayoutGeometry

extension Flow {
  /// The item's place on its line, and the line's.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    switch arrangement.frames {
    case .grid(let frames):
      return frames.facts(of: item)
    case .columns, .indexed:
      let lineAxis = scrollAxis.cross
      let lengths = (0..<arrangement.itemCount).map { arrangement.frame(at: $0).size[lineAxis] }
      let line = FlowLine(
        length: space.size[lineAxis], spacing: minimumInteritemSpacing, lastLine: lastLine)
      var items = line.items(from: 0, lengths: lengths)
      var number = 0
      while !items.contains(item) {
        items = line.items(from: items.upperBound, lengths: lengths)
        number += 1
      }
      let starts = line.starts(
        of: lengths[items], isLast: items.upperBound == lengths.count)
      let gap = starts.count > 1 ? starts[1] - starts[0] - lengths[items.lowerBound] : 0
      let frame = arrangement.frame(at: item)
      return [
        .line(number, items: items, gap: gap),
        .track(
          lineAxis, index: item - items.lowerBound, count: items.count,
          start: frame.origin[lineAxis], length: frame.size[lineAxis]),
      ]
    }
  }
}
