import Synchronization

/// Which assertion compares with which golden, so that no two share one in silence.
///
/// Tests run side by side; any number of threads may use a value.
package final class SnapshotClaims: Sendable {
  /// An assertion that compares with a golden.
  package struct Claim: Hashable, Sendable {
    /// The test around it.
    package var test: TestIdentity
    /// The file, line and column of the assertion, as in `CardsTests.swift:12:5`.
    package var location: String
    /// What the picture's bytes hash to, in this process.
    package var content: Int

    /// A claim of an assertion that draws a picture.
    package init(test: TestIdentity, location: String, content: Int) {
      self.test = test
      self.location = location
      self.content = content
    }
  }

  /// The claims of all assertions of the process.
  package static let shared = SnapshotClaims()

  private let claims = Mutex<[String: Claim]>([:])

  /// No claims yet.
  package init() {}

  /// Notes that an assertion compares with the golden at `path`.
  ///
  /// A test may be repeated, so an assertion may come back with the same picture.
  ///
  /// - Returns: The earlier claim of an assertion that is another, or that drew another picture;
  ///   nil if there is none, and the golden is the assertion's.
  package func claim(_ path: String, for claim: Claim) -> Claim? {
    // Two names that differ in case alone are one file on some systems.
    let key = path.lowercased()
    return claims.withLock { claims in
      guard let earlier = claims[key] else {
        claims[key] = claim
        return nil
      }
      return earlier == claim ? nil : earlier
    }
  }
}
