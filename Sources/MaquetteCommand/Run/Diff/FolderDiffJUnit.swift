import FileAccess
import Goldens
import Maquette
import Reports

/// What comparing two folders found, as JUnit XML.
struct FolderDiffJUnit {
  /// Whether pictures that are new or gone fail.
  let extendedErrors: Bool

  /// Writes the document, which appears whole or not at all.
  ///
  /// - Throws: `FileError`.
  func write(_ results: [CaseResult], to path: String) throws {
    let file = try ReportFile(path)
    try JUnitReport(ResultStream(results.map(judged)), headline: { $0.message ?? $0.headline })
      .write { try file.write($0) }
    try file.commit()
  }

  /// A result with the words for a picture that one of the folders does not have.
  private func judged(_ result: CaseResult) -> CaseResult {
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
