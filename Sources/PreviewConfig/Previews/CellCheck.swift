import CellViews
import Diagnostics
import PlainText

/// Finds the cells that are named and do not exist, those that hold themselves, and those that hold
/// each other so often that no machine could draw them.
struct CellCheck {
  private let compiler: Compiler
  /// The cells that each cell names, and those that the root view names (nil).
  private let uses: [String?: [Compiler.CellUse]]

  init(_ compiler: Compiler) {
    self.compiler = compiler
    uses = Dictionary(grouping: compiler.cellUses, by: \.user)
  }

  /// Reports what it finds.
  func run() {
    for use in compiler.cellUses where !compiler.cellNames.contains(use.name) {
      guard !compiler.isFull else { return }
      let views = compiler.vocabulary.views.filter { $0.bare != nil }.map(\.name)
      compiler.report(
        Diagnostic(
          at: use.range, "no view or cell is named '\(excerpt(of: use.name, limit: 40))'",
          suggestion: suggestion(for: use.name, among: compiler.cellNames.union(views))))
    }
    var finished: Set<String> = []
    for cell in compiler.cellNames.sorted() {
      follow(cell, path: [], finished: &finished)
    }
    var counts: [String?: Int] = [:]
    for cell in compiler.cellNames.sorted() { _ = viewCount(of: cell, known: &counts) }
    _ = viewCount(of: nil, known: &counts)
  }

  /// How many views a cell, or the root view (nil), holds with those of the cells that it names;
  /// 0 once too many are reported, so that they are reported where the growth begins and nowhere
  /// else.
  ///
  /// - Parameters:
  ///   - known: What has been counted; nothing is counted twice.
  ///   - depth: How many cells enclose this one.
  /// - Complexity: O(*names*), however many views there are.
  private func viewCount(of cell: String?, known: inout [String?: Int], depth: Int = 0) -> Int {
    if let count = known[cell] { return count }
    var count = compiler.viewCounts[cell] ?? 0
    // A cell that holds itself is reported elsewhere, and ends here.
    known[cell] = count
    // Deeper cells are an error when they are built.
    guard depth <= BuildScope.cellDepthLimit else { return count }
    for use in uses[cell] ?? [] {
      count += viewCount(of: use.name, known: &known, depth: depth + 1)
      guard count <= ViewNode.countLimit else {
        compiler.report(CellExpansion.mistake(at: use.range))
        count = 0
        break
      }
    }
    known[cell] = count
    return count
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
        compiler.report(Diagnostic(at: use.range, "a cell contains itself: \(circle)"))
      } else {
        follow(use.name, path: path + [cell], finished: &finished)
      }
    }
    finished.insert(cell)
  }
}
