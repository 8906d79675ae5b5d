import Goldens
import LayoutEdits

/// A kind of change that a reader of a report may look for.
enum CaseKind: String, CaseIterable, Hashable {
  case layout, data, structure, text, style
  /// Differing pixels without a sentence that explains them.
  case pixels

  /// The kind in a list.
  var title: String { self == .pixels ? "pixels only" : rawValue }
}

extension CaseResult {
  /// The kinds of the case's changes, each once, in the order of `CaseKind`.
  var kinds: [CaseKind] {
    verdict == .changed ? CaseKind.all(of: changeFacts, areExplained: !layoutChanges.isEmpty) : []
  }
}

extension ReviewEntry {
  /// The kinds of the preview's changes, each once, in the order of `CaseKind`.
  var kinds: [CaseKind] {
    change == .changed
      ? CaseKind.all(of: changes.map(\.facts), areExplained: !changes.isEmpty) : []
  }
}

extension CaseKind {
  fileprivate static func all(of facts: [ChangeFacts], areExplained: Bool) -> [CaseKind] {
    guard areExplained else { return [.pixels] }
    let kinds = Set(facts.compactMap { $0.kind.flatMap { CaseKind(rawValue: $0.rawValue) } })
    return allCases.filter(kinds.contains)
  }
}
