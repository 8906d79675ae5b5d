import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing
import Workers

struct KeyedLockTests {
  private let lock = KeyedLock<String>()

  @Test func `one thread at a time holds the lock for a key`() {
    let counts = Mutex((now: 0, most: 0))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      lock.whileHeld(for: "a") {
        counts.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        usleep(1000)
        counts.withLock { $0.now -= 1 }
      }
    }
    expect(counts.withLock(\.most), equals: 1)
  }

  @Test func `the lock for one key is held beside that for another`() {
    expect(lock.whileHeld(for: "a") { lock.whileHeld(for: "b") { 1 } }, equals: 1)
  }

  @Test func `a failure lets go of the lock`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try lock.whileHeld(for: "a") { () throws(Failure) in throw Failure() }
    }
    expect(lock.whileHeld(for: "a") { 1 }, equals: 1)
  }
}
