package import ArgumentParser
import Goldens
import PreviewRendering

/// `maquette render`: draws previews into files.
package struct Render: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw previews as PNG, animated PNG, SVG, PDF or a list of drawing commands.",
    discussion: """
      Each picture is named after its preview and appears whole or not at all. A file that is as it \
      was written, and would be written again, is left alone. Prints a line for each file.
      """)

  /// Creates the command; the parser sets its values.
  package init() {}

  @OptionGroup var configs: ConfigFileOptions

  @Option(help: Shard.help)
  var shard: Shard?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder, one picture's path, or - for standard output.", valueName: "path"),
    completion: .directory)
  var output = RenderTask.defaultOutput

  @Option(
    help: ArgumentHelp(
      "\(OutputFormat.allInWords); several with commas.", valueName: "formats"))
  var format: NameList<OutputFormat>?

  @OptionGroup var decoration: DecorationOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var caching: CacheOptions

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
    let passed =
      timings || place == .standardOutput
      ? nil : caching.passedCases(options: keyOptions, place: [output])
    var loaded = LoadedConfigs(configs, passed: passed, keepsReads: passed != nil, report: &report)
    let loading = ContinuousClock.now - start
    guard !report.hasErrors else { return try report.finish() }
    if decoration.frame { loaded.frame(report: &report) }
    guard !report.hasErrors else { return try report.finish() }
    let steps: [RenderTask.Step]
    do {
      let all = try RenderTask.all(
        for: loaded, configs.selection, formats: formats(for: place),
        annotations: decoration.annotations, to: place)
      steps = shard?.select(all) ?? all
      try place.prepare()
    } catch {
      report.add(error)
      return try report.finish()
    }
    let tasks = steps.compactMap { step in
      if case .draw(let task) = step { task } else { nil }
    }
    if timings {
      var timings = PhaseTimings(config: loading)
      try timings.measure(tasks, scale: drawing.scale)
      return StandardError.write(timings.json)
    }
    var console = RenderConsole(
      report: report, taskCount: steps.count, isQuiet: reporting.quiet, isVerbose: verbose)
    for case .keep(let paths) in steps { try console.show(unchanged: paths) }
    try draw(tasks, passed, &console)
    try console.finish()
  }

  /// The options that decide how previews are drawn into files, in the command line's form.
  private var keyOptions: [String] {
    let written = [
      "render", "--format \(format?.names.map(\.rawValue).joined(separator: ",") ?? "")",
      "--annotate \(decoration.annotations.map { "\($0)" } ?? "")", "--frame \(decoration.frame)",
    ]
    return written + configs.keyOptions(scale: drawing.scale)
  }

  private func formats(for place: OutputPlace) -> [OutputFormat] {
    if case .file(let path) = place, let format = OutputFormat(extensionOf: path) {
      return [format]
    }
    return format?.names ?? [.png]
  }

  private func draw(
    _ tasks: [RenderTask], _ passed: PassedCases?, _ console: inout RenderConsole
  ) throws {
    let run = RenderRun(
      tasks, scale: drawing.scale, jobs: drawing.threadCount, isStrict: reporting.strict)
    var recording = PassedRecording(in: passed)
    // What was recorded before an interruption is of use.
    defer { recording.finish() }
    try run.draw { outcome, duration in
      recording.add(outcome, duration)
      try console.show(outcome, duration)
    }
  }
}
