import Glibc
package import Goldens

/// When an assertion writes its golden.
///
/// Whatever is written makes its test fail, so that no test passes unseen by comparing a picture
/// with itself: the next run compares.
public enum SnapshotRecording: String, CaseIterable, Hashable, Sendable {
  /// Each golden is written, unless it is the picture already.
  case all
  /// Goldens that are missing or differ are written.
  case failed
  /// Goldens that are missing are written.
  case missing
  /// No golden is written.
  case never

  /// The same for a run of goldens.
  package var updateMode: UpdateMode {
    switch self {
    case .all: .all
    case .failed: .changed
    case .missing: .missing
    case .never: .none
    }
  }
}

extension SnapshotRecording: ExpressibleByBooleanLiteral {
  /// `all` for true and `missing` for false, as `record: true` was written once.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

/// What the environment sets about recording.
package struct RecordingEnvironment: Hashable, Sendable {
  /// The value of `SNAPSHOT_TESTING_RECORD`.
  package var record: String?
  /// The value of `CI`.
  package var continuousIntegration: String?

  /// An environment with these values.
  package init(record: String? = nil, continuousIntegration: String? = nil) {
    self.record = record
    self.continuousIntegration = continuousIntegration
  }

  /// The process's environment as it was when it was asked for first.
  package static let current = RecordingEnvironment(
    record: variable("SNAPSHOT_TESTING_RECORD"), continuousIntegration: variable("CI"))

  /// What applies to an assertion for which nothing nearer to it decides: the variable's value;
  /// without one, nothing is recorded where tests run unattended, and missing goldens elsewhere.
  ///
  /// - Throws: `UnknownRecording` for a value that names no mode.
  package func recording() throws(UnknownRecording) -> SnapshotRecording {
    if let record, !record.isEmpty {
      guard let known = SnapshotRecording(rawValue: record) else {
        throw UnknownRecording(value: record)
      }
      return known
    }
    return isUnattended(continuousIntegration) ? .never : .missing
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// `SNAPSHOT_TESTING_RECORD` names no way to record.
package struct UnknownRecording: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable's value.
  package var value: String

  /// The value and what is expected.
  package var description: String {
    let known = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
    return "SNAPSHOT_TESTING_RECORD is '\(value.prefix(200))': expected one of \(known)"
  }
}
