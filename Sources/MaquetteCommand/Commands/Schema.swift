import ArgumentParser
import DrawingCommands
import PreviewConfig

/// `maquette schema`: prints the schema of configs.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of configs.",
    discussion: """
      Editors read it from a config's first line: \
      # yaml-language-server: $schema=maquette.schema.json
      """)

  @Flag(help: "Print the reference in Markdown instead.")
  var reference = false

  func run() throws {
    try StandardOutput.write(reference ? ConfigFile.reference() : ConfigFile.jsonSchema())
  }
}
