import ArgumentParser
import FileAccess
import Glibc

/// `maquette init`: writes a config to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a config to start from.",
    discussion: "Draw it with: maquette render maquette.yaml")

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml", "yml"]))
  var file = "maquette.yaml"

  @Flag(help: "Replace the file if there is one.")
  var force = false

  func run() throws {
    var status = stat()
    if !force, lstat(file, &status) == 0 {
      throw FileError("write", file, code: EEXIST)
    }
    try AtomicFile.write(Self.starter.utf8, to: file)
    try StandardOutput.write("\(file)\n")
  }

  /// The first sample, so that a newcomer sees cards at once.
  static let starter = """
    name: cards
    canvas: { width: 390, background: black.opacity(0.05) }
    view:
      collection:
        layout:
          grid: { columns: 2, spacing: 20 }
        items: [pink, orange, green, blue]
        cell:
          vstack:
            - spacer
            - text: ${item}
              padding: 10
              frame: { maxWidth: infinity }
              background: white
          frame: { height: 120 }
          background: ${item}
          cornerRadius: 10
      padding: 16

    """
}
