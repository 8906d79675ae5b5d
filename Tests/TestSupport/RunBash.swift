/// Runs a script for bash in a folder and returns its output.
package func runBash(_ script: String, in folder: TemporaryFolder) throws -> String {
  try runProgram("bash", [folder.write(script, to: "script")], in: folder.path).text
}
