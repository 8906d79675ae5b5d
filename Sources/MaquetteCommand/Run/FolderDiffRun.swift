import FileAccess
import Goldens
import Maquette
import PictureComparison
import PlainText
import Reports

/// A run of `diff` on two folders: compares, prints, and writes what is asked for.
struct FolderDiffRun {
  let actual: PictureFolder
  let expected: PictureFolder
  let diffFolder: String?
  let tolerance: Tolerance
  let reg: RegOptions
  let isQuiet: Bool
  let isVerbose: Bool

  /// Runs on at most `jobs` threads.
  ///
  /// - Throws: `ExitStatus.failure` if a picture cannot be read, else `ExitStatus.difference` if
  ///   pictures differ, unless they are updated or changes are to be ignored; `FileError`.
  func run(jobs: Int) throws {
    if let diffFolder { try makeFolder(diffFolder) }
    let folders = FolderDiff(
      actual: actual, expected: expected, diffFolder: diffFolder, tolerance: tolerance)
    var report = RegReport()
    var update = FolderUpdate()
    var tally = ResultTally()
    var kept: [CaseResult] = []
    var progress = ProgressBar(total: folders.names.count, isQuiet: isQuiet)
    var done = 0
    try folders.run(jobs: jobs) { result in
      done += 1
      progress.clear()
      try printLines(of: result)
      report.add(result)
      update.add(result)
      tally.add(result)
      // Only reports need them again.
      if reg.junit != nil || reg.report != nil { kept.append(result) }
      progress.show(done: done)
    }
    progress.clear()
    // By default where reg-cli writes it.
    if let json = reg.json ?? diffFolder.map({ _ in "reg.json" }) {
      let folders = RegReport.Folders(
        actual: actual.path, expected: expected.path, diff: diffFolder ?? "")
      try report.write(
        to: json, folders: folders, urlPrefix: reg.urlPrefix, isUpdated: reg.update)
    }
    try reg.write(
      FolderDiffReports(
        kept, actual: actual.path, expected: expected.path, diffFolder: diffFolder))
    if reg.update { try update.apply(from: actual, to: expected) }
    if !isQuiet { try StandardOutput.write(summary(tally)) }
    try end(tally)
  }

  private func printLines(of result: CaseResult) throws {
    if result.verdict == .unreadable || result.verdict == .failed {
      return StandardError.write("error: \(oneLine(result.headline))\n")
    }
    guard !isQuiet, isVerbose || result.verdict != .passed else { return }
    let word =
      switch result.verdict {
      case .missing: "new"
      case .stale: "deleted"
      default: result.verdict.rawValue
      }
    var text = "\(word): \(oneLine(result.name))"
    if result.difference != nil { text += ": \(result.headline)" }
    text += "\n"
    if isVerbose {
      let lines = result.words(.all).lines().filter { $0 != result.headline }
      text += lines.map { "  \(oneLine($0))\n" }.joined()
    }
    try StandardOutput.write(text)
    // Whoever watches sees each line when it is there.
    try StandardOutput.flush()
  }

  private func summary(_ tally: ResultTally) -> String {
    let counts = [
      (tally[.changed], "changed"), (tally[.missing], "new"), (tally[.stale], "deleted"),
      (tally[.unreadable] + tally[.failed], "unreadable"), (tally[.passed], "passed"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return (counts.isEmpty ? "no pictures" : counts.joined(separator: ", "))
      + (reg.update ? "; the expected pictures are updated\n" : "\n")
  }

  private func end(_ tally: ResultTally) throws {
    if tally[.failed] > 0 || (tally[.unreadable] > 0 && !reg.update) { throw ExitStatus.failure }
    guard !reg.update, !reg.ignoreChange else { return }
    let extended = reg.extendedErrors ? tally[.missing] + tally[.stale] : 0
    if tally[.changed] + extended > 0 { throw ExitStatus.difference }
  }
}

extension RegOptions {
  /// Writes the reports that are asked for, each of which appears whole or not at all.
  ///
  /// - Throws: `FileError`.
  func write(_ reports: FolderDiffReports) throws {
    if let junit {
      let file = try ReportFile(junit)
      try reports.writeJUnit(extendedErrors: extendedErrors) { try file.write($0) }
      try file.commit()
    }
    if let page = report {
      let file = try ReportFile(page)
      try reports.writePage { try file.write($0) }
      try file.commit()
    }
  }
}
