import ChildProcesses
import FileAccess
import Glibc

/// The files of a git revision, in a scratch folder that is removed with the value.
///
/// Neither the work tree nor the index nor any other part of the repository is written, and no
/// program of the repository's is run. The files are those of the revision byte for byte: a Git LFS
/// file stays a pointer, and line endings are those that were committed.
package final class GitRevision: Sendable {
  /// The revision's full object name.
  let commit: String

  private let scratch: ScratchFolder
  /// The work tree's root, an absolute path.
  private let root: String

  /// Extracts the files of a revision in some folders, and below them.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or any other name of a commit.
  ///   - folders: Folders of the work tree; all in one repository.
  /// - Throws: `GitError`; `FileError` if git is missing.
  package init(_ revision: String, folders: [String]) throws {
    let first = folders.first ?? "."
    let root = try Self.line(of: Self.git(["-C", first, "rev-parse", "--show-toplevel"]))
    self.root = root
    commit = try Self.commit(revision, in: root)
    scratch = try ScratchFolder()
    try makeFolder(tree)
    let places = try folders.map { try relative($0) }
    // One of them may be the root, which contains the others.
    let entries = try GitTree.entries(
      of: Self.git(
        [
          "-C", root, "ls-tree", "-r", "-z", "--long", "--full-tree", commit,
        ] + (places.contains("") ? [] : ["--"] + places)))
    let target = try ConfinedFolder(tree)
    for batch in GitTree.batches(of: entries) {
      let ids = batch.flatMap { Array($0.id.utf8) + [UInt8(ascii: "\n")] }
      try GitTree.write(
        batch, read: Self.git(["-C", root, "cat-file", "--batch"], input: ids), into: target)
    }
  }

  /// Returns the full object name of a revision in the repository of a folder.
  ///
  /// - Throws: `GitError`; `FileError` if git is missing.
  package static func commit(_ revision: String, in folder: String) throws -> String {
    // After --end-of-options no name is an option; `^{commit}` refuses anything that is not a
    // commit.
    try line(
      of: git([
        "-C", folder, "rev-parse", "--verify", "--quiet", "--end-of-options",
        "\(revision)^{commit}",
      ]) { _ in .unknownRevision(revision, isShallow: isShallow(folder)) })
  }

  /// Returns the place of the earlier state of a file or folder of the work tree, even if it did
  /// not exist.
  ///
  /// - Throws: `GitError.outside` for a path that is not in the work tree.
  package func path(of path: String) throws -> String {
    let place = try relative(path)
    return place.isEmpty ? tree : "\(tree)/\(place)"
  }

  /// Returns the path of an extracted file from the work tree's root.
  package func place(of taken: String) -> String {
    taken.hasPrefix(tree + "/") ? String(taken.dropFirst(tree.count + 1)) : taken
  }

  private var tree: String { scratch.path + "/tree" }

  /// Returns whether a work tree is of a clone that lacks older commits, as that of a CI service.
  private static func isShallow(_ root: String) -> Bool {
    (try? line(of: git(["-C", root, "rev-parse", "--is-shallow-repository"]))) == "true"
  }

  /// Returns a path from the work tree's root; empty for the root.
  private func relative(_ path: String) throws -> String {
    // The file itself may no longer exist, but its folder does.
    let (place, name) = isFolder(path) ? (path, "") : (folder(of: path), lastName(of: path))
    guard let absolute = realPath(place) else { throw FileError("find", place, code: errno) }
    let whole = absolute + (name.isEmpty ? "" : "/" + name)
    guard let relative = relativePath(whole, below: root) else {
      throw GitError.outside(path, root: root)
    }
    return relative == "." ? "" : relative
  }

  static func line(of output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Returns the output of a git command.
  ///
  /// The repository may be of any origin, and its configuration and attributes name programs. So
  /// the commands are those that read objects and nothing else, without filters, hooks or monitors;
  /// the programs that they could still be made to start are switched off, and not found.
  static func git(
    _ arguments: [String], input: [UInt8] = [],
    failure: (ChildProcess.Result) -> GitError = { .failed($0.errors) }
  ) throws -> [UInt8] {
    let settings = settings.flatMap { ["-c", "\($0.0)=\($0.1)"] }
    let result = try ChildProcess.run(
      ChildProcess.path(of: "git"), ["--no-pager", "--literal-pathspecs"] + settings + arguments,
      input: input, environment: environment)
    guard result.status == 0 else { throw failure(result) }
    return result.output
  }

  /// Settings that override the repository's own.
  private static let settings = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"),
    ("core.attributesFile", "/dev/null"), ("core.pager", "cat"), ("core.askPass", ""),
    ("core.sshCommand", "false"), ("core.gitProxy", "false"), ("core.alternateRefsCommand", ""),
    ("credential.helper", ""), ("diff.external", ""), ("gc.auto", "0"),
    ("maintenance.auto", "false"), ("protocol.allow", "never"),
    ("safe.bareRepository", "explicit"),
  ]

  /// The variables of git.
  ///
  /// It finds only programs that a setting names by a path: not even itself, which it would start
  /// to fetch objects missing from a partial clone. In a hook of git's, its own variables would
  /// name the hook's repository and index.
  private static var environment: [String: String] {
    var variables = [
      "PATH": "/dev/null", "GIT_EXEC_PATH": "/dev/null", "GIT_ALLOW_PROTOCOL": "none",
      "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]
    // The user's own settings determine which foreign repositories are trusted.
    for name in ["HOME", "XDG_CONFIG_HOME"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}

/// A reason why a revision's files are not available.
enum GitError: Error, CustomStringConvertible {
  /// Git knows no commit of that name, or none in a clone without older commits.
  case unknownRevision(String, isShallow: Bool)
  /// A file is not in the work tree with the known root.
  case outside(String, root: String)
  /// Git's error message.
  case failed(String)

  var description: String {
    switch self {
    case .unknownRevision(let name, let isShallow):
      "--base: unknown git revision '\(name)'"
        + (isShallow
          ? ": this clone is shallow, run 'git fetch --unshallow' first, or give actions/checkout 'fetch-depth: 0'"
          : "")
    case .outside(let path, let root):
      "--base: '\(path)' is not in the git work tree '\(root)'"
    case .failed(let words):
      // Of several lines, git's first is the failure, and the command that mends it is below.
      "--base: git: "
        + ([words.split(separator: "\n").first.map(String.init) ?? "failed without a word"]
        + words.split(separator: "\n").filter { $0.hasPrefix("\tgit ") }
        .map { "run '\($0.dropFirst())'" })
        .joined(separator: ": ")
    }
  }
}
