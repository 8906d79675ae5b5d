import Glibc
package import Goldens

/// The condition for writing an assertion's golden.
///
/// A written golden makes its test fail, so that no test passes by comparing a picture with itself;
/// the next run compares.
public enum SnapshotRecording: String, CaseIterable, Hashable, Sendable {
  /// Writes each golden that is not the picture already.
  case all
  /// Writes goldens that are missing or differ.
  case failed
  /// Writes missing goldens.
  case missing
  /// Writes no golden.
  case never

  /// The update mode for a run of goldens.
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
  /// Creates `all` from true and `missing` from false, for the older form `record: true`.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

/// The environment's settings of recording.
package struct RecordingEnvironment: Hashable, Sendable {
  /// The value of `SNAPSHOT_TESTING_RECORD`.
  package var record: String?
  /// The value of `CI`.
  package var continuousIntegration: String?

  /// Creates an environment with these values.
  package init(record: String? = nil, continuousIntegration: String? = nil) {
    self.record = record
    self.continuousIntegration = continuousIntegration
  }

  /// The process's environment at the first request.
  package static let current = RecordingEnvironment(
    record: variable("SNAPSHOT_TESTING_RECORD"), continuousIntegration: variable("CI"))

  /// Returns the mode for an assertion without closer settings: the variable's value; without one,
  /// nothing is recorded in unattended runs, and missing goldens elsewhere.
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

/// An error for an `SNAPSHOT_TESTING_RECORD` that names no mode.
package struct UnknownRecording: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable's value.
  package var value: String

  /// The value and the expected ones.
  package var description: String {
    let known = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
    return "SNAPSHOT_TESTING_RECORD is '\(value.prefix(200))': expected one of \(known)"
  }
}
