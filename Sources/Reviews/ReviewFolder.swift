import FileAccess
import Glibc
package import Goldens
import ImageDecoding
import LayoutSnapshots
import PlainText
package import Reports

/// The folder that a review is written to.
///
/// `pictures` holds what is drawn, with each layout in words beside its picture, so that a later
/// review can be compared with this one. A file of names lists what is the review's own.
package final class ReviewFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// What an earlier review wrote here.
  private let earlierNames: [String]

  private static let pictures = "pictures"
  private static let list = ".maquette-review"
  private static let layoutSuffix = ".layout.txt"
  /// What shows all screens together.
  private static let overviews = ["index.html", "sheet.png", "sheet.pdf", "review.md"]

  /// Makes the folder where it is missing.
  ///
  /// - Throws: `FileError`; `ForeignFile` where something other than a review would be overwritten.
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

  /// True if a review was written there.
  static func isReview(_ folder: String) -> Bool {
    access("\(folder)/\(pictures)/\(list)", F_OK) == 0
  }

  /// The full names of the previews in a review.
  static func screenNames(in folder: String) -> [String] {
    ownNames(in: folder).filter { $0.hasSuffix(layoutSuffix) }
      .map { String($0.dropLast(layoutSuffix.count)) }
  }

  /// A preview of an earlier review, by one of its names.
  ///
  /// - Throws: `FileError`.
  static func earlier(_ name: String, in folder: String) throws -> ReviewBase.Earlier {
    let text = try read(name + layoutSuffix, in: folder)
    return ReviewBase.Earlier(
      png: try read(name + ".png", in: folder),
      layout: LayoutSnapshot(text: String(decoding: text, as: UTF8.self)))
  }

  /// A file of an earlier review, which anyone may have made: no link is followed, no pipe waited
  /// for.
  private static func read(_ name: String, in folder: String) throws -> [UInt8] {
    let file = try ConfinedFile("\(pictures)/\(name)", below: folder)
    guard file.byteCount <= longestFile else {
      throw FileError("read", "\(folder)/\(pictures)/\(name)", code: EFBIG)
    }
    return try file.read(upTo: file.byteCount)
  }

  /// Writes a picture of a preview, and answers what a report calls it.
  ///
  /// - Throws: `FileError`.
  func write(
    _ png: [UInt8], _ role: ReviewEntry.Picture.Role, of name: String
  ) throws -> ReviewEntry.Picture {
    let suffix = role == .after ? "" : ".\(role.rawValue)"
    let picture = "\(Self.pictures)/\(name)\(suffix).png"
    try AtomicFile.write(png, to: "\(path)/\(picture)")
    return ReviewEntry.Picture(role, path: picture)
  }

  /// Writes a preview's layout in words.
  ///
  /// - Throws: `FileError`.
  func write(_ layout: LayoutSnapshot, of name: String) throws {
    try AtomicFile.write(
      layout.text.utf8, to: "\(path)/\(Self.pictures)/\(name)\(Self.layoutSuffix)")
  }

  /// The files of a preview for whoever makes its picture the golden in a place; nil if it is.
  ///
  /// - Throws: `FileError`, and what reading the golden throws.
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

  /// Writes what shows all screens together, removes what only an earlier review had, and answers
  /// the paths of what was written.
  ///
  /// - Parameters:
  ///   - facts: Of what and where the review was drawn.
  ///   - place: Where the page has its pictures from; nil for the page as long as it stays small.
  /// - Throws: `FileError`, and what drawing the sheets throws.
  package func finish(
    _ screens: [ReviewedScreen], title: String, urlPrefix: String, facts: RunFacts? = nil,
    pictures place: ReportPictures.Place? = nil
  ) throws -> [String] {
    let entries = screens.map(\.entry)
    let sheets = ReviewSheets(screens, title: title)
    try write("sheet.png") { try sheets.writePNG(to: $0.write) }
    try write("sheet.pdf") { file in try sheets.pdf().withUnsafeBytes(file.write) }
    try writePages(
      of: entries, title: title, urlPrefix: urlPrefix, facts: facts, pictures: place)

    let pictures = entries.flatMap(\.pictures).map(\.path)
    let names =
      pictures.map { String($0.dropFirst(Self.pictures.count + 1)) }
      + entries.filter { $0.change != .removed }.map { $0.name + Self.layoutSuffix }
    for name in Set(earlierNames).subtracting(names) {
      unlink("\(path)/\(Self.pictures)/\(name)")
    }
    try AtomicFile.write(
      names.sorted().map { $0 + "\n" }.joined().utf8,
      to: "\(path)/\(Self.pictures)/\(Self.list)")
    return (Self.overviews + pictures)
      .map { "\(path)/\($0)" }
  }

  /// Writes the page and the Markdown, with the comments that the folder has now.
  ///
  /// - Throws: `FileError`, `UnreadableComments`.
  package func writePages(
    of entries: [ReviewEntry], title: String, urlPrefix: String, facts: RunFacts? = nil,
    pictures place: ReportPictures.Place? = nil
  ) throws {
    let comments = try CommentFile(in: path).read()
    let markdown = ReviewMarkdown(
      title: title, entries: entries, urlPrefix: urlPrefix, comments: comments)
    try AtomicFile.write(markdown.text.utf8, to: "\(path)/review.md")
    let page = ReviewPage(
      title: title, entries: entries, folder: path, facts: facts,
      pictures: ReportPictures(place: place, folderAddress: ""), comments: comments)
    try write("index.html") { try page.write(to: $0.write) }
  }

  private func write(_ name: String, _ write: (AtomicFile) throws -> Void) throws {
    let file = try AtomicFile(path: "\(path)/\(name)")
    try write(file)
    try file.commit()
  }

  /// What a review in a folder wrote to its pictures; nothing that could be elsewhere.
  private static func ownNames(in folder: String) -> [String] {
    guard let bytes = try? read(list, in: folder) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.contains("/") && ($0.hasSuffix(".png") || $0.hasSuffix(layoutSuffix)) }
  }
}

/// A file of the user's own is where a review would write.
struct ForeignFile: Error, CustomStringConvertible {
  /// The file.
  var path: String

  var description: String {
    "'\(path)' was not written by 'maquette review'; choose another --output folder"
  }
}
