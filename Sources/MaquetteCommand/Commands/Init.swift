import ArgumentParser
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc

/// `maquette init`: writes a config to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a config to start from.",
    discussion: "Draw it with: maquette render maquette.yaml")

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml", "yml"]))
  var file = "maquette.yaml"

  @Option(help: "What the config draws; docs/cookbook.md shows each.")
  var template = StarterTemplate.cards

  @Flag(help: "Replace the file if there is one.")
  var force = false

  func run() throws {
    var status = stat()
    if !force, lstat(file, &status) == 0 {
      var report = DiagnosticReport(format: .human, isStrict: false, isQuiet: false)
      report.add(
        Diagnostic(
          at: nil, FileError("write", file, code: EEXIST).description,
          suggestion: "--force replaces it"))
      return try report.finish()
    }
    // The samples, whose texts the templates are, keep the look that a config without a system has.
    let text = template.text.replacing(
      "canvas: { ", with: "canvas: { system: ios-26, ", maxReplacements: 1)
    try AtomicFile.write(text.utf8, to: file)
    try StandardOutput.write("\(file)\n")
  }
}
