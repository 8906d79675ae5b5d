package import CellViews
package import LayoutEdits
import Synchronization
import TextShaping

extension LiveScreen {
  /// Creates a screen of a preview, whose content is made again for each proof.
  package init(_ preview: Preview) {
    self.init { edits in
      let idle = IdleShapers.take()
      defer { IdleShapers.give(idle) }
      return try edits.proof(in: preview, shaper: idle.shapers.shaper(for: preview.fonts))
    }
  }
}

/// The shapers of proofs, whose fonts and texts the next proofs need again.
private struct IdleShapers: @unchecked Sendable {
  // Unchecked: a set of shapers is taken by one thread at a time.
  let shapers: TextShapers

  private static let idle = Mutex<[IdleShapers]>([])

  static func take() -> IdleShapers {
    idle.withLock { $0.popLast() } ?? IdleShapers(shapers: TextShapers())
  }

  static func give(_ shapers: IdleShapers) { idle.withLock { $0.append(shapers) } }
}
