package import LayoutSnapshots
import PictureComparison
import PlainText

/// What is reported about a case, the causes first and the pixels last.
///
/// The terminal, pages, Markdown, annotations and failures of tests print these sentences in this
/// order; they differ in their markup alone.
package struct CaseWords: Hashable, Sendable {
  /// How much is reported.
  package enum Detail: Sendable {
    /// A few sentences, which a reader takes in at a glance.
    case brief
    /// Everything that the results hold.
    case all
  }

  /// What a sentence is about.
  package enum Subject: Hashable, Sendable {
    /// How this machine differs from the golden's.
    case machine
    /// How the layout or the drawing changed.
    case layout
    /// What else a reader must know.
    case note
    /// How large the pictures are, and how many pixels differ.
    case pixels
    /// Where pixels differ.
    case cluster
    /// How many pixels would differ at other thresholds.
    case sweep
  }

  /// A sentence and what it is about.
  package struct Entry: Hashable, Sendable {
    /// What the sentence is about.
    package var subject: Subject
    /// The sentence, with its colours.
    package var sentence: Sentence

    /// The sentence as text.
    package var text: String { sentence.text }
  }

  /// The most sentences about a case beside those about pixels, unless all are requested: a screen shows
  /// the cases of a run.
  package static let briefLimit = 7
  /// The most clusters among them.
  private static let briefClusters = 3

  /// The sentences in their order.
  package private(set) var entries: [Entry]
  /// How many more sentences there are, without that of the thresholds.
  package private(set) var leftOut = 0

  /// The sentences about a result, without the headline of a case that has not changed.
  fileprivate init(_ result: CaseResult, _ detail: Detail) {
    func entries(_ subject: Subject, _ texts: [String?]) -> [Entry] {
      texts.compactMap { $0.map { Entry(subject: subject, sentence: Sentence($0)) } }
    }
    let headline = result.verdict == .changed ? nil : result.headline
    let causes =
      entries(.machine, result.machineDifferences)
      + result.layoutChanges.map { Entry(subject: .layout, sentence: $0) }
      + entries(.note, [result.moveSentence, result.message].filter { $0 != headline })
    guard let difference = result.difference else {
      self.entries = causes
      if detail == .brief { cut(to: Self.briefLimit) }
      return
    }
    // The headline of a case that passed has the number of its pixels.
    let count = result.verdict == .passed ? nil : difference.pixelSentence
    let pixels = entries(.pixels, [difference.sizeSentence, count])
    let clusters = entries(.cluster, difference.clusters.map(\.sentence))
    let unnamed = difference.clusterCount - clusters.count
    switch detail {
    case .all:
      let rest = unnamed > 0 ? "and \(counted(unnamed, "more cluster"))" : nil
      self.entries =
        causes + pixels + clusters + entries(.cluster, [rest])
        + entries(.sweep, [difference.sweepSentence])
    case .brief:
      self.entries = causes
      cut(to: Self.briefLimit)
      // Pixels take no place among the causes, and are never what is left out.
      let places = min(Self.briefClusters, Self.briefLimit - self.entries.count)
      self.entries += pixels
      let shown = clusters.prefix(places)
      self.entries += shown
      leftOut += clusters.count - shown.count + max(unnamed, 0)
    }
  }

  private mutating func cut(to limit: Int) {
    leftOut = max(entries.count - limit, 0)
    entries.removeLast(leftOut)
  }

  /// The sentences as lines of text, and a last one with the number of those left out.
  ///
  /// - Parameter hint: What shows the others, as in `-v shows`; nothing by default.
  package func lines(hint: String = "") -> [String] {
    let texts = entries.map(\.text)
    return leftOut > 0 ? texts + [Self.line(leftOut: leftOut, hint: hint)] : texts
  }

  /// The line that counts sentences that are left out, as in `and 12 more (-v shows them)`.
  static func line(leftOut: Int, hint: String) -> String {
    let shown = hint.isEmpty ? "" : " (\(hint) \(leftOut == 1 ? "it" : "them"))"
    return "and \(leftOut) more\(shown)"
  }
}

extension CaseResult {
  /// What became of the case, in one line for a list.
  package var headline: String {
    switch verdict {
    case .changed:
      layoutChanges.first?.text ?? difference.map { $0.sizeSentence ?? $0.pixelSentence } ?? message
        ?? "the picture changed"
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

  /// What to report about the case; for one that has not changed, without its headline.
  package func words(_ detail: CaseWords.Detail = .brief) -> CaseWords {
    CaseWords(self, detail)
  }

  /// Everything about the case as lines of text, which begin with the headline unless it changed: a
  /// change is described in the order of its sentences.
  package func lines(_ detail: CaseWords.Detail = .brief, hint: String = "") -> [String] {
    let lines = words(detail).lines(hint: hint)
    guard verdict == .changed else { return [headline] + lines }
    return lines.isEmpty ? [headline] : lines
  }
}
