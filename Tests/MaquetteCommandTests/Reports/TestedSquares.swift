import TestSupport

/// A folder with configs of one square each, `a.yaml` to `e.yaml`, whose goldens are recorded.
struct TestedSquares {
  let folder: TemporaryFolder
  static let names = ["a", "b", "c", "d", "e"]

  /// Records the goldens, and then draws some squares in another colour.
  init(changed: [String] = []) throws {
    folder = try TemporaryFolder()
    for name in Self.names { try folder.write(square(name), to: "\(name).yaml") }
    let run = try runTool(["test", ".", "--update", "-q"], in: folder.path)
    guard run.status == 0 else { throw NotDrawn(reason: run.errors) }
    for name in changed { try folder.write(square(name, color: "white"), to: "\(name).yaml") }
  }

  /// Runs the tool in the folder, as on a machine that is not a CI service's by default.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun {
    try runTool(arguments, in: folder.path, environment: environment)
  }

  /// Runs a part of the test with a results folder of its own.
  func testPart(_ shard: String, results: String) throws -> ToolRun {
    try run("test", ".", "--shard", shard, "--results", results, "-v")
  }

  /// The text of a file by its path in the folder.
  func text(_ path: String) -> String? { readText(folder.file(path)) }
}
