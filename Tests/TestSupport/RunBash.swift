/// What a script for bash prints when it runs in a folder.
package func runBash(_ script: String, in folder: TemporaryFolder) throws -> String {
  try runProgram("bash", [folder.write(script, to: "script")], in: folder.path).text
}
