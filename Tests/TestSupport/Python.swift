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
  // `make test-deps` leaves a copy of the requirements that it installed.
  guard
    let installed = readText(pythonEnvironment + "/requirements.txt"),
    installed == readText(repository + "/Tests/requirements.txt")
  else { throw MissingPython() }
  // -B: no folder of compiled scripts appears among the sources.
  return try runProgram(
    pythonEnvironment + "/bin/python", ["-B", repository + "/" + script] + arguments, input: input,
    in: folder)
}
