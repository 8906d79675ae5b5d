import Foundation
import TestSupport
import Testing

/// Runs that are killed at any moment, and what the next whole run leaves of theirs.
@Suite(.serialized, .waiting) struct KilledRunTests {
  private let folder: TemporaryFolder

  /// A repository with a config whose picture has changed since its only commit, and the results of
  /// a test of it.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "scratch/mine")
    try folder.write(Self.config("red"), to: "a.yaml")
    _ = try run(["test", "a.yaml"])
    try folder.write(Self.config("blue"), to: "a.yaml")
    try commitAll(in: folder.path)
    try folder.write(Self.config("green"), to: "a.yaml")
    _ = try run(["test", "a.yaml"])
  }

  private static func config(_ color: String) -> String {
    "name: a\ncanvas: { width: 300, scale: 1 }\nview: { color: \(color), frame: { height: 300 } }\n"
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try runTool(arguments, in: folder.path, environment: environment)
  }

  private var environment: [String: String] {
    ["CI": "", "TMPDIR": folder.file("scratch")]
  }

  @Test(
    arguments: [
      (["report", "--format", "html,junit,markdown"], ".maquette/results"),
      (["approve"], "__Snapshots__/a"),
      (["diff", "__Snapshots__/a/a.png", ".maquette/results/a/a-actual.png", "diff.png"], "."),
      (["review", "a.yaml", "--base", "HEAD"], "Review/pictures"),
    ])
  func `a whole run sweeps what killed ones left`(arguments: [String], written: String) throws {
    let start = ContinuousClock.now
    let whole = try run(arguments)
    #expect([0, 1].contains(whole.status), "\(whole.errors)")
    let duration = ContinuousClock.now - start
    for turn in 1...6 {
      let process = try startTool(arguments, in: folder.path, environment: environment)
      usleep(UInt32(duration * turn / 7 / .microseconds(1)))
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitForEnd()
    }
    // The golden may have been approved; a new difference gives each command something to write.
    try folder.write(Self.config("yellow"), to: "a.yaml")
    _ = try run(["test", "a.yaml"])
    // A kill may come at no moment that leaves anything; these are left for certain.
    try folder.write("", to: "\(written)/.maquette-1-1.tmp")
    try folder.write("", to: "scratch/maquette-scratch-killed/.maquette-scratch")

    let last = try run(arguments)
    #expect([0, 1].contains(last.status), "\(last.errors)")
    var left: [String] = []
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      if name.contains(".maquette-"), name.hasSuffix(".tmp") { left.append(name) }
    }
    expect(left, equals: [])
    // Only a base needs scratch folders.
    if arguments[0] == "review" { expect(listFolder(folder.file("scratch")), equals: ["mine"]) }
  }
}
