package import ArgumentParser
import CairoRendering
import ConfigLanguage
import FileAccess
import Glibc
import PlainText
import PreviewConfig

/// The tool `maquette`: reads the arguments, runs one command and ends with its exit code.
package struct MaquetteCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draw previews of collection layouts as PNG, SVG and PDF.",
    discussion: """
      Exit codes: 0 all well, 1 a picture differs or has no golden, 2 a config, data, rendering \
      or file error, 64 wrong usage, 130 interrupted.
      """,
    version: "maquette \(Release.version)",
    subcommands: [
      Render.self, Layout.self, Validate.self, Schema.self, Init.self, Devices.self, Fonts.self,
      Symbols.self, Extract.self, Test.self, List.self, Approve.self, Report.self,
      MergeReports.self, Diff.self, Verify.self, Review.self, Watch.self,
    ])

  package init() {}

  package static func main() {
    prepare()
    EarlyReading.begin()
    perform()
  }

  /// Prepares this process for a command; must be called before any thread is started and any text
  /// is measured.
  package static func prepare() {
    StandardDescriptors.reserve()
    PinnedEnvironment.apply()
    Interruption.handle()
  }

  /// Runs the command that the arguments name; an error ends the process.
  package static func perform() {
    perform {
      if try printTopic() { return }
      try checkCommandName()
      try checkValues()
      try runCommand()
    }
  }

  /// Runs some work in the way of a command; an error ends the process.
  package static func perform(_ work: () throws -> Void) {
    do {
      try work()
      try StandardOutput.flush()
    } catch let error as FileError where error.code == EPIPE {
      // The reader of the output has seen enough, and needs no error message.
      exit(withError: ExitStatus.failure)
    } catch let error where exitCode(for: error) == .failure && !(error is ExitCode) {
      // Not about the arguments: a file, a font or the output failed.
      StandardError.write("error: \(excerpt(of: "\(error)", limit: 10_000))\n")
      exit(withError: ExitStatus.failure)
    } catch {
      // A run that ends with an exit code may have printed before.
      try? StandardOutput.flush()
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      StandardError.write(UsageMessage(error).text)
      exit(withError: exitCode(for: error))
    }
  }

  private static func runCommand() throws {
    var command: any ParsableCommand
    do {
      command = try parseAsRoot(
        GoldenOptions.withUpdateMode(Array(CommandLine.arguments.dropFirst())))
    } catch let error where message(for: error) == configuration.version {
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
      return
    }
    try command.run()
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

  /// Refuses an option with `=` and nothing after it, as an empty variable of a script leaves it: the parser would
  /// take the next argument as its value, and a config would not be read.
  ///
  /// - Throws: `ValidationError`.
  private static func checkValues() throws {
    let options = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
    for option in options
    where option.hasPrefix("-") && option.firstIndex(of: "=") == option.indices.last {
      throw ValidationError("\(excerpt(of: option.dropLast())): expected a value after '='")
    }
  }
}

/// The error message about unusable arguments, escaped so that they do not control a terminal or a
/// log: the parser repeats arguments unchanged.
private struct UsageMessage {
  /// The message with the end of its last line.
  let text: String

  /// Creates the message for an error from parsing, validating or running.
  init(_ error: any Error) {
    let arguments = CommandLine.arguments.dropFirst()
    var message = MaquetteCommand.fullMessage(for: error)
    if arguments.contains(where: { $0 != Self.shown($0) }) {
      // The escaped arguments make the parser report the same error about them.
      do {
        _ = try MaquetteCommand.parseAsRoot(arguments.map(Self.shown))
      } catch {
        message = MaquetteCommand.fullMessage(for: error)
      }
      for argument in arguments {
        message = message.replacing(argument, with: Self.shown(argument))
      }
    }
    text =
      message.split(separator: "\n", omittingEmptySubsequences: false).map(Self.shown)
      .joined(separator: "\n") + "\n"
  }

  private static func shown(_ text: some StringProtocol) -> String {
    excerpt(of: text, limit: 10_000)
  }
}

/// The exit codes besides ArgumentParser's own 0 and 64.
enum ExitStatus {
  /// A picture differs from the expected one, or has none.
  static let difference = ExitCode(1)
  /// A config, data, rendering or file error, which has been reported.
  static let failure = ExitCode(2)
}
