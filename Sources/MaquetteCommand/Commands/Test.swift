import ArgumentParser
import FileAccess
import GoldenImages
import Maquette
import PreviewConfig

/// `maquette test`: draws previews and compares them with their goldens.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw previews and compare them with their goldens.",
    discussion: """
      The golden of a preview is __Snapshots__/<config>/<preview>.png beside the config, with the \
      layout in words as <preview>.layout.txt. Exit codes: 0 all are the same, 1 one differs, is \
      missing or was recorded, 2 an error, such as a golden that cannot be read.
      """)

  @OptionGroup var configs: ConfigFileOptions
  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var part: ShardOption

  @OptionGroup var drawing: DrawingOptions

  @Flag(name: .shortAndLong, help: "Print the cases that pass, and how long each takes, too.")
  var verbose = false

  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    if goldens.results.isEmpty {
      throw ValidationError("--results: expected a folder")
    }
  }

  func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(configs, report: &report)
    guard !report.hasErrors else { return try report.finish() }
    let tasks: [TestTask]
    let check: GoldenCheck
    do {
      tasks = part.part(of: try TestTask.all(for: loaded))
      check = try self.check(of: tasks)
      try ResultsFolder(path: goldens.results).prepare()
      for folder in Set(tasks.map(\.place.folder)) { AtomicFile.removeAbandoned(in: folder) }
    } catch {
      report.tell(error)
      return try report.finish()
    }
    try compare(tasks, with: check, of: loaded, report: report)
  }

  /// The check, which draws goldens as they were if a revision is given.
  private func check(of tasks: [TestTask]) throws -> GoldenCheck {
    var check = goldens.check
    if let base = goldens.base, !tasks.isEmpty {
      let drawings = try EarlierDrawings(
        base, files: tasks.map(\.config.file), options: configs.loading,
        scale: drawing.scale)
      check.earlier = { try drawings.draw($0) }
    }
    return check
  }

  private func compare(
    _ tasks: [TestTask], with check: GoldenCheck, of loaded: LoadedConfigs,
    report: DiagnosticReport
  ) throws {
    let results = ResultsFolder(path: goldens.results)
    try results.note(ResultsFolder.resultsName)
    var writer = try ResultsFileWriter(to: results.resultsPath, shard: part.shard?.shard)
    var console = TestConsole(
      report: report, taskCount: tasks.count, options: goldens, isQuiet: reporting.quiet,
      isVerbose: verbose)
    let run = TestRun(
      tasks, check: check, scale: drawing.scale, jobs: drawing.threadCount,
      isStrict: reporting.strict)
    try run.compare { outcome in
      try writer.add(outcome.result)
      try console.tell(outcome)
    }
    for result in try staleResults(of: loaded) {
      try writer.add(result)
      try console.tell(result)
    }
    try writer.commit()
    try console.finish()
  }

  private func staleResults(of loaded: LoadedConfigs) throws -> [CaseResult] {
    // Each part knows all cases; one of them tells what has none.
    if let shard = part.shard?.shard, shard.index > 1 { return [] }
    let search = StaleSearch(
      loaded.previews.map(\.config), arguments: configs.files, only: configs.only)
    return try search.goldens().map { place in
      if goldens.prune { try removeGolden(at: place) }
      return CaseResult(
        suite: place.folder, name: place.name, verdict: .stale,
        golden: place.pathFromWorkingDirectory,
        message: goldens.prune ? "it was removed" : nil)
    }
  }
}
