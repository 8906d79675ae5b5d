import FileAccess
import GoldenImages
import PlainText

extension SnapshotAssertion {
  /// What a test is told of a result: why it fails, and the pictures to look at.
  func outcome(
    of result: CaseResult, _ drawn: DrawnCase, at place: GoldenPlace
  ) -> SnapshotOutcome {
    guard let lines = failure(of: result) else { return SnapshotOutcome() }
    return SnapshotOutcome(
      failure: lines.joined(separator: "\n"),
      attachments: attachments(of: result, drawn, at: place))
  }

  private func failure(of result: CaseResult) -> [String]? {
    switch result.verdict {
    case .passed where recording == .all:
      ["recording is on: \(result.golden) is this picture already", Self.comparesNext]
    case .passed, .stale: nil
    case .recorded:
      ["there was no golden; this picture was recorded: \(result.golden)", Self.comparesNext]
    case .updated:
      ["recording is on: this picture was recorded: \(result.golden)"] + result.sentences
        + [Self.comparesNext]
    case .missing:
      ["there is no golden: \(result.golden)"] + shown(result)
        + ["to record it: \(command(recording: .missing))"]
    case .unreadable:
      ["the golden is unreadable: \(result.golden): \(result.headline)"] + shown(result)
        + replacement(of: result)
    case .failed: [result.headline]
    case .changed:
      // What differs between the machines comes before all else.
      result.machineDifferences
        + [
          result.hasGoldensPixels
            ? "the golden's picture is the same, its layout text is not: \(result.golden)"
            : "the picture is not the golden's: \(result.golden)",
          result.headline,
        ]
        + result.sentences.dropFirst(result.machineDifferences.count) + shown(result)
        + [
          "to accept it: \(command(recording: .failed))",
          "or, without drawing again: \(approval(of: result))",
        ]
    }
  }

  static let comparesNext = "the next run without recording compares with it"

  /// Where the pictures are, a line each.
  private func shown(_ result: CaseResult) -> [String] {
    let files = result.files
    return [
      ("expected", files.expected), ("actual", files.actual), ("difference", files.diff),
      ("layout", files.layoutDiff),
    ]
    .compactMap { label, file in file.map { "\(label): \(results.file($0))" } }
  }

  /// How to record the picture over what cannot be read; what Git LFS holds is to be fetched.
  private func replacement(of result: CaseResult) -> [String] {
    guard result.message != StoredGolden.pointerMessage else { return [] }
    return ["to record it anew: \(command(recording: .all))"]
  }

  func command(recording: SnapshotRecording) -> String {
    "SNAPSHOT_TESTING_RECORD=\(recording.rawValue) swift test --filter '\(test.filter)'"
  }

  private func approval(of result: CaseResult) -> String {
    let isDefault = results == ResultsFolder(path: ResultsFolder.defaultPath)
    return "maquette approve " + shellWord(result.golden)
      + (isDefault ? "" : " --from " + shellWord(results.path))
  }

  private func attachments(
    of result: CaseResult, _ drawn: DrawnCase, at place: GoldenPlace
  ) -> [SnapshotOutcome.Attached] {
    guard !result.verdict.isSuccess, result.verdict != .recorded else { return [] }
    let files = result.files
    let shown: [(ResultsFolder.Part, [UInt8]?)] = [
      (.expected, bytes(of: files.expected)), (.actual, try? drawn.png()),
      (.diff, bytes(of: files.diff)),
      (.layoutDiff, bytes(of: files.layoutDiff)),
    ]
    return shown.compactMap { part, bytes in
      bytes.map { SnapshotOutcome.Attached(name: place.name + part.rawValue, bytes: $0) }
    }
  }

  private func bytes(of file: String?) -> [UInt8]? {
    file.flatMap { try? readFile(results.file($0)) }
  }
}
