public import GoldenImages

/// Runs `operation` with settings for the assertions in it.
///
/// ```swift
/// withSnapshotTesting(record: .all) {
///   assertSnapshot(of: preview)
/// }
/// ```
///
/// What an assertion says itself goes first, then the innermost scope. A scope reaches the tasks
/// that `operation` starts, but not detached ones.
///
/// - Parameters:
///   - record: When goldens are written; the scope's around unless given.
///   - tolerance: How much a picture may differ from its golden; the scope's around unless given.
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
///   - record: When goldens are written; the scope's around unless given.
///   - tolerance: How much a picture may differ from its golden; the scope's around unless given.
///   - isolation: The actor that the operation runs on; the caller's unless given.
public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, tolerance: Tolerance? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings.current.replacing(record: record, tolerance: tolerance)
  return try await SnapshotSettings.$current.withValue(settings, operation: operation)
}
