import FileAccess
import Glibc

/// The files of a git revision, in a scratch folder that goes with the value.
///
/// Neither the work tree nor the index nor any other part of the repository is written.
final class GitRevision: Sendable {
  /// The revision's full object name.
  let commit: String

  private let scratch: ScratchFolder
  /// The work tree's root, an absolute path.
  private let root: String

  /// Takes the files of a revision that lie in some folders, and below them.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or what else git knows a commit by.
  ///   - folders: Folders of the work tree; all in one repository.
  /// - Throws: `GitError`; `FileError` if there is no git.
  init(_ revision: String, folders: [String]) throws {
    let first = folders.first ?? "."
    root = try Self.line(of: Self.git(["-C", first, "rev-parse", "--show-toplevel"]))
    // Behind --end-of-options no name is an option; `^{commit}` refuses what is no commit.
    commit = try Self.line(
      of: Self.git([
        "-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options",
        "\(revision)^{commit}",
      ]) { _ in .unknownRevision(revision) })
    scratch = try ScratchFolder()
    // An index of its own: git would otherwise stage the revision's files in the repository's.
    let index = ["GIT_INDEX_FILE": scratch.path + "/index"]
    try Self.git(["-C", root, "read-tree", commit], environment: index)
    let places = try folders.map { try relative($0) }
    let names = try Self.git(
      ["-C", root, "ls-files", "-z", "--"] + places.map { $0.isEmpty ? "." : $0 },
      environment: index)
    try Self.git(
      ["-C", root, "checkout-index", "--quiet", "-z", "--stdin", "--prefix=\(tree)/"],
      input: names, environment: index)
  }

  /// Where a file or folder of the work tree lies as it was, whether or not it was there.
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

  private static func line(of output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  @discardableResult
  private static func git(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    failure: (ChildProcess.Result) -> GitError = { .failed($0.errors) }
  ) throws -> [UInt8] {
    // In a hook of git's, its variables would name the hook's repository and index.
    var variables = ChildProcess.inheritedEnvironment.filter { !$0.key.hasPrefix("GIT_") }
    let pinned = [
      // Large files that lie elsewhere stay pointers: nothing here touches the network.
      "GIT_LFS_SKIP_SMUDGE": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]
    for (name, value) in pinned.merging(environment, uniquingKeysWith: { $1 }) {
      variables[name] = value
    }
    let result = try ChildProcess.run("git", arguments, input: input, environment: variables)
    guard result.status == 0 else { throw failure(result) }
    return result.output
  }
}

/// Why a revision's files cannot be had.
enum GitError: Error, CustomStringConvertible {
  /// Git knows no commit of that name.
  case unknownRevision(String)
  /// A file is not in the work tree whose root is known.
  case outside(String, root: String)
  /// What git says.
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
