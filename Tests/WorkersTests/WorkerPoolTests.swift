import Synchronization
import TestSupport
import Testing
import Workers

struct WorkerPoolTests {
  /// What work noted, from any thread.
  private final class Notes: Sendable {
    private let notes = Mutex<[String]>([])

    func add(_ note: String) { notes.withLock { $0.append(note) } }
    var all: [String] { notes.withLock { $0 } }
  }

  /// A pool of one thread whose first work lasts until `release` is called, so that what is added
  /// meanwhile waits.
  private final class BusyPool: Sendable {
    let pool = WorkerPool<String, Int>(count: 1) { 7 }
    private let isReleased = Atomic(false)

    init() {
      pool.add(urgency: 0) { [self] _ in
        while !isReleased.load(ordering: .acquiring) {}
      }
    }

    func release() { isReleased.store(true, ordering: .releasing) }
  }

  /// Waits until all work that was added before is done.
  private func drain(_ pool: WorkerPool<String, Int>) async {
    await withCheckedContinuation { continuation in
      pool.add(urgency: .max) { _ in continuation.resume() }
    }
  }

  @Test func `the most urgent work is done first, and equals in their order`() async {
    let notes = Notes()
    let busy = BusyPool()
    for (note, urgency) in [("c", 2), ("a", 1), ("d", 2), ("b", 1)] {
      busy.pool.add(urgency: urgency) { _ in notes.add(note) }
    }
    busy.release()
    await drain(busy.pool)
    busy.pool.stop()
    expect(notes.all, equals: ["a", "b", "c", "d"])
  }

  @Test func `newer work replaces work of the same key that has not begun`() async {
    let notes = Notes()
    let busy = BusyPool()
    busy.pool.add(key: "card", urgency: 1) { _ in notes.add("old") }
    busy.pool.add(key: "list", urgency: 1) { _ in notes.add("list") }
    busy.pool.add(key: "card", urgency: 1) { _ in notes.add("new") }
    busy.release()
    await drain(busy.pool)
    busy.pool.stop()
    expect(notes.all, equals: ["list", "new"])
  }

  @Test func `unwanted work is dropped`() async {
    let notes = Notes()
    let busy = BusyPool()
    busy.pool.add(key: "gone", urgency: 1) { _ in notes.add("gone") }
    busy.pool.add(key: "kept", urgency: 1) { _ in notes.add("kept") }
    busy.pool.remove { $0 == "gone" }
    busy.release()
    await drain(busy.pool)
    busy.pool.stop()
    expect(notes.all, equals: ["kept"])
  }

  @Test func `each thread makes its state once`() async {
    let made = Notes()
    let pool = WorkerPool<String, Int>(count: 2) {
      made.add("state")
      return 1
    }
    for _ in 0..<100 { pool.add(urgency: 0) { _ in } }
    await drain(pool)
    pool.stop()
    // One of two threads may have had nothing to do.
    #expect((1...2).contains(made.all.count))
  }

  @Test func `a pool that is stopped drops work`() {
    let notes = Notes()
    let pool = WorkerPool<String, Int>(count: 2) { 0 }
    pool.stop()
    pool.add(urgency: 0) { _ in notes.add("late") }
    expect(notes.all, equals: [])
  }
}
