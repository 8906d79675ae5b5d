/// Finds the cells that are named and do not exist, and those that hold themselves.
struct CellCheck {
  private let compiler: Compiler
  /// The cells that each cell names.
  private let uses: [String: [Compiler.CellUse]]

  init(_ compiler: Compiler) {
    self.compiler = compiler
    uses = Dictionary(grouping: compiler.cellUses.filter { $0.user != nil }) { $0.user ?? "" }
  }

  /// Reports what it finds.
  func run() {
    for use in compiler.cellUses where !compiler.cellNames.contains(use.name) {
      guard !compiler.isFull else { return }
      let views = ViewDeclaration.all.filter { $0.bare != nil }.map(\.name)
      compiler.report(
        Diagnostic(
          at: use.range, "no view or cell is named '\(excerpt(of: use.name, limit: 40))'",
          suggestion: suggestion(for: use.name, among: compiler.cellNames.union(views))))
    }
    var finished: Set<String> = []
    for cell in compiler.cellNames.sorted() {
      follow(cell, path: [], finished: &finished)
    }
  }

  /// Warns of the cells that nothing names, once nothing else is wrong.
  ///
  /// Where an expression may name any cell, none is surely unused.
  func warnOfUnused(_ cells: [ConfigEntry]) {
    guard compiler.diagnostics.isEmpty, let chosen = compiler.chosenCells else { return }
    let used = chosen.union(compiler.cellUses.map(\.name))
    for cell in cells where !used.contains(cell.key) {
      compiler.report(
        Diagnostic(
          .warning, at: cell.keyRange,
          "nothing uses the cell '\(excerpt(of: cell.key, limit: 40))'"))
    }
  }

  /// Follows the names from a cell on; the path is bounded by the number of cells, which a stack
  /// holds only while they are few.
  private func follow(_ cell: String, path: [String], finished: inout Set<String>) {
    guard !finished.contains(cell), path.count < BuildScope.cellDepthLimit else { return }
    for use in uses[cell] ?? [] {
      if path.contains(use.name) || use.name == cell {
        let start = path.firstIndex(of: use.name) ?? path.endIndex
        let circle = (path[start...] + [cell, use.name]).joined(separator: " → ")
        compiler.report(Diagnostic(at: use.range, "a cell holds itself: \(circle)"))
      } else {
        follow(use.name, path: path + [cell], finished: &finished)
      }
    }
    finished.insert(cell)
  }
}
