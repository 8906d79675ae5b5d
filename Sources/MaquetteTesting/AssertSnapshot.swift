import CellViews
public import Goldens
public import Maquette
public import PictureComparison
import Testing

/// Asserts that a preview looks as its golden: the picture that was recorded for it.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: preview)
/// }
/// ```
///
/// The golden is `__Snapshots__/<file>/<test>[.<name>][.<variant>].png` beside the test's file,
/// with its layout in words, `….layout.txt`; a test's further assertions without a name are
/// `<test>.2`, `<test>.3` and so on. A golden that is missing is recorded, and the test
/// fails so that the first picture is looked at; where `CI` is set, nothing is recorded. On a
/// difference the failure reports what changed, and the pictures are attached to the test.
///
/// Works in Swift Testing and in XCTest, in synchronous and in asynchronous tests, side by side.
///
/// - Parameters:
///   - preview: What is drawn.
///   - strategy: What of it is the golden; defaults to the picture.
///   - name: What distinguishes the assertion from others in its test, or a test's arguments from
///     each other.
///   - record: When the golden is written. Unless given, the innermost `withSnapshotTesting` or
///     `.snapshots` trait decides, then the environment's `SNAPSHOT_TESTING_RECORD`.
///   - tolerance: How much the picture may differ and still pass; unless given, what the strategy
///     and then the innermost scope sets: not at all.
///   - masks: What is not compared.
///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the assertion's file. Swift Testing reports where its test is.
///   - testName: What the golden is called in place of the current test.
///   - function: What the golden is called where the current test is not known, as in a function
///     beside an `XCTestCase`.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertSnapshot(
  of preview: @autoclosure () throws -> Preview, as strategy: SnapshotStrategy = .image,
  named name: String? = nil, record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
  masks: [Mask] = [], scale: Double? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"), location: location,
    name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
  ).assert(SnapshotSubject(preview), as: strategy)
}

/// Asserts that a view looks as its golden: the picture that was recorded for it.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: Card(title: "Hello"), as: .image)
///   assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .device(config: .iPhone13)))
/// }
/// ```
///
/// The golden is `__Snapshots__/<file>/<test>.<name>.png` beside the test's file. Without a name,
/// the test's assertions are numbered: `<test>.1.png`, `<test>.2.png`. All else is as for a preview.
///
/// - Parameters:
///   - view: What is drawn, at rest.
///   - strategy: What of it is the golden.
///   - name: What distinguishes the assertion from others in its test, or a test's arguments from
///     each other.
///   - record: When the golden is written; defaults to the scope's.
///   - tolerance: How much the picture may differ and still pass; defaults to the strategy's
///     precision, and then to the scope's.
///   - masks: What is not compared.
///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the assertion's file. Swift Testing reports where its test is.
///   - testName: What the golden is called in place of the current test.
///   - function: What the golden is called where the current test is not known, as in a function
///     beside an `XCTestCase`.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertSnapshot<Content: View>(
  of view: @autoclosure () throws -> Content, as strategy: SnapshotStrategy = .image,
  named name: String? = nil, record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
  masks: [Mask] = [], scale: Double? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"), location: location,
    name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
  ).assert(SnapshotSubject(view), as: strategy)
}
