import CellViews
import Goldens
import Maquette
import PictureComparison
import Testing

/// The subject of an assertion: a preview, or a view on a canvas of the strategy's.
struct SnapshotSubject {
  /// Indicates whether the first assertion of a test that has no name gets a number, too, as in
  /// swift-snapshot-testing.
  let isNumberedFromOne: Bool
  let preview: (SnapshotStrategy) throws -> Preview

  /// Creates the subject of a preview, evaluated at once.
  init(_ preview: () throws -> Preview) {
    let preview = Swift.Result { try preview() }
    isNumberedFromOne = false
    self.preview = { try $0.preview(of: preview.get()) }
  }

  /// Creates the subject of a view, evaluated at once, where the caller runs.
  init<Content: View>(_ view: () throws -> Content) {
    let view = Swift.Result { try view() }
    isNumberedFromOne = true
    preview = { try $0.preview(of: view.get()) }
  }
}

/// An assertion in a source: its place, and its settings.
struct SnapshotCall {
  var test: TestIdentity
  var location: AssertionLocation
  var name: String?
  var record: SnapshotRecording?
  var tolerance: Tolerance?
  var masks: [Mask] = []
  var scale: Double?

  /// Compares with the golden, with the settings around the calling code, and reports to the test.
  func assert(_ subject: SnapshotSubject, as strategy: SnapshotStrategy) {
    TestLibrary.current.report(outcome(of: subject, as: strategy), at: location)
  }

  /// Compares with a golden for each strategy, in the order of their names.
  func assert(_ subject: SnapshotSubject, as strategies: [String: SnapshotStrategy]) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
      var call = self
      call.name = name
      call.assert(subject, as: strategy)
    }
  }

  /// Compares with a golden for each strategy.
  func assert(_ subject: SnapshotSubject, as strategies: [SnapshotStrategy]) {
    for strategy in strategies { assert(subject, as: strategy) }
  }

  /// Compares with the golden, and returns the outcome to report.
  func outcome(of subject: SnapshotSubject, as strategy: SnapshotStrategy) -> SnapshotOutcome {
    let settings = SnapshotSettings.current.replacing(
      record: record, tolerance: tolerance ?? strategy.tolerance)
    do {
      let assertion = SnapshotAssertion(
        test: test, location: location.words, format: strategy.format, name: name,
        isNumberedFromOne: subject.isNumberedFromOne,
        recording: try settings.record ?? RecordingEnvironment.current.recording(),
        tolerance: settings.tolerance, masks: masks, scale: scale,
        results: .ofTests, journal: .shared)
      return assertion.outcome { try subject.preview(strategy) }
    } catch {
      return SnapshotOutcome(failure: "\(error)")
    }
  }
}

extension TestIdentity {
  /// Returns the test that runs the calling code, or a function if there is none.
  ///
  /// - Parameter name: The test's other name, if any.
  static func current(named name: String?, function: String, file: String) -> TestIdentity {
    let test =
      Test.current.map { TestIdentity($0) } ?? TestIdentity(function: function, file: file)
    return test.renamed(name)
  }
}
