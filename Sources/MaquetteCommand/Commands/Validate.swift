import ArgumentParser
import DrawingCommands

/// `maquette validate`: checks configs and draws nothing.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check configs and their data without drawing.",
    discussion: """
      Previews of one name are a mistake, as their pictures would be one file. \
      Of the cells that no canvas shows, 200 in each preview are checked as well; one of them that \
      cannot be built is skipped.
      """)

  @OptionGroup var configs: ConfigFileOptions
  @OptionGroup var reporting: ReportingOptions

  func validate() throws { try configs.requireFiles() }

  func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(configs, report: &report)
    RenderTask.checkNames(of: loaded, configs.selection, report: &report)
    let arranged = loaded.arranged(isCheck: true, report: &report)
    if !report.hasErrors, !reporting.quiet {
      let noun = arranged.count == 1 ? "preview" : "previews"
      try StandardOutput.write("\(arranged.count) \(noun) valid\n")
    }
    try report.finish()
  }
}
