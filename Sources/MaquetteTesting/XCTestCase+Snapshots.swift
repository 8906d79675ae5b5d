public import CellViews
public import Goldens
public import Maquette
public import PictureComparison
public import XCTest

// In a test case, these methods replace the functions of the same names: the case knows its running
// test, also in a function that several tests call.
extension XCTestCase {
  /// Asserts that a view looks like its golden: the picture that was recorded for it.
  ///
  /// The parameters are those of the function of this name.
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

  /// Asserts that a preview looks like its golden: the picture that was recorded for it.
  ///
  /// The parameters are those of the function of this name.
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

  /// Asserts that a view matches a golden for each of several strategies, by their names.
  ///
  /// The parameters are those of the function of this name.
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
  /// The parameters are those of the function of this name.
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
  /// The parameters are those of the function of this name.
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
  /// The parameters are those of the function of this name.
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

  /// Compares a view with its golden, as `assertSnapshot` does, and returns why they do not match.
  ///
  /// The parameters are those of the function of this name.
  ///
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

  /// Compares a preview with its golden, as `assertSnapshot` does, and returns why they do not match.
  ///
  /// The parameters are those of the function of this name.
  ///
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

  private func identity(named testName: String?, file: String) -> TestIdentity {
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    return TestIdentity(xctest: name, module: String(module), file: file).renamed(testName)
  }
}
