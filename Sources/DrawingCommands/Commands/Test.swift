package import ArgumentParser
import CellViews
import FileAccess
import Goldens
import Workers

/// `maquette test`: draws previews and compares them with their goldens.
package struct Test: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Draw previews and compare them with their goldens.",
    discussion: """
      The golden of a preview is __Snapshots__/<config>/<preview>.png beside the config, with the \
      layout as text in <preview>.layout.txt. Exit codes: 0 all are the same, 1 one differs, is \
      missing or was recorded, 2 an error, such as a golden that cannot be read.
      """)

  /// Creates the command; the parser sets its values.
  package init() {}

  @OptionGroup var configs: ConfigFileOptions
  @OptionGroup var goldens: GoldenOptions

  @Option(help: Shard.help)
  var shard: Shard?

  @OptionGroup var durations: DurationOption
  @OptionGroup var cases: CaseListOption

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var caching: CacheOptions
  @OptionGroup var explaining: ExplanationOptions

  @Flag(
    name: .shortAndLong,
    help: "Print all that is known about a case, also those that pass, and how long each takes.")
  var verbose = false

  @OptionGroup var reporting: ReportingOptions

  package func validate() throws {
    if goldens.results.isEmpty {
      throw ValidationError("--results: expected a folder")
    }
    if goldens.isStreaming, verbose {
      throw ValidationError("--results -: not with --verbose, whose output goes there, too")
    }
    if durations.byDuration != nil, shard == nil {
      throw ValidationError("--by-duration: only with --shard")
    }
    if caching.noCache, explaining.explainKey != nil {
      throw ValidationError("--no-cache: not with --explain-key")
    }
    if !cases.isGiven { try configs.requireFiles() }
  }

  package func run() throws {
    var command = self
    let ids = try cases.read()
    if let ids, configs.files.isEmpty { command.configs.files = ids.configs }
    try command.test(ids)
  }

  private func test(_ ids: CaseIDs?) throws {
    var report = reporting.report
    let passed = caching.passedCases(options: goldens.keyOptions(configs, scale: drawing.scale))
    if let name = explaining.explainKey {
      return try CaseKeyOutput(passed, configs).explain(name, &report)
    }
    let isUpdate = goldens.check.update.isUpdate
    let loaded = LoadedConfigs(
      configs, passed: passed, keepsReads: explaining.deps != nil, loadsAll: isUpdate,
      report: &report)
    // A broken config does not keep the others from being tested.
    guard !report.hasErrors || !loaded.broken.isEmpty else { return try report.finish() }
    let tasks: [TestTask]
    let stale: [GoldenPlace]
    var check: GoldenCheck
    do {
      let all = try TestTask.all(for: loaded, configs.selection, isUpdate: isUpdate)
      tasks = try durations.select(ids?.select(all) ?? all, shard)
      stale = try staleGoldens(of: loaded)
      check = try self.check(of: tasks)
      check.stale = StalePictures(stale)
      try check.results?.begin()
      for folder in Set(tasks.filter { $0.passed == nil }.map(\.place.folder))
      where isConfined(folder) {
        AtomicFile.removeAbandoned(in: folder)
      }
    } catch {
      report.add(error)
      return try report.finish()
    }
    try compare(
      tasks, with: check, passed: passed, broken: loaded.broken, stale: stale, report: report)
  }

  /// Returns the check, which draws goldens in their earlier state if a revision is given.
  private func check(of tasks: [TestTask]) throws -> GoldenCheck {
    var check = goldens.check
    if let base = goldens.base, !tasks.isEmpty {
      guard !configs.files.isEmpty else { throw DeclaredPreviewsHaveNoPast() }
      let drawings = try EarlierDrawings(
        base, files: tasks.map(\.config.file), options: configs.loading,
        scale: drawing.scale)
      check.earlier = { try drawings.draw($0) }
    }
    return check
  }

  private func compare(
    _ tasks: [TestTask], with check: GoldenCheck, passed: PassedCases?,
    broken: [(file: String, message: String, reads: [RecordedRead])],
    stale: [GoldenPlace], report: DiagnosticReport
  ) throws {
    try check.results?.note(ResultsFolder.resultsName)
    var writer = try ResultsFileWriter(
      to: check.results?.resultsPath, coverage: RunCoverage(shard: shard),
      facts: .ofRun(options: goldens.inWords)
    ) { line in
      try StandardOutput.write(line + "\n")
      try StandardOutput.flush()
    }
    var console = TestConsole(
      report: report, taskCount: tasks.count, options: goldens, isQuiet: reporting.quiet,
      isVerbose: verbose)
    keepFreedMemory()
    let run = TestWork(
      tasks, check: check, scale: drawing.scale, jobs: drawing.threadCount,
      isStrict: reporting.strict)
    var awaited: Set<String> = []
    var recording = PassedRecording(in: passed, hasBase: goldens.base != nil)
    // What was recorded before an interruption is of use.
    defer { recording.finish() }
    try run.compare { outcome in
      var outcome = outcome
      let line = outcome.result.line
      recording.add(outcome, line: line)
      outcome.result.position = outcome.task.position
      if let moved = outcome.result.movedFrom, outcome.result.verdict == .missing {
        awaited.insert(moved)
      }
      try writer.add(line: outcome.task.position == nil ? line : outcome.result.line)
      try console.show(outcome, reason: reason(for: outcome, passed))
    } takePassed: { task, passed in
      try writer.add(passed, position: task.position)
      try console.show(passed)
    }
    // Each part loads all configs; one of them reports everything that is not a case of any part.
    if shard?.index ?? 1 == 1 {
      for config in broken {
        let result = brokenResult(file: config.file, message: config.message)
        try writer.add(result)
        try console.show(result)
      }
      for place in stale {
        let result = try staleResult(at: place, awaited: awaited)
        try writer.add(result)
        try console.show(result)
      }
    }
    try writer.commit()
    check.results?.finish()
    try explaining.writeDependencies(
      of: tasks, broken: broken.map(\.reads), for: check.results?.resultsPath ?? "-")
    try console.finish(store: passed?.sharedCount ?? (0, 0))
  }

  /// Returns the words for why a case was drawn, if they are to be shown; nil where nothing is known of
  /// earlier runs.
  private func reason(for outcome: TestWork.Outcome, _ passed: PassedCases?) -> String? {
    guard verbose, let passed, outcome.task.config.log != nil, !goldens.check.update.isUpdate
    else { return nil }
    guard outcome.notices.isEmpty else { return "a case with a warning is drawn each time" }
    return passed.reason(of: outcome.task.name, in: outcome.task.config.file)
  }

  private func isConfined(_ folder: String) -> Bool {
    (try? GoldenPlace.checkIsConfined(folder)) != nil
  }

  /// Returns a config whose previews are not known, as a failed case, so that every report of the
  /// run includes it.
  private func brokenResult(file: String, message: String) -> CaseResult {
    let name = lastName(of: GoldenPlace.folder(beside: file))
    return CaseResult(
      suite: file, name: name, verdict: .failed,
      golden: GoldenPlace(beside: file, name: name).pathFromWorkingDirectory,
      message: "the config cannot be loaded: \(message)")
  }

  private func staleGoldens(of loaded: LoadedConfigs) throws -> [GoldenPlace] {
    try StaleSearch(
      loaded.tested.filter { config in
        config.names.contains { configs.selection.keeps($0.name, fullName: $0.fullName) }
      }, arguments: configs.files, selection: configs.selection
    ).goldens()
  }

  /// Returns the result of a stale golden.
  ///
  /// - Parameter awaited: The goldens that cases have moved away from without one of their own yet.
  private func staleResult(
    at place: GoldenPlace, awaited: Set<String>
  ) throws -> CaseResult {
    var result = CaseResult(
      suite: place.folder, name: place.name, verdict: .stale,
      golden: place.pathFromWorkingDirectory)
    if try place.keptForms() == [.hash] { result.form = .hash }
    guard goldens.prune else { return result }
    guard !awaited.contains(result.golden) else {
      result.message = "it was kept: a case without a golden has its picture"
      return result
    }
    try removeGolden(at: place)
    result.message = "it was removed"
    return result
  }
}
