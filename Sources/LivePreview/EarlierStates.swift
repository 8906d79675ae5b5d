import Synchronization

/// What was replaced from the page, to be put back on request: the last changes of each owner, such as a
/// config or a preview, by their ids.
final class EarlierStates<Owner: Hashable & Sendable, Earlier: Sendable>: Sendable {
  private let changes = Mutex<[Owner: [(id: String, earlier: Earlier)]]>([:])

  /// How many changes of one owner are kept.
  private static var limit: Int { 8 }

  /// Notes what a change replaced.
  ///
  /// - Returns: The change's id. A page keeps it longer than `watch` may run: no later run has the same.
  func note(_ earlier: Earlier, of owner: Owner) -> String {
    let id = String(UInt64.random(in: .min ... .max), radix: 16)
    changes.withLock { $0[owner] = (($0[owner] ?? []) + [(id, earlier)]).suffix(Self.limit) }
    return id
  }

  /// Puts back what a change replaced, after which it is forgotten.
  ///
  /// - Parameter putBack: What does so; if it throws, the change stays to be undone.
  /// - Returns: False for a change that is not known, or not any more.
  /// - Throws: What `putBack` throws.
  func undo(
    _ id: String, of owner: Owner, by putBack: (Earlier) throws -> Void
  ) throws -> Bool {
    let known = changes.withLock { $0[owner]?.first { $0.id == id } }
    guard let known else { return false }
    try putBack(known.earlier)
    changes.withLock { $0[owner]?.removeAll { $0.id == id } }
    return true
  }
}
