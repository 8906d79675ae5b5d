import CellViews
import Diagnostics
import PlainText
import Synchronization

/// What the computed values of a config are computed from.
struct BuildScope: Sendable {
  /// The names that expressions may use.
  var scope: Scope
  /// The templates under `cells:`, by name.
  var cells: [String: Dynamic<ViewNode>]
  /// The state that the screen is shown in; nil for the screen as it is written.
  var state: ReviewState?
  /// How many views the named cells have brought so far.
  private(set) var expansion: CellExpansion
  /// How many cells enclose what is computed.
  var cellDepth = 0

  /// What is known outside any cell.
  ///
  /// - Parameter viewCounts: How many views each cell holds, without those of the cells that it
  ///   names.
  init(
    scope: Scope, cells: [String: Dynamic<ViewNode>] = [:], viewCounts: [String?: Int] = [:]
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
  static let cellDepthLimit = 16

  /// The template of a cell, for the names in scope.
  func cell(_ name: String, at range: SourceRange) throws -> ViewNode {
    guard let cell = cells[name] else {
      throw Diagnostic(
        at: range, "unknown cell '\(excerpt(of: name, limit: 40))'",
        suggestion: suggestion(for: name, among: cells.keys))
    }
    guard cellDepth < Self.cellDepthLimit else {
      throw Diagnostic(
        at: range, "cells are nested more than \(Self.cellDepthLimit) levels deep")
    }
    try expansion.spend(onCell: name, at: range)
    var inner = self
    inner.cellDepth += 1
    return try cell.value(in: inner)
  }
}

/// How many views the cells that a view names, by words or by expressions, have brought into it.
///
/// `CellCheck` finds the growth that words alone make without expanding anything; which cell an
/// expression names is only known here.
final class CellExpansion: Sendable {
  /// How many views each cell holds, without those of the cells that it names.
  let viewCounts: [String?: Int]
  private let spent = Atomic(0)

  /// A view that no cell is part of yet.
  init(viewCounts: [String?: Int]) {
    self.viewCounts = viewCounts
  }

  /// Adds a cell's own views.
  ///
  /// - Throws: `Diagnostic` at the cell's name once there are more than `ViewNode.countLimit`.
  func spend(onCell name: String, at range: SourceRange) throws(Diagnostic) {
    // A cell of nothing but another one's name costs something too.
    let count = max(viewCounts[name] ?? 0, 1)
    guard spent.add(count, ordering: .relaxed).newValue <= ViewNode.countLimit else {
      throw Self.mistake(at: range)
    }
  }

  /// What is reported at the name of the cell that is one too many.
  static func mistake(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      at: range, "cells that name cells expand the view to more than \(ViewNode.countLimit) views")
  }
}
