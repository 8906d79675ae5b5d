import FileAccess
import PlainText

/// The place of a case's golden: a picture, and the layout's text beside it.
package struct GoldenPlace: Hashable, Sendable {
  /// The name of the folder of goldens, beside their sources.
  package static let folderName = "__Snapshots__"

  /// The folder of all goldens of a config or of a file of tests.
  package let folder: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  package let name: String

  /// Creates a place by its folder and the case's name, which has no slash.
  package init(folder: String, name: String) {
    precondition(!name.isEmpty && !name.contains("/"), "a golden named '\(name)'")
    self.folder = folder
    self.name = name
  }

  /// Creates the place of a case of a config or of a file of tests: `__Snapshots__/<the file's name
  /// without its ending>/` beside the file.
  package init(beside file: String, name: String) {
    self.init(folder: Self.folder(beside: file), name: name)
  }

  /// Creates the place of a picture with an untrusted path: nil for any path but
  /// `…/__Snapshots__/<folder>/<case>.png`, below the working directory.
  package init?(ofPicture path: String) {
    let names = path.split(separator: "/").map(String.init)
    guard isInside(path), names.count >= 3, names[names.count - 3] == Self.folderName,
      let file = names.last, file.hasSuffix(".png"), !file.hasPrefix(".")
    else { return nil }
    self.init(
      folder: names.dropLast().joined(separator: "/"), name: String(file.dropLast(".png".count)))
  }

  /// Returns the folder of all goldens of a config or of a file of tests.
  package static func folder(beside file: String) -> String {
    let name = lastName(of: file)
    let last = name.utf8
    let dot = last.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == last.startIndex ? nil : $0 }
    let above = FileAccess.folder(of: file)
    let prefix = above == "." && !file.hasPrefix("./") ? "" : above == "/" ? "/" : above + "/"
    return prefix + folderName + "/" + (dot.map { String(Substring(last[..<$0])) } ?? name)
  }

  /// The picture's path.
  package var picture: String { "\(folder)/\(name).png" }

  /// The path of the layout's text.
  package var layout: String { "\(folder)/\(name).layout.txt" }

  /// The picture's path from the working directory; absolute if it is outside.
  package var pathFromWorkingDirectory: String { FileAccess.pathFromWorkingDirectory(picture) }
}

extension GoldenPlace {
  /// Throws if a link leads from the golden's place out of its config's folder.
  ///
  /// Goldens are read, written and removed, and a link may be part of a stranger's change. A broken
  /// link leads nowhere: a written file replaces it.
  ///
  /// - Parameters:
  ///   - file: Another file of the golden's.
  ///   - hasDigests: False for a folder without digests.
  /// - Throws: `EscapingLink`.
  package func checkIsConfined(
    with file: String? = nil, hasDigests: Bool = true
  ) throws(EscapingLink) {
    try Self.checkIsConfined(folder, hasDigests: hasDigests)
    try Self.check(picture, with: folder)
    try Self.check(layout, with: folder)
    if let file { try Self.check(file, with: folder) }
  }

  /// Throws if a link leads from a folder of goldens, or from its digests, out of its config's
  /// folder.
  ///
  /// - Parameter hasDigests: False for a folder whose digests are not read.
  /// - Throws: `EscapingLink`.
  package static func checkIsConfined(
    _ folder: String, hasDigests: Bool = true
  ) throws(EscapingLink) {
    for path in [FileAccess.folder(of: folder), folder] { try check(path, with: folder) }
    if hasDigests { try check(digestsPath(in: folder), with: folder) }
  }

  private static func check(_ path: String, with folder: String) throws(EscapingLink) {
    guard isLink(path), let target = realPath(path) else { return }
    // The folder of the config: that of `__Snapshots__`.
    let root = FileAccess.folder(of: FileAccess.folder(of: folder))
    guard let real = realPath(root), relativePath(target, below: real) != nil else {
      throw EscapingLink(path: path, root: root)
    }
  }
}

/// An error for a link that leads from a golden's place out of its config's folder.
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
