import FileAccess
import Glibc
import PlainText

extension GoldenPlace {
  /// Throws where a link leads from the golden's place out of the folder that its config is in.
  ///
  /// Goldens are read, written and removed, and a link may have come with a stranger's change. A
  /// link to nowhere leads nowhere: what is written takes its place.
  ///
  /// - Parameter file: Another file of the golden's.
  /// - Throws: `EscapingLink`.
  package func checkIsConfined(with file: String? = nil) throws(EscapingLink) {
    try Self.checkIsConfined(folder)
    for path in [picture, layout, file ?? layout] {
      try Self.check(path, in: Self.root(of: folder))
    }
  }

  /// Throws where a link leads from a folder of goldens, or from its digests, out of the folder
  /// that its config is in.
  ///
  /// - Throws: `EscapingLink`.
  package static func checkIsConfined(_ folder: String) throws(EscapingLink) {
    for path in [FileAccess.folder(of: folder), folder, folder + "/" + digestsName] {
      try check(path, in: root(of: folder))
    }
  }

  /// The folder of the config: that of `__Snapshots__`.
  private static func root(of folder: String) -> String {
    FileAccess.folder(of: FileAccess.folder(of: folder))
  }

  private static func check(_ path: String, in root: String) throws(EscapingLink) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = realPath(path)
    else { return }
    guard let real = realPath(root), relativePath(target, below: real) != nil else {
      throw EscapingLink(path: path, root: root)
    }
  }
}

/// A link leads from a golden's place out of the folder that its config is in.
package struct EscapingLink: Error, Hashable, CustomStringConvertible {
  /// The link.
  package var path: String
  /// The folder that it leaves.
  package var root: String

  /// The link and the folder in words.
  package var description: String {
    let root = root == "." ? "the working directory" : "'\(oneLine(root))'"
    return "'\(oneLine(path))' is a symbolic link out of \(root)"
  }
}
