import Maquette
import Screens

/// Draws all screens into a folder: `swift run draw ../../Samples .build/Screens`.
@main
enum Draw {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let samples = arguments.first, let output = arguments.dropFirst().first else {
      print("usage: draw SAMPLES OUTPUT")
      return
    }
    for preview in try screens(samples: samples) {
      let path = "\(output)/\(preview.name).png"
      try preview.render(to: path)
      print(path)
    }
  }
}
