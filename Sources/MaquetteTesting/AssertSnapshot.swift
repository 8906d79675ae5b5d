public import CellViews
public import Goldens
public import Maquette
public import PictureComparison

// Each function has a twin for previews. A protocol that both a view and a preview meet would
// have to be one that `View` refines, and then a user's `extension Box: View where Content: View`
// no longer compiles: a conditional conformance does not imply that to an inherited protocol.

/// Asserts that a view looks like its golden: the picture that was recorded for it.
///
/// ```swift
/// @MainActor @Test func card() {
///   assertSnapshot(of: Card(title: "Hello"), as: .image)
///   assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .device(config: .iPhone13)))
/// }
/// ```
///
/// The golden is `__Snapshots__/<file>/<test>.<name>.png` beside the test's file, with its layout
/// in words, `….layout.txt`. Without a name, the test's assertions are numbered: `<test>.1.png`,
/// `<test>.2.png`. A missing golden is recorded, and the test fails so that someone looks at the
/// first picture; if `CI` is set, nothing is recorded. On a difference the failure reports what
/// changed, and the pictures are attached to the test.
///
/// Works in Swift Testing and in XCTest, in synchronous and in asynchronous tests, side by side.
///
/// - Parameters:
///   - view: The view to draw, at rest.
///   - strategy: The form of the golden; defaults to the picture.
///   - name: The golden's name among others of its test, or of a test's arguments.
///   - record: The condition for writing the golden. Unless given, the innermost
///     `withSnapshotTesting` or `.snapshots` trait decides, then the environment's
///     `SNAPSHOT_TESTING_RECORD`.
///   - tolerance: The largest difference of the picture that passes; unless given, that of the
///     strategy and then of the innermost scope: none.
///   - masks: The parts that are not compared.
///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
///   - timeout: Has no effect: unlike in swift-snapshot-testing, drawing needs no waiting.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the assertion's file. Swift Testing reports where its test is.
///   - testName: The golden's first name, instead of the current test's.
///   - function: The golden's first name if the current test is unknown, as in a function beside an
///     `XCTestCase`.
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
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
  ).assert(SnapshotSubject(view), as: strategy)
}

/// Asserts that a preview looks like its golden: the picture that was recorded for it.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: preview)
/// }
/// ```
///
/// The golden is `__Snapshots__/<file>/<test>[.<name>][.<variant>].png`; a test's further
/// assertions without a name are `<test>.2`, `<test>.3` and so on. The parameters, and all else,
/// are those of the function for a view.
public func assertSnapshot(
  of preview: @autoclosure () throws -> Preview, as strategy: SnapshotStrategy = .image,
  named name: String? = nil, record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
  masks: [Mask] = [], scale: Double? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
  ).assert(SnapshotSubject(preview), as: strategy)
}

/// Asserts that a view matches a golden for each of several strategies, by their names.
///
/// The other parameters are those of `assertSnapshot`.
public func assertSnapshots<Content: View>(
  of view: @autoclosure () throws -> Content, as strategies: [String: SnapshotStrategy],
  record: SnapshotRecording? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    record: record
  ).assert(SnapshotSubject(view), as: strategies)
}

/// Asserts that a preview matches a golden for each of several strategies, by their names.
///
/// The other parameters are those of `assertSnapshot`.
public func assertSnapshots(
  of preview: @autoclosure () throws -> Preview, as strategies: [String: SnapshotStrategy],
  record: SnapshotRecording? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    record: record
  ).assert(SnapshotSubject(preview), as: strategies)
}

/// Asserts that a view matches a golden for each of several strategies, which are numbered.
///
/// The other parameters are those of `assertSnapshot`.
public func assertSnapshots<Content: View>(
  of view: @autoclosure () throws -> Content, as strategies: [SnapshotStrategy],
  record: SnapshotRecording? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    record: record
  ).assert(SnapshotSubject(view), as: strategies)
}

/// Asserts that a preview matches a golden for each of several strategies, which are numbered.
///
/// The other parameters are those of `assertSnapshot`.
public func assertSnapshots(
  of preview: @autoclosure () throws -> Preview, as strategies: [SnapshotStrategy],
  record: SnapshotRecording? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    record: record
  ).assert(SnapshotSubject(preview), as: strategies)
}

/// Compares a view with its golden, as `assertSnapshot` does, and returns why they do not match.
///
/// The parameters are those of `assertSnapshot`.
///
/// - Returns: The failure in lines; nil if the golden matches.
public func verifySnapshot<Content: View>(
  of view: @autoclosure () throws -> Content, as strategy: SnapshotStrategy = .image,
  named name: String? = nil, record: SnapshotRecording? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    name: name, record: record
  ).outcome(of: SnapshotSubject(view), as: strategy).failure
}

/// Compares a preview with its golden, as `assertSnapshot` does, and returns why they do not match.
///
/// The parameters are those of `assertSnapshot`.
///
/// - Returns: The failure in lines; nil if the golden matches.
public func verifySnapshot(
  of preview: @autoclosure () throws -> Preview, as strategy: SnapshotStrategy = .image,
  named name: String? = nil, record: SnapshotRecording? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, function: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotCall(
    test: .current(named: testName, function: function, file: "\(filePath)"),
    location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    name: name, record: record
  ).outcome(of: SnapshotSubject(preview), as: strategy).failure
}
