import Synchronization

/// The addresses that lead to the page once each.
///
/// A program that opens a browser names an address in its arguments, which other users of the machine
/// can read. What they read there is of no use after the browser has been there.
final class Invitations: Sendable {
  private let open = Mutex<[PageToken]>([])

  /// A new secret, which is accepted once.
  func make() -> PageToken {
    let token = PageToken.random()
    open.withLock { $0.append(token) }
    return token
  }

  /// True for a secret that has not been used yet; from then on it is.
  func accept(_ text: String) -> Bool {
    open.withLock { tokens in
      let count = tokens.count
      tokens.removeAll { $0.matches(text) }
      return tokens.count < count
    }
  }
}
