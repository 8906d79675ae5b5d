import Glibc

/// The words with which the user runs the tool's commands: `maquette`, or those of the plugin or the program that has
/// the commands.
package enum ToolCommand {
  /// The environment variable in which they are passed to the process.
  package static let variable = "MAQUETTE_COMMAND"

  /// The words, as in `swift package maquette`.
  package static let words: String = {
    guard let value = getenv(variable).map({ String(cString: $0) }) else { return "maquette" }
    let isPlain = value.utf8.allSatisfy {
      isalnum(Int32($0)) != 0 || " -_./".utf8.contains($0)
    }
    return value.isEmpty || !isPlain || value.utf8.count > 100 ? "maquette" : value
  }()
}
