import ArgumentParser
import Goldens
import PreviewConfig

/// The configs that a command reads, and the changes to them.
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

  /// The configs that are read if no file is named.
  private static var defaults: String {
    OwnPreviews.configs == nil ? "" : " Without any, the previews that the package declares."
  }

  /// Throws if no config is named, and the program declares no preview.
  func requireFiles() throws {
    if files.isEmpty, OwnPreviews.configs == nil {
      throw ValidationError("Missing expected argument '<file> ...'")
    }
  }

  /// The previews that the command keeps.
  var selection: PreviewSelection { PreviewSelection(only, filters: filter) }

  /// The options for the loader.
  var loading: ConfigOptions { loadingOptions.options }
}

extension NameFilter: ExpressibleByArgument {
  /// Creates the filter of an argument; nil for an invalid regular expression.
  package convenience init?(argument: String) {
    self.init(argument)
  }

  /// The expression.
  package var defaultValueDescription: String { pattern }
}

/// The options for reading configs.
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

  /// The options for the loader.
  var options: ConfigOptions {
    ConfigOptions(allowedPaths: allowedPaths, overrides: overrides)
  }
}

/// The part of the cases for a run.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take one of n equal parts of the cases, as in 2/4: the same cases each time.",
      valueName: "i/n"))
  var shard: Shard?

  /// Returns the cases for the run; defaults to all.
  func select<Case>(_ cases: [Case]) -> [Case] {
    shard?.select(cases) ?? cases
  }
}

/// The durations by which the cases of a part are chosen.
struct DurationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Let the parts of --shard take equally long, by the durations in an earlier run's results.json.
      """, valueName: "results"),
    completion: .file(extensions: ["json"]))
  var byDuration: String?

  /// Returns the cases for the run, in their order; defaults to all.
  ///
  /// - Throws: `FileError`, and `Diagnostic` for results that cannot be read.
  func select(_ tasks: [TestTask], _ sharding: ShardOption) throws -> [TestTask] {
    guard let byDuration, let shard = sharding.shard else { return sharding.select(tasks) }
    let parts = try CaseDurations(ofResults: byDuration)
      .parts(of: tasks.map { ($0.config.file, $0.name) }, count: shard.count)
    return tasks.indices.filter { parts[$0] == shard.index }.map { index in
      var task = tasks[index]
      task.position = index
      return task
    }
  }
}

extension Shard: ExpressibleByArgument {
  /// Creates the part that an argument names, as in `2/4`.
  public init?(argument: String) {
    self.init(argument)
  }
}
