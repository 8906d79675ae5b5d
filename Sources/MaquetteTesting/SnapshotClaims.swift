import Synchronization

/// The goldens of the process's assertions, so that two that share one are reported.
///
/// Tests run in parallel; any number of threads may use a value.
package final class SnapshotClaims: Sendable {
  /// An assertion that compares with a golden.
  package struct Claim: Hashable, Sendable {
    /// The test around it.
    package var test: TestIdentity
    /// The file, line and column of the assertion, as in `CardsTests.swift:12:5`.
    package var location: String
    /// The hash of the picture's bytes, in this process.
    package var content: Int

    /// Creates a claim of an assertion that draws a picture.
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

  /// The key of goldens of assertions without a name.
  private struct Unnamed: Hashable {
    var test: TestIdentity
    var name: String
  }

  private let state = Mutex(State())

  /// Creates a value without claims.
  package init() {}

  /// Records that an assertion compares with the golden at `path`.
  ///
  /// A test may be repeated, so the same assertion may claim again with the same picture.
  ///
  /// - Returns: The earlier claim of another assertion, or of this one with another picture; nil if
  ///   there is none, and the golden is the assertion's.
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

  /// Returns the number, from 1, of an assertion without a name among those of its test.
  ///
  /// An assertion with the same picture keeps its number, as in a repeated test.
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
