import CellViews
import Glibc
import Maquette
import MaquetteCommand
import PlainText
import PreviewRendering
import Workers

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
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "previews"
    // The plugin has named itself.
    setenv(ToolCommand.variable, "swift run \(program)", 0)
    MaquetteCommand.prepare()
    if getenv(DrawnPreviews.variable) != nil { drawForPage() }
    let all = DeclaredPreview.all
    var folders: [String] = []
    for declared in all where folders.last != declared.suite { folders.append(declared.suite) }
    OwnPreviews.declare(
      folders.map { folder in
        (folder, all.filter { $0.suite == folder }.map(\.preview))
      })
    MainThreadService.serve {
      let thread = WorkerThread {
        MaquetteCommand.perform()
        exit(0)
      }
      guard thread != nil else { fatalError("the system refuses a thread") }
    }
  }

  /// Draws for `swift package maquette watch`, which has named a folder.
  @MainActor private static func drawForPage() -> Never {
    MaquetteCommand.perform { try Preview.declared.draw(into: ".") }
    exit(0)
  }
}
