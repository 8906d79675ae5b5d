import FileAccess
import Glibc
package import Goldens
import LayoutSnapshots
import PlainText
package import Reports
import Synchronization

/// The folder that a review is written to.
///
/// `pictures` contains the drawings, with each layout in words beside its picture, so that a later
/// review can be compared with this one. A file of names lists the review's own files.
package final class ReviewFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// The names of the files of an earlier review.
  private let earlierNames: [String]
  /// The SHA-256 of what was written to each file, by its path.
  private let digests = Mutex<[String: String]>([:])

  private static let pictures = "pictures"
  private static let list = ".maquette-review"
  private static let layoutSuffix = ".layout.txt"
  /// The files that show all screens together.
  private static let overviews = ["index.html", "sheet.png", "sheet.pdf", "review.md"]

  /// Makes the folder if it is missing.
  ///
  /// - Throws: `FileError`; `ForeignFile` if a file that is not a review's would be overwritten.
  package init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if !Self.isReview(self.path) {
      for name in Self.overviews where access("\(self.path)/\(name)", F_OK) == 0 {
        throw ForeignFile(path: "\(self.path)/\(name)")
      }
    }
    try makeFolder(self.path + "/" + Self.pictures)
    AtomicFile.removeAbandoned(in: self.path)
    AtomicFile.removeAbandoned(in: self.path + "/" + Self.pictures)
    earlierNames = Self.ownNames(in: self.path)
  }

  static func isReview(_ folder: String) -> Bool {
    access("\(folder)/\(pictures)/\(list)", F_OK) == 0
  }

  /// Returns the paths of a review's list, pictures and layouts.
  package static func files(in folder: String) -> [String] {
    ([list] + ownNames(in: folder)).map { "\(folder)/\(pictures)/\($0)" }
  }

  /// Returns the full names of the previews in a review.
  static func screenNames(in folder: String) -> [String] {
    ownNames(in: folder).filter { $0.hasSuffix(layoutSuffix) }
      .map { String($0.dropLast(layoutSuffix.count)) }
  }

  /// Returns a preview of an earlier review, by one of its names.
  ///
  /// - Throws: `FileError`.
  static func earlier(_ name: String, in folder: String) throws -> ReviewBase.Earlier {
    let text = try read(name + layoutSuffix, in: folder)
    return ReviewBase.Earlier(
      png: try read(name + ".png", in: folder),
      layout: LayoutSnapshot(text: String(decoding: text, as: UTF8.self)))
  }

  /// Returns a file of an earlier review, which may be of any origin: links are not followed, and
  /// pipes not waited for.
  private static func read(_ name: String, in folder: String) throws -> [UInt8] {
    let file = try ConfinedFile("\(pictures)/\(name)", below: folder)
    guard file.byteCount <= longestFile else {
      throw FileError("read", "\(folder)/\(pictures)/\(name)", code: EFBIG)
    }
    return try file.read(upTo: file.byteCount)
  }

  /// Writes a picture of a preview, and returns it for reports.
  ///
  /// - Throws: `FileError`.
  func write(
    _ png: [UInt8], _ role: ReviewEntry.Picture.Role, of name: String
  ) throws -> ReviewEntry.Picture {
    let suffix = role == .after ? "" : ".\(role.rawValue)"
    let picture = "\(Self.pictures)/\(name)\(suffix).png"
    try write(png, to: picture)
    return ReviewEntry.Picture(role, path: picture)
  }

  /// Writes a preview's layout in words.
  ///
  /// - Throws: `FileError`.
  func write(_ layout: LayoutSnapshot, of name: String) throws {
    try write(Array(layout.text.utf8), to: "\(Self.pictures)/\(name)\(Self.layoutSuffix)")
  }

  /// Returns the files of a preview for making its picture the golden in a place; nil if it already
  /// is.
  ///
  /// - Throws: `FileError`, and the errors of reading the golden.
  func files(of name: String, since place: GoldenPlace) throws -> ResultFiles? {
    let (picture, layout) = (name + ".png", name + Self.layoutSuffix)
    let png = try Self.read(picture, in: path)
    let drawn = DrawnCase(
      suite: "", name: name, png: png, layout: LayoutSnapshot(text: ""), scale: 1)
    guard drawn.pixels != place.storedPixels else { return nil }
    return ResultFiles(
      actual: "\(Self.pictures)/\(picture)", layout: "\(Self.pictures)/\(layout)",
      actualDigest: sha256(png), layoutDigest: sha256(try Self.read(layout, in: path)),
      goldenDigest: try EarlierGolden(at: place).fingerprint)
  }

  /// Writes the files that show all screens together, removes files that only an earlier review
  /// had, and returns the paths of the written ones.
  ///
  /// - Parameters:
  ///   - facts: The facts about the review's project and machine.
  ///   - place: The place of the page's pictures; nil for the page as long as it stays small.
  /// - Throws: `FileError`, and the errors of drawing the sheets.
  package func finish(
    _ screens: [ReviewedScreen], title: String, urlPrefix: String, facts: RunFacts? = nil,
    pictures place: ReportPictures.Place? = nil
  ) throws -> [String] {
    let entries = screens.map(\.entry)
    let sheets = ReviewSheets(screens, title: title)
    try write("sheet.png") { try sheets.writePNG(to: $0) }
    try write(sheets.pdf(), to: "sheet.pdf")
    try writePages(
      of: entries, title: title, urlPrefix: urlPrefix, facts: facts, pictures: place)

    let pictures = entries.flatMap(\.pictures).map(\.path)
    let names =
      pictures.map { String($0.dropFirst(Self.pictures.count + 1)) }
      + entries.filter { $0.change != .removed }.map { $0.name + Self.layoutSuffix }
    for name in Set(earlierNames).subtracting(names) {
      unlink("\(path)/\(Self.pictures)/\(name)")
    }
    try write(
      Array(names.sorted().map { $0 + "\n" }.joined().utf8), to: "\(Self.pictures)/\(Self.list)")
    return (Self.overviews + pictures).map { "\(path)/\($0)" }
  }

  /// The state of all files that were written.
  package var written: GoldenState {
    GoldenState(
      written: digests.withLock { digests in
        digests.sorted { $0.key < $1.key }.map { ("\(path)/\($0.key)", $0.value) }
      })
  }

  /// Writes the page and the Markdown, with the folder's current comments.
  ///
  /// - Throws: `FileError`, `UnreadableComments`.
  package func writePages(
    of entries: [ReviewEntry], title: String, urlPrefix: String, facts: RunFacts? = nil,
    pictures place: ReportPictures.Place? = nil
  ) throws {
    let comments = try CommentFile(in: path).read()
    let markdown = ReviewMarkdown(
      title: title, entries: entries, urlPrefix: urlPrefix, comments: comments)
    try write(Array(markdown.text.utf8), to: "review.md")
    let page = ReviewPage(
      title: title, entries: entries, folder: path, facts: facts,
      pictures: ReportPictures(place: place, folderAddress: ""), comments: comments)
    try write("index.html") { try page.write(to: $0) }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try write(name) { try bytes.withUnsafeBytes($0) }
  }

  private func write(
    _ name: String,
    _ write: (_ take: @escaping (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    let file = try AtomicFile(path: "\(path)/\(name)")
    let digest = SHA256()
    try write { bytes in
      try file.write(bytes)
      digest.add(bytes)
    }
    try file.commit()
    digests.withLock { $0[name] = digest.finish() }
  }

  /// Returns the names of a review's pictures in a folder; no paths that lead elsewhere.
  private static func ownNames(in folder: String) -> [String] {
    guard let bytes = try? read(list, in: folder) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.contains("/") && ($0.hasSuffix(".png") || $0.hasSuffix(layoutSuffix)) }
  }
}

/// An error for a file of the user's own that a review would overwrite.
struct ForeignFile: Error, CustomStringConvertible {
  var path: String

  var description: String {
    "'\(path)' was not written by '\(ToolCommand.words) review'; choose another --output folder"
  }
}
