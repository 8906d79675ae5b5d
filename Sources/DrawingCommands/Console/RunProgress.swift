package import CellViews
import Glibc
package import PreviewRendering

/// The output of a run in progress: errors and notices, and its progress.
package struct RunProgress {
  private var report: DiagnosticReport
  private var notices = VariantNotices()
  private var bar: ProgressBar
  private var done = 0

  /// Creates the progress of a run of `taskCount` tasks, which continues a report.
  package init(report: DiagnosticReport, taskCount: Int, isQuiet: Bool) {
    self.report = report
    bar = ProgressBar(total: taskCount, isQuiet: isQuiet)
  }

  /// Reports a finished task.
  ///
  /// - Parameters:
  ///   - noticed: The notices about its preview.
  ///   - reporting: Reports anything else, while the bar is hidden.
  package mutating func advance(
    noticed: (config: any PreviewSuite, preview: Preview, notices: [Notice])?,
    reporting: (inout DiagnosticReport) throws -> Void
  ) rethrows {
    done += 1
    bar.clear()
    if let noticed {
      notices.add(noticed.notices, of: noticed.preview, in: noticed.config, to: &report)
    }
    try reporting(&report)
    bar.show(done: done)
  }

  /// Ends the run.
  ///
  /// - Returns: The report with everything that the tasks added.
  package mutating func finish() -> DiagnosticReport {
    bar.clear()
    notices.flush(to: &report)
    return report
  }
}

/// The progress of a long run, on a terminal's last line.
package struct ProgressBar {
  private let total: Int
  private let isEnabled: Bool
  private let start = ContinuousClock.now
  private var isShown = false

  /// The time after which the bar appears; shorter runs show none.
  private static let patience = Duration.milliseconds(500)
  private static let width = 24

  /// Creates a bar for a run of `total` steps; it stays hidden off a terminal and for a single
  /// step.
  package init(total: Int, isQuiet: Bool) {
    self.total = total
    isEnabled = total > 1 && !isQuiet && StandardError.isTerminal
  }

  /// Shows that `done` steps are done.
  package mutating func show(done: Int) {
    guard isEnabled, done < total, ContinuousClock.now - start > Self.patience else { return }
    isShown = true
    let filled = Self.width * done / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardError.write("\r\(bar) \(done) of \(total)")
  }

  /// Frees the line for other text.
  package mutating func clear() {
    guard isShown else { return }
    isShown = false
    StandardError.write("\r\u{1B}[K")
  }
}
