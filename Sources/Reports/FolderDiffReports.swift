import FileAccess
package import Goldens
import PlainText

/// The result of comparing two folders, as a page and for CI servers.
package struct FolderDiffReports {
  private let results: [CaseResult]
  private let root: String
  private let actual: String
  private let expected: String
  private let diff: String?
  private let acceptance: String

  /// Creates reports of the pictures in two folders, and of the differences in a third one, if any.
  ///
  /// - Parameter results: The outcomes of the pictures, with the paths of their diffs.
  package init(_ results: [CaseResult], actual: String, expected: String, diffFolder: String?) {
    self.results = results
    let folders = [actual, expected] + [diffFolder].compactMap { $0 }
    let places = folders.map { absoluteNames(of: realPath($0) ?? $0) }
    // The pictures are found by their paths from the common parent folder.
    let shortest = places.map(\.count).min() ?? 0
    let depth = (0..<shortest).first { depth in
      places.contains { $0[depth] != places[0][depth] }
    }
    let common = depth ?? shortest
    root = "/" + places[0][..<common].joined(separator: "/")
    let inner = places.map { $0[common...].map { $0 + "/" }.joined() }
    self.actual = inner[0]
    self.expected = inner[1]
    diff = inner.count > 2 ? inner[2] : nil
    acceptance = "maquette diff \(shellWord(actual)) \(shellWord(expected)) --update"
  }

  /// Writes a page with all pictures that differ.
  ///
  /// - Throws: The errors of `take`.
  package func writePage(to take: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    try HTMLReport(folder: root, acceptance: acceptance)
      .write(ResultStream(results.map(placed)), to: take)
  }

  /// Writes JUnit XML.
  ///
  /// - Parameter extendedErrors: True if new or deleted pictures count as failures.
  /// - Throws: The errors of `write`.
  package func writeJUnit(
    extendedErrors: Bool, to write: (String) throws -> Void
  ) throws {
    let judged = results.map { Self.judged($0, extendedErrors: extendedErrors) }
    try JUnitReport(ResultStream(judged), headline: { $0.message ?? $0.headline }).write(write)
  }

  /// Returns JUnit XML in reg-cli's form.
  ///
  /// - Parameter extendedErrors: True if new or deleted pictures count as failures.
  package func regJUnit(extendedErrors: Bool) -> String {
    RegJUnitReport(results, extendedErrors: extendedErrors).text
  }

  /// Returns a result with the places of its pictures.
  private func placed(_ result: CaseResult) -> CaseResult {
    var result = result
    if result.verdict != .missing { result.files.expected = expected + result.name }
    if result.verdict != .stale { result.files.actual = actual + result.name }
    result.files.diff = diff.flatMap { diff in result.files.diff.map { diff + $0 } }
    // With the dot it is not a golden's place, which `approve` would accept.
    if !result.golden.hasPrefix("/") { result.golden = "./" + result.golden }
    return result
  }

  /// Returns a result with the words for a picture that one of the folders does not have.
  private static func judged(_ result: CaseResult, extendedErrors: Bool) -> CaseResult {
    var result = result
    switch result.verdict {
    case .missing:
      result.message = "there is no expected picture"
      if !extendedErrors { result.verdict = .passed }
    case .stale:
      result.message = "there is only the expected picture"
      if extendedErrors { result.verdict = .changed }
    case .changed, .unreadable, .failed, .recorded, .updated, .passed: break
    }
    return result
  }
}
