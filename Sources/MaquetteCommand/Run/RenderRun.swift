import CellViews
import Maquette
import PreviewConfig
import Synchronization
import TextShaping

/// The tasks of a run, drawn by several workers and told in the order of the input.
final class RenderRun: Sendable {
  /// What became of a task.
  struct Outcome: Sendable {
    var task: RenderTask
    var written: [RenderTask.Output] = []
    var notices: [Diagnostic] = []
    var failure: (any Error)?
  }

  private struct State {
    var nextTask = 0
    var outcomes: [Int: Outcome] = [:]
    var nextTold = 0
  }

  private let tasks: [RenderTask]
  private let scale: Double?
  private let workers: Int
  private let bandWorkers: Int
  private let isStrict: Bool
  private let tell: @Sendable (Outcome) -> Void
  private let state = Mutex(State())

  /// A run on at most `jobs` threads.
  ///
  /// With fewer pictures than threads, the threads that are left draw bands of the pictures.
  ///
  /// - Parameters:
  ///   - isStrict: True if a picture that something was noticed about is not to be written.
  ///   - tell: Called for each task in order, by one thread at a time.
  init(
    _ tasks: [RenderTask], scale: Double?, jobs: Int, isStrict: Bool,
    tell: @escaping @Sendable (Outcome) -> Void
  ) {
    self.tasks = tasks
    self.isStrict = isStrict
    self.scale = scale
    workers = max(1, min(jobs, tasks.count))
    bandWorkers = max(1, jobs / workers)
    self.tell = tell
  }

  /// Draws all tasks; a task that fails does not keep the others from being drawn.
  func run() {
    guard workers > 1 else { return work() }
    onThreads(workers) { _ in self.work() }
  }

  private func work() {
    // One shaper a thread: font maps are not to be shared.
    let shaper = Result { try TextShaper(catalog: FontCatalog()) }
    while let index = nextTask() {
      finish(index, draw(tasks[index], shaper: shaper))
    }
  }

  private func nextTask() -> Int? {
    state.withLock { state in
      guard state.nextTask < tasks.count else { return nil }
      defer { state.nextTask += 1 }
      return state.nextTask
    }
  }

  private func finish(_ index: Int, _ outcome: Outcome) {
    state.withLock { state in
      state.outcomes[index] = outcome
      while let next = state.outcomes.removeValue(forKey: state.nextTold) {
        tell(next)
        state.nextTold += 1
      }
    }
  }

  private func draw(_ task: RenderTask, shaper: Result<TextShaper, any Error>) -> Outcome {
    var outcome = Outcome(task: task)
    do {
      let drawing = try PreviewDrawing(task.preview, shaper: shaper.get())
      outcome.notices = drawing.arrangement.notices.map {
        task.config.diagnostic(for: $0, in: task.preview)
      }
      if isStrict, !outcome.notices.isEmpty { return outcome }
      for output in task.outputs {
        try write(drawing, to: output, of: task)
        outcome.written.append(output)
      }
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private func write(
    _ drawing: PreviewDrawing, to output: RenderTask.Output, of task: RenderTask
  ) throws {
    let inputDigest = task.config.inputDigest
    guard output.path != "-" else {
      // Drawn whole before the first byte is sent: what fails sends nothing.
      var bytes: [UInt8] = []
      try drawing.write(
        as: output.format, scale: scale, inputDigest: inputDigest, workers: bandWorkers
      ) {
        bytes.append(contentsOf: $0)
      }
      return try bytes.withUnsafeBytes(StandardOutput.write)
    }
    let file = try AtomicFile(path: output.path)
    try drawing.write(
      as: output.format, scale: scale, inputDigest: inputDigest, workers: bandWorkers,
      to: file.write)
    try file.commit()
  }
}
