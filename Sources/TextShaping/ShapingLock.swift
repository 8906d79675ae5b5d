import Glibc

/// Lets threads shape texts with Pango together, or one of them alone.
final class ShapingLock: Sendable {
  static let process = ShapingLock()

  nonisolated(unsafe) private let lock: UnsafeMutablePointer<pthread_rwlock_t>

  private init() {
    lock = .allocate(capacity: 1)
    var attributes = pthread_rwlockattr_t()
    pthread_rwlockattr_init(&attributes)
    // Else the thread that waits to be alone waits for as long as others have anything to shape.
    pthread_rwlockattr_setkind_np(
      &attributes, Int32(PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP))
    pthread_rwlock_init(lock, &attributes)
    pthread_rwlockattr_destroy(&attributes)
  }

  /// Runs `shape`, which shapes a text, while other threads may do so, too.
  func together<Value>(_ shape: () -> Value) -> Value {
    pthread_rwlock_rdlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return shape()
  }

  /// Runs `shape`, which shapes a text, while no other thread does.
  func alone<Value>(_ shape: () -> Value) -> Value {
    pthread_rwlock_wrlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return shape()
  }
}

/// A record of the characters that were shaped with each font.
///
/// When Pango first shapes with a font, it determines properties of the font that depend on whether
/// other threads shape meanwhile, and keeps them: measured with Pango 1.50, a conjunct of
/// Devanagari that is wider than its line is then broken or not, for as long as the font is used.
/// So a text is shaped alone when it may be the first in a font.
struct ShapedBlocks {
  /// 128 characters in the faces of a style.
  private struct Block: Hashable {
    var group: Int
    var number: UInt32
  }

  private var known: Set<Block> = []

  /// Adds the characters of a text; true if its fonts may be new.
  mutating func add(_ text: StyledText, _ styles: [ShapingStyle]) -> Bool {
    var isNew = false
    var last: UInt32?
    for scalar in text.string.unicodeScalars where scalar.value >> 7 != last {
      last = scalar.value >> 7
      for style in styles {
        isNew = known.insert(Block(group: style.group, number: scalar.value >> 7)).inserted || isNew
      }
    }
    return isNew
  }
}

extension FontStack {
  /// Runs `shape`, which shapes a text: alone if the text may be the first in a font.
  func shaping<Value>(
    _ text: StyledText, _ styles: [ShapingStyle], _ shape: () -> Value
  ) -> Value {
    shapedBlocks.add(text, styles)
      ? ShapingLock.process.alone(shape) : ShapingLock.process.together(shape)
  }
}
