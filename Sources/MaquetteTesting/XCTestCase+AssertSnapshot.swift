public import CellViews
public import GoldenImages

public import XCTest

extension XCTestCase {
  /// Asserts that a preview looks as its golden: the picture that was recorded for it.
  ///
  /// In a test case, this method stands for the function of the same name: the case knows which of
  /// its tests is running, also in a function that several tests call.
  ///
  /// - Parameters:
  ///   - preview: What is drawn.
  ///   - format: What of it is the golden: the picture unless given, or its layout in words alone.
  ///   - name: What tells the assertion from others in its test.
  ///   - record: When the golden is written; what holds around unless given.
  ///   - tolerance: How much the picture may differ and still pass; what holds around unless given.
  ///   - masks: What is not compared.
  ///   - scale: Device pixels a point, from 0.25 to 8; the canvas's unless given.
  ///   - fileID: The module and the file of the assertion.
  ///   - filePath: The path of the assertion's file, beside which the goldens lie.
  ///   - line: The assertion's line.
  ///   - column: The assertion's column.
  public func assertSnapshot(
    of preview: @autoclosure () throws -> Preview, as format: SnapshotFormat = .picture,
    named name: String? = nil,
    record: SnapshotRecording? = nil, tolerance: Tolerance? = nil, masks: [Mask] = [],
    scale: Double? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    MaquetteTesting.assertSnapshot(
      of: preview, in: TestIdentity(xctest: self.name, file: "\(filePath)"),
      at: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      SnapshotOptions(
        format: format, name: name, record: record, tolerance: tolerance, masks: masks, scale: scale
      ))
  }
}
