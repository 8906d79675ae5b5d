import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The rules of the collections that are seen, each once, as in
  /// `grid: 2 columns, gap 20 · 9 items of 169 × 120`.
  package func rules() -> [String] {
    var rules: [String] = []
    for (index, collection) in collections.enumerated() where !visibleFrame(of: index).isEmpty {
      let rule = words(for: collection)
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// What was looked for and not found: its absence is an answer, too.
  func notes(_ annotations: [Annotation]) -> [String] {
    var notes: [String] = []
    if annotations.contains(.touch), touchRedlines().isEmpty {
      notes.append("touch: every target is large enough")
    }
    if annotations.contains(.safeArea), safeAreaRedlines().isEmpty {
      notes.append("safe area: none")
    }
    return notes
  }

  private func words(for collection: PlacedCollection) -> String {
    let arrangement = collection.arrangement
    let name = (collection.id.map { "\($0), " } ?? "") + arrangement.summary.kind
    let rule = arrangement.rule.map { $0.text(lengths: tokens.text(for:)) }
      .joined(separator: ", ")
    let count = arrangement.itemCount
    let items = "\(count) \(count == 1 ? "item" : "items")"
    let size = arrangement.summary.cellSize.map { " of \(sizeText($0))" } ?? ""
    return (rule.isEmpty ? name : "\(name): \(rule)") + " · \(items)\(size)"
  }
}
