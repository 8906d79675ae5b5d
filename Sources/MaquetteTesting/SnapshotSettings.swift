public import PictureComparison
public import Testing

/// Runs `operation` with settings for the assertions in it.
///
/// ```swift
/// withSnapshotTesting(record: .all) {
///   assertSnapshot(of: preview)
/// }
/// ```
///
/// An assertion's own settings take precedence, then the innermost scope. A scope reaches the tasks
/// that `operation` starts, but not detached ones.
///
/// - Parameters:
///   - record: The condition for writing goldens; defaults to the outer scope's.
///   - tolerance: The largest difference from a golden that passes; defaults to the outer scope's.
///   - operation: The code to run with the settings; its result is returned.
public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let settings = SnapshotSettings.current.replacing(record: record, tolerance: tolerance)
  return try SnapshotSettings.$current.withValue(settings, operation: operation)
}

/// Runs an asynchronous `operation` with settings for the assertions in it.
///
/// - Parameters:
///   - record: The condition for writing goldens; defaults to the outer scope's.
///   - tolerance: The largest difference from a golden that passes; defaults to the outer scope's.
///   - isolation: The actor on which the operation runs; defaults to the caller's.
///   - operation: The code to run with the settings; its result is returned.
public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings.current.replacing(record: record, tolerance: tolerance)
  return try await SnapshotSettings.$current.withValue(settings, operation: operation)
}

/// Settings for the assertions of a test, or of all tests of a suite.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  /// Indicates that a suite's settings apply to its tests and to the suites in it.
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
  /// Returns settings for the assertions of a test, or of all tests of a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct CardsTests {
  /// ```
  ///
  /// - Parameters:
  ///   - record: The condition for writing goldens; defaults to the outer scope's.
  ///   - tolerance: The largest difference from a golden that passes; defaults to the outer
  ///     scope's.
  public static func snapshots(
    record: SnapshotRecording? = nil, tolerance: Tolerance? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(record: record, tolerance: tolerance)
  }
}

/// The settings of a scope's assertions, unless they specify otherwise.
package struct SnapshotSettings: Hashable, Sendable {
  /// The condition for writing goldens; nil if the environment decides.
  package var record: SnapshotRecording?
  /// The largest difference from a golden that passes.
  package var tolerance: Tolerance = .none

  /// The settings of the innermost scope around the calling code.
  @TaskLocal package static var current = SnapshotSettings()

  /// Returns the settings with the given ones replaced.
  package func replacing(record: SnapshotRecording?, tolerance: Tolerance?) -> SnapshotSettings {
    SnapshotSettings(record: record ?? self.record, tolerance: tolerance ?? self.tolerance)
  }
}
