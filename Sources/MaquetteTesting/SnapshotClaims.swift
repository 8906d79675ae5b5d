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

  private struct State {
    var byGolden: [String: Claim] = [:]
    var unnamed: [Unnamed: [Claim]] = [:]
  }

  /// What the goldens of assertions without a name have in common.
  private struct Unnamed: Hashable {
    var test: TestIdentity
    var name: String
  }

  private let state = Mutex(State())

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
    return state.withLock { state in
      guard let earlier = state.byGolden[key] else {
        state.byGolden[key] = claim
        return nil
      }
      return earlier == claim ? nil : earlier
    }
  }

  /// The number, from 1, of an assertion without a name among those of its test.
  ///
  /// One that comes back with the same picture keeps its number, as where a test is repeated.
  ///
  /// - Parameter name: The golden's name without the number: a preview's variant has numbers of its
  ///   own.
  package func number(of claim: Claim, named name: String) -> Int {
    state.withLock { state in
      let key = Unnamed(test: claim.test, name: name)
      if let index = state.unnamed[key]?.firstIndex(of: claim) { return index + 1 }
      state.unnamed[key, default: []].append(claim)
      return state.unnamed[key, default: []].count
    }
  }
}
