import ArgumentParser
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc
import ImageDecoding
import PlainText

/// `maquette extract`: prints the origin that pictures record.
struct Extract: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Print the texts that PNG files carry: what drew them, and from what.")

  @Argument(
    help: ArgumentHelp("PNG files; - reads one from standard input.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var files: [String]

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    var report = reporting.report
    for file in files {
      do {
        let texts = try PNGTextChunk.texts(ofPNG: bytes(of: file))
        if files.count > 1 { try StandardOutput.write("\(file):\n") }
        for text in texts { try StandardOutput.write(Self.lines(of: text)) }
      } catch let error as PictureError {
        report.add([Diagnostic(at: nil, "cannot read '\(file)': \(error)")])
      } catch {
        report.add(error)
      }
    }
    try report.finish()
  }

  private func bytes(of file: String) throws -> [UInt8] {
    try file == "-" ? readAll(STDIN_FILENO, named: "standard input") : readNamedFile(file)
  }

  /// Returns a line for each line of a text, each after the keyword; escapes characters that
  /// control a terminal.
  private static func lines(of text: PNGTextChunk) -> String {
    text.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      "\(excerpt(of: text.keyword)): \(excerpt(of: line, limit: 10_000))\n"
    }.joined()
  }
}
