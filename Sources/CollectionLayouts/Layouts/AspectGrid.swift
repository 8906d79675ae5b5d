public import LayoutGeometry

/// A grid that fills its space with cells as near to an aspect ratio as rows and columns allow.
///
/// - Complexity: O(√*items*); a rect query is O(*hits*).
public struct AspectGrid: CollectionLayout {
  /// What makes one number of columns better than another.
  public enum Objective: String, Hashable, Sendable, CaseIterable {
    /// Cells fill the space; their aspect ratio is as near to the ideal as can be.
    case ratio
    /// Cells have exactly the ideal aspect ratio; they are as large as can be.
    case fit
  }

  /// The ideal width of a cell divided by its height.
  public let cellAspectRatio: Double
  /// What makes one number of columns better than another.
  public let objective: Objective

  /// A grid for a positive, finite ratio.
  public init(cellAspectRatio: Double = 1, objective: Objective = .ratio) {
    precondition(
      cellAspectRatio > 0 && cellAspectRatio.isFinite, "a cell aspect ratio of \(cellAspectRatio)")
    self.cellAspectRatio = cellAspectRatio
    self.objective = objective
  }

  /// The layout's name in configs.
  public var kind: String { "aspectGrid" }

  /// Places the items row by row in the best number of columns.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    preconditionFailure()
  }
}
