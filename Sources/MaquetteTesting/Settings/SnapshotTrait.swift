public import GoldenImages
public import Testing

/// Settings for the assertions of a test, or of all tests of a suite.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  /// True, since a suite's settings hold for its tests and for the suites in it.
  public let isRecursive = true

  let record: SnapshotRecording?
  let tolerance: Tolerance?

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: record, tolerance: tolerance, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Settings for the assertions of a test, or of all tests of a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct CardsTests {
  /// ```
  ///
  /// - Parameters:
  ///   - record: When goldens are written; what holds around unless given.
  ///   - tolerance: How much a picture may differ from its golden; what holds around unless given.
  public static func snapshots(
    record: SnapshotRecording? = nil, tolerance: Tolerance? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(record: record, tolerance: tolerance)
  }
}
