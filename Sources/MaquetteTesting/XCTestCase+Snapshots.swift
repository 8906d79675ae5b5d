public import CellViews
public import Goldens
public import Maquette
public import PictureComparison
public import XCTest

extension XCTestCase {
  /// Asserts that a preview looks as its golden: the picture that was recorded for it.
  ///
  /// In a test case, this method replaces the function of the same name: the case knows which of its
  /// tests is running, also in a function that several tests call.
  ///
  /// - Parameters:
  ///   - preview: What is drawn.
  ///   - strategy: What of it is the golden; defaults to the picture.
  ///   - name: What distinguishes the assertion from others in its test.
  ///   - record: When the golden is written; defaults to the scope's.
  ///   - tolerance: How much the picture may differ and still pass; defaults to the strategy's
  ///     precision, and then to the scope's.
  ///   - masks: What is not compared.
  ///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  ///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file.
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshot(
    of preview: @autoclosure () throws -> Preview, as strategy: SnapshotStrategy = .image,
    named name: String? = nil, record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
    masks: [Mask] = [], scale: Double? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
    ).assert(SnapshotSubject(preview), as: strategy)
  }

  /// Asserts that a view looks as its golden: the picture that was recorded for it.
  ///
  /// In a test case, this method replaces the function of the same name: the case knows which of its
  /// tests is running, also in a function that several tests call.
  ///
  /// - Parameters:
  ///   - view: What is drawn.
  ///   - strategy: What of it is the golden; defaults to the picture.
  ///   - name: What distinguishes the assertion from others in its test.
  ///   - record: When the golden is written; defaults to the scope's.
  ///   - tolerance: How much the picture may differ and still pass; defaults to the strategy's
  ///     precision, and then to the scope's.
  ///   - masks: What is not compared.
  ///   - scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  ///   - timeout: Has no effect: as in swift-snapshot-testing, what is drawn at once is not waited for.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file.
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, as strategy: SnapshotStrategy = .image,
    named name: String? = nil, record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
    masks: [Mask] = [], scale: Double? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
    ).assert(SnapshotSubject(view), as: strategy)
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
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  /// - Returns: The failure in lines; nil if the golden matches.
  public func verifySnapshot(
    of preview: @autoclosure () throws -> Preview, as strategy: SnapshotStrategy = .image,
    named name: String? = nil, record: SnapshotRecording? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) -> String? {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      name: name, record: record
    ).outcome(of: SnapshotSubject(preview), as: strategy).failure
  }

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
  ///   - testName: What the goldens are called in place of the case's current test.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  /// - Returns: The failure in lines; nil if the golden matches.
  public func verifySnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, as strategy: SnapshotStrategy = .image,
    named name: String? = nil, record: SnapshotRecording? = nil, timeout: Double = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, column: UInt = #column
  ) -> String? {
    SnapshotCall(
      test: identity(named: testName, file: "\(filePath)"),
      location: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      name: name, record: record
    ).outcome(of: SnapshotSubject(view), as: strategy).failure
  }

  func identity(named testName: String?, file: String) -> TestIdentity {
    TestIdentity(xctest: name, file: file).renamed(testName)
  }
}
