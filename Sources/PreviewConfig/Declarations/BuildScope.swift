package import CellViews

/// What the computed values of a config are computed from.
package struct BuildScope: Sendable {
  /// The names that expressions may use.
  package var scope: Scope
  /// The templates under `cells:`, by name.
  package var cells: [String: Dynamic<View>]
  /// The state that the screen is shown in; nil for the screen as it is written.
  package var state: ReviewState?
  /// How many cells lie around what is computed.
  package var cellDepth = 0

  /// What is known outside any cell.
  package init(scope: Scope, cells: [String: Dynamic<View>] = [:]) {
    self.scope = scope
    self.cells = cells
  }

  /// Cells may hold collections whose cells hold collections, but not without end.
  package static let cellDepthLimit = 16
}
