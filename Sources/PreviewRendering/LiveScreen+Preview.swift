package import CellViews
package import LayoutEdits
import Synchronization
package import TextShaping

extension LiveScreen {
  /// Creates a screen of a preview, whose content is made again for each proof.
  package init(_ preview: Preview) {
    self.init { edits in
      let known = ThreadShapers.own
      let taken = known ?? ThreadShapers.take()
      defer { if known == nil { ThreadShapers.give(taken) } }
      return try edits.proof(in: preview, shaper: taken.shapers.shaper(for: preview.fonts))
    }
  }
}

/// Calls `body`, in which proofs on this thread take its shapers: those know the texts of the screen.
package func proving<Result>(
  with shapers: TextShapers, _ body: () throws -> Result
) rethrows -> Result {
  try ThreadShapers.$own.withValue(ThreadShapers(shapers: shapers), operation: body)
}

/// The shapers of proofs, whose fonts and texts the next proofs need again.
private struct ThreadShapers: @unchecked Sendable {
  // Unchecked: a set of shapers is taken by one thread at a time.
  let shapers: TextShapers

  /// The shapers of the thread that draws the screen; nil where proofs take their own.
  @TaskLocal static var own: ThreadShapers?

  private static let idle = Mutex<[ThreadShapers]>([])

  static func take() -> ThreadShapers {
    idle.withLock { $0.popLast() } ?? ThreadShapers(shapers: TextShapers())
  }

  static func give(_ shapers: ThreadShapers) { idle.withLock { $0.append(shapers) } }
}
