import Goldens
import LayoutSnapshots

/// What kind of change a reader of a report looks for.
enum CaseKind: String, CaseIterable, Hashable {
  case layout, data, structure, text, style
  /// Pixels that differ without a sentence that explains it.
  case pixels

  /// The kind in a list.
  var title: String { self == .pixels ? "pixels only" : rawValue }
}

extension CaseResult {
  /// The kinds of the case's changes, each once, in the order of `CaseKind`.
  var kinds: [CaseKind] {
    guard verdict == .changed else { return [] }
    let kinds = Set(changeFacts.compactMap { $0.kind.flatMap { CaseKind(rawValue: $0.rawValue) } })
    return layoutChanges.isEmpty ? [.pixels] : CaseKind.allCases.filter(kinds.contains)
  }
}
