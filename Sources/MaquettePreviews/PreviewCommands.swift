import MaquetteCommand
import MaquetteDrawing

/// The tool `maquette` in a program of one's own, for the previews that its sources declare by `#Preview`
/// and `PreviewProvider`.
///
/// ```swift
/// import MaquettePreviews
/// import Screens
///
/// @main struct Previews {
///   static func main() { PreviewCommands.main() }
/// }
/// ```
///
/// `swift run previews render` draws them all, `swift run previews test` compares them with their goldens;
/// with files as arguments, all commands work as those of the tool. `swift package maquette` makes such a
/// program by itself.
public enum PreviewCommands {
  /// Runs the command that the program's arguments name, and ends the program with its exit code.
  @MainActor public static func main() -> Never {
    MaquetteCommand.readConfigs()
    DrawingProgram.run(MaquetteCommand.self)
  }
}
