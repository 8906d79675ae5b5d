import Foundation
import TestSupport

/// What a script for bash prints when it runs in a folder.
func runBash(_ script: String, in folder: TemporaryFolder) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  process.arguments = [try folder.write(script + " > output-of-script", to: "script")]
  process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
  try process.run()
  process.waitUntilExit()
  return readText(folder.file("output-of-script")) ?? ""
}
