import Foundation
import TestSupport

/// Two folders, `actual` and `expected`, whose pictures are squares of 100 pixels on 20 × 10.
struct PictureFolders {
  let folder: TemporaryFolder

  /// Draws squares by their paths in the folder and their colours.
  init(_ pictures: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, color) in pictures { try draw(color, at: path) }
  }

  /// Draws a square.
  func draw(_ color: String, at path: String) throws {
    try folder.write(square("square", color: color), to: "square.yaml")
    try folder.write("", to: path)
    let run = try runTool(
      ["render", "--no-cache", "square.yaml", "-q", "-o", path], in: folder.path)
    guard run.status == 0 else { throw NotDrawn(reason: run.errors) }
  }

  /// Runs `maquette diff` in the folder that holds both.
  func diff(_ arguments: String...) throws -> ToolRun {
    try runTool(["diff"] + arguments, in: folder.path)
  }

  /// The bytes of a file by its path in the folder.
  func bytes(_ path: String) -> [UInt8]? { readBytes(folder.file(path)) }
}

/// A picture that a test needs could not be drawn.
struct NotDrawn: Error {
  let reason: String
}

/// A JPEG of 8 × 8 white pixels.
let whiteJPEG = Data(
  base64Encoded: """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERX\
    RTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAA\
    AAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AQH//2Q==
    """)
