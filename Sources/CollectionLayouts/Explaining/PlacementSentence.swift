import LayoutGeometry

extension PlacementFact: CustomStringConvertible {
  /// The fact in words, as in `column 1 of 2: x = 16 + 1 × (169 + 20)`.
  ///
  /// Numbers are rounded to hundredths; `≈` marks arithmetic that this makes inexact.
  public var description: String {
    switch self {
    case .uniformTrack(let axis, let index, let count, let start, let length, let spacing):
      let pitch = LengthExpression(length) + LengthExpression(spacing)
      let step = spacing == 0 ? LengthExpression(length) : pitch
      let origin = (LengthExpression(start) + LengthExpression(index) * step)
        .equation(for: axis.coordinate, start + Double(index) * (length + spacing))
      return "\(axis.track) \(index) of \(count): \(origin)"
    case .track(let axis, let index, let count, let start, let length):
      let origin = "\(axis.coordinate) = \(lengthText(start))"
      return "\(axis.track) \(index) of \(count): \(origin), \(axis.side) \(lengthText(length))"
    case .columnWidth(let width, let source):
      return source.words(for: width)
    case .shortestColumn(let column, let end):
      return "the shortest column was \(column), which ended at \(lengthText(end))"
    case .tiedColumn(let column, let end, let tolerance):
      return "column \(column), which ended at \(lengthText(end)), tied with the shortest within "
        + lengthText(tolerance)
    case .columnEnd(let column, let end):
      return "column \(column) ended at \(lengthText(end))"
    case .shortestColumns(let column, let span, let end):
      return "the shortest \(span) columns were those from \(column) on, which ended at "
        + lengthText(end)
    case .remainder(let item, let columns):
      return "column \(item) mod \(columns) = \(item % columns)"
    case .turn(let column):
      return "column \(column) came next in turn"
    case .balanced(let column):
      return "column \(column) keeps the content as short as can be"
    case .fillsGap(let column, let start):
      return "it fills a gap in column \(column): y = \(lengthText(start))"
    case .below(let end, let gap):
      return gap.words(below: end)
    case .line(let line, let items, let gap):
      let items =
        items.count == 1
        ? "item \(items.lowerBound)"
        : "items \(items.lowerBound) to \(items.upperBound - 1), \(lengthText(gap)) apart"
      return "line \(line) holds \(items)"
    case .spread(let spread):
      return spread.words
    case .centred(let axis, let start, let room, let length, let centring):
      // What is as thick as its line starts where that does.
      if room == length { return "\(axis.coordinate) = \(lengthText(start)): as its line" }
      let half = (LengthExpression(room) - LengthExpression(length)) / 2
      let place = start == 0 ? half : LengthExpression(start) + half
      return "\(centring.words): "
        + place.equation(for: axis.coordinate, start + (room - length) / 2)
    case .aspectRatio(let ratio, let ideal, let columns):
      return (columns == 1 ? "1 column gives" : "\(columns) columns give")
        + " cells of ratio \(lengthText(ratio)), the ideal is \(lengthText(ideal))"
    case .largestCell(let width, let ratio, let columns, let rows, let space, let isBest):
      return largestCell(
        width: width, ratio: ratio, columns: columns, rows: rows, space: space, isBest: isBest)
    case .repeats(let item, let count):
      return "it shows item \(item % count) again, \(item) mod \(count)"
    case .height(let height, let source):
      return source.words(for: height)
    case .mirrored(let x, let width, let contentWidth):
      let place =
        LengthExpression(contentWidth) - LengthExpression(x) - LengthExpression(width)
      return "right to left: " + place.equation(for: "x", contentWidth - x - width)
    }
  }

  private func largestCell(
    width: Double, ratio: Double, columns: Int, rows: Int, space: Size, isBest: Bool
  ) -> String {
    let across = LengthExpression(space.width) / LengthExpression(columns)
    let down =
      LengthExpression(space.height) / LengthExpression(rows) * LengthExpression(ratio)
    let expression: LengthExpression =
      !space.width.isFinite ? down : !space.height.isFinite ? across : .smaller(across, down)
    return "the largest cells of ratio \(lengthText(ratio)), \(columns) across and \(rows) down: "
      + expression.equation(for: "width", width)
      + (isBest ? "; no other number of columns gives larger ones" : "")
  }
}

extension PlacementFact.HeightSource {
  fileprivate func words(for height: Double) -> String {
    switch self {
    case .given: "height \(lengthText(height)): given"
    case .aspectRatio(let ratio, let width):
      (LengthExpression(width) / LengthExpression(ratio)).equation(for: "height", height)
        + ": the width by the aspect ratio"
    case .measured(let width):
      "height \(lengthText(height)): measured at width \(lengthText(width))"
    case .highestOfRow: "height \(lengthText(height)): the highest cell of the row"
    }
  }
}

extension PlacementFact.WidthSource {
  fileprivate func words(for width: Double) -> String {
    let taken = "width \(lengthText(width))"
    switch self {
    case .fixed:
      return "\(taken): fixed"
    case .share(let left, let columns):
      return (LengthExpression(left) / LengthExpression(columns)).equation(for: "width", width)
        + ": its share of what is left"
    case .minimum(let share):
      return "\(taken): its minimum, as its share of what is left is \(lengthText(share))"
    case .maximum(let share):
      return "\(taken): its maximum, as its share of what is left is \(lengthText(share))"
    case .split(let left, let columns, let tracks, let spacing, let minimum):
      let share = LengthExpression(left) / LengthExpression(columns)
      let gaps = LengthExpression(tracks - 1) * LengthExpression(spacing)
      return ((share - gaps) / LengthExpression(tracks)).equation(for: "width", width)
        + ": columns of at least \(lengthText(minimum)) that fit in their share: \(tracks)"
    case .nothingLeft:
      return "\(taken): nothing is left for it"
    }
  }
}

extension PlacementFact.ColumnGap {
  fileprivate func words(below end: Double) -> String {
    switch self {
    case .none:
      "y = \(lengthText(end))"
    case .cellPadding(let padding):
      (LengthExpression(end) + LengthExpression(padding)).equation(for: "y", end + padding)
        + ": the cell padding"
    case .rowSpacing(let spacing):
      (LengthExpression(end) + LengthExpression(spacing)).equation(for: "y", end + spacing)
        + ": the row spacing"
    }
  }
}

extension PlacementFact.LineSpread {
  fileprivate var words: String {
    switch self {
    case .justified(let length, let items, let gaps, let least):
      let gap = (LengthExpression(length) - LengthExpression(items)) / LengthExpression(gaps)
      let value = (length - items) / Double(gaps)
      return "justified: \(gap.equation(for: "gap", value)), at least \(lengthText(least))"
    case .keepsColumns:
      return "the last line keeps the columns of a full line, as all items have one size"
    case .leading(let isUIKits):
      return "the last line is at the leading end"
        + (isUIKits ? ", as its items may differ in size" : "")
    case .middle:
      return "the last line is in the middle"
    case .trailing:
      return "the last line is at the trailing end"
    }
  }
}

extension PlacementFact.Centring {
  fileprivate var words: String {
    switch self {
    case .aloneOnLine: "alone on its line, centred"
    case .acrossLine: "centred across its line"
    case .inContainer: "centred in the container"
    }
  }
}

extension Axis {
  /// What a track across the axis is called.
  fileprivate var track: String { self == .horizontal ? "column" : "row" }

  fileprivate var coordinate: String { self == .horizontal ? "x" : "y" }

  fileprivate var side: String { self == .horizontal ? "width" : "height" }
}
