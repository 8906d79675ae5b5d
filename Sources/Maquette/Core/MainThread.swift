import CThread
import Dispatch
import Synchronization

/// Runs a body on the main actor: at once if the caller is on it, otherwise after a hop to it.
///
/// The main actor must not wait for the caller.
package func onMainActor<Value: Sendable, Failure>(
  _ body: @MainActor () throws(Failure) -> Value
) throws(Failure) -> Value {
  if isOnMainQueue() { return try result(of: body).get() }
  // The caller waits until it is set.
  nonisolated(unsafe) var outcome: Result<Value, Failure>?
  let work = { outcome = result(of: body) }
  if let service = MainThreadService.current {
    service.perform(work)
  } else {
    DispatchQueue.main.sync(execute: work)
  }
  return try outcome.unsafelyUnwrapped.get()
}

/// Runs a body that uses a value of one thread on the main actor, while that thread waits.
package func onMainActor<Owner, Value: Sendable>(
  _ owner: Owner, _ body: (Owner) throws -> Value
) throws -> Value {
  // The thread that owns the value waits until the body returns, and the body does not escape.
  nonisolated(unsafe) let owner = owner
  return try withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    return try onMainActor { try body(owner) }
  }
}

/// Returns the result of a body, which is called on the main actor.
private func result<Value: Sendable, Failure>(
  of body: @MainActor () throws(Failure) -> Value
) -> Result<Value, Failure> {
  MainActor.assumeIsolated {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
}

/// The key of a value set on the main queue alone, which other threads than the first one may
/// serve.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Returns whether the caller is on the main queue, or on the first thread before it serves that
/// queue.
func isOnMainQueue() -> Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) == true || maquette_is_main_thread()
}

/// A service of the first thread of a program whose work is done by other threads: it only creates
/// views.
package final class MainThreadService: Sendable {
  private static let installed = Mutex<MainThreadService?>(nil)
  private let jobs = Mutex<[Job]>([])
  private let available = DispatchSemaphore(value: 0)

  /// The service of this program; nil if the first thread does other work.
  static var current: MainThreadService? { installed.withLock { $0 } }

  private struct Job: Sendable {
    var body: (@Sendable () -> Void)?
    var done: DispatchSemaphore
  }

  private init() {}

  /// Serves the other threads until the process ends; called on the first thread.
  ///
  /// - Parameter start: A function that starts the threads.
  @MainActor package static func serve(start: () -> Void) -> Never {
    let service = MainThreadService()
    installed.withLock { $0 = service }
    start()
    while true {
      service.available.wait()
      var job = service.jobs.withLock { $0.removeFirst() }
      job.body?()
      // Released before the caller continues, whose closure does not escape.
      job.body = nil
      job.done.signal()
    }
  }

  /// Runs `body` on the first thread, and waits for it.
  fileprivate func perform(_ body: () -> Void) {
    let done = DispatchSemaphore(value: 0)
    withoutActuallyEscaping(body) { body in
      // The caller waits meanwhile.
      nonisolated(unsafe) let body = body
      jobs.withLock { $0.append(Job(body: { body() }, done: done)) }
      available.signal()
      done.wait()
    }
  }
}
