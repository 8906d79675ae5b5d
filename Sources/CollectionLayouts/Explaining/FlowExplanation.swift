import LayoutGeometry

extension Flow {
  /// The item's place on its line, the line's, and why they are there.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    let length = space.size[scrollAxis.cross]
    switch arrangement.frames {
    case .grid(let frames):
      let perLine = frames.places.count
      let isLast = item / perLine == frames.lines.count - 1
      let count = isLast ? frames.count - (frames.lines.count - 1) * perLine : perLine
      let itemLength = frames.places.length(0)
      let rule = isLast && count < perLine ? lastLine : .justify
      return frames.facts(of: item)
        + spread(
          rule, count: count, items: Double(count) * itemLength, first: itemLength, on: length,
          hasOneSize: true)
    case .columns, .indexed:
      return lineFacts(of: item, in: arrangement, on: length)
    }
  }

  /// The facts of an item among others of other sizes.
  private func lineFacts(
    of item: Int, in arrangement: SectionArrangement, on length: Double
  ) -> [PlacementFact] {
    let lineAxis = scrollAxis.cross
    let lengths = (0..<arrangement.itemCount).map { arrangement.frame(at: $0).size[lineAxis] }
    let line = FlowLine(length: length, spacing: minimumInteritemSpacing, lastLine: lastLine)
    var items = line.items(from: 0, lengths: lengths)
    var number = 0
    while !items.contains(item) {
      items = line.items(from: items.upperBound, lengths: lengths)
      number += 1
    }
    let isLast = items.upperBound == lengths.count
    let starts = line.starts(of: lengths[items], isLast: isLast)
    let gap = starts.count > 1 ? starts[1] - starts[0] - lengths[items.lowerBound] : 0
    let frame = arrangement.frame(at: item)
    // The thickest item is as thick as the line, and starts where it does.
    let thickest = items.map { arrangement.frame(at: $0) }
      .reduce(frame) { $1.size[scrollAxis] > $0.size[scrollAxis] ? $1 : $0 }
    return [
      .line(number, items: items, gap: gap),
      .track(
        lineAxis, index: item - items.lowerBound, count: items.count,
        start: frame.origin[lineAxis], length: frame.size[lineAxis]),
    ]
      + spread(
        isLast ? lastLine : .justify, count: items.count, items: lengths[items].reduce(0, +),
        first: lengths[items.lowerBound], on: length, hasOneSize: false) + [
        .centred(
          scrollAxis, start: thickest.origin[scrollAxis], room: thickest.size[scrollAxis],
          length: frame.size[scrollAxis], .acrossLine)
      ]
  }

  /// Why the items of a line are where they are; nothing of a line without end.
  ///
  /// - Parameters:
  ///   - items: The length of all items together.
  ///   - first: The length of the first one.
  private func spread(
    _ rule: LastLine, count: Int, items: Double, first: Double, on length: Double,
    hasOneSize: Bool
  ) -> [PlacementFact] {
    guard length.isFinite else { return [] }
    switch rule {
    case .uikit where hasOneSize: return [.spread(.keepsColumns)]
    case .uikit: return [.spread(.leading(isUIKits: true))]
    case .start: return [.spread(.leading(isUIKits: false))]
    case .center: return [.spread(.middle)]
    case .end: return [.spread(.trailing)]
    case .justify where count > 1:
      return [
        .spread(
          .justified(
            length: length, items: items, gaps: count - 1, least: minimumInteritemSpacing))
      ]
    case .justify:
      return [.centred(scrollAxis.cross, start: 0, room: length, length: first, .aloneOnLine)]
    }
  }
}
