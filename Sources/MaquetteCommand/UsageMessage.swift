import ArgumentParser
import PlainText
import PreviewConfig

/// What is said of arguments that cannot be used, in which none of them is obeyed by a terminal or a
/// log: the parser repeats arguments as they are.
struct UsageMessage {
  /// The message with its last line's end.
  let text: String

  /// The message for an error that parsing, validating or running threw.
  init(_ error: any Error) {
    let arguments = CommandLine.arguments.dropFirst()
    var message = MaquetteCommand.fullMessage(for: error)
    if arguments.contains(where: { $0 != Self.shown($0) }) {
      // The arguments as they are shown make the parser say the same of what is shown.
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
