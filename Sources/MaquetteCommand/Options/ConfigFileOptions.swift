import ArgumentParser
import GoldenImages
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

/// Which part of the cases a run takes.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take one of n equal parts of the cases, as in 2/4: the same cases each time.",
      valueName: "i/n"))
  var shard: ShardArgument?

  /// The part of the cases that the run takes: all unless told otherwise.
  func part<Case>(of cases: [Case]) -> [Case] {
    shard?.shard.part(of: cases) ?? cases
  }
}

/// A part of the cases as an argument.
struct ShardArgument: ExpressibleByArgument {
  var shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
