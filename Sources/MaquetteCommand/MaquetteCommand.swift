package import ArgumentParser
import CairoRendering
import ConfigLanguage
import DrawingCommands
import HTTPStores
import PlainText
import PreviewConfig

/// The tool `maquette`: reads the arguments, runs one command and ends with its exit code.
package struct MaquetteCommand: ToolRoot {
  package static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draw previews of collection layouts as PNG, SVG and PDF.",
    discussion: """
      Exit codes: 0 all well, 1 a picture differs or has no golden, 2 a config, data, rendering \
      or file error, 64 wrong usage, 130 interrupted.
      """,
    version: "maquette \(Release.version)",
    subcommands: [
      Render.self, Layout.self, Validate.self, Tokens.self, Schema.self, Init.self, Devices.self,
      Fonts.self, Symbols.self, Extract.self, Test.self, List.self, Approve.self,
      GoldenPictures.self, Report.self, MergeReports.self, Diff.self, Verify.self, Review.self,
      Watch.self,
    ])

  package init() {}

  package static func main() {
    prepare()
    EarlyReading.begin()
    readConfigs()
    perform()
  }

  /// Lets the commands that draw read configs and ask servers; must be called before `perform()`.
  package static func readConfigs() {
    ConfigReading.use(ConfigFiles())
    SharedStores.use { try HTTPStore($0) }
  }

  package static func answerWithoutCommand() throws -> Bool {
    if try printTopic() { return true }
    try checkCommandName()
    return false
  }

  package static func printVersion() throws {
    // Scripts read reg-cli's version, which is a number alone.
    if CommandLine.arguments.contains("--reg-cli") {
      return try StandardOutput.write("\(Release.version)\n")
    }
    // The version includes the libraries that the pictures depend on. The parser needs its own
    // text at every start, and loading the libraries for it would take as long as a picture.
    try StandardOutput.write("\(configuration.version)\n")
    for library in try LibraryVersions.all() + [("libyaml", YAMLReader.libraryVersion)] {
      try StandardOutput.write("\(library.name) \(library.version)\n")
    }
  }

  /// Prints the help on the topic after `help`; returns false if there is none besides commands.
  private static func printTopic() throws -> Bool {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 2, words[0] == "help",
      !configuration.subcommands.contains(where: { $0._commandName == words[1] }),
      let text = HelpTopic(rawValue: words[1])?.text ?? ConfigFile.reference(on: words[1])
    else { return false }
    try StandardOutput.write(text)
    return true
  }

  /// Refuses an unknown command: the parser would call it an unexpected argument, and answer `help`
  /// with the overview.
  ///
  /// - Throws: `ValidationError`.
  private static func checkCommandName() throws {
    let commands = configuration.subcommands.map { $0._commandName }
    let names = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    guard let name = names.first else { return }
    if name == "help" {
      guard let topic = names.dropFirst().first, !commands.contains(topic) else { return }
      let topics = commands + HelpTopic.allCases.map(\.rawValue) + ConfigFile.referenceWords()
      let suggestion = suggestion(for: topic, among: topics).map { "\($0) " } ?? ""
      throw ValidationError(
        "unknown help topic '\(excerpt(of: topic))': \(suggestion)the topics are "
          + (commands + HelpTopic.allCases.map(\.rawValue)).joined(separator: ", ")
          + ", and each view, modifier, layout and mapping of a config")
    }
    guard !commands.contains(name) else { return }
    let suggestion = suggestion(for: name, among: commands + ["help"]).map { ": \($0)" } ?? ""
    throw ValidationError("unknown command '\(excerpt(of: name))'\(suggestion)")
  }
}
