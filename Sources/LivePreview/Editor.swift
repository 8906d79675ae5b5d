import ChildProcesses
import PlainText

/// The program that opens places in files for the user, given by the variable `MAQUETTE_EDITOR`.
package struct Editor: Sendable {
  private let command: String
  private let environment: [String: String]

  /// Creates an editor from a shell's command, whose `{file}`, `{line}` and `{column}` are replaced
  /// by the place; nil for an empty one.
  ///
  /// A command without a file gets `FILE:LINE:COLUMN` as its last word.
  ///
  /// - Parameter environment: The variables of the program.
  package init?(_ command: String?, environment: [String: String]) {
    guard let command, command.contains(where: { !$0.isWhitespace }) else { return nil }
    self.command = command
    self.environment = environment
  }

  /// Returns the shell's command that opens a place; a path is one word of it, whatever it
  /// contains.
  package func words(path: String, line: Int, column: Int) -> String {
    guard command.contains("{file}") else {
      return "\(command) \(shellWord("\(path):\(line):\(column)"))"
    }
    return command.replacing("{line}", with: String(line))
      .replacing("{column}", with: String(column))
      .replacing("{file}", with: shellWord(path))
  }

  /// Opens a place, without waiting for the editor.
  ///
  /// - Throws: `FileError` if no shell can be started.
  func open(path: String, line: Int, column: Int) throws {
    try ChildProcess.start(
      "/bin/sh", ["-c", words(path: path, line: line, column: column)], environment: environment)
  }
}
