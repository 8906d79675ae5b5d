package import GoldenImages

/// What holds for the assertions of a scope, unless they tell otherwise themselves.
package struct SnapshotSettings: Hashable, Sendable {
  /// When goldens are written; nil if the environment decides.
  package var record: SnapshotRecording?
  /// How much a picture may differ from its golden.
  package var tolerance: Tolerance

  /// Settings; without arguments, those of an assertion in no scope.
  package init(record: SnapshotRecording? = nil, tolerance: Tolerance = .none) {
    self.record = record
    self.tolerance = tolerance
  }

  /// The settings of the innermost scope around the calling code.
  @TaskLocal package static var current = SnapshotSettings()

  /// The settings with those replaced that are given.
  package func replacing(record: SnapshotRecording?, tolerance: Tolerance?) -> SnapshotSettings {
    SnapshotSettings(record: record ?? self.record, tolerance: tolerance ?? self.tolerance)
  }
}
