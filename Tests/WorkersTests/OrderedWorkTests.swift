import Glibc
import Synchronization
import TestSupport
import Testing
import Workers

struct OrderedWorkTests {
  private struct Failure: Error, Equatable {
    var index: Int
  }

  @Test(arguments: [0, 1, 2, 3, 8], [0, 1, 2, 50])
  func `parts are taken in their order`(workers: Int, count: Int) throws {
    var taken: [Int] = []
    try OrderedWork.run(count: count, workers: workers, makeWorker: { { $0 * 2 } }) { index, part in
      expect(part, equals: index * 2)
      taken.append(index)
    }
    expect(taken, equals: Array(0..<count))
  }

  @Test(arguments: [1, 2, 3])
  func `the first part that fails ends the work`(workers: Int) {
    var taken: [Int] = []
    #expect(throws: Failure(index: 7)) {
      try OrderedWork.run(
        count: 1000, workers: workers,
        makeWorker: {
          { index in
            if index >= 7 { throw Failure(index: index) }
            return index
          }
        },
        take: { index, _ in taken.append(index) })
    }
    expect(taken, equals: [0, 1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [1, 2, 3])
  func `a failure to take a part ends the work`(workers: Int) {
    #expect(throws: Failure(index: 3)) {
      try OrderedWork.run(count: 1000, workers: workers, makeWorker: { { $0 } }) { index, _ in
        if index == 3 { throw Failure(index: index) }
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a worker that cannot be made ends the work`(workers: Int) {
    #expect(throws: Failure(index: -1)) {
      try OrderedWork.run(
        count: 10, workers: workers,
        makeWorker: { () throws -> (Int) throws -> Int in throw Failure(index: -1) },
        take: { _, _ in })
    }
  }

  /// No thread, fewer parts than threads, more parts than are made ahead.
  @Test(arguments: [0, 1, 3], [0, 1, 2, 100])
  func `parts that a pool helps to make are taken in their order`(threads: Int, count: Int) {
    let pool = WorkerPool<Int, Int>(count: threads) { 2 }
    var taken: [Int] = []
    OrderedWork.run(
      count: count, with: pool, makeWorker: { factor in { $0 * factor } }, makeHere: { $0 * 2 },
      take: {
        taken.append($0)
        return true
      })
    pool.stop()
    #expect(taken == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [0, 1, 3])
  func `a part that is not taken ends the work of a pool`(threads: Int) {
    let pool = WorkerPool<Int, Int>(count: threads) { 0 }
    var taken: [Int] = []
    OrderedWork.run(
      count: 1_000_000, with: pool, makeWorker: { _ in { $0 } }, makeHere: { $0 },
      take: {
        taken.append($0)
        return $0 < 5
      })
    pool.stop()
    expect(taken, equals: [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [1, 3])
  func `no thread of a pool makes a part when the work has ended`(threads: Int) {
    let pool = WorkerPool<Int, Int>(count: threads) { 0 }
    let busy = Mutex((now: 0, begun: 0))
    OrderedWork.run(
      count: 100, with: pool,
      makeWorker: { _ in
        { part in
          busy.withLock {
            $0.now += 1
            $0.begun += 1
          }
          usleep(20_000)
          busy.withLock { $0.now -= 1 }
          return part
        }
      },
      makeHere: {
        // Ends the work while the others are at theirs.
        _ = waits { busy.withLock(\.begun) >= threads }
        return $0
      }, take: { _ in false })
    expect(busy.withLock(\.now), equals: 0)
    pool.stop()
  }

  @Test func `a thread of a pool may make no parts`() {
    let pool = WorkerPool<Int, Int>(count: 1) { 0 }
    var taken: [Int] = []
    OrderedWork.run(
      count: 100, with: pool, makeWorker: { _ in nil }, makeHere: { $0 },
      take: {
        taken.append($0)
        return true
      })
    pool.stop()
    expect(taken, equals: Array(0..<100))
  }

  @Test func `a pool's threads make parts`() {
    let pool = WorkerPool<Int, Int>(count: 2) { 1 }
    let places = Mutex<Set<Int>>([])
    // The calling thread makes its first part when another thread has made one.
    @Sendable func make(_ place: Int) -> Int {
      places.withLock { _ = $0.insert(place) }
      return place
    }
    var makers: Set<Int> = []
    OrderedWork.run(
      count: 3, with: pool, makeWorker: { place in { _ in make(place) } },
      makeHere: { _ in
        while places.withLock(\.isEmpty) { usleep(1000) }
        return make(0)
      },
      take: {
        makers.insert($0)
        return true
      })
    pool.stop()
    #expect(makers.contains(1))
  }
}
