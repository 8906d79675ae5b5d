public import LayoutGeometry

/// Columns of fixed, flexible and adaptive width, as SwiftUI's `LazyVGrid` lays them out.
///
/// Fixed columns take their width. In order, each other column is offered an equal part of what is
/// left for it and those after it: a flexible one takes it within its bounds, an adaptive one
/// splits it. The grid's own width is centred in its section, so that columns which are too wide
/// for it stick out on both sides. A section's own number of columns does not apply.
///
/// A row is as high as its highest cell, and the cell's frame has the row's height.
///
/// - Complexity: O(*tracks*) where all items have one known height, else O(*items*); a rect query
///   is O(log *rows* + *hits*).
public struct LazyGrid: CollectionLayout {
  /// How wide a column is, in points; SwiftUI's `GridItem.Size`.
  public enum Column: Hashable, Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column that takes its share of the width within these bounds.
    case flexible(minimum: Double = flexibleMinimum, maximum: Double = .infinity)
    /// As many columns in the place of one as fit at the minimum width.
    case adaptive(minimum: Double, maximum: Double = .infinity)

    /// The least width of a flexible column that names none; SwiftUI's, in points.
    public static let flexibleMinimum = 10.0
  }

  /// The columns from the leading to the trailing one.
  public let columns: [Column]
  /// The space between two rows, in points.
  public let rowSpacing: Double
  /// The space between two columns, in points.
  public let columnSpacing: Double

  /// A grid of at least one column; spacings are finite and not negative, as are a column's lengths
  /// but for a maximum, which may be infinite.
  public init(columns: [Column], rowSpacing: Double = 8, columnSpacing: Double = 8) {
    precondition(!columns.isEmpty, "a lazy grid of no columns")
    for column in columns {
      precondition(column.isValid, "a lazy grid's column \(column)")
    }
    self.columns = columns
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.columnSpacing = checkedSpacing(columnSpacing)
  }

  /// A flexible column with all defaults, which configs and `.grid(…)` share.
  public static let defaults = LazyGrid(columns: [.flexible()])

  /// The layout's name in configs; SwiftUI's lazy grid is a form of `grid` there.
  public var kind: String { "grid" }

  /// The columns and the spacing between them and between the rows.
  public var settings: [LayoutSetting] {
    [
      LayoutSetting("gridItems", .name(columns.map(\.words).joined(separator: ", "))),
      LayoutSetting("rowSpacing", .length(rowSpacing)),
      LayoutSetting("columnSpacing", .length(columnSpacing)),
    ]
  }

  /// Places the items row by row.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    // SwiftUI lays the columns out twice: for what it is proposed, which makes the grid's own
    // width, and that is centred in the proposal; then for its own width, which places the cells.
    let room = space.size.width.finiteRoom
    let own = total(of: widths(in: room))
    let columns = Tracks(
      lengths: widths(in: own), spacing: columnSpacing, start: (room - own) / 2)
    return try arrangeRows(
      of: section, columns: columns, rowSpacing: rowSpacing, measure: measure)
  }

  /// The columns and their gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    LayoutPhrase.columns(sections) + LayoutPhrase.gaps(column: columnSpacing, row: rowSpacing)
  }

  /// The item's column with its width, its row and its height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    guard case .grid(let frames) = arrangement.frames else { return [] }
    var steps = explainRows(of: item, in: section, arrangement: arrangement)
    steps.insert(explainWidth(of: item % frames.places.count, in: space.size.width, frames), at: 1)
    return steps
  }

  /// Columns that stick out of the section, and ones without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let room = space.size.width.finiteRoom
    let excess = total(of: widths(in: total(of: widths(in: room)))) - room
    // Less than a hundredth of a point is rounding.
    if excess > 0.01, space.container.width > 0, arrangement.itemCount > 0 {
      return [.lineTooLong(.horizontal, excess: excess)]
    }
    return [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }

  /// The widths of the columns for a proposed width: fixed columns take theirs, the others share
  /// what is left, each an equal part of what those before it left.
  private func widths(in proposed: Double) -> [Double] {
    shares(in: proposed).flatMap(\.widths)
  }

  /// What one of `columns` took of a width.
  private struct Share {
    let column: Column
    /// What the columns before it left.
    let left: Double
    /// How many columns share what is left.
    let sharing: Int
    /// The widths of the columns that it became.
    let widths: [Double]

    /// How wide each of them is, and why.
    func phrase(for width: Double, spacing: Double) -> LayoutPhrase {
      let share = left / Double(max(1, sharing))
      let shared = LengthExpression(left) / LengthExpression(sharing)
      switch column {
      case .fixed:
        return "width \(length: width): fixed"
      case .flexible(let minimum, _) where share < minimum:
        return "width \(length: width): its minimum, as \(Self.theShare) is \(length: share)"
      case .flexible(_, let maximum) where share > maximum:
        return "width \(length: width): its maximum, as \(Self.theShare) is \(length: share)"
      case .flexible:
        return "\(equation: "width", shared, value: width): \(Self.theShare)"
      case .adaptive(let minimum, let maximum):
        let tracks = widths.count
        let room = (share - Double(tracks - 1) * spacing) / Double(tracks)
        if room <= 0 { return "width \(length: width): nothing is left for it" }
        if room > maximum {
          return "width \(length: width): its maximum, as \(Self.theShare) is \(length: room)"
        }
        let gaps = LengthExpression(tracks - 1) * LengthExpression(spacing)
        let split = (shared - gaps) / LengthExpression(tracks)
        return """
          \(equation: "width", split, value: width): columns of at least \(length: minimum) that fit \
          in their share: \(tracks)
          """
      }
    }

    private static let theShare = "its share of what is left"
  }

  private func shares(in proposed: Double) -> [Share] {
    var left = proposed - columnSpacing * Double(columns.count - 1)
    var sharing = 0
    for column in columns {
      if case .fixed(let width) = column { left -= width.boundedLength } else { sharing += 1 }
    }
    return columns.map { column in
      let share = left / Double(max(1, sharing))
      let taken: [Double]
      switch column {
      case .fixed(let width):
        return Share(
          column: column, left: left, sharing: sharing, widths: [width.boundedLength])
      case .flexible(let minimum, let maximum):
        taken = [min(max(share, minimum), maximum).boundedLength]
      case .adaptive(let minimum, let maximum):
        taken = adaptiveWidths(in: share, minimum: minimum, maximum: maximum)
      }
      defer {
        left -= total(of: taken)
        sharing -= 1
      }
      return Share(column: column, left: left, sharing: sharing, widths: taken)
    }
  }

  /// How wide a column is, counted after adaptive ones are split, and why.
  private func explainWidth(
    of index: Int, in width: Double, _ frames: GridFrames
  ) -> LayoutPhrase {
    let taken = frames.places.length(index)
    var before = 0
    for share in shares(in: total(of: widths(in: width.finiteRoom))) {
      before += share.widths.count
      if index < before { return share.phrase(for: taken, spacing: columnSpacing) }
    }
    return "width \(length: taken)"
  }

  /// As many widths as fit with at least `minimum`, but one at least, whatever the minimum then is.
  private func adaptiveWidths(in share: Double, minimum: Double, maximum: Double) -> [Double] {
    // Without a minimum and a spacing, columns without end would fit.
    let most = Double(Self.mostColumns)
    let fitting = ((share + columnSpacing) / (minimum + columnSpacing)).rounded(.down)
    let count = fitting > 1 ? min(fitting, most) : 1
    let width = min((share - (count - 1) * columnSpacing) / count, maximum)
    return Array(repeating: width.boundedLength, count: Int(count))
  }

  /// The most columns that one adaptive column is split into.
  private static let mostColumns = 1000

  private func total(of widths: [Double]) -> Double {
    widths.reduce(0, +) + columnSpacing * Double(max(0, widths.count - 1))
  }
}

extension LazyGrid.Column {
  /// The column as SwiftUI's grid items are called: `fixed 50`, `adaptive 80 to 120`.
  fileprivate var words: String {
    switch self {
    case .fixed(let width): "fixed \(lengthText(width))"
    case .flexible(let minimum, let maximum):
      "flexible \(lengthText(minimum))" + (maximum.isFinite ? " to \(lengthText(maximum))" : "")
    case .adaptive(let minimum, let maximum):
      "adaptive \(lengthText(minimum))" + (maximum.isFinite ? " to \(lengthText(maximum))" : "")
    }
  }

  /// True if the column's lengths can be computed with.
  fileprivate var isValid: Bool {
    switch self {
    case .fixed(let width):
      width >= 0 && width.isFinite
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      minimum >= 0 && minimum.isFinite && maximum >= minimum
    }
  }
}
