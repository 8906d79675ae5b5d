import ArgumentParser
import FileAccess
import Glibc
import Reports

/// Markdown for a pull request, with its pictures in a folder beside it.
struct PullRequestFile {
  private let path: String

  /// Creates a file, which may exist.
  init(_ path: String) {
    self.path = path
  }

  /// Throws if a path cannot have pictures beside it.
  static func check(_ path: String) throws {
    guard !path.isEmpty, path != "-", !path.hasSuffix("/") else {
      throw ValidationError("--pr: expected a file, which has its pictures beside it")
    }
  }

  /// The folder with the pictures, as in `pr-pictures` for `pr.md`.
  private var pictureFolder: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (name.hasSuffix(".md") ? String(name.dropLast(3)) : name) + "-pictures"
  }

  /// Writes the text and its pictures, and removes the pictures of an earlier text.
  ///
  /// - Throws: `FileError`.
  func write(_ markdown: PullRequestMarkdown, urlPrefix: String) throws {
    let needsSlash = !urlPrefix.isEmpty && !"/=?&#".contains(urlPrefix.suffix(1))
    let document = markdown.document(
      pictureFolder: pictureFolder, urlPrefix: needsSlash ? urlPrefix + "/" : urlPrefix)
    let parent = folder(of: path)
    let pictures = parent + "/" + pictureFolder
    try makeFolder(document.pictures.isEmpty ? parent : pictures)
    let written = Set(document.pictures.map(\.path))
    for name in (try? names(inFolder: pictures)) ?? [] where Self.isOurs(name) {
      if !written.contains(pictureFolder + "/" + name) { unlink(pictures + "/" + name) }
    }
    for picture in document.pictures {
      try AtomicFile.write(picture.png, to: parent + "/" + picture.path)
    }
    try AtomicFile.write(document.text.utf8, to: path)
  }

  /// Returns whether a name is one that `PullRequestMarkdown` gives to pictures, as in
  /// `3-1-after.png`.
  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[2].hasSuffix(".png") && Int(parts[0]) != nil
      && Int(parts[1]) != nil && parts[2].count > 4 && parts[2].dropLast(4).allSatisfy(\.isLetter)
  }
}
