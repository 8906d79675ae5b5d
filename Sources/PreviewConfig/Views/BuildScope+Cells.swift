import CellViews
import Diagnostics
import PlainText

extension BuildScope {
  /// A view without an argument, or the template of a cell.
  func view(named name: String, at range: SourceRange) throws -> View {
    try ViewDeclaration.named(name)?.bare ?? cell(name, at: range)
  }

  /// The template of a cell, for the names in scope.
  func cell(_ name: String, at range: SourceRange) throws -> View {
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
