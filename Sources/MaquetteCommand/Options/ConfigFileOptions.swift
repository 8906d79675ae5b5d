import ArgumentParser
import PreviewConfig

/// Which configs a command reads, and what it changes about them.
struct ConfigFileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Config files, or folders of them; - reads one from standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var files: [String]

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Keep one preview, or one variant by its full name.", valueName: "name"))
  var only: [String] = []

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Replace a value of the config, as in canvas.width=320.", valueName: "path=value"))
  var overrides: [String] = []

  @Option(
    name: .customLong("allow-path"), parsing: .singleValue,
    help: ArgumentHelp("Let configs read from another folder.", valueName: "folder"),
    completion: .directory)
  var allowedPaths: [String] = []

  /// The options as the loader takes them; it keeps all previews, to tell what `only` misspells.
  var loading: ConfigOptions {
    ConfigOptions(allowedPaths: allowedPaths, overrides: overrides)
  }
}
