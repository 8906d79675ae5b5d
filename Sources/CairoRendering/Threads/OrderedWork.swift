import Glibc

/// Makes parts on several threads, and takes them in their order.
package enum OrderedWork {
  /// Makes the parts 0 ..< `count`, and hands each to `take` on the calling thread.
  ///
  /// Only twice as many parts as workers are made ahead. The first error in the parts' order, or of
  /// `take`, ends the work and is thrown when all threads have ended.
  ///
  /// - Parameters:
  ///   - workers: How many threads make parts; up to 1 for the calling thread alone.
  ///   - makeWorker: Called once on each thread; what it answers makes parts on that thread.
  package static func run<Part: Sendable>(
    count: Int, workers: Int,
    makeWorker: @escaping @Sendable () throws -> (Int) throws -> Part,
    take: (Int, Part) throws -> Void
  ) throws {
    guard workers > 1, count > 1 else {
      let make = try makeWorker()
      for index in 0..<count { try take(index, make(index)) }
      return
    }
    let queue = OrderedQueue<Part>(count: count, capacity: 2 * workers)
    let threads = (0..<min(workers, count)).compactMap { _ in
      WorkerThread { makeParts(for: queue, makeWorker) }
    }
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    // The system may refuse threads: with none, the work is done here.
    let makeHere = threads.isEmpty ? try makeWorker() : nil
    for index in 0..<count {
      try take(index, makeHere?(index) ?? queue.part(index).get())
    }
  }

  /// What each thread does.
  private static func makeParts<Part: Sendable>(
    for queue: OrderedQueue<Part>, _ makeWorker: () throws -> (Int) throws -> Part
  ) {
    var make: ((Int) throws -> Part)?
    while let index = queue.claim() {
      queue.put(
        index,
        Result {
          let worker = try make ?? makeWorker()
          make = worker
          return try worker(index)
        })
    }
  }
}
