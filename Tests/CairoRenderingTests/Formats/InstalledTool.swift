import Foundation
import TestSupport

/// A program of a Debian package that reads what this project writes.
enum InstalledTool: String {
  case rsvgConvert = "rsvg-convert"
  case pdfToText = "pdftotext"
  case pdfInfo = "pdfinfo"
  /// A page as pixels, in the Portable Pixmap format.
  case pdfToPicture = "pdftoppm"

  /// What the program makes of `input`, in the file called OUTPUT or else on its standard output.
  ///
  /// - Parameter arguments: INPUT and OUTPUT stand for the files' paths.
  func run(_ arguments: [String], on input: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let source = URL(fileURLWithPath: folder.file("input"))
    try Data(input).write(to: source)
    let target = URL(fileURLWithPath: try folder.write("", to: "output"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(rawValue)")
    process.arguments = arguments.map {
      $0 == "INPUT" ? source.path : $0 == "OUTPUT" ? target.path : $0
    }
    if !arguments.contains("OUTPUT") {
      process.standardOutput = try FileHandle(forWritingTo: target)
    }
    try process.run()
    process.waitForEnd()
    guard process.terminationStatus == 0 else {
      throw Failure(tool: self, status: process.terminationStatus)
    }
    return Array(try Data(contentsOf: target))
  }

  struct Failure: Error {
    let tool: InstalledTool
    let status: Int32
  }
}
