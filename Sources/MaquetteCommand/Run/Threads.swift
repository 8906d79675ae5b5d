import Glibc

/// Runs `body` with the numbers from 0 to `count` - 1, each on a thread of its own, and waits.
///
/// A number whose thread cannot be started is run on the calling thread.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  var threads: [pthread_t] = []
  var left: [Int] = []
  for number in 0..<count {
    let work = Unmanaged.passRetained(ThreadWork { body(number) })
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if status == 0 {
      threads.append(thread)
    } else {
      work.release()
      left.append(number)
    }
  }
  for number in left { body(number) }
  for thread in threads { pthread_join(thread, nil) }
}

/// How many threads the machine runs at once for this process.
func availableProcessors() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

private final class ThreadWork: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
