import TestSupport
import Testing
import Workers

struct WorkerSplitTests {
  @Test func `each of many tasks has one thread`() {
    let split = WorkerSplit(taskCount: 50, jobs: 4)
    expect(split.workers, equals: 4)
    expect(split.workersPerTask, equals: 1)
  }

  @Test func `a few tasks share out the threads that are left`() {
    // 8 / 3 = 2, and two threads are not used.
    let split = WorkerSplit(taskCount: 3, jobs: 8)
    expect(split.workers, equals: 3)
    expect(split.workersPerTask, equals: 2)
  }

  @Test func `a single task has all threads`() {
    let split = WorkerSplit(taskCount: 1, jobs: 8)
    expect(split.workers, equals: 1)
    expect(split.workersPerTask, equals: 8)
  }

  @Test func `no task and no thread leave one worker`() {
    let split = WorkerSplit(taskCount: 0, jobs: 0)
    expect(split.workers, equals: 1)
    expect(split.workersPerTask, equals: 1)
  }
}
