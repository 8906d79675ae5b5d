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
    let rule = arrangement.rule.map(words(for:)).joined(separator: ", ")
    let count = arrangement.itemCount
    let items = "\(count) \(count == 1 ? "item" : "items")"
    let size = arrangement.summary.cellSize.map { " of \(sizeText($0))" } ?? ""
    return (rule.isEmpty ? name : "\(name): \(rule)") + " · \(items)\(size)"
  }

  private func words(for rule: LayoutRule) -> String {
    switch rule {
    case .columns(let counts): counted(counts, "column")
    case .rows(let counts): counted(counts, "row")
    case .gap(let length): "gap \(tokens.text(for: length))"
    case .columnGap(let length): "column gap \(tokens.text(for: length))"
    case .rowGap(let length): "row gap \(tokens.text(for: length))"
    case .leastGap(let item, let line):
      item == line
        ? "gap \(tokens.text(for: item)) or more"
        : "item gap \(tokens.text(for: item)) or more, line gap \(tokens.text(for: line))"
    case .padding(let length): "padding \(tokens.text(for: length))"
    case .itemSize(let size): "items \(sizeText(size))"
    case .rowHeight(let length): "rows \(tokens.text(for: length)) high"
    case .aspectRatio(let ratio): "ideal ratio \(lengthText(ratio))"
    case .sets(let count): "\(count) sets"
    case .placement(let words): words
    }
  }

  /// As in `1 column`, `2 columns` and `1 and 2 columns`.
  private func counted(_ counts: [Int], _ noun: String) -> String {
    let words = counts.map(String.init)
    let list =
      words.count > 1
      ? words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "") : words.joined()
    return "\(list) \(noun)\(counts == [1] ? "" : "s")"
  }
}
