import TextShaping
import Workers

/// The threads that place a large collection's elements beside a pass, each with its own fonts.
///
/// They are started for the first collection that is large enough, and end with the passes that
/// have them.
final class PlacingThreads {
  /// The elements for each thread: opening its fonts takes as long as placing 200.
  private static let elementsPerThread = 256

  /// The threads that Pango may need for each one that shapes texts: it starts two for a font,
  /// which may not have ended when it starts the next two, and ends the process if it gets none.
  private static let spareCount = 4

  private let count: Int
  private let makeShaper: @Sendable () throws -> TextShaper
  private var isStarted = false
  private var pool: WorkerPool<Int, TextShaper?>?

  /// Creates threads beside one that shapes texts with `shaper`; nil for none.
  ///
  /// - Parameter workers: The number of threads that place elements, including the calling one.
  init?(workers: Int, shaper: TextShaper) {
    guard workers > 1 else { return nil }
    count = workers - 1
    makeShaper = shaper.makeAnother
  }

  deinit { pool?.stop() }

  /// Returns the threads, each with its shaper, or nil for one without fonts; nil if the system has
  /// no threads to spare.
  ///
  /// - Parameter elementCount: The number of elements in the collection; the first collection
  ///   decides the number of threads.
  func pool(forElements elementCount: Int) -> WorkerPool<Int, TextShaper?>? {
    guard !isStarted else { return pool }
    isStarted = true
    let count = min(count, elementCount / Self.elementsPerThread)
    guard count > 0, SpareThreads.exist(count + Self.spareCount * (count + 1)) else { return nil }
    pool = WorkerPool(count: count) { [makeShaper] in try? makeShaper() }
    return pool
  }
}
