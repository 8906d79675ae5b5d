package import Foundation

/// An error for a virtual environment that is missing, or has another version of
/// `Tests/requirements.txt`.
package struct MissingPython: Error, CustomStringConvertible {
  /// The remedy.
  package var description: String {
    "\(pythonEnvironment) does not hold what Tests/requirements.txt names: run 'make test-deps'"
  }
}

/// The folder of the virtual environment that `make test-deps` makes.
private let pythonEnvironment = repository + "/.build/test-venv"

/// Runs a Python script with the packages that `Tests/requirements.txt` names, to its end.
///
/// - Parameters:
///   - script: The script's path, relative to the package's folder.
///   - input: The text of its standard input.
///   - folder: The working directory; defaults to the tests' own.
/// - Throws: `MissingPython`: a test without its packages fails, and is not skipped.
package func runPython(
  _ script: String, _ arguments: [String] = [], input: String = "", in folder: String? = nil
) throws -> ToolRun {
  try runProgram(pythonPath(), pythonArguments(script) + arguments, input: input, in: folder)
}

/// Returns a Python script with these packages as a process that was not started yet.
///
/// - Throws: `MissingPython`.
package func pythonProcess(_ script: String) throws -> Process {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try pythonPath())
  process.arguments = pythonArguments(script)
  return process
}

/// Returns the interpreter that has the packages.
private func pythonPath() throws -> String {
  // `make test-deps` leaves a copy of the requirements that it installed.
  guard
    let installed = readText(pythonEnvironment + "/requirements.txt"),
    installed == readText(repository + "/Tests/requirements.txt")
  else { throw MissingPython() }
  return pythonEnvironment + "/bin/python"
}

/// With `-B`, so that no folder of compiled scripts appears among the sources.
private func pythonArguments(_ script: String) -> [String] { ["-B", repository + "/" + script] }
