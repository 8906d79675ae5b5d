import Goldens
import Reports

/// A review, which does not change while it is served.
struct ReviewContent: ServedContent {
  static let pageFiles = ReviewPage.servedFiles

  let folderPath: String
  let cases: ServedCases
  private let title: String
  private let entries: [ReviewEntry]
  private let facts: RunFacts?

  /// Creates the review in a folder.
  init(
    _ folder: String, title: String, entries: [ReviewEntry], facts: RunFacts?,
    goldens: [CaseResult]
  ) {
    self.facts = facts
    folderPath = folder
    self.title = title
    self.entries = entries
    cases = ServedCases(reviewOf: entries, goldens: goldens)
  }

  func read() {}

  func page(comments: [ReaderComment]) throws -> [UInt8] {
    try collectedBytes {
      try ReviewPage(
        title: title, entries: entries, folder: folderPath, facts: facts, comments: comments,
        isServed: true,
        acceptable: Set(cases.results.keys)
      ).write(to: $0)
    }
  }

  func check(_ version: String?) {}
}
