import FileAccess
import Glibc
import GoldenImages
import ImageDecoding
import Maquette

/// The folder that a review is written to.
///
/// `pictures` holds what is drawn, with each layout in words beside its picture, so that a later
/// review can be compared with this one. A file of names tells what is the review's own.
final class ReviewFolder: Sendable {
  private let path: String
  /// What an earlier review wrote here.
  private let earlierNames: [String]

  private static let pictures = "pictures"
  private static let list = ".maquette-review"
  private static let layoutSuffix = ".layout.txt"

  /// Makes the folder where it is missing.
  ///
  /// - Throws: `FileError`.
  init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
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
  ///
  /// - Throws: `FileError`.
  static func screenNames(in folder: String) throws -> [String] {
    ownNames(in: folder).filter { $0.hasSuffix(layoutSuffix) }
      .map { String($0.dropLast(layoutSuffix.count)) }
  }

  /// A preview of an earlier review; nil if that has none of the name.
  ///
  /// - Throws: `FileError`.
  static func earlier(_ name: String, in folder: String) throws -> ReviewBase.Earlier? {
    guard ownNames(in: folder).contains(name + layoutSuffix) else { return nil }
    let place = "\(folder)/\(pictures)/\(name)"
    let text = try readFile(place + layoutSuffix)
    return ReviewBase.Earlier(
      png: try readFile(place + ".png"),
      layout: LayoutSnapshot(text: String(decoding: text, as: UTF8.self)))
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

  /// Writes what shows all screens together, removes what only an earlier review had, and answers
  /// the paths of what was written.
  ///
  /// - Throws: `FileError`, and what drawing the sheets throws.
  func finish(
    _ screens: [ReviewedScreen], title: String, urlPrefix: String
  ) throws -> [String] {
    let entries = screens.map(\.entry)
    let sheets = ReviewSheets(screens, title: title)
    try write("sheet.png") { try sheets.writePNG(to: $0.write) }
    try write("sheet.pdf") { file in try sheets.pdf().withUnsafeBytes(file.write) }
    let markdown = ReviewMarkdown(title: title, entries: entries, urlPrefix: urlPrefix)
    try AtomicFile.write(markdown.text.utf8, to: "\(path)/review.md")
    let page = ReviewPage(title: title, entries: entries, folder: path)
    try write("index.html") { try page.write(to: $0.write) }

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
    return (["index.html", "sheet.png", "sheet.pdf", "review.md"] + pictures)
      .map { "\(path)/\($0)" }
  }

  private func write(_ name: String, _ write: (AtomicFile) throws -> Void) throws {
    let file = try AtomicFile(path: "\(path)/\(name)")
    try write(file)
    try file.commit()
  }

  /// What a review in a folder wrote to its pictures; nothing that could lie elsewhere.
  private static func ownNames(in folder: String) -> [String] {
    guard let bytes = try? readFile("\(folder)/\(pictures)/\(list)", limit: 16 << 20) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.contains("/") && ($0.hasSuffix(".png") || $0.hasSuffix(layoutSuffix)) }
  }
}
