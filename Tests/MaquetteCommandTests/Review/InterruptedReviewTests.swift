import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct InterruptedReviewTests {
  @Test func `an interrupted review takes git with it, and leaves no scratch folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { text: Hello }\n", to: "hello.yaml")
    try folder.write("", to: "scratch/before")
    let started = folder.file("started")
    // A git that never ends, and says under which id it runs.
    let git = try folder.write(
      "#!/bin/sh\nPATH=/usr/bin:/bin\necho $$ > \(started).part\nmv \(started).part \(started)\n"
        + "exec sleep 600\n",
      to: "bin/git")
    try #require(chmod(git, 0o755) == 0)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let process = try startTool(
      ["review", "hello.yaml", "--base", "HEAD"], in: folder.path,
      environment: [
        "PATH": folder.file("bin") + ":" + path, "TMPDIR": folder.file("scratch"),
      ])
    while process.isRunning, readText(started) == nil { usleep(1000) }
    kill(process.processIdentifier, SIGINT)
    process.waitForEnd()
    expect(process.terminationStatus, equals: 130)
    let text = try #require(readText(started))
    let child = try #require(pid_t(text.filter { !$0.isNewline }))
    // No process has the id any more.
    expect(kill(child, 0), equals: -1)
    expect(listFolder(folder.file("scratch")), equals: ["before"])
  }
}
