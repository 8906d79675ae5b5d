/// Makes parts on several threads, and takes them in their order.
package enum OrderedWork {
  /// Makes the parts 0 ..< `count`, and passes each to `take` on the calling thread.
  ///
  /// Only twice as many parts as workers are made ahead. The first error in the parts' order, or of
  /// `take`, ends the work and is thrown after all threads have ended.
  ///
  /// - Parameters:
  ///   - workers: The number of threads that make parts; up to 1 for the calling thread alone.
  ///   - makeWorker: Called once on each thread; returns a closure that makes parts on that thread.
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

  /// Makes the parts 0 ..< `count` on the calling thread and on those of a pool, and passes each to
  /// `take` on the calling thread.
  ///
  /// The calling thread makes parts as long as the next one is not ready. Only a few parts a thread
  /// are made ahead. No thread makes a part any more when this returns.
  ///
  /// - Parameters:
  ///   - makeWorker: Called on each thread of the pool, before it takes a part; returns a closure
  ///     that makes the parts there, nil for none.
  ///   - makeHere: Makes a part on the calling thread.
  ///   - take: Takes the next part; returns false to end the work.
  package static func run<Part: Sendable, Key, State>(
    count: Int, with pool: WorkerPool<Key, State>,
    makeWorker: @escaping @Sendable (State) -> ((Int) -> Part)?, makeHere: (Int) -> Part,
    take: (Part) -> Bool
  ) {
    let queue = OrderedQueue<Part>(count: count, capacity: 4 * (pool.threadCount + 1))
    defer {
      queue.stop()
      queue.waitForMakers()
    }
    for _ in 0..<pool.threadCount {
      pool.add(urgency: 0) { state in
        guard let make = makeWorker(state) else { return }
        while let index = queue.claim() { queue.put(index, .success(make(index))) }
      }
    }
    for index in 0..<count {
      var part = queue.partIfMade(index)
      while part == nil, let claimed = queue.claimAtOnce() {
        queue.put(claimed, .success(makeHere(claimed)))
        part = queue.partIfMade(index)
      }
      // No maker throws.
      guard case .success(let made) = part ?? queue.part(index), take(made) else { return }
    }
  }

  /// Makes parts on one thread.
  private static func makeParts<Part: Sendable>(
    for queue: OrderedQueue<Part>, _ makeWorker: () throws -> (Int) throws -> Part
  ) {
    var make: ((Int) throws -> Part)?
    while let index = queue.claim() {
      queue.put(
        index,
        Result {
          // Stored unchanged: taken out and put back, a closure is wrapped in another each time.
          if make == nil { make = try makeWorker() }
          guard let make else { preconditionFailure("a worker that was just made") }
          return try make(index)
        })
    }
  }
}

/// Numbered parts on their way from the threads that make them to the one that takes them.
///
/// `@unchecked`: all state is read and written under the lock alone.
private final class OrderedQueue<Part: Sendable>: @unchecked Sendable {
  private let count: Int
  private let capacity: Int
  private let lock = ThreadLock()
  private var claimedCount = 0
  private var madeCount = 0
  private var takenCount = 0
  private var isStopped = false
  private var parts: [Int: Result<Part, any Error>] = [:]

  /// Creates a queue of the parts 0 ..< `count`.
  ///
  /// - Parameter capacity: The largest number of parts that are claimed and not yet taken.
  init(count: Int, capacity: Int) {
    self.count = count
    self.capacity = capacity
  }

  /// Returns the next part to make, as soon as there is room for it; nil if there is none.
  func claim() -> Int? {
    lock.whileHeld {
      while !isStopped, claimedCount < count, claimedCount - takenCount >= capacity { lock.wait() }
      guard !isStopped, claimedCount < count else { return nil }
      defer { claimedCount += 1 }
      return claimedCount
    }
  }

  /// Returns the next part to make, if there is one and room for it now.
  func claimAtOnce() -> Int? {
    lock.whileHeld {
      guard !isStopped, claimedCount < count, claimedCount - takenCount < capacity else {
        return nil
      }
      defer { claimedCount += 1 }
      return claimedCount
    }
  }

  /// Adds a part that was claimed.
  func put(_ index: Int, _ part: Result<Part, any Error>) {
    lock.whileHeld {
      parts[index] = part
      madeCount += 1
      lock.wakeAll()
    }
  }

  /// Waits for the part `index`, and takes it; parts are taken in their order.
  func part(_ index: Int) -> Result<Part, any Error> {
    lock.whileHeld {
      while true {
        if let part = take(index) { return part }
        lock.wait()
      }
    }
  }

  /// Takes the part `index` if it is made.
  func partIfMade(_ index: Int) -> Result<Part, any Error>? {
    lock.whileHeld { take(index) }
  }

  /// Takes the part `index` if it is made; must be called under the lock.
  private func take(_ index: Int) -> Result<Part, any Error>? {
    guard let part = parts.removeValue(forKey: index) else { return nil }
    takenCount += 1
    lock.wakeAll()
    return part
  }

  /// Refuses all further claims.
  func stop() {
    lock.whileHeld {
      isStopped = true
      lock.wakeAll()
    }
  }

  /// Waits until all claimed parts are made.
  func waitForMakers() {
    lock.whileHeld {
      while madeCount < claimedCount { lock.wait() }
    }
  }
}
