import Synchronization

/// The addresses that lead to the page, each only once.
///
/// A program that opens a browser names an address in its arguments, which other users of the
/// machine can read. The address is useless to them after the browser has used it.
final class Invitations: Sendable {
  private let open = Mutex<[PageToken]>([])

  /// Returns a new secret, which is accepted once.
  func make() -> PageToken {
    let token = PageToken.random()
    open.withLock { $0.append(token) }
    return token
  }

  /// Accepts a secret that has not been used yet; returns false for any other.
  func accept(_ text: String) -> Bool {
    open.withLock { tokens in
      let count = tokens.count
      tokens.removeAll { $0.matches(text) }
      return tokens.count < count
    }
  }
}
