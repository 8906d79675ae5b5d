package import Foundation

/// A run of the tool `maquette`.
package struct ToolRun: Sendable {
  /// The exit code; 128 and the signal's number for a run that a signal ended.
  package let status: Int32
  /// What was written to standard output.
  package let output: [UInt8]
  /// What was written to standard error, as text.
  package let errors: String

  /// Standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
}

/// The path of the tool that the environment variable `MAQUETTE_TOOL` names, or else of the one that was built with
/// the tests.
package let toolPath: String = {
  if let path = ProcessInfo.processInfo.environment["MAQUETTE_TOOL"] { return path }
  let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  return tests.deletingLastPathComponent().appendingPathComponent("maquette").path
}()

/// The variables that the tool is run with: the tests' own, and what keeps reports out of its output.
///
/// A trap is told by its exit code; a backtrace would hide the test's own message. The tool exits
/// with values alive, on purpose, and a text's pointer is tagged: a leak check takes it for lost.
package let toolEnvironment = ProcessInfo.processInfo.environment
  .merging(["SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"]) { $1 }

/// Runs the tool to its end.
///
/// - Parameters:
///   - input: What it reads from standard input.
///   - folder: The working directory; the tests' own unless told otherwise.
///   - environment: Variables that replace the tests' own, by name.
///   - output: The path of a file or device to write standard output to, instead of answering it.
///   - blockLimit: How many blocks of 512 bytes a file that it writes may have.
package func runTool(
  _ arguments: [String], input: String = "", in folder: String? = nil,
  environment: [String: String] = [:], output: String? = nil, blockLimit: Int? = nil
) throws -> ToolRun {
  let files = try TemporaryFolder()
  let process = try startTool(
    arguments, input: files.write(input, to: "in"), in: folder, environment: environment,
    output: output ?? files.write("", to: "out"), errors: files.write("", to: "err"),
    blockLimit: blockLimit)
  process.waitUntilExit()
  let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
  return ToolRun(
    status: signal + process.terminationStatus, output: readBytes(files.file("out")) ?? [],
    errors: readText(files.file("err")) ?? "")
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
