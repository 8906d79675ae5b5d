import Foundation
import TestSupport
import Testing

@Suite(.serialized, .waiting) struct KilledUpdateTests {
  private let folder: TemporaryFolder
  /// The cases of the run that is killed.
  private let names = (0..<6).map { "c\($0)" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A config of several cases of a colour.
  private func config(_ color: String) -> String {
    "previews:\n"
      + names.map {
        "  - { name: \($0), canvas: { width: 40, scale: 1 }, "
          + "view: { color: \(color), frame: { height: 40 } } }\n"
      }.joined()
  }

  private func draw(_ color: String, mode: String) throws -> Process {
    try folder.write(config(color), to: "\(color).tmp")
    try #require(rename(folder.file("\(color).tmp"), folder.file("a.yaml")) == 0)
    return try startTool(
      ["test", "a.yaml", "--update=\(mode)", "-q"], in: folder.path, environment: ["CI": ""])
  }

  /// The files of all goldens, by their names.
  private var goldens: [String: [UInt8]] {
    let path = folder.file("__Snapshots__/a")
    let files = listFolder(path).filter { !$0.hasPrefix(".maquette-") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, readBytes("\(path)/\($0)") ?? []) })
  }

  private func version(_ color: String) throws -> [String: [UInt8]] {
    let process = try draw(color, mode: "all")
    process.waitForEnd()
    try #require(process.terminationStatus == 0)
    return goldens
  }

  @Test func `a hundred killed updates lose no golden and tear none`() throws {
    let clock = ContinuousClock()
    var (red, blue): ([String: [UInt8]], [String: [UInt8]]) = ([:], [:])
    // The shorter: in the time of one, the machine may have stood still.
    let duration = try min(
      clock.measure { red = try version("red") }, clock.measure { blue = try version("blue") })
    try #require(red.count == 12)
    var kills = 0
    for turn in 0..<100 {
      let process = try draw(turn.isMultiple(of: 2) ? "red" : "blue", mode: "changed")
      usleep(UInt32(duration * (turn % 25) / 24 / .microseconds(1)))
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitForEnd()
      if process.terminationReason == .uncaughtSignal { kills += 1 }
      let now = goldens
      expect(Set(now.keys), equals: Set(red.keys))
      for (name, bytes) in now { #expect(bytes == red[name] || bytes == blue[name]) }
    }
    #expect(kills > 0)
    // What was left half done is brought to an end by the next run.
    try #require(version("red") == red)
    let left = listFolder(folder.file("__Snapshots__/a"))
    expect(left.filter { $0.hasPrefix(".maquette-") }, equals: [])
  }

  @Test func `two updates at once leave each picture with its own layout's text`() throws {
    let versions = [try version("red"), try version("blue")]
    for _ in 0..<5 {
      let processes = [
        try draw("red", mode: "all"), try draw("blue", mode: "all"),
        try draw("red", mode: "all"), try draw("blue", mode: "all"),
      ]
      for process in processes { process.waitForEnd() }
      let now = goldens
      for name in names {
        let files = ["\(name).png", "\(name).layout.txt"]
        let pair = files.map { now[$0] }
        #expect(versions.contains { version in files.map { version[$0] } == pair })
      }
    }
  }
}
