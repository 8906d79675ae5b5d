import ArgumentParser
import CellViews
import DrawingCommands
import PlainText
import TextShaping

/// `maquette fonts`: lists the pinned fonts, and those of a config.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts with their digests and the fingerprint of all.",
    discussion: """
      Lists the pinned fonts; with configs, the fonts of their own folders before them. Two \
      machines with the same fingerprint draw the same letters.
      """)

  @Argument(
    help: ArgumentHelp("Config files, or folders of them.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var files: [String] = []

  @Option(
    name: .customLong("allow-path"), parsing: .singleValue,
    help: ArgumentHelp("Let configs read from another folder.", valueName: "folder"),
    completion: .directory)
  var allowedPaths: [String] = []

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(
      files, options: ReadingOptions(allowedPaths: allowedPaths), report: &report)
    try report.finish()
    var folders: [String] = []
    for folder in loaded.previews.flatMap(\.preview.fonts.folders) where !folders.contains(folder) {
      folders.append(folder)
    }
    let fonts = try FontCatalog(folders: folders).fonts()
    let rows = fonts.map { font in
      // A font file may have any name, with characters that a terminal should not receive.
      [
        excerpt(of: font.family), excerpt(of: font.style), font.debianPackage ?? "",
        String(font.digest.prefix(16)),
      ]
    }
    try StandardOutput.write(Table(["FAMILY", "STYLE", "PACKAGE", "DIGEST"], rows: rows).text)
    try StandardOutput.write("fingerprint \(FontCatalog.fingerprint(of: fonts))\n")
  }
}
