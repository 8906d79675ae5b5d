public import CellViews
public import Maquette

/// Compares a view with its golden, as `assertSnapshot` does, and returns why they do not match.
///
/// - Parameters:
///   - view: What is drawn.
///   - strategy: What of it is the golden.
///   - name: What distinguishes the golden from others of its test.
///   - record: When the golden is written; defaults to the scope's.
///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the assertion's file.
///   - testName: What the goldens are called in place of the current test.
///   - function: What they are called where the current test is not known.
///   - line: The assertion's line.
///   - column: The assertion's column.
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
/// - Parameters:
///   - preview: What is drawn.
///   - strategy: What of it is the golden.
///   - name: What distinguishes the golden from others of its test.
///   - record: When the golden is written; defaults to the scope's.
///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
///   - fileID: The module and the file of the assertion.
///   - filePath: The path of the assertion's file.
///   - testName: What the goldens are called in place of the current test.
///   - function: What they are called where the current test is not known.
///   - line: The assertion's line.
///   - column: The assertion's column.
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
