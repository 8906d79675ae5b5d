package import Goldens
import PlainText

/// Results as Markdown for a pull request: the cases that need attention in a table, then each of
/// them with its sentences and pictures, as far as the limit allows.
///
/// Cases that changed alike have one row.
package struct MarkdownReport {
  /// The largest number of bytes of a comment on GitHub; GitHub counts characters, which are fewer.
  package static let commentLimit = 65_536
  /// The largest number of bytes that a step may add to a summary of GitHub Actions.
  package static let stepSummaryLimit = 1 << 20

  /// The smallest number of bytes for a report's frame.
  package static let smallestLimit = 4096

  private let results: ResultStream
  private let tally: ResultTally
  private let groups: ChangeGroups
  private let limit: Int
  private let urlPrefix: String?
  /// The readers' comments, by case.
  private let comments: [String: [ReaderComment]]

  /// The verdicts that the report lists, in this order; those that passed are only counted.
  private static let shown = Verdict.allCases.filter { $0 != .passed }
  /// The number of bytes reserved for the line that gives the number of cases left out, and for the
  /// last one.
  private static let reserve = 600
  /// The largest number of sentences about a case in the table; the case's own part has them all.
  private static let cellSentences = 3
  /// The largest number of named cases of a group.
  private static let namedCases = 100

  /// Creates a report of results.
  ///
  /// - Parameters:
  ///   - limit: The largest number of bytes of the text; at least `smallestLimit`.
  ///   - urlPrefix: The prefix that makes a picture's path in the results folder its address; nil
  ///     for a report without pictures.
  ///   - comments: The readers' comments on cases.
  /// - Throws: The errors of reading the results.
  package init(
    _ results: ResultStream, limit: Int = commentLimit, urlPrefix: String? = nil,
    comments: [ReaderComment] = []
  ) throws {
    precondition(limit >= Self.smallestLimit, "a limit of \(limit) bytes")
    self.results = results
    self.limit = limit
    self.comments = Dictionary(grouping: comments, by: \.subject)
    self.urlPrefix = urlPrefix.map(MarkdownText.address)
    tally = try ResultTally(results)
    groups = try ChangeGroups(results)
  }

  /// Returns the text; it ends with a line feed.
  ///
  /// - Throws: The errors of reading the results.
  package func text() throws -> String {
    let coverage = results.coverage
    var text = "### Golden images: \(coverage.qualified(tally.words))\n\n"
    if let missing = coverage.missingSentence {
      text +=
        "**The run is incomplete:** \(missing), and what became of the cases in it is not"
        + " known.\n\n"
    }
    text += try machineDifferences()
    let listed = tally.total - tally[.passed]
    guard listed > 0 else { return text }
    text += "| case | | what changed |\n|---|---|---|\n"
    let left = try append(to: &text, row)
    text += "\n"
    if left > 0 {
      text += "… and \(left) more of these \(listed), which did not fit.\n\n"
    } else {
      let omitted = try append(to: &text, details(of:_:))
      if omitted > 0 { text += "The details of \(omitted) more cases did not fit.\n\n" }
    }
    if !tally.isSuccess, tally[.changed] + tally[.missing] > 0 {
      text += "Accept what is meant with `\(ToolCommand.words) approve`.\n"
    }
    return text
  }

  /// Appends a piece of each shown case or group that has one while they fit; returns the number of
  /// cases that did not.
  private func append(
    to text: inout String, _ piece: (CaseResult, ChangeGroups.Group?) -> String?
  ) throws -> Int {
    var left = 0
    for verdict in Self.shown where tally[verdict] > 0 {
      try groups.forEach(of: results, where: { $0.verdict == verdict }) { result, group in
        guard let piece = piece(result, group) else { return }
        // Once a piece did not fit, no later one is shown: only the end of the list is missing.
        if left == 0, text.utf8.count + piece.utf8.count + Self.reserve <= limit {
          text += piece
        } else {
          left += group?.members.count ?? 1
        }
      }
    }
    return left
  }

  private func row(_ result: CaseResult, _ group: ChangeGroups.Group?) -> String {
    // The differences of the machines are above the table.
    let shown =
      group?.lines(of: result).filter { !result.machineDifferences.contains($0) }
      ?? excerpt(of: result)
    let cell = shown.map { MarkdownText.inline($0, limit: 200) }.joined(separator: "<br>")
    let others = group.map { " and \($0.members.count - 1) more" } ?? ""
    return "| \(MarkdownText.code(result.name)) in \(MarkdownText.code(result.suite))\(others)"
      + " | \(result.verdict.rawValue) | \(cell) |\n"
  }

  /// Returns the first sentences about a case, and the number of further ones.
  private func excerpt(of result: CaseResult) -> [String] {
    let words = result.words()
    let headline = result.verdict == .changed ? [] : [result.headline]
    let sentences =
      headline + words.entries.filter { $0.subject != .machine }.map(\.text)
    let shown = Array(sentences.prefix(Self.cellSentences))
    let rest = sentences.count - shown.count + words.leftOut
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }

  /// Returns a folded part; nil for a case with nothing more to show than the table.
  private func details(of result: CaseResult, _ group: ChangeGroups.Group?) -> String? {
    var lines = group?.lines(of: result) ?? result.lines()
    if let group {
      let names = group.members.map(\.goldenName)
      lines += names.prefix(Self.namedCases)
      if names.count > Self.namedCases { lines.append("and \(names.count - Self.namedCases) more") }
    }
    let pictures = pictures(of: result)
    let names = group?.members.map(\.goldenName) ?? [result.goldenName]
    let comments = names.flatMap { self.comments[$0] ?? [] }
    guard
      group != nil || lines.count > Self.cellSentences || pictures != nil || !comments.isEmpty
    else { return nil }
    let remarks = comments.isEmpty ? "" : "\n" + comments.map(\.markdown).joined()
    let name = group.map { MarkdownText.inline($0.size + " from ") } ?? ""
    return "<details><summary>\(name)\(MarkdownText.code(result.name)):"
      + " \(MarkdownText.inline(result.headline))</summary>\n\n"
      + (pictures.map { $0 + "\n" } ?? "")
      + MarkdownText.block(lines) + remarks + "\n</details>\n\n"
  }

  private func pictures(of result: CaseResult) -> String? {
    guard let urlPrefix else { return nil }
    let files = [
      ("expected", result.files.expected), ("actual", result.files.actual),
      ("diff", result.files.diff),
    ].compactMap { name, path in path.map { (name, urlPrefix + percentEncoded($0)) } }
    guard !files.isEmpty else { return nil }
    let images = files.map { MarkdownText.image("\($0) picture of \(result.name)", url: $1) }
    return "| \(files.map(\.0).joined(separator: " | ")) |\n"
      + "|\(String(repeating: "---|", count: files.count))\n"
      + "| \(images.joined(separator: " | ")) |\n"
  }

  /// Returns the differences between this machine and those of the goldens, each once.
  private func machineDifferences() throws -> String {
    var machines = MachineTally()
    try results.forEach { result in
      if result.verdict != .passed { machines.add(result) }
    }
    guard !machines.differences.isEmpty else { return "" }
    var text = "> This machine is not the goldens':\n>\n"
    for (sentence, cases) in machines.differences {
      let line = "> - \(MarkdownText.inline(sentence)) (\(counted(cases, "case")))\n"
      // The cases need room, too.
      if text.utf8.count + line.utf8.count < limit / 2 { text += line }
    }
    return text + "\n"
  }
}
