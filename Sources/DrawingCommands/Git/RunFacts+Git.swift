import CairoRendering
import FileAccess
import Glibc
package import Goldens

extension RunFacts {
  /// Returns the known facts about a run in the working directory: those from git, and the machine.
  ///
  /// - Parameter options: The options that decide which cases pass.
  package static func ofRun(options: [String]) -> RunFacts {
    var facts = RunFacts(machine: machine, options: options)
    let folder = realPath(".")
    // Without git, and outside of repositories, nothing more is known.
    guard let root = answer(["-C", ".", "rev-parse", "--show-toplevel"]).first else {
      facts.project = folder.flatMap(lastName)
      return facts
    }
    let remote = answer(["-C", ".", "config", "--get", "remote.origin.url"]).first
    // Only the last name: before it there may be a password.
    facts.project = remote.flatMap(repositoryName) ?? lastName(root)
    // A repository without a commit has neither.
    let lines = answer(["-C", ".", "rev-list", "--max-count=1", "--format=%ci", "HEAD"])
    facts.commit = lines.first?.split(separator: " ").last.map(String.init)
    facts.date = lines.dropFirst().first
    facts.branch =
      answer(["-C", ".", "symbolic-ref", "--quiet", "--short", "HEAD"]).first ?? servicesBranch
    return facts
  }

  /// The branch from the variables of CI services, which check out a commit without a branch.
  private static var servicesBranch: String? {
    for name in ["GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME"] {
      if let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty { return value }
    }
    return nil
  }

  private static var machine: String? {
    var names = utsname()
    guard uname(&names) == 0 else { return nil }
    let system = [
      withUnsafeBytes(of: &names.sysname) { text(of: $0) },
      withUnsafeBytes(of: &names.machine) { text(of: $0) },
    ].joined(separator: " ")
    guard let libraries = try? LibraryVersions.current().text else { return system }
    return "\(system), \(libraries)"
  }

  private static func text(of bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the output lines of a git command; none if it fails.
  private static func answer(_ arguments: [String]) -> [String] {
    guard let output = try? GitRevision.git(arguments) else { return [] }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the name of the repository at an address, as in `app` for
  /// `git@example.org:team/app.git`.
  private static func repositoryName(_ address: String) -> String? {
    guard let name = address.split(whereSeparator: { "/:".contains($0) }).last else {
      return nil
    }
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : String(name)
  }

  private static func lastName(_ path: String) -> String? {
    path.split(separator: "/").last.map(String.init)
  }
}
