public import CellViews
public import Goldens
public import PictureComparison
import Testing
public import XCTest

/// Asserts that a preview looks as its golden: the picture that was recorded for it.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: preview)
/// }
/// ```
///
/// The golden is `__Snapshots__/<file>/<test>[.<name>][.<variant>].png` beside the test's file,
/// with its layout in words, `….layout.txt`. A golden that is missing is recorded, and the test
/// fails so that the first picture is looked at; where `CI` is set, nothing is recorded. On a
/// difference the failure reports what changed, and the pictures are attached to the test.
///
/// Works in Swift Testing and in XCTest, in synchronous and in asynchronous tests, side by side.
///
/// - Parameters:
///   - preview: What is drawn.
///   - format: What of it is the golden; defaults to the picture.
///   - name: What distinguishes the assertion from others in its test, or a test's arguments from
///     each other.
///   - record: When the golden is written. Unless given, the innermost `withSnapshotTesting` or
///     `.snapshots` trait decides, then the environment's `SNAPSHOT_TESTING_RECORD`.
///   - tolerance: How much the picture may differ and still pass; unless given, what the innermost
///     scope sets: not at all.
///   - masks: What is not compared.
///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the assertion's file. Swift Testing reports where its test is.
///   - testName: What the golden is called where the current test is not known, as in a function
///     beside an `XCTestCase`.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertSnapshot(
  of preview: @autoclosure () throws -> Preview, as format: SnapshotFormat = .picture,
  named name: String? = nil,
  record: SnapshotRecording? = nil, tolerance: Tolerance? = nil, masks: [Mask] = [],
  scale: Double? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let test =
    Test.current.map { TestIdentity($0) }
    ?? TestIdentity(function: testName, file: "\(filePath)")
  let location = AssertionLocation(
    fileID: fileID, filePath: filePath, line: line, column: column)
  checkSnapshot(
    of: preview, in: test, at: location,
    SnapshotOptions(
      format: format, name: name, record: record, tolerance: tolerance, masks: masks, scale: scale))
}

extension XCTestCase {
  /// Asserts that a preview looks as its golden: the picture that was recorded for it.
  ///
  /// In a test case, this method replaces the function of the same name: the case knows which of
  /// its tests is running, also in a function that several tests call.
  ///
  /// - Parameters:
  ///   - preview: What is drawn.
  ///   - format: What of it is the golden; defaults to the picture.
  ///   - name: What distinguishes the assertion from others in its test.
  ///   - record: When the golden is written; defaults to the scope's.
  ///   - tolerance: How much the picture may differ and still pass; defaults to the scope's.
  ///   - masks: What is not compared.
  ///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file, beside which the goldens are.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshot(
    of preview: @autoclosure () throws -> Preview, as format: SnapshotFormat = .picture,
    named name: String? = nil,
    record: SnapshotRecording? = nil, tolerance: Tolerance? = nil, masks: [Mask] = [],
    scale: Double? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    checkSnapshot(
      of: preview, in: TestIdentity(xctest: self.name, file: "\(filePath)"),
      at: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      SnapshotOptions(
        format: format, name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
      ))
  }
}

/// What of a preview is kept as its golden.
public enum SnapshotFormat: String, CaseIterable, Hashable, Sendable {
  /// The picture, `.png`, with its layout in words beside it.
  case picture
  /// The layout and the drawing in words, an element a line, `.layout.txt`: no pixel is drawn.
  case layout
  /// The drawing commands, a line each, `.list.txt`: no pixel is drawn.
  case list

  /// What the golden of a text is called after its name; nil for a picture.
  var textExtension: String? {
    switch self {
    case .picture: nil
    case .layout: "layout.txt"
    case .list: "list.txt"
    }
  }
}

/// An assertion's own settings.
private struct SnapshotOptions: Sendable {
  var format: SnapshotFormat
  var name: String?
  var record: SnapshotRecording?
  var tolerance: Tolerance?
  var masks: [Mask]
  var scale: Double?
}

/// Compares a preview with its golden, by what holds around the calling code, and reports to the
/// test.
private func checkSnapshot(
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
