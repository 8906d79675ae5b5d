/// Which goldens a run may write.
public enum UpdateMode: String, CaseIterable, Hashable, Sendable {
  /// Every golden is written anew.
  case all
  /// Goldens that differ or are missing are written.
  case changed
  /// Missing goldens are written.
  case missing
  /// No golden is written.
  case none
}
