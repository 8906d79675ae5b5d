package import CellViews
import FileAccess
package import GoldenImages
import Maquette
import TextShaping

/// One comparison of a preview with its golden: all that decides it.
package struct SnapshotAssertion: Sendable {
  /// The test around it.
  package var test: TestIdentity
  /// Where it stands in the source, in words.
  package var location: String
  /// What of the preview is the golden.
  package var format: SnapshotFormat
  /// What it is called in its test; nil for a test's only assertion.
  package var name: String?
  /// When the golden is written.
  package var recording: SnapshotRecording
  /// How much the picture may differ from its golden.
  package var tolerance: Tolerance
  /// What is not compared.
  package var masks: [Mask]
  /// Device pixels a point; the canvas's if nil.
  package var scale: Double?
  /// Where a difference is shown.
  package var results: ResultsFolder
  /// Where the result is kept.
  package var journal: ResultsJournal
  /// Which assertion compares with which golden.
  package var claims: SnapshotClaims

  /// An exact assertion of the whole picture, unless told otherwise.
  package init(
    test: TestIdentity, location: String, format: SnapshotFormat = .picture, name: String? = nil,
    recording: SnapshotRecording,
    tolerance: Tolerance = .none, masks: [Mask] = [], scale: Double? = nil,
    results: ResultsFolder, journal: ResultsJournal, claims: SnapshotClaims = .shared
  ) {
    self.test = test
    self.location = location
    self.format = format
    self.name = name
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
  /// Whatever goes wrong is a failure of the test, with its reason.
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
        failure: "the test runs once for each argument: tell its goldens apart, "
          + #"as in assertSnapshot(of: preview, named: "\(argument)")"#)
    }
    let place = GoldenPlace(
      beside: test.file, name: GoldenName(test, named: name, variant: preview.variant).text)
    journal.note(place, of: test.file)
    guard let ending = format.textExtension else {
      return try pictureOutcome(of: preview, at: place)
    }
    return try textOutcome(of: preview, at: place, ending: ending)
  }

  private func pictureOutcome(of preview: Preview, at place: GoldenPlace) throws -> SnapshotOutcome
  {
    let clock = ContinuousClock()
    let start = clock.now
    let drawn = try drawn(preview, for: place)
    let golden = pathFromWorkingDirectory(place.picture)
    if let conflict = conflict(over: golden, content: drawn.pixelDigest.hashValue) {
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

  /// The picture and its words, drawn on the calling thread.
  private func drawn(_ preview: Preview, for place: GoldenPlace) throws -> DrawnCase {
    let shaper = try TextShaper(catalog: preview.fonts)
    let drawing = try PreviewDrawing(preview.screen, shaper: shaper)
    return DrawnCase(
      suite: pathFromWorkingDirectory(test.file), name: place.name,
      pixelDigest: try drawing.pixelDigest(scale: scale),
      png: { [scale] in try drawing.png(scale: scale) }, layout: drawing.layoutSnapshot,
      scale: scale ?? preview.canvas.scale)
  }

  /// Why the golden is another assertion's; nil if it is not.
  ///
  /// - Parameter content: What is compared with it, hashed.
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
