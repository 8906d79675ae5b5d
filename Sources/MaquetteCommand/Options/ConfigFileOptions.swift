import ArgumentParser
import Goldens
import PreviewConfig

/// Which configs a command reads, and what it changes about them.
struct ConfigFileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Config files, or folders of them; - reads one from standard input.\(Self.defaults)",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var files: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Keep one preview, or one variant by its full name.", valueName: "name"))
  var only: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Keep the previews in whose full names a regular expression is found.",
      valueName: "expression"))
  var filter: [NameFilter] = []

  @OptionGroup var loadingOptions: ConfigLoadingOptions

  /// What is read where no file is named.
  private static var defaults: String {
    OwnPreviews.configs == nil ? "" : " Without any, the previews that the package declares."
  }

  func validate() throws {
    if files.isEmpty, OwnPreviews.configs == nil {
      throw ValidationError("Missing expected argument '<file> ...'")
    }
  }

  /// The previews that the command keeps.
  var selection: PreviewSelection { PreviewSelection(only, filters: filter) }

  /// The options as the loader takes them.
  var loading: ConfigOptions { loadingOptions.options }
}

extension NameFilter: ExpressibleByArgument {
  /// The filter of an argument; nil for what cannot be a regular expression.
  package convenience init?(argument: String) {
    self.init(argument)
  }

  /// The expression.
  package var defaultValueDescription: String { pattern }
}

/// How a command reads configs.
struct ConfigLoadingOptions: ParsableArguments {
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

  /// The options as the loader takes them.
  var options: ConfigOptions {
    ConfigOptions(allowedPaths: allowedPaths, overrides: overrides)
  }
}

/// Which part of the cases a run takes.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take one of n equal parts of the cases, as in 2/4: the same cases each time.",
      valueName: "i/n"))
  var shard: Shard?

  /// The cases that the run takes; defaults to all.
  func select<Case>(_ cases: [Case]) -> [Case] {
    shard?.select(cases) ?? cases
  }
}

extension Shard: ExpressibleByArgument {
  /// The part that an argument names, as in `2/4`.
  public init?(argument: String) {
    self.init(argument)
  }
}
