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
      #expect(part == index * 2)
      taken.append(index)
    }
    #expect(taken == Array(0..<count))
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
    #expect(taken == [0, 1, 2, 3, 4, 5, 6])
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
}
