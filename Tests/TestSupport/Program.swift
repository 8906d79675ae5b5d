import Foundation

/// Runs an installed program to its end.
///
/// - Parameters:
///   - program: Its path, or its name in `PATH`.
///   - input: The text of its standard input.
///   - folder: The working directory; defaults to the tests' own.
package func runProgram(
  _ program: String, _ arguments: [String], input: String = "", in folder: String? = nil
) throws -> ToolRun {
  let files = try TemporaryFolder()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.standardInput = try FileHandle(
    forReadingFrom: URL(fileURLWithPath: files.write(input, to: "in")))
  process.standardOutput = try FileHandle(
    forWritingTo: URL(fileURLWithPath: files.write("", to: "out")))
  process.standardError = try FileHandle(
    forWritingTo: URL(fileURLWithPath: files.write("", to: "err")))
  try process.run()
  return ToolRun(of: process, in: files)
}
