import LayoutSnapshots
import PictureComparison
import PlainText

extension CaseResult {
  /// What became of the case, in one line for a list.
  package var headline: String {
    switch verdict {
    case .changed:
      difference.map { $0.sizeSentence ?? $0.pixelSentence } ?? message ?? "the picture changed"
    case .missing: "there is no golden"
    case .unreadable: message ?? "the golden cannot be read"
    case .failed: message ?? "the picture could not be drawn"
    case .stale: "no case draws this golden"
    case .recorded: "there was no golden, and the picture was recorded as it"
    case .updated: "the golden was updated"
    case .passed:
      difference.map { "within the tolerance: \($0.pixelSentence)" }
        ?? "the picture matches its golden"
    }
  }

  /// Which stale golden has the picture of a case that had no golden; nil if none has.
  package var moveSentence: String? {
    movedFrom.map { "its picture is the stale golden \($0): renamed? maquette approve --moved" }
  }

  /// Everything to report about the case but its headline, a sentence each: the machine first, then
  /// what changed in the layout, then the pixels, where they are and at which thresholds.
  package var sentences: [String] {
    var sentences = machineDifferences
    sentences += [moveSentence, message].compactMap { $0 }
    sentences += layoutChanges.map(\.text)
    sentences += difference?.sentences ?? []
    return sentences.filter { $0 != headline }
  }
}
