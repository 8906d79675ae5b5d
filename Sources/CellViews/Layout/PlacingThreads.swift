import TextShaping
import Workers

/// The threads that place elements of large collections beside the one of a pass, each with fonts of its own.
///
/// They are started for the first collection that is large enough, and end with the passes that have them.
final class PlacingThreads {
  /// How many elements make up for a thread: to open its fonts takes as long as to place 200.
  private static let elementsPerThread = 256

  /// How many threads each place that shapes texts may need beside its own: Pango starts two for a font, which may
  /// not have ended when it starts the next two, and ends the process where it gets none.
  private static let spareCount = 4

  private let count: Int
  private let makeShaper: @Sendable () throws -> TextShaper
  private var isStarted = false
  private var pool: WorkerPool<Int, TextShaper?>?

  /// Threads beside one that shapes texts with `shaper`; nil for none.
  ///
  /// - Parameter workers: How many threads place elements, the calling one among them.
  init?(workers: Int, shaper: TextShaper) {
    guard workers > 1 else { return nil }
    count = workers - 1
    makeShaper = shaper.makeAnother
  }

  deinit { pool?.stop() }

  /// The threads, with what shapes texts on each, or nil on one that has no fonts; nil where the system has no
  /// threads to spare.
  ///
  /// - Parameter elementCount: How many elements the collection has; how many threads there are follows from
  ///   the first.
  func pool(forElements elementCount: Int) -> WorkerPool<Int, TextShaper?>? {
    guard !isStarted else { return pool }
    isStarted = true
    let count = min(count, elementCount / Self.elementsPerThread)
    guard count > 0, SpareThreads.exist(count + Self.spareCount * (count + 1)) else { return nil }
    pool = WorkerPool(count: count) { [makeShaper] in try? makeShaper() }
    return pool
  }
}
