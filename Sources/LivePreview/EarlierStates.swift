import Synchronization

/// The states that a page replaced, which can be restored: the last changes of each owner, such as
/// a config or a preview, by their ids.
final class EarlierStates<Owner: Hashable & Sendable, Earlier: Sendable>: Sendable {
  private let changes = Mutex<[Owner: [(id: String, earlier: Earlier)]]>([:])

  /// The largest number of kept changes of one owner.
  private static var limit: Int { 8 }

  /// Records the state that a change replaced.
  ///
  /// - Returns: The change's id. A page may keep it longer than `watch` runs, so no later run has
  ///   the same.
  func note(_ earlier: Earlier, of owner: Owner) -> String {
    let id = String(UInt64.random(in: .min ... .max), radix: 16)
    changes.withLock { $0[owner] = (($0[owner] ?? []) + [(id, earlier)]).suffix(Self.limit) }
    return id
  }

  /// Restores the state that a change replaced, and forgets it.
  ///
  /// - Parameter putBack: Restores the state; if it throws, the change can still be undone.
  /// - Returns: False for a change that is not known, or no longer.
  /// - Throws: The errors of `putBack`.
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
