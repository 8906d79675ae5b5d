import MaquetteCommand

/// The tool `maquette`, without previews of its own.
@main
enum MaquetteTool {
  static func main() {
    MaquetteCommand.main()
  }
}
