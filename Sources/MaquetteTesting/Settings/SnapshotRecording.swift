public import GoldenImages

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
  public var updateMode: UpdateMode {
    switch self {
    case .all: .all
    case .failed: .changed
    case .missing: .missing
    case .never: .none
    }
  }
}
