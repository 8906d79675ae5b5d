import PreviewConfig
import Synchronization

/// The texts that were replaced from the page, to be put back on request.
final class WrittenConfigs: Sendable {
  /// How many changes for one config are kept.
  private static let limit = 8

  private let earlier = Mutex<[FileID: [EarlierTexts]]>([:])

  /// Notes what a change for a config replaced.
  func note(_ texts: EarlierTexts, of file: FileID) {
    earlier.withLock { $0[file] = (($0[file] ?? []) + [texts]).suffix(Self.limit) }
  }

  /// What the last change for a config replaced; nil if nothing is left to undo.
  func takeLast(of file: FileID) -> EarlierTexts? {
    earlier.withLock { $0[file]?.popLast() }
  }
}
