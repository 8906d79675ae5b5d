import FileAccess
import Glibc
import Goldens
import PlainText

/// The comments on a report or a review, in a file of its folder.
///
///     {"version": 1, "comments": [
///     {"id": "6b86b273ff34fce1", "case": "cards", "author": "Ada", "date": "…", "text": "Too tight"},
///     {"id": "d4735e3a265e16ee", "case": "cards.dark", "part": "item 3", …},
///     null]}
///
/// A comment has one line, which ends with a comma, and the lines are sorted: git merges what two
/// people add at different places by itself, and at the same place by the attribute `merge=union`,
/// which is written beside the file, or added to its existing attributes. A file with both sides of
/// a merge is read with the comments of both.
///
/// The file may be of any origin; links to it are not followed.
package struct CommentFile: Sendable {
  private let folder: String

  /// The file's name.
  package static let name = ResultsFolder.commentsName

  private static let head = #"{"version": 1, "comments": ["#
  private static let end = "null]}"
  private static let attributesName = ".gitattributes"
  private static let attribute = "\(name) merge=union"

  /// The bound of the file's size; comments of people take less.
  private static let longest = 16 << 20
  /// The bound of the attributes' size; those that people write take less.
  private static let longestAttributes = 1 << 20

  /// Creates the file in a folder, which may not exist yet.
  package init(in folder: String) {
    self.folder = folder
  }

  /// The file's path.
  package var path: String { "\(folder)/\(Self.name)" }

  /// Returns the file's current comments; none without a file.
  ///
  /// - Throws: `FileError`, and `UnreadableComments` at the first malformed line.
  package func read() throws -> [ReaderComment] {
    let file: ConfinedFile
    do {
      file = try ConfinedFile(Self.name, below: folder)
    } catch let error as FileError where error.code == ENOENT {
      return []
    }
    guard file.byteCount <= Self.longest else { throw FileError("read", path, code: EFBIG) }
    // As characters, a carriage return and the line feed after it are one.
    let bytes = withLineFeeds(try file.read(upTo: file.byteCount))
    return try Self.comments(in: String(decoding: bytes, as: UTF8.self), named: path)
  }

  /// Changes the file's current comments: others may have written it since the last reading.
  ///
  /// - Throws: The errors of `read` and `body`, and `FileError`; the file is unchanged then.
  package func change(_ body: (inout [ReaderComment]) throws -> Void) throws {
    try withFolderLock(folder) {
      var comments = try read()
      try body(&comments)
      let text = Self.text(of: comments).utf8
      // It could not be read again.
      guard text.count <= Self.longest else { throw FileError("write", path, code: EFBIG) }
      try AtomicFile.write(text, to: path)
      // The comments are complete without them.
      try? addAttribute()
    }
  }

  /// Makes git merge the file line by line, unless its attributes already determine the merge.
  ///
  /// Other attributes are unchanged, including their line endings.
  private func addAttribute() throws {
    let path = "\(folder)/\(Self.attributesName)"
    var bytes: [UInt8] = []
    var status = stat()
    if lstat(path, &status) == 0 {
      // The superuser may write all files; one without any such permission is still not meant to be.
      guard status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o222 != 0 else { return }
      let file = try ConfinedFile(Self.attributesName, below: folder)
      guard file.byteCount <= Self.longestAttributes else { return }
      bytes = try file.read(upTo: file.byteCount)
    }
    let lines = withLineFeeds(bytes).split(separator: UInt8(ascii: "\n"))
    guard !lines.contains(where: Self.decidesMerging) else { return }
    let end = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes += Array(end.utf8) }
    bytes += Array((Self.attribute + end).utf8)
    try AtomicFile.write(bytes, to: path)
  }

  /// Returns whether a line of attributes names the file and an attribute `merge`, whatever its
  /// value.
  private static func decidesMerging(_ line: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
    guard let pattern = words.first, [name, "/\(name)"].contains(String(pattern)) else {
      return false
    }
    return words.dropFirst().contains { word in
      let attribute = word.trimmingPrefix { $0 == "-" || $0 == "!" }
      return attribute == "merge" || attribute.hasPrefix("merge=")
    }
  }

  static func text(of comments: [ReaderComment]) -> String {
    let lines = sorted(comments).map { $0.json.compactText + "," }
    return ([head] + lines + [end]).joined(separator: "\n") + "\n"
  }

  /// Parses a file's text, ignoring a merge's conflict markers.
  ///
  /// - Throws: `UnreadableComments`.
  static func comments(in text: String, named path: String) throws -> [ReaderComment] {
    var comments: [String: ReaderComment] = [:]
    // In a conflict of three parts, the middle one is the common base.
    var isBase = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      switch line.prefix(7) {
      case "<<<<<<<", ">>>>>>>": isBase = false
      case "|||||||": isBase = true
      case "=======": isBase = false
      case _ where isBase: break
      case _ where [head, end, ""].contains(String(line)): break
      default:
        let json = Array((line.hasSuffix(",") ? line.dropLast() : line).utf8)
        var reader = JSONReader(json, valueLimit: 100)
        let value = try? reader.readDocument { reader throws(JSONMistake) in
          try JSONValue(&reader)
        }
        guard let comment = value.flatMap({ ReaderComment($0) }) else {
          throw UnreadableComments(path: path, line: index + 1)
        }
        // If two people have changed a comment, the later line applies.
        comments[comment.id] = comment
      }
    }
    return sorted(Array(comments.values))
  }

  /// Returns the comments of each case together, in the order in which they were written.
  private static func sorted(_ comments: [ReaderComment]) -> [ReaderComment] {
    comments.sorted { ($0.subject, $0.date, $0.id) < ($1.subject, $1.date, $1.id) }
  }
}

/// An error for a malformed file of comments.
package struct UnreadableComments: Error, Hashable, CustomStringConvertible {
  /// The file.
  package var path: String
  /// The first line at fault, from 1 on.
  package var line: Int

  /// The file and the line.
  package var description: String { "'\(oneLine(path))', line \(line): expected a comment" }
}
