import LayoutGeometry

extension PlacementFact: CustomStringConvertible {
  /// The fact in words, as in `column 1 of 2: x = 16 + 1 × (169 + 20)`.
  public var description: String {
    switch self {
    case .uniformTrack(let axis, let index, let count, let start, let length, let spacing):
      let step = spacing == 0 ? text(length) : "(\(text(length)) + \(text(spacing)))"
      let origin = "\(coordinate(axis)) = \(text(start)) + \(index) × \(step)"
      return "\(word(for: axis)) \(index) of \(count): \(origin)"
    case .track(let axis, let index, let count, let start, let length):
      let size = "\(axis == .horizontal ? "width" : "height") \(text(length))"
      return
        "\(word(for: axis)) \(index) of \(count): \(coordinate(axis)) = \(text(start)), \(size)"
    case .shortestColumn(let column, let end):
      return "the lowest column was \(column) at \(text(end))"
    case .tiedColumn(let column, let end, let tolerance):
      return "column \(column) at \(text(end)) tied with the lowest, within \(text(tolerance))"
    case .columnEnd(let column, let end):
      return "column \(column) ended at \(text(end))"
    case .highestPlace(let column, let span, let start):
      return "the highest place for \(span) columns was from column \(column) on at \(text(start))"
    case .remainder(let item, let columns):
      return "column \(item) mod \(columns) = \(item % columns)"
    case .turn(let column):
      return "column \(column) came next in turn"
    case .balanced(let column):
      return "column \(column) keeps the content as low as can be"
    case .fillsGap(let column, let start):
      return "it fills a gap in column \(column) at \(text(start))"
    case .line(let line, let items, let gap):
      let items =
        items.count == 1
        ? "item \(items.lowerBound)"
        : "items \(items.lowerBound) to \(items.upperBound - 1), \(text(gap)) apart"
      return "line \(line) holds \(items)"
    case .aspectRatio(let ratio, let ideal, let columns):
      return "\(columns) columns give cells of ratio \(text(ratio)), the ideal is \(text(ideal))"
    case .repeats(let item, let count):
      return "it shows item \(item % count) again, \(item) mod \(count)"
    case .height(let height, let source):
      return "height \(text(height)): \(source.words)"
    case .mirrored(let x, let contentWidth):
      return "right to left: x = \(text(x)) in content of width \(text(contentWidth))"
    }
  }
}

extension PlacementFact.HeightSource {
  fileprivate var words: String {
    switch self {
    case .given: "given"
    case .aspectRatio(let ratio, let width): "width \(text(width)) / aspect ratio \(text(ratio))"
    case .measured(let width): "measured at width \(text(width))"
    case .highestOfRow: "the highest cell of the row"
    }
  }
}

private func word(for axis: Axis) -> String { axis == .horizontal ? "column" : "row" }

private func coordinate(_ axis: Axis) -> String { axis == .horizontal ? "x" : "y" }

/// The number in its shortest form, a whole one without a fraction.
private func text(_ number: Double) -> String {
  // Beyond 2⁵³ each number is whole, and shorter with an exponent.
  number == number.rounded() && abs(number) < 0x1p53 ? "\(Int(number))" : "\(number)"
}
