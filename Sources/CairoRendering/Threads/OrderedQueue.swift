import Glibc

/// Numbered parts on their way from the threads that make them to the one that takes them.
///
/// `@unchecked`: all state is read and written under the lock alone.
final class OrderedQueue<Part: Sendable>: @unchecked Sendable {
  private let count: Int
  private let capacity: Int
  private let lock = ThreadLock()
  private var claimedCount = 0
  private var takenCount = 0
  private var isStopped = false
  private var parts: [Int: Result<Part, any Error>] = [:]

  /// A queue of the parts 0 ..< `count`.
  ///
  /// - Parameter capacity: How many parts may be claimed and not yet taken.
  init(count: Int, capacity: Int) {
    self.count = count
    self.capacity = capacity
  }

  /// The next part to be made, as soon as there is room for it; nil if there is none.
  func claim() -> Int? {
    lock.whileHeld {
      while !isStopped, claimedCount < count, claimedCount - takenCount >= capacity { lock.wait() }
      guard !isStopped, claimedCount < count else { return nil }
      defer { claimedCount += 1 }
      return claimedCount
    }
  }

  /// Adds a part that was claimed.
  func put(_ index: Int, _ part: Result<Part, any Error>) {
    lock.whileHeld {
      parts[index] = part
      lock.wakeAll()
    }
  }

  /// Takes the part `index`, as soon as it is made; parts are taken in their order.
  func part(_ index: Int) -> Result<Part, any Error> {
    lock.whileHeld {
      while true {
        if let part = parts.removeValue(forKey: index) {
          takenCount += 1
          lock.wakeAll()
          return part
        }
        lock.wait()
      }
    }
  }

  /// Lets nobody claim any more.
  func stop() {
    lock.whileHeld {
      isStopped = true
      lock.wakeAll()
    }
  }
}
