import CellViews
import GoldenImages

/// What an assertion says itself.
struct SnapshotOptions: Sendable {
  var format: SnapshotFormat
  var name: String?
  var record: SnapshotRecording?
  var tolerance: Tolerance?
  var masks: [Mask]
  var scale: Double?
}

/// Compares a preview with its golden, by what holds around the calling code, and tells the test.
func assertSnapshot(
  of preview: () throws -> Preview, in test: TestIdentity, at location: AssertionLocation,
  _ options: SnapshotOptions
) {
  let settings = SnapshotSettings.current.replacing(
    record: options.record, tolerance: options.tolerance)
  let outcome: SnapshotOutcome
  do {
    let assertion = SnapshotAssertion(
      test: test, location: location.words, format: options.format, name: options.name,
      recording: try settings.record ?? RecordingEnvironment.current.recording(),
      tolerance: settings.tolerance, masks: options.masks, scale: options.scale,
      results: .ofTests, journal: .shared)
    outcome = assertion.outcome(of: preview)
  } catch {
    outcome = SnapshotOutcome(failure: "\(error)")
  }
  TestLibrary.current.report(outcome, at: location)
}
