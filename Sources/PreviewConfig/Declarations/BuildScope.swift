package import CellViews

/// What the computed values of a config are computed from.
package struct BuildScope: Sendable {
  /// The names that expressions may use.
  package var scope: Scope
  /// The templates under `cells:`, by name.
  package var cells: [String: Dynamic<View>]
  /// The state that the screen is shown in; nil for the screen as it is written.
  package var state: ReviewState?
  /// How many views the named cells have brought so far.
  private(set) var expansion: CellExpansion
  /// How many cells lie around what is computed.
  package var cellDepth = 0

  /// What is known outside any cell.
  ///
  /// - Parameter viewCounts: How many views each cell holds, without those of the cells that it
  ///   names.
  package init(
    scope: Scope, cells: [String: Dynamic<View>] = [:], viewCounts: [String?: Int] = [:]
  ) {
    self.scope = scope
    self.cells = cells
    expansion = CellExpansion(viewCounts: viewCounts)
  }

  /// The scope of an element of a collection, whose views have a budget of their own.
  func forElement() -> BuildScope {
    var scope = self
    scope.expansion = CellExpansion(viewCounts: expansion.viewCounts)
    return scope
  }

  /// Cells may hold collections whose cells hold collections, but not without end.
  package static let cellDepthLimit = 16
}
