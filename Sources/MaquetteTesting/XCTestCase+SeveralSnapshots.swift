public import CellViews
public import Maquette
public import XCTest

extension XCTestCase {
  /// Asserts that a view matches a golden for each of several strategies, by their names.
  ///
  /// - Parameters:
  ///   - view: What is drawn.
  ///   - strategies: What of it are the goldens, by the names that these get.
  ///   - record: When the goldens are written; defaults to the scope's.
  ///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file.
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshots<Content: View>(
    of view: @autoclosure () throws -> Content, as strategies: [String: SnapshotStrategy],
    record: SnapshotRecording? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      record: record
    ).assert(SnapshotSubject(view), as: strategies)
  }

  /// Asserts that a preview matches a golden for each of several strategies, by their names.
  ///
  /// - Parameters:
  ///   - preview: What is drawn.
  ///   - strategies: What of it are the goldens, by the names that these get.
  ///   - record: When the goldens are written; defaults to the scope's.
  ///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file.
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshots(
    of preview: @autoclosure () throws -> Preview, as strategies: [String: SnapshotStrategy],
    record: SnapshotRecording? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      record: record
    ).assert(SnapshotSubject(preview), as: strategies)
  }

  /// Asserts that a view matches a golden for each of several strategies, which are numbered.
  ///
  /// - Parameters:
  ///   - view: What is drawn.
  ///   - strategies: What of it are the goldens.
  ///   - record: When the goldens are written; defaults to the scope's.
  ///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file.
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshots<Content: View>(
    of view: @autoclosure () throws -> Content, as strategies: [SnapshotStrategy],
    record: SnapshotRecording? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      record: record
    ).assert(SnapshotSubject(view), as: strategies)
  }

  /// Asserts that a preview matches a golden for each of several strategies, which are numbered.
  ///
  /// - Parameters:
  ///   - preview: What is drawn.
  ///   - strategies: What of it are the goldens.
  ///   - record: When the goldens are written; defaults to the scope's.
  ///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file.
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshots(
    of preview: @autoclosure () throws -> Preview, as strategies: [SnapshotStrategy],
    record: SnapshotRecording? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      record: record
    ).assert(SnapshotSubject(preview), as: strategies)
  }
}
