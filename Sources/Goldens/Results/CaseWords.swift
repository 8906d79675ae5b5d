package import LayoutSnapshots
import PictureComparison
import PlainText

/// The sentences about a case, the causes first and the pixels last.
///
/// The terminal, pages, Markdown, annotations and failures of tests print these sentences in this
/// order; they differ in their markup alone.
package struct CaseWords: Hashable, Sendable {
  /// The extent of a report.
  package enum Detail: Sendable {
    /// A few sentences, which a reader takes in at a glance.
    case brief
    /// Everything in the results.
    case all
  }

  /// A subject of a sentence.
  package enum Subject: Hashable, Sendable {
    /// The differences between this machine and the golden's.
    case machine
    /// The changes of the layout or the drawing.
    case layout
    /// Another note for the reader.
    case note
    /// The sizes of the pictures, and the number of pixels that differ.
    case pixels
    /// The places where pixels differ.
    case cluster
    /// The numbers of pixels that would differ at other thresholds.
    case sweep
  }

  /// A sentence with its subject.
  package struct Entry: Hashable, Sendable {
    /// The subject of the sentence.
    package var subject: Subject
    /// The sentence, with its colours.
    package var sentence: Sentence

    /// The sentence as text.
    package var text: String { sentence.text }
  }

  /// The largest number of sentences about a case besides those about pixels, unless all are
  /// requested: a screen shows the cases of a run.
  package static let briefLimit = 7
  /// The largest number of clusters among them.
  private static let briefClusters = 3

  /// The sentences in their order.
  package private(set) var entries: [Entry]
  /// The number of further sentences, without that of the thresholds.
  package private(set) var leftOut = 0

  /// Creates the sentences about a result, without the headline of a case that has not changed.
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
      // Pixels do not count among the causes, and are never left out.
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

  /// Returns the sentences as lines of text, and a last one with the number of those left out.
  ///
  /// - Parameter hint: The way to show the others, as in `-v shows`; none by default.
  package func lines(hint: String = "") -> [String] {
    let texts = entries.map(\.text)
    return leftOut > 0 ? texts + [Self.line(leftOut: leftOut, hint: hint)] : texts
  }

  /// Returns the line that counts sentences that are left out, as in `and 12 more (-v shows them)`.
  static func line(leftOut: Int, hint: String) -> String {
    let shown = hint.isEmpty ? "" : " (\(hint) \(leftOut == 1 ? "it" : "them"))"
    return "and \(leftOut) more\(shown)"
  }
}

extension CaseResult {
  /// The outcome of the case, in one line for a list.
  package var headline: String {
    switch verdict {
    case .changed:
      layoutChanges.first?.text ?? difference.map { $0.sizeSentence ?? $0.pixelSentence } ?? message
        ?? "the picture changed"
    case .missing: "there is no golden"
    case .unreadable: message ?? "the golden cannot be read"
    case .failed: message ?? "the picture could not be drawn"
    case .stale: "no case draws this golden"
    case .recorded: "there was no golden: this picture was recorded as one"
    case .updated: "the golden was updated"
    case .passed:
      (isUnchanged ? Self.unchangedWords + ": " : "")
        + (difference.map { "within the tolerance: \($0.pixelSentence)" }
          ?? "the picture matches its golden")
    }
  }

  /// The mark of a case that was not drawn, as nothing has changed since it passed.
  package static let unchangedWords = "unchanged since it passed"

  /// A sentence with the stale golden that has the picture of a case without a golden; nil if none
  /// has.
  package var moveSentence: String? {
    movedFrom.map {
      "its picture is the stale golden \($0): renamed? \(ToolCommand.words) approve --moved"
    }
  }

  /// Returns the sentences about the case; for one that has not changed, without its headline.
  package func words(_ detail: CaseWords.Detail = .brief) -> CaseWords {
    CaseWords(self, detail)
  }

  /// Returns everything about the case as lines of text, which begin with the headline unless it
  /// changed: a change is described in the order of its sentences.
  package func lines(_ detail: CaseWords.Detail = .brief, hint: String = "") -> [String] {
    let lines = words(detail).lines(hint: hint)
    guard verdict == .changed else { return [headline] + lines }
    return lines.isEmpty ? [headline] : lines
  }
}
