import CellViews
import Maquette
import PreviewConfig

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
