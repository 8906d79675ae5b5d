import ChildProcesses
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  @Test func `what a program writes and how it ends is returned`() throws {
    let result = try run("echo out; echo err >&2; exit 3")
    expect(result.status, equals: 3)
    expect(result.output, equals: Array("out\n".utf8))
    expect(result.errors, equals: "err\n")
    #expect(result.earlyEnd == nil)
  }

  @Test func `a program reads its input, and sees its variables alone`() throws {
    let result = try ChildProcess.run(
      "/bin/sh", ["-c", "cat; echo $NAME $HOME"], input: Array("in ".utf8),
      environment: ["NAME": "value"])
    expect(result.output, equals: Array("in value\n".utf8))
  }

  @Test func `a program that is still open for writing is started once it is closed`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\necho ran\n", to: "program")
    let program = folder.file("program")
    expect(chmod(program, 0o700), equals: 0)
    let file = open(program, O_WRONLY | O_CLOEXEC)
    try #require(file >= 0)
    let result = try await onThread {
      Thread.detachNewThread {
        usleep(100_000)
        close(file)
      }
      return try ChildProcess.run(program, [], environment: ["PATH": "/bin:/usr/bin"])
    }
    expect(result.output, equals: Array("ran\n".utf8))
  }

  @Test func `a program that a signal ends has 128 and the signal's number as its status`() throws {
    let result = try run("kill -9 $$")
    expect(result.status, equals: 128 + SIGKILL)
  }

  @Test func `a program within its limits ends by itself`() throws {
    let result = try run("echo out", ChildProcess.Limits(time: .seconds(600), output: 4))
    expect(result.status, equals: 0)
    #expect(result.earlyEnd == nil)
  }

  @Test func `a program that takes too long is ended, with those that it started`() throws {
    let result = try runOutOfTime("sleep 600 & echo $!; wait")
    expect(result.earlyEnd, equals: .timeLimit)
    let started = try #require(pid_t(String(decoding: result.output.dropLast(), as: UTF8.self)))
    #expect(isGone(started))
  }

  @Test func `a program that does not end when asked is ended`() throws {
    let result = try runOutOfTime(
      "trap '' INT; echo ready; while :; do sleep 1; done", grace: .milliseconds(50))
    expect(result.status, equals: 128 + SIGKILL)
    expect(result.earlyEnd, equals: .timeLimit)
  }

  @Test func `a program that writes without end is ended`() throws {
    // A slow one: of a faster program, more than can be read is there before the limit is checked.
    let result = try run("while :; do echo y; done", ChildProcess.Limits(output: 1 << 16))
    expect(result.earlyEnd, equals: .outputLimit)
  }

  @Test func `another thread's request ends a program in order`() async throws {
    let (stop, folder) = (StopRequest(), try TemporaryFolder())
    let ready = folder.file("ready")
    let result = try await onThread {
      Thread.detachNewThread {
        _ = waits { access(ready, F_OK) == 0 }
        stop.give()
      }
      return try run(
        "trap 'exit 7' INT; sleep 600 & : > '\(ready)'; wait",
        ChildProcess.Limits(stop: stop, grace: .seconds(600)))
    }
    expect(result.status, equals: 7)
    expect(result.earlyEnd, equals: .stopRequest)
  }

  // In a process of its own: all programs that a process starts meanwhile inherit what it ignores.
  @Test func `a program is asked to end although its starter ignores such requests`() async {
    await #expect(processExitsWith: .success) {
      // As shells do for what they run in the background.
      signal(SIGINT, SIG_IGN)
      let result = try ChildProcessTests().run("kill -INT $$; echo went on")
      expect(result.status, equals: 128 + SIGINT)
      #expect(result.output.isEmpty)
    }
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
  private func isGone(_ process: pid_t) -> Bool { waits { kill(process, 0) != 0 } }
}
