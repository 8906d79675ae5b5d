import Goldens
import Synchronization

/// The goldens that were replaced from the page, to be put back on request.
final class AcceptedGoldens: Sendable {
  /// How many replaced goldens of one preview are kept.
  private static let limit = 8

  private let earlier = Mutex<[PreviewID: [EarlierGolden]]>([:])

  /// Notes what an acceptance replaced.
  func note(_ golden: EarlierGolden, of preview: PreviewID) {
    earlier.withLock { $0[preview] = (($0[preview] ?? []) + [golden]).suffix(Self.limit) }
  }

  /// What the last acceptance of a preview replaced; nil if nothing is left to undo.
  func takeLast(of preview: PreviewID) -> EarlierGolden? {
    earlier.withLock { $0[preview]?.popLast() }
  }
}
