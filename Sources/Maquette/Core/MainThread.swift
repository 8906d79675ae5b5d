import CThread
import Dispatch

/// Runs what views ask for where they live: on the main actor, at once there, and else after a hop to
/// it.
///
/// The main actor must not wait for the caller.
func onMainActor<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  if isOnMainQueue() { return try MainActor.assumeIsolated(body) }
  return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

/// Set on the main queue alone, which other threads than the first one may serve.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// True on the main queue, and on the first thread before it serves that.
private func isOnMainQueue() -> Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) == true || maquette_is_main_thread()
}
