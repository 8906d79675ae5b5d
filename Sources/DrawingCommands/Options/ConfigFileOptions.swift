package import ArgumentParser
package import CellViews
import Goldens

/// The configs that a command reads, and the changes to them.
package struct ConfigFileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Config files, or folders of them; - reads one from standard input.\(Self.defaults)",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  package var files: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Keep one preview, or one variant by its full name.", valueName: "name"))
  package var only: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Keep the previews in whose full names a regular expression is found.",
      valueName: "expression"),
    transform: NameFilter.init(argument:))
  package var filter: [NameFilter] = []

  @OptionGroup var loadingOptions: ConfigLoadingOptions

  /// Creates the options; the parser sets their values.
  package init() {}

  /// The configs that are read if no file is named.
  private static var defaults: String {
    OwnPreviews.suites == nil ? "" : " Without any, the previews that the package declares."
  }

  /// Throws if no config is named, and the program declares no preview.
  package func requireFiles() throws {
    if files.isEmpty, OwnPreviews.suites == nil {
      throw ValidationError("Missing expected argument '<file> ...'")
    }
  }

  /// The previews that the command keeps.
  package var selection: PreviewSelection { PreviewSelection(only, filters: filter) }

  /// The options for the loader.
  package var loading: ReadingOptions { loadingOptions.options }

  /// Returns the options that decide how previews are drawn, in the command line's form.
  package func keyOptions(scale: Double?) -> [String] {
    loading.overrides.map { "--set \($0)" } + loading.allowedPaths.map { "--allow-path \($0)" }
      + (scale.map { ["--scale \($0)"] } ?? [])
  }
}

extension NameFilter {
  /// Creates the filter of an argument.
  fileprivate convenience init(argument: String) throws {
    do {
      try self.init(argument)
    } catch {
      throw ValidationError("not a regular expression: \(error)")
    }
  }
}

/// The options for reading configs.
package struct ConfigLoadingOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Replace a value of the config, as in canvas.width=320.", valueName: "path=value"))
  package var overrides: [String] = []

  @Option(
    name: .customLong("allow-path"), parsing: .singleValue,
    help: ArgumentHelp("Let configs read from another folder.", valueName: "folder"),
    completion: .directory)
  package var allowedPaths: [String] = []

  /// Creates the options; the parser sets their values.
  package init() {}

  /// The options for the loader.
  package var options: ReadingOptions {
    ReadingOptions(allowedPaths: allowedPaths, overrides: overrides)
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
  func select(_ tasks: [TestTask], _ shard: Shard?) throws -> [TestTask] {
    guard let shard else { return tasks }
    guard let byDuration else { return shard.select(tasks) }
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
  /// The help of `--shard`: an option of its own, as a group takes longer to be read at each start.
  static let help = ArgumentHelp(
    "Take one of n equal parts of the cases, as in 2/4: the same cases each time.", valueName: "i/n"
  )

  /// Creates the part that an argument names, as in `2/4`.
  public init?(argument: String) {
    self.init(argument)
  }
}
