import Glibc

/// How far a long run has come, on a terminal's last line.
struct ProgressBar {
  private let total: Int
  private let isEnabled: Bool
  private let start = ContinuousClock.now
  private var isShown = false

  /// Runs that end sooner show no bar.
  private static let patience = Duration.milliseconds(500)
  private static let width = 24

  /// A bar for a run of `total` steps; it stays hidden off a terminal and for a single step.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isEnabled = total > 1 && !isQuiet && StandardError.isTerminal
  }

  /// Shows that `done` steps are done.
  mutating func show(done: Int) {
    guard isEnabled, done < total, ContinuousClock.now - start > Self.patience else { return }
    isShown = true
    let filled = Self.width * done / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardError.write("\r\(bar) \(done) of \(total)")
  }

  /// Frees the line for other text.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    StandardError.write("\r\u{1B}[K")
  }
}
