import Foundation
import TestSupport
import Testing

@Suite(.serialized, .waiting) struct InterruptionTests {
  /// A picture that takes a while.
  private func slow(cells count: Int) -> String {
    """
    name: slow
    canvas: { width: 1000, scale: 2 }
    view:
      collection:
        layout: { grid: { columns: 10, spacing: 4 } }
        items: 1...\(count)
        itemHeight: 40
        cell: { text: "${item}", frame: { maxWidth: infinity, maxHeight: infinity }, background: mint }

    """
  }

  /// Runs that are ended at moments from the beginning of a whole run to its end.
  private func end(
    _ count: Int, with signal: Int32, check: (Process, TemporaryFolder) throws -> Void
  )
    throws
  {
    let folder = try TemporaryFolder()
    let arguments = ["render", "slow.yaml"]
    var duration = Duration.zero
    // As many cells as take a while: a tool that is built with optimisation is much faster.
    for cells in [400, 1600, 6400] where duration < .milliseconds(300) {
      try folder.write(slow(cells: cells), to: "slow.yaml")
      // The shortest of three: during one, the machine may have stalled.
      duration = .seconds(3600)
      for _ in 0..<3 {
        let start = ContinuousClock.now
        let whole = try startTool(arguments, in: folder.path)
        whole.waitForEnd()
        duration = min(duration, ContinuousClock.now - start)
        try #require(whole.terminationStatus == 0)
      }
    }
    let bytes = try #require(readBytes(folder.file("Output/slow.png")))
    for turn in 0..<count {
      let process = try startTool(arguments, in: folder.path)
      // Until the tool waits for signals, they end it as they end any program.
      if signal != SIGKILL { _ = waits { !process.isRunning || blocks(signal, process) } }
      usleep(UInt32(duration * turn / count / .microseconds(1)))
      if process.isRunning { kill(process.processIdentifier, signal) }
      process.waitForEnd()
      expect(readBytes(folder.file("Output/slow.png")), equals: bytes)
      try check(process, folder)
    }
  }

  /// True if a process blocks a signal, which then waits for it.
  private func blocks(_ signal: Int32, _ process: Process) -> Bool {
    let lines = readText("/proc/\(process.processIdentifier)/status")?.split(separator: "\n") ?? []
    let mask = lines.first { $0.hasPrefix("SigBlk:") }.flatMap {
      UInt64($0.dropFirst(8), radix: 16)
    }
    return (mask ?? 0) & 1 << UInt64(signal - 1) != 0
  }

  @Test func `a killed run leaves the old file or the new one, whole`() throws {
    try end(25, with: SIGKILL) { _, folder in
      let names = listFolder(folder.file("Output")).filter { !$0.hasPrefix(".maquette-") }
      expect(names, equals: ["slow.png"])
    }
  }

  @Test func `an interrupted run ends with exit code 130 and leaves nothing half-written`() throws {
    var codes: Set<Int32> = []
    try end(10, with: SIGINT) { process, folder in
      // A run that was over before the signal came ends well.
      codes.insert(process.terminationStatus)
      expect(process.terminationReason, equals: .exit)
      expect(listFolder(folder.file("Output")), equals: ["slow.png"])
    }
    expect(codes.subtracting([0, 130]), equals: [])
    #expect(codes.contains(130))
  }

  @Test(arguments: [SIGHUP, SIGINT])
  func `a signal that the caller ignores ends nothing`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(slow(cells: 1600), to: "slow.yaml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The trap comes before the line that says so; what is ignored stays so over `exec`.
    process.arguments = [
      "-c", "trap '' HUP INT; echo; exec \"$0\" render slow.yaml -q", toolPath,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    try #require(pipe.fileHandleForReading.read(upToCount: 1) == Data("\n".utf8))
    // Several, as the tool may not have begun to look at signals by the first.
    for _ in 0..<50 where process.isRunning {
      kill(process.processIdentifier, signal)
      usleep(2000)
    }
    process.waitForEnd()
    expect(process.terminationReason, equals: .exit)
    expect(process.terminationStatus, equals: 0)
    expect(listFolder(folder.file("Output")), equals: ["slow.png"])
  }

  @Test func `twenty writers of one file leave one whole version`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    let writers = try (0..<20).map { number in
      try startTool(
        ["render", "a.yaml", "--scale", number.isMultiple(of: 2) ? "1" : "2"], in: folder.path)
    }
    for writer in writers {
      writer.waitForEnd()
      expect(writer.terminationStatus, equals: 0)
    }
    let versions = try ["1", "2"].map { scale in
      try runTool(["render", "a.yaml", "--scale", scale, "-o", "-"], in: folder.path).output
    }
    let written = try #require(readBytes(folder.file("Output/a.png")))
    #expect(versions.contains(written))
    expect(listFolder(folder.file("Output")), equals: ["a.png"])
  }
}
