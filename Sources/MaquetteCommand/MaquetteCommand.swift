import ArgumentParser

@main
struct MaquetteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draw previews of collection layouts as PNG, SVG and PDF.")
}
