package import Foundation

/// A run of the tool `maquette`.
package struct ToolRun: Sendable {
  /// The exit code; 128 plus the signal's number for a run that a signal ended.
  package let status: Int32
  /// The bytes on standard output.
  package let output: [UInt8]
  /// The text on standard error.
  package let errors: String

  /// Waits for a process that writes the files `out` and `err` of a folder.
  init(of process: Process, in files: TemporaryFolder) {
    process.waitForEnd()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    status = signal + process.terminationStatus
    output = readBytes(files.file("out")) ?? []
    errors = readText(files.file("err")) ?? ""
  }

  /// Standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
}

/// The path of the tool in the environment variable `MAQUETTE_TOOL`, or else of the one that was
/// built with the tests.
package let toolPath: String = {
  if let path = ProcessInfo.processInfo.environment["MAQUETTE_TOOL"] { return path }
  let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  return tests.deletingLastPathComponent().appendingPathComponent("maquette").path
}()

/// The variables of the tool: the tests' own, and those that keep reports out of its output.
///
/// A trap shows in its exit code; a backtrace would hide the test's own message. The tool exits
/// with values alive, on purpose, and a text's pointer is tagged, so that a leak check reports it.
package let toolEnvironment = ProcessInfo.processInfo.environment
  .merging(["SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"]) { $1 }

/// Runs the tool to its end.
///
/// - Parameters:
///   - input: The text of its standard input.
///   - folder: The working directory; defaults to the tests' own.
///   - environment: Variables that replace the tests' own, by name.
///   - output: The path of a file or device to write standard output to, instead of returning it.
///   - blockLimit: The largest number of blocks of 512 bytes of a file that it writes.
package func runTool(
  _ arguments: [String], input: String = "", in folder: String? = nil,
  environment: [String: String] = [:], output: String? = nil, blockLimit: Int? = nil
) throws -> ToolRun {
  let files = try TemporaryFolder()
  let process = try startTool(
    arguments, input: files.write(input, to: "in"), in: folder, environment: environment,
    output: output ?? files.write("", to: "out"), errors: files.write("", to: "err"),
    blockLimit: blockLimit)
  return ToolRun(of: process, in: files)
}

/// Starts the tool with files for its standard streams.
package func startTool(
  _ arguments: [String], input: String = "/dev/null", in folder: String? = nil,
  environment: [String: String] = [:], output: String = "/dev/null", errors: String = "/dev/null",
  blockLimit: Int? = nil
) throws -> Process {
  let process = Process()
  if let blockLimit {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f \(blockLimit); exec \"$0\" \"$@\"", toolPath] + arguments
  } else {
    process.executableURL = URL(fileURLWithPath: toolPath)
    process.arguments = arguments
  }
  process.environment = toolEnvironment.merging(environment) { $1 }
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
  process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
  process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
  try process.run()
  return process
}
