import FileAccess
import PlainText
import Synchronization

/// Accepts cases of results from a page, and undoes that.
///
/// A case is accepted by `Approval`, but only over the golden that the test compared with, whatever
/// the page shows beside it. The replaced golden is kept until it is put back, or until the process
/// ends; another process restores it as far as the results contain it.
package final class Acceptances: Sendable {
  /// The goldens before and after an acceptance.
  private struct Step: Sendable {
    var earlier: EarlierGolden
    /// The fingerprint of the golden that was written.
    var accepted: String
    /// The SHA-256 of the picture that was accepted.
    var picture: String?
  }

  /// The largest number of replaced goldens that are kept for one case.
  private static let limit = 8

  private let approval: Approval
  /// The acceptances of each golden, the last one at the end.
  private let steps = Mutex<[String: [Step]]>([:])

  /// Creates the acceptances of the results in a folder; none so far.
  package init(of results: ResultsFolder) {
    approval = Approval(of: results)
  }

  /// Marks cases as accepted whose pictures are already the goldens, if the results contain the
  /// replaced golden.
  ///
  /// - Complexity: Reads the golden of each.
  package func recall(_ results: some Sequence<CaseResult>) {
    for result in results {
      // A golden that cannot be read can be accepted by its name alone, and not be restored here.
      guard let replaced = try? approval.replaced(by: result) else { continue }
      let step = Step(
        earlier: replaced.earlier, accepted: replaced.accepted, picture: result.files.actualDigest)
      steps.withLock { steps in
        if steps[result.golden] == nil { steps[result.golden] = [step] }
      }
    }
  }

  /// Makes a case's picture the golden; does nothing if it already is.
  ///
  /// - Throws: `OtherGolden` if the golden is not the one that the case was compared with,
  ///   `AcceptanceError`, `ApprovalError`, `FileError`; the golden is unchanged then.
  package func accept(_ result: CaseResult) throws {
    let source = try approval.source(of: result)
    guard FileKind(of: source) == .file else { throw AcceptanceError.noSource(source) }
    let place = try approval.place(of: result)
    guard let compared = result.files.goldenDigest else { throw AcceptanceError.unknownGolden }
    // One after another: of two clicks, the second finds the first one's golden.
    try steps.withLock { steps in
      var step: Step?
      let isWritten = try approval.approve(result) { earlier, next in
        guard earlier.fingerprint == compared else {
          throw OtherGolden(path: place.pathFromWorkingDirectory)
        }
        step = Step(earlier: earlier, accepted: next, picture: result.files.actualDigest)
      }
      guard isWritten, let step else { return }
      steps[result.golden] = ((steps[result.golden] ?? []) + [step]).suffix(Self.limit)
    }
  }

  /// Restores the golden before the last acceptance of a case.
  ///
  /// - Throws: `AcceptanceError` if it was not accepted here, `OtherGolden` if the golden is not
  ///   the one that was accepted, `FileError`; the golden is unchanged then.
  package func undo(_ result: CaseResult) throws {
    try steps.withLock { steps in
      guard let step = steps[result.golden]?.last else { throw AcceptanceError.nothingToUndo }
      try step.earlier.restore(ifStill: step.accepted)
      steps[result.golden]?.removeLast()
    }
  }

  /// Returns whether the picture of a case was the last one accepted.
  package func isAccepted(_ result: CaseResult) -> Bool {
    steps.withLock { steps in
      guard let last = steps[result.golden]?.last else { return false }
      return last.picture == result.files.actualDigest
    }
  }
}

/// A reason why a case cannot be accepted, or an acceptance cannot be undone.
package enum AcceptanceError: Error, Hashable, CustomStringConvertible {
  /// The results do not name the golden that was compared.
  case unknownGolden
  /// The config, or the file of tests, does not exist here.
  case noSource(String)
  /// The case was not accepted.
  case nothingToUndo

  /// The reason in words.
  package var description: String {
    switch self {
    case .unknownGolden:
      "the results do not name the golden that was compared: run the test again, or use"
        + " '\(ToolCommand.words) approve'"
    case .noSource(let path):
      "no file '\(oneLine(path))' to store the golden beside: serve the report in the folder in"
        + " which the test ran"
    case .nothingToUndo: "nothing was accepted that can be undone"
    }
  }
}
