public import LayoutGeometry

/// Rows of nearly equal height that fill the width, with each item's width set by its aspect ratio:
/// a wall of photos.
///
/// A row takes items until its height would be within the tolerance of the target, and then fills
/// the width exactly, as in Flickr's justified-layout. Rows have a least and a greatest height, by
/// default half and twice the target: items of a row that would be lower or higher are cropped.
///
/// An item's ratio comes from its section, or else from its cell's ideal size.
///
/// - Complexity: O(*items*); a rect query is O(log *items* + *hits*).
public struct Justified: CollectionLayout {
  /// The treatment of the items after the last full row.
  public enum LastRow: String, Hashable, Sendable, CaseIterable {
    /// They are at the leading end, as high as the row before.
    case start
    /// They are in the middle, as high as the row before.
    case center
    /// They are at the trailing end, as high as the row before.
    case end
    /// They are as high as the row before, and share the width that is left.
    case justify
    /// They are not shown.
    case hidden
  }

  /// The height that rows approximate, in points.
  public package(set) var targetRowHeight: Double
  /// The fraction of the target by which a row's height may differ from it, from 0 to 1.
  public package(set) var targetRowHeightTolerance: Double
  /// The least height of a row, in points; nil for half of the target.
  public package(set) var minRowHeight: Double?
  /// The greatest height of a row, in points; nil for twice the target.
  public package(set) var maxRowHeight: Double?
  /// The greatest number of items in a row, nil for no limit.
  public package(set) var maxItemsPerRow: Int?
  /// The greatest height of a row of items that fill none, in points; nil for that of any row.
  public package(set) var maxLastRowHeight: Double?
  /// The space between two rows, in points.
  public package(set) var rowSpacing: Double
  /// The space between two items of a row, in points.
  public package(set) var columnSpacing: Double
  /// The treatment of the items after the last full row.
  public package(set) var lastRow: LastRow
  /// The greatest number of rows, nil for no limit; further items are not shown.
  public package(set) var maxNumRows: Int?
  /// The aspect ratio of all items, instead of their own; nil for their own.
  public package(set) var forceAspectRatio: Double?
  /// The interval of rows at which an item no higher than wide gets a row to itself; nil for never.
  public package(set) var fullWidthBreakoutRowCadence: Int?

  /// Creates a wall with the defaults of Flickr's; lengths are finite and not negative.
  public init(
    targetRowHeight: Double = 320, targetRowHeightTolerance: Double = 0.25,
    minRowHeight: Double? = nil, maxRowHeight: Double? = nil, maxItemsPerRow: Int? = nil,
    maxLastRowHeight: Double? = nil, rowSpacing: Double = 10,
    columnSpacing: Double = 10, lastRow: LastRow = .start, maxNumRows: Int? = nil,
    forceAspectRatio: Double? = nil, fullWidthBreakoutRowCadence: Int? = nil
  ) {
    preconditionSpacing(targetRowHeight)
    precondition(targetRowHeight > 0, "rows \(targetRowHeight) high")
    precondition(
      (0...1).contains(targetRowHeightTolerance), "a tolerance of \(targetRowHeightTolerance)")
    let (least, greatest) = (minRowHeight ?? 0, maxRowHeight ?? .infinity)
    precondition(least >= 0 && least <= greatest, "rows from \(least) to \(greatest) high")
    precondition(maxItemsPerRow ?? 1 >= 1, "at most \(maxItemsPerRow ?? 1) items in a row")
    precondition(maxLastRowHeight ?? 1 > 0, "a last row at most \(maxLastRowHeight ?? 1) high")
    precondition(maxNumRows ?? 1 >= 1, "at most \(maxNumRows ?? 1) rows")
    precondition(
      forceAspectRatio ?? 1 > 0 && (forceAspectRatio ?? 1).isFinite,
      "an aspect ratio of \(forceAspectRatio ?? 1)")
    precondition(
      fullWidthBreakoutRowCadence ?? 1 >= 1,
      "a breakout every \(fullWidthBreakoutRowCadence ?? 1) rows")
    self.targetRowHeight = targetRowHeight.boundedLength
    self.targetRowHeightTolerance = targetRowHeightTolerance
    self.minRowHeight = minRowHeight
    self.maxRowHeight = maxRowHeight
    self.maxItemsPerRow = maxItemsPerRow
    self.maxLastRowHeight = maxLastRowHeight
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.columnSpacing = checkedSpacing(columnSpacing)
    self.lastRow = lastRow
    self.maxNumRows = maxNumRows
    self.forceAspectRatio = forceAspectRatio
    self.fullWidthBreakoutRowCadence = fullWidthBreakoutRowCadence
  }

  /// The wall with all defaults, which configs and `.justified(…)` share.
  public static let defaults = Justified()

  /// The layout's name in configs.
  public var kind: String { "justified" }

  /// The lengths of items, as far as they are a ratio.
  public var sectionSettings: Set<String>? { ["itemHeight", "itemWidth", "itemAspectRatio"] }

  /// The rows' height, the spacing, and the treatment of the items that fill no row.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items row by row.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let width = space.size.width
    let ratios = try (0..<section.itemCount).map {
      try ratio(of: $0, in: section, measure: measure)
    }
    let frames = RowFrames(
      rows(of: ratios, width: width), ratios: ratios, width: width, rowSpacing: rowSpacing,
      itemSpacing: columnSpacing)
    let end = frames.bounds
    return SectionArrangement(
      .rows(frames), size: Size(width: width.isFinite ? width : end.maxX, height: end.maxY),
      rows: frames.rows.count)
  }

  /// Returns the rows' height, and the gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let part = lengthText(targetRowHeightTolerance * 100)
    return ["rows \(length: targetRowHeight) high ± \(part) %"]
      + LayoutPhrase.gaps(column: columnSpacing, row: rowSpacing)
  }

  /// Returns notices about rows without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }
}

extension CollectionLayout where Self == Justified {
  /// Returns rows of nearly equal height that fill the width, with items as wide as their aspect
  /// ratios require, as in Flickr's justified-layout; lengths in points, the spaces between rows and between
  /// the items of a row as `spacing` by default.
  public static func justified(
    targetRowHeight: Double = Justified.defaults.targetRowHeight,
    targetRowHeightTolerance: Double = Justified.defaults.targetRowHeightTolerance,
    minRowHeight: Double? = nil, maxRowHeight: Double? = nil, maxItemsPerRow: Int? = nil,
    maxLastRowHeight: Double? = nil,
    spacing: Double = Justified.defaults.rowSpacing, rowSpacing: Double? = nil,
    columnSpacing: Double? = nil,
    lastRow: Justified.LastRow = Justified.defaults.lastRow, maxNumRows: Int? = nil,
    forceAspectRatio: Double? = nil, fullWidthBreakoutRowCadence: Int? = nil
  ) -> Justified {
    Justified(
      targetRowHeight: targetRowHeight, targetRowHeightTolerance: targetRowHeightTolerance,
      minRowHeight: minRowHeight, maxRowHeight: maxRowHeight, maxItemsPerRow: maxItemsPerRow,
      maxLastRowHeight: maxLastRowHeight, rowSpacing: rowSpacing ?? spacing,
      columnSpacing: columnSpacing ?? spacing, lastRow: lastRow, maxNumRows: maxNumRows,
      forceAspectRatio: forceAspectRatio, fullWidthBreakoutRowCadence: fullWidthBreakoutRowCadence)
  }
}

extension Justified {
  /// Returns the width divided by the height of an item.
  private func ratio(
    of item: Int, in section: LayoutSection,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) rethrows -> Double {
    if let known = knownRatio(of: item, in: section) { return known }
    let width = section.itemWidth?[item].boundedLength
    let height = section.itemHeight?[item].boundedLength
    let measured = try measure(item, ProposedSize(width: width, height: height))
    return bounded(ratio: (width ?? measured.width) / (height ?? measured.height))
  }

  /// Returns the ratio of an item that need not be measured; nil for another.
  func knownRatio(of item: Int, in section: LayoutSection) -> Double? {
    if let forceAspectRatio { return bounded(ratio: forceAspectRatio) }
    if let ratio = section.itemAspectRatio?[item] { return bounded(ratio: ratio) }
    guard let width = section.itemWidth?[item], let height = section.itemHeight?[item] else {
      return nil
    }
    return bounded(ratio: width.boundedLength / height.boundedLength)
  }

  /// Returns a ratio that rows can be computed with; an item without a shape counts as a square.
  private func bounded(ratio: Double) -> Double {
    ratio > 0 && ratio.isFinite ? min(max(ratio, 1e-4), 1e4) : 1
  }
}

// The explanation of an item's frame.
extension Justified {
  /// Explains an item by those of its row, its place among them, and the reason for the row's height.
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

  /// Explains where an item starts: after the one before, or where its row does.
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

  /// Explains how wide an item is, with its ratio.
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

  /// Explains why a row is as high as it is.
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
      if row.height == maxLastRowHeight {
        return "height \(length: row.height): the most that the last row may have"
      }
      if row.height == targetRowHeight {
        return "height \(length: row.height): the target, as the last row is not full"
      }
      return filling
    }
    if row.height < row.natural {
      return maxRowHeight == nil
        ? "height \(length: row.height): at most twice the target, so that its items are cropped"
        : "height \(length: row.height): the most that a row may have, so that its items are cropped"
    }
    if row.height > row.natural {
      return minRowHeight == nil
        ? "height \(length: row.height): at least half of the target, so that its items are cropped"
        : "height \(length: row.height): the least that a row may have, so that its items are cropped"
    }
    if row.isBreakout, let fullWidthBreakoutRowCadence {
      return .joined(
        [filling, "every \(fullWidthBreakoutRowCadence) rows, a wide item has one to itself"],
        separator: "; ")
    }
    return .joined([filling, "the target is \(length: targetRowHeight)"], separator: "; ")
  }

  /// Explains where a row starts.
  private func top(ofRow number: Int, in frames: RowFrames) -> LayoutPhrase {
    guard number > 0 else { return "y = \(position: frames.tops[number], along: .vertical)" }
    let before = frames.tops[number - 1] + frames.rows[number - 1].height
    let bottom = LengthExpression.position(before, .vertical)
    return "\(equation: "y", bottom + LengthExpression(rowSpacing)): the row spacing"
  }

  /// Explains where the items are that fill no row.
  private func place(of row: ItemRow) -> [LayoutPhrase] {
    switch lastRow {
    case .start: ["the last row is at the leading end"]
    case .center: ["the last row is in the middle"]
    case .end: ["the last row is at the trailing end"]
    case .justify, .hidden: []
    }
  }
}

extension Justified: Settable {
  package static let fields: [SettingField<Justified>] = [
    .length("targetRowHeight", \.targetRowHeight),
    .number("targetRowHeightTolerance", \.targetRowHeightTolerance),
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
    .choice("lastRow", \.lastRow), .length("minRowHeight", \.minRowHeight),
    .length("maxRowHeight", \.maxRowHeight), .length("maxLastRowHeight", \.maxLastRowHeight),
    .count("maxItemsPerRow", \.maxItemsPerRow), .count("maxNumRows", \.maxNumRows),
    .number("forceAspectRatio", \.forceAspectRatio),
    .count("fullWidthBreakoutRowCadence", \.fullWidthBreakoutRowCadence),
  ]
}
