/// The goldens that a run may write.
package enum UpdateMode: String, CaseIterable, Hashable, Sendable {
  /// Every golden is rewritten.
  case all
  /// Goldens that differ or are missing are written.
  case changed
  /// Missing goldens are written.
  case missing
  /// No golden is written.
  case none

  /// Indicates whether existing goldens may be written, so that even cases that would pass are drawn.
  package var isUpdate: Bool { self == .all || self == .changed }
}

/// Returns whether a service runs the tests, so that no user would look at recorded goldens.
///
/// - Parameter continuousIntegration: The value of the variable `CI`, which services set; nil if it
///   is not set.
package func isUnattended(_ continuousIntegration: String?) -> Bool {
  switch continuousIntegration?.lowercased() {
  case nil, "", "0", "false", "no": false
  default: true
  }
}
