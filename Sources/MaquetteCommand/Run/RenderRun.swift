import CairoRendering
import CellViews
import FileAccess
import Maquette
import PreviewConfig
import TextShaping
import Workers

/// The tasks of a run, drawn by several workers and told in the order of the input.
struct RenderRun: Sendable {
  /// What became of a task.
  struct Outcome: Sendable {
    var task: RenderTask
    var written: [RenderTask.Output] = []
    var notices: [Notice] = []
    var failure: (any Error)?
    /// How long the task took.
    var duration = Duration.zero

    /// How long the task took, in whole milliseconds.
    var milliseconds: Int { Int(duration / .milliseconds(1)) }
  }

  private let tasks: [RenderTask]
  private let scale: Double?
  private let isStrict: Bool
  private let workers: Int
  private let bandWorkers: Int

  /// A run on at most `jobs` threads.
  ///
  /// With fewer pictures than threads, the threads that are left draw bands of the pictures.
  ///
  /// - Parameter isStrict: True if a picture that something was noticed about is not to be written.
  init(_ tasks: [RenderTask], scale: Double?, jobs: Int, isStrict: Bool) {
    self.tasks = tasks
    self.scale = scale
    self.isStrict = isStrict
    workers = max(1, min(jobs, tasks.count))
    bandWorkers = max(1, jobs / workers)
  }

  /// Draws all tasks; a task that fails does not keep the others from being drawn.
  ///
  /// - Parameter tell: Called on the calling thread for each task, in the order of the input.
  /// - Throws: What `tell` throws.
  func draw(tell: (Outcome) throws -> Void) throws {
    try OrderedWork.run(
      count: tasks.count, workers: workers,
      makeWorker: {
        // Shapers of each thread's own: font maps are not to be shared.
        let shapers = TextShapers()
        return { index in
          let start = ContinuousClock.now
          var outcome = draw(tasks[index], shapers: shapers)
          outcome.duration = ContinuousClock.now - start
          return outcome
        }
      },
      take: { try tell($1) })
  }

  private func draw(_ task: RenderTask, shapers: TextShapers) -> Outcome {
    var outcome = Outcome(task: task)
    var arrangement: PreviewArrangement?
    do {
      let shaper = try shapers.shaper(for: task.preview.fonts)
      let drawing = try PreviewDrawing(
        task.preview, shaper: shaper, unseenCells: Preview.unseenCellLimit)
      arrangement = drawing.arrangement
      outcome.notices = drawing.arrangement.notices
      if isStrict, !outcome.notices.isEmpty { return outcome }
      for output in task.outputs {
        let drawing =
          output.annotations.isEmpty
          ? drawing
          : try PreviewDrawing(
            task.preview, arrangement: drawing.arrangement, annotations: output.annotations,
            shaper: shaper)
        try write(drawing, to: output, of: task, shaper: shaper)
        outcome.written.append(output)
      }
    } catch {
      outcome.failure = task.config.placed(error, of: task.preview, arrangement: arrangement)
    }
    return outcome
  }

  private func write(
    _ drawing: PreviewDrawing, to output: RenderTask.Output, of task: RenderTask,
    shaper: TextShaper
  ) throws {
    // What the command asks for beyond the config is no part of the config's digest.
    let inputDigest =
      task.config.inputDigest + (task.preview.canvas.isFramed ? " framed" : "")
      + (output.annotations.isEmpty ? "" : " annotated \(output.annotations)")
    guard output.path != "-" else {
      // Drawn whole before the first byte is sent: what fails sends nothing.
      let bytes = try drawing.bytes(
        as: output.format, scale: scale, inputDigest: inputDigest, shaper: shaper,
        workers: bandWorkers)
      return try bytes.withUnsafeBytes(StandardOutput.write)
    }
    let file = try AtomicFile(path: output.path)
    try drawing.write(
      as: output.format, scale: scale, inputDigest: inputDigest, shaper: shaper,
      workers: bandWorkers, to: file.write)
    try file.commit()
  }
}

/// What a run of `render` shows as it goes: a line a file, diagnostics, and how far it has come.
struct RenderConsole {
  private var report: DiagnosticReport
  private var notices = VariantNotices()
  private var progress: ProgressBar
  private let isQuiet: Bool
  private let isVerbose: Bool
  private var done = 0

  /// A console for a run of `taskCount` tasks, which goes on with a report.
  init(report: DiagnosticReport, taskCount: Int, isQuiet: Bool, isVerbose: Bool) {
    self.report = report
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    progress = ProgressBar(total: taskCount, isQuiet: isQuiet)
  }

  /// Tells what became of a task.
  ///
  /// - Throws: `FileError` if nobody can read it.
  mutating func tell(_ outcome: RenderRun.Outcome) throws {
    done += 1
    progress.clear()
    notices.add(
      outcome.notices, of: outcome.task.preview, in: outcome.task.config, to: &report)
    if isVerbose {
      let name = outcome.task.preview.fullName
      StandardError.write("\(name): \(outcome.milliseconds) ms\n")
    }
    if !isQuiet { try printPaths(outcome.written) }
    if let failure = outcome.failure {
      report.tell(failure, sources: outcome.task.config.sources)
    }
    progress.show(done: done)
  }

  /// Ends the run.
  ///
  /// - Throws: `ExitStatus.failure` if anything failed.
  mutating func finish() throws {
    progress.clear()
    notices.tell(to: &report)
    try report.finish()
  }

  private func printPaths(_ outputs: [RenderTask.Output]) throws {
    for output in outputs where output.path != "-" {
      try StandardOutput.write(output.path + "\n")
    }
    // Whoever watches sees each file when it is there.
    try StandardOutput.flush()
  }
}
