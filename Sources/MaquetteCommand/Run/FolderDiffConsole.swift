import DrawingCommands
import Goldens
import PlainText

/// The output of `diff` about two folders, and its end: by rules of its own, or as reg-cli.
struct FolderDiffConsole {
  let reg: RegOptions
  /// The actual folder, as the user named it; nil for an earlier comparison.
  let folder: String?
  let isQuiet: Bool
  let isVerbose: Bool

  /// Prints the line of a picture, if it has one.
  ///
  /// - Throws: `FileError`.
  func show(_ result: CaseResult) throws {
    if result.verdict == .unreadable || result.verdict == .failed {
      StandardError.write("error: \(oneLine(result.headline))\n")
    }
    guard !isQuiet, let line = reg.actsAsRegCLI ? regLine(of: result) : line(of: result) else {
      return
    }
    let details =
      isVerbose ? result.words(.all).lines().filter { $0 != result.headline } : []
    try StandardOutput.write(
      line + "\n" + details.map { "  \(oneLine($0))\n" }.joined())
    // A watching user sees each line at once.
    try StandardOutput.flush()
  }

  /// Prints the number of pictures with each outcome, and ends the run.
  ///
  /// - Throws: `ExitStatus.failure` if a picture cannot be read, which reg-cli counts as different;
  ///   else `ExitStatus.difference` if pictures differ, unless they are updated or changes are to
  ///   be ignored; `FileError`.
  func end(_ tally: ResultTally) throws {
    let unreadable = tally[.unreadable] + tally[.failed]
    let extended = reg.extendedErrors ? tally[.missing] + tally[.stale] : 0
    let differing = tally[.changed] + extended + (reg.actsAsRegCLI ? unreadable : 0)
    if !isQuiet {
      try StandardOutput.write(reg.actsAsRegCLI ? regSummary(tally) : summary(tally))
      if differing > 0, !reg.update, let message = reg.diffMessage ?? defaultMessage {
        try StandardOutput.write("\(oneLine(message))\n")
      }
    }
    // An update keeps pictures without a readable replacement.
    let left = reg.update ? tally[.failed] : unreadable
    if left > 0, !reg.actsAsRegCLI { throw ExitStatus.failure }
    if reg.update ? left > 0 : differing > 0 && !reg.ignoreChange { throw ExitStatus.difference }
  }

  // MARK: The tool's own words

  private func line(of result: CaseResult) -> String? {
    let word: String
    switch result.verdict {
    case .unreadable, .failed: return nil
    case .missing: word = "new"
    case .stale: word = "deleted"
    case .passed where !isVerbose: return nil
    default: word = result.verdict.rawValue
    }
    let line = "\(word): \(oneLine(result.name))"
    return result.difference == nil ? line : "\(line): \(result.headline)"
  }

  private func summary(_ tally: ResultTally) -> String {
    let counts = [
      (tally[.changed], "changed"), (tally[.missing], "new"), (tally[.stale], "deleted"),
      (tally[.unreadable] + tally[.failed], "unreadable"), (tally[.passed], "passed"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return (counts.isEmpty ? "no pictures" : counts.joined(separator: ", "))
      + (reg.update ? "; the expected pictures are updated\n" : "\n")
  }

  // MARK: reg-cli's words, which scripts look for

  private func regLine(of result: CaseResult) -> String {
    let path = oneLine(folder.map { "\($0)/\(result.name)" } ?? result.name)
    return switch RegOutcome(result.verdict) {
    case .failed: "✘ change  \(path)"
    case .new: "✚ append  \(path)"
    case .deleted: "− delete  \(path)"
    case .passed: "✔ pass    \(path)"
    }
  }

  private func regSummary(_ tally: ResultTally) -> String {
    let failed = tally[.changed] + tally[.unreadable] + tally[.failed]
    let counts = [
      ("✘", failed, "changed"), ("−", tally[.stale], "deleted"),
      ("✚", tally[.missing], "appended"), ("✔", tally[.passed], "passed"),
    ]
    return "\n"
      + counts.filter { $0.1 > 0 }.map { "\($0) \($1) file(s) \($2).\n" }.joined()
      + (reg.update ? "the expected pictures are updated\n" : "")
  }

  private var defaultMessage: String? {
    reg.actsAsRegCLI ? "to accept the differences: the same command with -U" : nil
  }
}
