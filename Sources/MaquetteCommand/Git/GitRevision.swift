import ChildProcesses
import FileAccess
import Glibc

/// The files of a git revision, in a scratch folder that goes with the value.
///
/// Neither the work tree nor the index nor any other part of the repository is written, and no
/// program of the repository's is run. The files are those of the revision byte for byte: anything
/// that is elsewhere, as with Git LFS, stays a pointer, and line ends are those that were
/// committed.
final class GitRevision: Sendable {
  /// The revision's full object name.
  let commit: String

  private let scratch: ScratchFolder
  /// The work tree's root, an absolute path.
  private let root: String

  /// Takes the files of a revision that are in some folders, and below them.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or what else git knows a commit by.
  ///   - folders: Folders of the work tree; all in one repository.
  /// - Throws: `GitError`; `FileError` if git is missing.
  init(_ revision: String, folders: [String]) throws {
    let first = folders.first ?? "."
    root = try Self.line(of: Self.git(["-C", first, "rev-parse", "--show-toplevel"]))
    // After --end-of-options no name is an option; `^{commit}` refuses anything that is not a
    // commit.
    commit = try Self.line(
      of: Self.git([
        "-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options",
        "\(revision)^{commit}",
      ]) { _ in .unknownRevision(revision) })
    scratch = try ScratchFolder()
    try makeFolder(tree)
    let places = try folders.map { try relative($0) }
    // One of them may be the root, which holds the others.
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

  /// Where a file or folder of the work tree is as it was, whether or not it was there.
  ///
  /// - Throws: `GitError.outside` for a path that is not in the work tree.
  func path(of path: String) throws -> String {
    let place = try relative(path)
    return place.isEmpty ? tree : "\(tree)/\(place)"
  }

  /// The path from the work tree's root of a file that was taken aside.
  func place(of taken: String) -> String {
    taken.hasPrefix(tree + "/") ? String(taken.dropFirst(tree.count + 1)) : taken
  }

  private var tree: String { scratch.path + "/tree" }

  /// A path from the work tree's root; empty for the root.
  private func relative(_ path: String) throws -> String {
    // The file itself need not be there any more; its folder is.
    let (place, name) = isFolder(path) ? (path, "") : (folder(of: path), lastName(of: path))
    guard let absolute = realPath(place) else { throw FileError("find", place, code: errno) }
    let whole = absolute + (name.isEmpty ? "" : "/" + name)
    guard let relative = relativePath(whole, below: root) else {
      throw GitError.outside(path, root: root)
    }
    return relative == "." ? "" : relative
  }

  private func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  static func line(of output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What a git command prints.
  ///
  /// The repository may come from anyone, and its configuration and attributes name programs. So the
  /// commands are those that read objects and nothing else, to which no filter, hook or monitor
  /// belongs; what they could yet be made to start is switched off, and found nowhere.
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

  /// All variables that git sees.
  ///
  /// It finds no program but those that a setting names by a path: not even itself, which it would
  /// start to fetch what a partial clone left out. In a hook of git's, its own variables would name
  /// the hook's repository and index.
  private static var environment: [String: String] {
    var variables = [
      "PATH": "/dev/null", "GIT_EXEC_PATH": "/dev/null", "GIT_ALLOW_PROTOCOL": "none",
      "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]
    // The user's own settings determine which foreign repositories are to be trusted.
    for name in ["HOME", "XDG_CONFIG_HOME"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}

/// Why a revision's files cannot be had.
enum GitError: Error, CustomStringConvertible {
  /// Git knows no commit of that name.
  case unknownRevision(String)
  /// A file is not in the work tree whose root is known.
  case outside(String, root: String)
  /// What git reports.
  case failed(String)

  var description: String {
    switch self {
    case .unknownRevision(let name): "--base: unknown git revision '\(name)'"
    case .outside(let path, let root):
      "--base: '\(path)' is not in the git work tree '\(root)'"
    case .failed(let words):
      "--base: git: "
        + (words.split(separator: "\n").first.map(String.init) ?? "failed without a word")
    }
  }
}
