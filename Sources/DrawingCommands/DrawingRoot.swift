package import ArgumentParser
import PlainText

/// The commands that draw and compare a program's own previews, without any that reads configs.
///
/// They print what those of the tool print.
package struct DrawingRoot: ToolRoot {
  package static let configuration = CommandConfiguration(
    commandName: "maquette", version: "maquette \(Release.version)",
    subcommands: [Render.self, Layout.self, List.self, Test.self, Approve.self])

  package init() {}

  /// Returns whether these commands do all that arguments ask for, or refuse them as the tool would.
  package static func suffices(for arguments: [String]) -> Bool {
    let names = configuration.subcommands.map { $0._commandName }
    let command = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let command, names.contains(command) else { return false }
    do {
      let command = try parseAsRoot(GoldenOptions.withUpdateMode(arguments))
      return (command as? any ConfigCommand)?.configs.files.isEmpty ?? true
    } catch {
      return message(for: error) != configuration.version
    }
  }

  package static func answerWithoutCommand() -> Bool { false }

  package static func printVersion() throws {
    try StandardOutput.write("\(configuration.version)\n")
  }
}

/// A command for configs, or for the previews that the program declares.
protocol ConfigCommand {
  /// The configs, and the changes to them.
  var configs: ConfigFileOptions { get }
}

extension Render: ConfigCommand {}
extension Layout: ConfigCommand {}
extension List: ConfigCommand {}
extension Test: ConfigCommand {}
