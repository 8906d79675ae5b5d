import ChildProcesses
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  @Test func `what a program writes and how it ends is returned`() throws {
    let result = try run("echo out; echo err >&2; exit 3")
    #expect(result.status == 3)
    #expect(result.output == Array("out\n".utf8))
    #expect(result.errors == "err\n")
    #expect(result.earlyEnd == nil)
  }

  @Test func `a program reads its input, and sees its variables alone`() throws {
    let result = try ChildProcess.run(
      "/bin/sh", ["-c", "cat; echo $NAME $HOME"], input: Array("in ".utf8),
      environment: ["NAME": "value"])
    #expect(result.output == Array("in value\n".utf8))
  }

  @Test func `a program that is still open for writing is started once it is closed`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\necho ran\n", to: "program")
    let program = folder.file("program")
    #expect(chmod(program, 0o700) == 0)
    let file = open(program, O_WRONLY)
    try #require(file >= 0)
    async let result = onThread {
      try ChildProcess.run(program, [], environment: ["PATH": "/bin:/usr/bin"])
    }
    // On a thread too: tasks wait as long as other tests keep all threads of theirs.
    try await onThread {
      usleep(100_000)
      close(file)
    }
    let output = try await result.output
    #expect(output == Array("ran\n".utf8))
  }

  @Test func `a program that a signal ends has 128 and the signal's number as its status`() throws {
    let result = try run("kill -9 $$")
    #expect(result.status == 128 + SIGKILL)
  }

  @Test func `a program within its limits ends by itself`() throws {
    let result = try run("echo out", ChildProcess.Limits(time: .seconds(600), output: 4))
    #expect(result.status == 0)
    #expect(result.earlyEnd == nil)
  }

  @Test func `a program that takes too long is ended, with those that it started`() throws {
    let result = try runOutOfTime("sleep 600 & echo $!; wait")
    #expect(result.earlyEnd == .timeLimit)
    let started = try #require(pid_t(String(decoding: result.output.dropLast(), as: UTF8.self)))
    #expect(isGone(started))
  }

  @Test func `a program that does not end when asked is ended`() throws {
    let result = try runOutOfTime(
      "trap '' INT; echo ready; while :; do sleep 1; done", grace: .milliseconds(50))
    #expect(result.status == 128 + SIGKILL)
    #expect(result.earlyEnd == .timeLimit)
  }

  @Test func `a program that writes without end is ended`() throws {
    let result = try run("yes", ChildProcess.Limits(output: 1 << 20))
    #expect(result.earlyEnd == .outputLimit)
  }

  @Test func `another thread's request ends a program in order`() async throws {
    let (stop, folder) = (StopRequest(), try TemporaryFolder())
    let ready = folder.file("ready")
    async let ended = onThread {
      try run(
        "trap 'exit 7' INT; sleep 600 & : > '\(ready)'; wait",
        ChildProcess.Limits(stop: stop, grace: .seconds(600)))
    }
    while access(ready, F_OK) != 0 { try await Task.sleep(for: .milliseconds(5)) }
    stop.give()
    let result = try await ended
    #expect(result.status == 7)
    #expect(result.earlyEnd == .stopRequest)
  }

  @Test func `a program is asked to end although its starter ignores such requests`() throws {
    // As shells do for what they run in the background.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    let result = try run("kill -INT $$; echo went on")
    #expect(result.status == 128 + SIGINT)
    #expect(result.output.isEmpty)
  }

  /// What a script left that was ended after it had printed a line.
  ///
  /// Where many programs want the processor, a script may be out of time before it has begun: it is
  /// run again with more.
  private func runOutOfTime(
    _ script: String, grace: Duration = .seconds(5)
  ) throws -> ChildProcess.Result {
    var time = Duration.milliseconds(200)
    var result = try run(script, ChildProcess.Limits(time: time, grace: grace))
    while result.output.isEmpty, time < .seconds(60) {
      time *= 4
      result = try run(script, ChildProcess.Limits(time: time, grace: grace))
    }
    return result
  }

  private func run(
    _ script: String, _ limits: ChildProcess.Limits? = nil
  ) throws -> ChildProcess.Result {
    try ChildProcess.run(
      "/bin/bash", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], limits: limits)
  }

  /// True once a process has ended; who takes its exit code may take a moment.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<1000 {
      if kill(process, 0) != 0 { return true }
      usleep(10_000)
    }
    return false
  }
}
