package import ArgumentParser
import FileAccess
import Glibc
import PlainText

/// The root of a program's commands: it reads the arguments, runs one command and ends with its exit code.
package protocol ToolRoot: ParsableCommand {
  /// Answers what no command does, as a topic of the help, and refuses names that are not a command's.
  ///
  /// - Returns: True if there is nothing left to run.
  /// - Throws: `ValidationError`; the errors of writing.
  static func answerWithoutCommand() throws -> Bool

  /// Prints the version.
  ///
  /// - Throws: The errors of writing.
  static func printVersion() throws
}

extension ToolRoot {
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
      if try answerWithoutCommand() { return }
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
      StandardError.write(UsageMessage(error, of: Self.self).text)
      exit(withError: exitCode(for: error))
    }
  }

  private static func runCommand() throws {
    var command: any ParsableCommand
    do {
      command = try parseAsRoot(
        GoldenOptions.withUpdateMode(Array(CommandLine.arguments.dropFirst())))
    } catch let error where message(for: error) == configuration.version {
      return try printVersion()
    }
    try command.run()
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

  /// Creates the message for an error from parsing, validating or running a program's command.
  init<Root: ToolRoot>(_ error: any Error, of root: Root.Type) {
    let arguments = CommandLine.arguments.dropFirst()
    var message = root.fullMessage(for: error)
    if arguments.contains(where: { $0 != Self.shown($0) }) {
      // The escaped arguments make the parser report the same error about them.
      do {
        _ = try root.parseAsRoot(arguments.map(Self.shown))
      } catch {
        message = root.fullMessage(for: error)
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
package enum ExitStatus {
  /// A picture differs from the expected one, or has none.
  package static let difference = ExitCode(1)
  /// A config, data, rendering or file error, which has been reported.
  package static let failure = ExitCode(2)
}
