import DrawingCommands
import FileAccess
import Goldens
import PictureComparison
import PlainText
import Reports

/// A run of `diff` on two folders: compares, prints, and writes the requested reports.
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
  /// - Throws: The errors of `FolderDiffConsole.end`; `FileError`.
  func run(jobs: Int) throws {
    if let diffFolder { try makeFolder(diffFolder) }
    let folders = try FolderDiff(
      actual: actual, expected: expected, diffFolder: diffFolder, tolerance: tolerance,
      format: reg.diffFormat ?? .png)
    // A folder that is misspelt in a script would never differ from another.
    guard !folders.names.isEmpty || reg.actsAsRegCLI else {
      throw NoPictures(folders: [actual.path, expected.path])
    }
    var report = RegReport()
    var update = FolderUpdate()
    var tally = ResultTally()
    var kept: [CaseResult] = []
    var progress = ProgressBar(total: folders.names.count, isQuiet: isQuiet)
    let console = FolderDiffConsole(
      reg: reg, folder: actual.path, isQuiet: isQuiet, isVerbose: isVerbose)
    var done = 0
    try folders.run(jobs: jobs) { result in
      done += 1
      progress.clear()
      try console.show(result)
      report.add(result)
      update.add(result)
      tally.add(result)
      // Only reports need them again.
      if reg.junit != nil || reg.report != nil { kept.append(result) }
      progress.show(done: done)
    }
    progress.clear()
    // Defaults to the path of reg-cli.
    if let json = reg.json ?? (reg.actsAsRegCLI || diffFolder != nil ? "reg.json" : nil) {
      let folders = RegReport.Folders(
        actual: actual.path, expected: expected.path, diff: diffFolder ?? "")
      try report.write(
        to: json, folders: folders, urlPrefix: reg.urlPrefix, isUpdated: reg.update)
    }
    try reg.write(
      FolderDiffReports(
        kept, actual: actual.path, expected: expected.path, diffFolder: diffFolder))
    if reg.update { try update.apply(from: actual, to: expected) }
    try console.end(tally)
  }
}

/// An error for two folders in which there is nothing to compare.
private struct NoPictures: Error, CustomStringConvertible {
  let folders: [String]

  var description: String {
    "no picture in " + folders.map { "'\(excerpt(of: $0))'" }.joined(separator: " and ")
  }
}

extension RegOptions {
  /// Writes the requested reports, each of which appears whole or not at all.
  ///
  /// - Throws: `FileError`.
  func write(_ reports: FolderDiffReports) throws {
    if let junit {
      let file = try ReportFile(junit)
      if actsAsRegCLI {
        try file.write(reports.regJUnit(extendedErrors: extendedErrors))
      } else {
        try reports.writeJUnit(extendedErrors: extendedErrors) { try file.write($0) }
      }
      try file.commit()
    }
    if let page = report {
      let file = try ReportFile(page)
      try reports.writePage { try file.write($0) }
      try file.commit()
    }
  }
}
