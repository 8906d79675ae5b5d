package import CellViews
import FileAccess
package import Goldens
import Maquette
package import PictureComparison
import PlainText
import PreviewRendering
import TextShaping

/// A comparison of a preview with its golden, with all its settings.
package struct SnapshotAssertion: Sendable {
  /// The test around it.
  package var test: TestIdentity
  /// The place in the source, in words.
  package var location: String
  /// The form of the golden.
  package var format: SnapshotFormat
  /// The assertion's name in its test; nil for a numbered one.
  package var name: String?
  /// Indicates whether a test's first assertion without a name gets a number, too.
  package var isNumberedFromOne: Bool
  /// The condition for writing the golden.
  package var recording: SnapshotRecording
  /// The largest difference from the golden that passes.
  package var tolerance: Tolerance
  /// The parts that are not compared.
  package var masks: [Mask]
  /// Device pixels a point; the canvas's if nil.
  package var scale: Double?
  /// The folder for differences.
  package var results: ResultsFolder
  /// The journal that keeps the result.
  package var journal: ResultsJournal
  /// The goldens of the process's assertions.
  package var claims: SnapshotClaims

  /// Creates an assertion; defaults to an exact one of the whole picture.
  package init(
    test: TestIdentity, location: String, format: SnapshotFormat = .picture, name: String? = nil,
    isNumberedFromOne: Bool = false, recording: SnapshotRecording,
    tolerance: Tolerance = .none, masks: [Mask] = [], scale: Double? = nil,
    results: ResultsFolder, journal: ResultsJournal, claims: SnapshotClaims = .shared
  ) {
    self.test = test
    self.location = location
    self.format = format
    self.name = name
    self.isNumberedFromOne = isNumberedFromOne
    self.recording = recording
    self.tolerance = tolerance
    self.masks = masks
    self.scale = scale
    self.results = results
    self.journal = journal
    self.claims = claims
  }

  /// Draws a preview, compares it with its golden, and writes that if it may.
  ///
  /// Any error becomes a failure of the test, with its reason.
  package func outcome(of preview: () throws -> Preview) -> SnapshotOutcome {
    do {
      return try checkedOutcome(of: preview())
    } catch {
      return SnapshotOutcome(failure: "the picture could not be drawn: \(error)")
    }
  }

  private func checkedOutcome(of preview: Preview) throws -> SnapshotOutcome {
    if let scale, !(0.25...8).contains(scale) {
      return SnapshotOutcome(failure: "a scale of \(scale): expected 0.25 to 8")
    }
    if test.isParameterized, name == nil, preview.variant == nil {
      return SnapshotOutcome(
        failure: "the test runs once for each argument: name its goldens apart, "
          + #"as in assertSnapshot(of: preview, named: "\(argument)")"#)
    }
    // Swift Testing has no current test there, and `#function` is the name that a macro made of the line and column.
    if test.filter == nil, test.name.hasPrefix("$s") {
      return SnapshotOutcome(
        failure: "an exit test does not know its test's name: name the golden, "
          + #"as in assertSnapshot(of: preview, testName: "card")"#)
    }
    guard let ending = format.textExtension else { return try pictureOutcome(of: preview) }
    return try textOutcome(of: preview, ending: ending)
  }

  private func pictureOutcome(of preview: Preview) throws -> SnapshotOutcome {
    let clock = ContinuousClock()
    let start = clock.now
    var drawn = try drawn(preview)
    let content = drawn.pixelDigest.hashValue
    let place = place(of: preview, content: content)
    drawn.name = place.name
    let golden = pathFromWorkingDirectory(place.picture)
    if let conflict = conflict(over: golden, content: content) {
      return SnapshotOutcome(failure: conflict)
    }
    let check = GoldenCheck(
      update: recording.updateMode, tolerance: tolerance, masks: masks, results: results)
    try journal.begin()
    var result = check.check(drawn, at: place)
    result.milliseconds = (clock.now - start) / .milliseconds(1)
    journal.add(result)
    return outcome(of: result, drawn, at: place)
  }

  /// Returns the picture and its words, drawn on the calling thread.
  private func drawn(_ preview: Preview) throws -> DrawnCase {
    let shapers = TextShapers()
    return try PreviewDrawing(preview.screen, scale: scale, shapers: shapers)
      .filmstrip(shapers: shapers)
      .drawnCase(suite: pathFromWorkingDirectory(test.file), name: preview.fullName)
  }

  /// Returns the golden's place, under the assertion's name or its number.
  ///
  /// - Parameter content: The hash of what is compared with the golden.
  func place(of preview: Preview, content: Int) -> GoldenPlace {
    var golden = GoldenName(test, named: name, variant: preview.variant)
    if name == nil {
      let number = claims.number(
        of: SnapshotClaims.Claim(
          test: test, location: location, content: content ^ format.hashValue),
        named: golden.text)
      if number > 1 || isNumberedFromOne {
        golden = GoldenName(test, named: "\(number)", variant: preview.variant)
      }
    }
    let place = GoldenPlace(beside: test.file, name: golden.text)
    journal.note(place, of: test.file)
    return place
  }

  /// Returns the reason why the golden is another assertion's; nil if it is not.
  ///
  /// - Parameter content: The hash of what is compared with the golden.
  func conflict(over golden: String, content: Int) -> String? {
    let claim = SnapshotClaims.Claim(test: test, location: location, content: content)
    guard let earlier = claims.claim(golden, for: claim) else { return nil }
    if earlier.test != test {
      return "the test '\(earlier.test.name)' at \(earlier.location) compares with \(golden) too: "
        + "give one of the assertions another name, as in "
        + #"assertSnapshot(of: preview, named: "empty")"#
    }
    let other =
      earlier.location == location
      ? "the assertion drew something else for \(golden) before"
      : "the assertion at \(earlier.location) compares with \(golden) too"
    return other + ": name each, as in "
      + #"assertSnapshot(of: preview, named: "empty")"#
  }
}

extension SnapshotAssertion {
  /// Returns a result as a test reports it: the reason of a failure, and the pictures to look at.
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
      ["recording is on: this picture was recorded: \(result.golden)"]
        + words(of: result) + [Self.comparesNext]
    case .missing:
      ["there is no golden: \(result.golden)"] + shown(result)
        + [advice("to record it", recording: .missing)]
    case .unreadable:
      ["the golden is unreadable: \(result.golden): \(result.headline)"] + shown(result)
        + replacement(of: result)
    case .failed: [result.headline]
    case .changed:
      [
        result.hasGoldensPixels
          ? "the golden's picture is the same, its layout text is not: \(result.golden)"
          : "the picture is not the golden's: \(result.golden)"
      ]
        + words(of: result) + shown(result)
        + [
          advice("to accept it", recording: .failed),
          "or, without drawing again: \(approval(of: result))",
        ]
    }
  }

  /// Returns the changes, a line each.
  private func words(of result: CaseResult) -> [String] {
    result.words().lines(hint: "maquette report shows")
  }

  static let comparesNext = "the next run without recording compares with it"

  /// Returns the paths of the pictures, a line each.
  private func shown(_ result: CaseResult) -> [String] {
    let files = result.files
    return [
      ("expected", files.expected), ("actual", files.actual), ("difference", files.diff),
      ("layout", files.layoutDiff),
    ]
    .compactMap { label, file in file.map { "\(label): \(results.file($0))" } }
  }

  /// Returns advice to record the picture over an unreadable golden, or to fetch one from Git LFS.
  private func replacement(of result: CaseResult) -> [String] {
    guard result.message != StoredGolden.pointerMessage else { return [] }
    return [advice("to record it anew", recording: .all)]
  }

  func advice(_ purpose: String, recording: SnapshotRecording) -> String {
    Self.advice(purpose, recording: recording, for: test)
  }

  /// Returns a purpose with the command that runs a test again, and no other, and records.
  static func advice(
    _ purpose: String, recording: SnapshotRecording, for test: TestIdentity
  ) -> String {
    let setting = "SNAPSHOT_TESTING_RECORD=\(recording.rawValue)"
    guard let filter = test.filter else { return "\(purpose): run its test with \(setting)" }
    return "\(purpose): \(setting) swift test --filter '\(filter)'"
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
