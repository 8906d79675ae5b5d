package import ArgumentParser
import PreviewRendering

/// `maquette render`: draws previews into files.
package struct Render: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw previews as PNG, animated PNG, SVG, PDF or a list of drawing commands.",
    discussion: """
      Each picture is named after its preview and appears whole or not at all. Prints a line for \
      each file.
      """)

  /// Creates the command; the parser sets its values.
  package init() {}

  @OptionGroup var configs: ConfigFileOptions
  @OptionGroup var sharding: ShardOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder, one picture's path, or - for standard output.", valueName: "path"),
    completion: .directory)
  var output = "Output"

  @Option(
    help: ArgumentHelp(
      "\(OutputFormat.allInWords); several with commas.", valueName: "formats"))
  var format: NameList<OutputFormat>?

  @OptionGroup var decoration: DecorationOptions

  @OptionGroup var drawing: DrawingOptions

  @Flag(name: .shortAndLong, help: "Also print how long each picture takes.")
  var verbose = false

  @Flag(help: ArgumentHelp("Print how long each phase takes, as JSON.", visibility: .hidden))
  var timings = false

  @OptionGroup var reporting: ReportingOptions

  package func validate() throws {
    try configs.requireFiles()
    if case .file(let path) = try OutputPlace(argument: output), let format,
      format.names != [OutputFormat(extensionOf: path)]
    {
      throw ValidationError("--format: expected the format of '\(path)' alone")
    }
  }

  package func run() throws {
    var report = reporting.report
    let place = try OutputPlace(argument: output)
    let start = ContinuousClock.now
    var loaded = LoadedConfigs(configs, report: &report)
    let loading = ContinuousClock.now - start
    guard !report.hasErrors else { return try report.finish() }
    if decoration.frame { loaded.frame(report: &report) }
    guard !report.hasErrors else { return try report.finish() }
    let tasks: [RenderTask]
    do {
      tasks = sharding.select(
        try RenderTask.all(
          for: loaded, formats: formats(for: place), annotations: decoration.annotations, to: place)
      )
      try place.prepare()
    } catch {
      report.add(error)
      return try report.finish()
    }
    if timings {
      var timings = PhaseTimings(config: loading)
      try timings.measure(tasks, scale: drawing.scale)
      return StandardError.write(timings.json)
    }
    try draw(tasks, report: report)
  }

  private func formats(for place: OutputPlace) -> [OutputFormat] {
    if case .file(let path) = place, let format = OutputFormat(extensionOf: path) {
      return [format]
    }
    return format?.names ?? [.png]
  }

  private func draw(_ tasks: [RenderTask], report: DiagnosticReport) throws {
    var console = RenderConsole(
      report: report, taskCount: tasks.count, isQuiet: reporting.quiet,
      isVerbose: verbose)
    let run = RenderRun(
      tasks, scale: drawing.scale, jobs: drawing.threadCount, isStrict: reporting.strict)
    try run.draw { try console.show($0, $1) }
    try console.finish()
  }
}
