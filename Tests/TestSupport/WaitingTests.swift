import Foundation
package import Testing

/// Tests that wait for other programs.
///
/// Tests share as many threads as there are processors, and one that waits for a browser leaves its
/// processor idle. These have threads of their own.
package struct WaitingTests: SuiteTrait, TestTrait, TestScoping {
  /// Indicates that suites in the suite have it, too.
  package var isRecursive: Bool { true }

  /// Runs a test on these threads.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTests {
  /// Runs the tests beside all others, on threads for tests that wait for other programs.
  package static var waiting: Self { Self() }
}

/// The threads of tests that wait.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let queue: OperationQueue

  private init() {
    queue = OperationQueue()
    // A browser takes about one processor and 300 MB; those beside it mostly wait.
    queue.maxConcurrentOperationCount = 4
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
