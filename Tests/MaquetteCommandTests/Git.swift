import TestSupport
import Testing

/// Runs git in a folder, with a name for commits and without the user's own settings, and returns what it printed.
@discardableResult
func git(_ arguments: String..., in folder: String) throws -> String {
  let settings = ["user.name=a", "user.email=a@example.org"]
  let own = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null"]
  let run = try runProgram(
    "env", own + ["git"] + settings.flatMap { ["-c", $0] } + arguments, in: folder)
  try #require(run.status == 0, "\(run.errors)")
  return run.text
}

/// Makes a folder a repository, unless it is one, and commits all that is in it.
func commitAll(in folder: String) throws {
  try git("init", "--quiet", in: folder)
  try git("add", "--all", in: folder)
  try git("commit", "--quiet", "--allow-empty", "--message", "first", in: folder)
}
