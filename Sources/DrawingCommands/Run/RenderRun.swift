import CellViews
import FileAccess
import Goldens
import PlainText
import PreviewRendering
import Synchronization
import TextShaping

/// The drawing of a process that makes only one, which is kept so that it is never freed: the
/// process ends with it, and freeing the commands of 10,000 cells one by one takes 3 % of the time
/// to draw them.
private let onlyDrawing = Mutex<PreviewDrawing?>(nil)

/// The tasks of a run, drawn by several workers and reported in the order of the input.
package struct RenderRun: Sendable {
  package struct Outcome: Sendable {
    var task: RenderTask
    /// The files that were written, with the SHA-256 of what was written; empty if it is not kept.
    var written: [(path: String, digest: String)] = []
    var notices: [Notice] = []
    var failure: (any Error)?
  }

  private let tasks: [RenderTask]
  private let scale: Double?
  private let isStrict: Bool
  private let work: DrawingWork

  /// Creates a run on at most `jobs` threads.
  ///
  /// - Parameter isStrict: True if a picture with notices is not to be written.
  package init(_ tasks: [RenderTask], scale: Double?, jobs: Int, isStrict: Bool) {
    self.tasks = tasks
    self.scale = scale
    self.isStrict = isStrict
    work = DrawingWork(taskCount: tasks.count, jobs: jobs)
  }

  /// Draws all tasks; a task that fails does not keep the others from being drawn.
  ///
  /// - Parameter take: Called on the calling thread for each task, in the order of the input, with
  ///   the task's duration.
  /// - Throws: The errors of `take`.
  package func draw(take: (Outcome, Duration) throws -> Void) throws {
    try work.run(tasks, draw: draw, take: take)
  }

  private func draw(_ task: RenderTask, tools: DrawingTools) -> Outcome {
    ReadLog.$current.withValue(task.tested?.log) { drawnOutcome(of: task, tools: tools) }
  }

  private func drawnOutcome(of task: RenderTask, tools: DrawingTools) -> Outcome {
    var outcome = Outcome(task: task)
    do {
      let isMeasured = task.outputs.contains { !$0.annotations.isEmpty }
      try task.config.draw(
        task.preview, scale: scale, keepsViews: isMeasured, workers: placingWorkers,
        shapers: tools.shapers
      ) { drawing in
        outcome.notices = try drawing.allNotices(shapers: tools.shapers)
        if isStrict, !outcome.notices.isEmpty { return }
        if tasks.count == 1 {
          tools.shapers.removeTexts()
          onlyDrawing.withLock { $0 = drawing }
        }
        for output in task.outputs {
          let digest = task.tested?.log == nil ? nil : SHA256()
          try write(drawing, to: output, tools: tools, digest)
          outcome.written.append((output.path, digest?.finish() ?? ""))
        }
      }
    } catch {
      outcome.failure = error.placed
    }
    return outcome
  }

  /// The number of threads that place the elements of a large collection.
  ///
  /// Pictures that are drawn at once start threads at any time, so that Pango may get none for its
  /// fonts.
  private var placingWorkers: Int { tasks.count == 1 ? work.bandWorkers : 1 }

  /// Writes an output, and adds what is written to a digest.
  private func write(
    _ plain: PreviewDrawing, to output: RenderTask.Output, tools: DrawingTools, _ digest: SHA256?
  ) throws {
    var drawing =
      output.annotations.isEmpty
      ? plain : try plain.annotated(output.annotations, shapers: tools.shapers)
    // Requests of the command beyond the config are not part of the config's digest.
    drawing.inputDigest? +=
      (plain.preview.canvas.isFramed ? " framed" : "")
      + (output.annotations.isEmpty ? "" : " annotated \(output.annotations)")
    let workers = work.bandWorkers
    guard output.path != "-" else {
      // Drawn completely before the first byte is sent: a failure sends nothing.
      let bytes = try drawing.bytes(as: output.format, workers: workers, tools: tools)
      return try bytes.withUnsafeBytes(StandardOutput.write)
    }
    let file = try AtomicFile(path: output.path)
    try drawing.write(as: output.format, workers: workers, tools: tools) { bytes in
      try file.write(bytes)
      digest?.add(bytes)
    }
    try file.commit()
  }
}

extension PassedRecording {
  /// Adds the outcome of a preview; those of a config follow each other.
  mutating func add(_ outcome: RenderRun.Outcome, _ duration: Duration) {
    guard let config = outcome.task.tested else { return }
    // One with a notice has more to report than that it is unchanged.
    let isKept =
      outcome.failure == nil && outcome.notices.isEmpty
      && outcome.written.count == outcome.task.outputs.count
    add(
      isKept
        ? PassedCase(
          outcome.task.preview.fullName, written: GoldenState(written: outcome.written),
          milliseconds: duration / .milliseconds(1)) : nil, of: config)
  }
}

/// The output of a run of `render`: a line a file, diagnostics, and progress.
package struct RenderConsole {
  private var progress: RunProgress
  private let isQuiet: Bool
  private let isVerbose: Bool

  /// Creates a console for a run of `taskCount` tasks, which continues a report.
  package init(report: DiagnosticReport, taskCount: Int, isQuiet: Bool, isVerbose: Bool) {
    progress = RunProgress(report: report, taskCount: taskCount, isQuiet: isQuiet)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// Reports the outcome of a task.
  ///
  /// - Throws: `FileError` if the output cannot be written.
  package mutating func show(_ outcome: RenderRun.Outcome, _ duration: Duration) throws {
    let task = outcome.task
    let (isQuiet, isVerbose) = (isQuiet, isVerbose)
    try progress.advance(noticed: (task.config, task.preview, outcome.notices)) { report in
      if isVerbose {
        let milliseconds = Int(duration / .milliseconds(1))
        StandardError.write("\(task.preview.fullName): \(milliseconds) ms\n")
      }
      if !isQuiet { try Self.printLines(outcome.written.map(\.path).filter { $0 != "-" }) }
      if let failure = outcome.failure { report.add(failure, sources: task.config.sources) }
    }
  }

  /// Reports the files of a preview that was not drawn, as they are as they were written.
  ///
  /// - Throws: `FileError` if the output cannot be written.
  mutating func show(unchanged paths: [String]) throws {
    try progress.advance(noticed: nil) { [isQuiet] _ in
      if !isQuiet { try Self.printLines(paths.map { $0 + ": unchanged" }) }
    }
  }

  /// Ends the run.
  ///
  /// - Throws: `ExitStatus.failure` if anything failed.
  package mutating func finish() throws {
    var report = progress.finish()
    try report.finish()
  }

  private static func printLines(_ lines: [String]) throws {
    for line in lines { try StandardOutput.write(line + "\n") }
    // A watching user sees each file at once.
    try StandardOutput.flush()
  }
}
