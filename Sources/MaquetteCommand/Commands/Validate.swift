import ArgumentParser

/// `maquette validate`: checks configs and draws nothing.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check configs and their data without drawing.",
    discussion: "Cells that no canvas shows are not built, and so not checked against their items.")

  @OptionGroup var configs: ConfigFileOptions
  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(configs, report: &report)
    let arranged = loaded.arranged(report: &report)
    if !report.hasErrors, !reporting.quiet {
      let noun = arranged.count == 1 ? "preview" : "previews"
      try StandardOutput.write("\(arranged.count) \(noun) valid\n")
    }
    try report.finish()
  }
}
