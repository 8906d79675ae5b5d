import ArgumentParser
import Glibc
import Goldens
import PlainText

/// The goldens that a run writes, and the settings of its comparison.
package struct GoldenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Which goldens to write: all, changed, missing or none; a bare --update means changed. Without \
      it, missing goldens are written, or none if the environment has CI=true.
      """, valueName: "mode"))
  var update: UpdateMode?

  @Option(
    name: .customLong("goldens"),
    help: """
      Whether to keep pictures, or hashes of their pixels; defaults to the form that a golden has.
      """)
  var form: GoldenForm?

  @Option(
    help: ArgumentHelp(
      """
      The git revision at which goldens were recorded that are kept as hashes; draws them, to show \
      what changed.
      """, valueName: "rev"))
  var base: String?

  @Flag(help: "Remove goldens that no case draws.")
  var prune = false

  @Flag(help: "End with exit code 1 if there are goldens that no case draws.")
  var failOnStale = false

  @Option(
    help: ArgumentHelp(
      """
      The folder for results and pictures of differences; - writes each case as it ends to standard \
      output instead, as a line of JSON.
      """, valueName: "folder"),
    completion: .directory)
  var results = GoldenOptions.defaultResults

  @OptionGroup var tolerance: ToleranceOptions

  @Option(
    name: .customLong("mask"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      Leave out a part of the pictures: 16,16,100,40 (points), item:0,3 (item 3 of section 0) \
      or id:clock.
      """, valueName: "part"))
  var masks: [MaskArgument] = []

  @Flag(help: "Compare pixels, and ignore the digests that goldens carry.")
  var strictPixels = false

  /// Creates the options; the parser sets their values.
  package init() {}

  package func validate() throws {
    if !isStreaming, let name = fileName(of: results) {
      throw ValidationError(
        "--results: expected a folder, as in '\(excerpt(of: name))/', found '\(excerpt(of: name))': "
          + "results.json is written in it")
    }
  }

  /// The default folder for results.
  package static let defaultResults = ".maquette/results"

  var check: GoldenCheck {
    var check = GoldenCheck(
      update: update ?? (isUnattended(Self.continuousIntegration) ? .none : .missing),
      tolerance: tolerance.tolerance,
      masks: masks.map(\.mask), skipsUnknownMasks: true, decodesAlways: strictPixels,
      results: isStreaming ? nil : ResultsFolder(path: results))
    check.form = form
    return check
  }

  /// Indicates whether the results are written to standard output, case by case.
  var isStreaming: Bool { results == "-" }

  /// Returns the options that decide which cases of some configs pass and how they are drawn, in the
  /// command line's form.
  func keyOptions(_ configs: ConfigFileOptions, scale: Double?) -> [String] {
    // A revision shows what changed in a case, and lets it pass only within a tolerance.
    inWords.filter { !$0.hasPrefix("--base ") } + configs.keyOptions(scale: scale)
      + (form.map { ["--goldens \($0.rawValue)"] } ?? [])
  }

  /// The options that decide which cases pass, in the command line's form.
  var inWords: [String] {
    tolerance.inWords + masks.map { "--mask \($0.text)" }
      + (strictPixels ? ["--strict-pixels"] : []) + (base.map { ["--base \($0)"] } ?? [])
  }

  private static var continuousIntegration: String? { getenv("CI").map { String(cString: $0) } }

  /// Returns the arguments with the mode of a bare `--update` written out.
  ///
  /// The parser does not support options with an optional value: it would take the next file.
  static func withUpdateMode(_ arguments: [String]) -> [String] {
    guard arguments.first == Test._commandName else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--update" ? "--update=\(UpdateMode.changed)" : $0 }
      + arguments[end...]
  }
}

extension UpdateMode: ExpressibleByArgument {}
extension GoldenForm: ExpressibleByArgument {}

/// A mask as an argument: `16,16,100,40`, `item:0,3` or `id:clock`.
struct MaskArgument: ExpressibleByArgument {
  var mask: Mask
  /// The argument in its original form.
  let text: String

  init?(argument: String) {
    text = argument
    if argument.hasPrefix("id:") {
      let id = argument.dropFirst("id:".count)
      guard !id.isEmpty else { return nil }
      mask = .id(String(id))
    } else if argument.hasPrefix("item:") {
      let parts = argument.dropFirst("item:".count)
        .split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
      guard parts.count == 2, numbers.count == 2 else { return nil }
      mask = .item(section: numbers[0], item: numbers[1])
    } else {
      guard let rect = RectArgument(argument: argument)?.rect else { return nil }
      mask = .rect(rect)
    }
  }
}
