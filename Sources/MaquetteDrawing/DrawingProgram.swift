import CellViews
package import DrawingCommands
import Glibc
import Maquette
import PlainText
import PreviewRendering
import Workers

/// The commands `render`, `layout`, `list`, `test` and `approve` for the previews that a program's sources declare.
///
/// `swift package maquette` makes such a program by itself: of the tool it compiles no more than what draws and
/// compares. A program with all commands imports `MaquettePreviews`.
public enum DrawingProgram {
  /// Runs the command that the program's arguments name, and ends the program with its exit code.
  ///
  /// Asked whether it has a command for its arguments, it ends with 0 or 1.
  @MainActor public static func main() -> Never {
    if getenv("MAQUETTE_DRAWING_QUESTION") != nil {
      OwnPreviews.declare([])
      exit(DrawingRoot.suffices(for: Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    }
    run(DrawingRoot.self)
  }

  /// Runs a command of `root` for the previews that the program declares.
  @MainActor package static func run<Root: ToolRoot>(_ root: Root.Type) -> Never {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "previews"
    // The plugin has named itself.
    setenv(ToolCommand.variable, "swift run \(program)", 0)
    root.prepare()
    if getenv(DrawnPreviews.variable) != nil {
      // `swift package maquette watch` has named a folder.
      root.perform { try Preview.declared.draw(into: ".") }
      exit(0)
    }
    let all = DeclaredPreview.all
    var folders: [String] = []
    for declared in all where folders.last != declared.suite { folders.append(declared.suite) }
    OwnPreviews.declare(
      folders.map { folder in
        DeclaredSuite(all.filter { $0.suite == folder }.map(\.preview), in: folder)
      })
    MainThreadService.serve {
      let thread = WorkerThread {
        root.perform()
        exit(0)
      }
      guard thread != nil else { fatalError("the system refuses a thread") }
    }
  }
}
