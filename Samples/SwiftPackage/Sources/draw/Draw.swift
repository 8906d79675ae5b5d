import Maquette
import Screens

/// Draws all screens into a folder: `swift run draw`, or `swift run draw SAMPLES OUTPUT`.
///
/// `swift package maquette watch` shows them in a browser, drawn again after each edit.
@main
enum Draw {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let samples = arguments.first ?? "../../Samples"
    let output = arguments.dropFirst().first ?? ".build/Screens"
    try screens(samples: samples).draw(into: output)
  }
}
