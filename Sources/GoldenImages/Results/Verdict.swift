/// What became of a case.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// The picture differs from its golden by more than the tolerance allows.
  case changed
  /// There is no golden.
  case missing
  /// The golden is not a readable picture.
  case unreadable
  /// The picture could not be drawn.
  case failed
  /// A golden has no case any more.
  case stale
  /// There was no golden, and the picture became it.
  case recorded
  /// The picture took its golden's place.
  case updated
  /// The picture is its golden's, or differs by no more than the tolerance allows.
  case passed

  /// True if a run with such a case is all well.
  public var isSuccess: Bool {
    switch self {
    case .passed, .updated, .stale: true
    case .changed, .missing, .unreadable, .failed, .recorded: false
    }
  }
}
