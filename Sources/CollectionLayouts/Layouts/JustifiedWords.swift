import LayoutGeometry

// The explanation of an item's frame.
extension Justified {
  /// Explains the items of the row, the item's place among them, and the row's height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    guard case .rows(let frames) = arrangement.frames else { return [] }
    let number = frames.row(of: item)
    let row = frames.rows[number]
    let frame = frames.frame(at: item)
    let holds: LayoutPhrase =
      row.items.count == 1
      ? "row \(number) holds item \(item)"
      : """
      row \(number) holds items \(row.items.lowerBound) to \(row.items.upperBound - 1), \
      \(length: columnSpacing) apart
      """
    return [holds, start(of: item, in: row, frames: frames)]
      + [
        width(
          of: item, frame: frame, in: row, isMeasured: knownRatio(of: item, in: section) == nil),
        height(ofRow: number, in: frames, width: space.size.width),
        top(ofRow: number, in: frames),
      ] + (row.isLeft && row.share == 0 ? place(of: row) : [])
  }

  /// Explains an item's start: after the one before, or at its row's start.
  private func start(of item: Int, in row: ItemRow, frames: RowFrames) -> LayoutPhrase {
    let x = frames.frame(at: item).minX
    guard item > row.items.lowerBound else {
      return "first of its row: x = \(position: x, along: .horizontal)"
    }
    let before = LengthExpression.position(frames.frame(at: item - 1).maxX, .horizontal)
    let number = item - row.items.lowerBound
    return """
      item \(number) of \(row.items.count) in its row: \
      \(equation: "x", before + LengthExpression(columnSpacing))
      """
  }

  /// Explains an item's width, and its ratio.
  private func width(
    of item: Int, frame: Rect, in row: ItemRow, isMeasured: Bool
  ) -> LayoutPhrase {
    let natural = row.natural > 0 ? (frame.width - row.share) / row.natural : 0
    let ratio = lengthText(natural)
    let measured = isMeasured ? ", as measured" : ""
    if row.share > 0 {
      return """
        width \(length: frame.width): its aspect ratio is \(ratio)\(measured), and its share of the \
        width that is left \(length: row.share)
        """
    }
    return "width \(length: frame.width): its aspect ratio is \(ratio)\(measured)"
  }

  /// Explains a row's height.
  private func height(ofRow number: Int, in frames: RowFrames, width: Double) -> LayoutPhrase {
    let row = frames.rows[number]
    let gaps = LengthExpression(row.items.count - 1) * LengthExpression(columnSpacing)
    let room =
      row.items.count > 1 ? LengthExpression(width) - gaps : LengthExpression(width)
    let filling: LayoutPhrase = """
      \(equation: "height", room / LengthExpression(row.sum), value: row.height): the width without \
      gaps by the sum of its aspect ratios
      """
    if row.isLeft {
      if number > 0, frames.rows[number - 1].height == row.height {
        return "height \(length: row.height): as the row before, as the last row is not full"
      }
      if row.height == targetRowHeight {
        return "height \(length: row.height): the target, as the last row is not full"
      }
      return filling
    }
    if row.height < row.natural {
      return "height \(length: row.height): at most twice the target, so that its items are cropped"
    }
    if row.height > row.natural {
      return """
        height \(length: row.height): at least half of the target, so that its items are cropped
        """
    }
    if row.isBreakout, let fullWidthBreakoutRowCadence {
      return .joined(
        [filling, "every \(fullWidthBreakoutRowCadence) rows, a wide item has one to itself"],
        separator: "; ")
    }
    return .joined([filling, "the target is \(length: targetRowHeight)"], separator: "; ")
  }

  /// Explains a row's start.
  private func top(ofRow number: Int, in frames: RowFrames) -> LayoutPhrase {
    guard number > 0 else { return "y = \(position: frames.tops[number], along: .vertical)" }
    let before = frames.tops[number - 1] + frames.rows[number - 1].height
    let bottom = LengthExpression.position(before, .vertical)
    return "\(equation: "y", bottom + LengthExpression(rowSpacing)): the row spacing"
  }

  /// Explains the place of the items that fill no row.
  private func place(of row: ItemRow) -> [LayoutPhrase] {
    switch lastRow {
    case .start: ["the last row is at the leading end"]
    case .center: ["the last row is in the middle"]
    case .end: ["the last row is at the trailing end"]
    case .justify, .hidden: []
    }
  }
}
