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
/// A comment has one line, which ends with a comma, and the lines are sorted: git merges what two people
/// add at different places by itself, and where they meet by the attribute `merge=union`, which is written
/// beside the file. A file in which a merge left both sides is read with the comments of both.
///
/// The file may have come from anyone; no link is followed to it.
package struct CommentFile: Sendable {
  private let folder: String

  /// The file's name.
  package static let name = ResultsFolder.commentsName

  private static let head = #"{"version": 1, "comments": ["#
  private static let end = "null]}"
  private static let attributes = "\(name) merge=union\n"

  /// More bytes are not comments of people.
  private static let longest = 16 << 20

  /// The file in a folder, which may not be there yet.
  package init(in folder: String) {
    self.folder = folder
  }

  /// The file's path.
  package var path: String { "\(folder)/\(Self.name)" }

  /// The comments as the file has them now; none without a file.
  ///
  /// - Throws: `FileError`, and `UnreadableComments` at the first line that is not as it is written.
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

  /// Changes the comments as the file has them now: others may have written it since it was read.
  ///
  /// - Throws: What `read` and `body` throw, and `FileError`; the file then stays what it was.
  package func change(_ body: (inout [ReaderComment]) throws -> Void) throws {
    try withFolderLock(folder) {
      var comments = try read()
      try body(&comments)
      let text = Self.text(of: comments).utf8
      // It could not be read again.
      guard text.count <= Self.longest else { throw FileError("write", path, code: EFBIG) }
      try AtomicFile.write(text, to: path)
    }
    let beside = "\(folder)/.gitattributes"
    var status = stat()
    // The comments are whole without it.
    if lstat(beside, &status) != 0 { try? AtomicFile.write(Self.attributes.utf8, to: beside) }
  }

  /// The text of a file.
  static func text(of comments: [ReaderComment]) -> String {
    let lines = sorted(comments).map { $0.json.compactText + "," }
    return ([head] + lines + [end]).joined(separator: "\n") + "\n"
  }

  /// Reads a file's text; what a merge put between the lines is passed over.
  ///
  /// - Throws: `UnreadableComments`.
  static func comments(in text: String, named path: String) throws -> [ReaderComment] {
    var comments: [String: ReaderComment] = [:]
    // Of a conflict in three parts, the middle one is what both sides have changed.
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
        // Of one that two people have changed, the later line.
        comments[comment.id] = comment
      }
    }
    return sorted(Array(comments.values))
  }

  /// The comments of each case together, in the order in which they were written.
  private static func sorted(_ comments: [ReaderComment]) -> [ReaderComment] {
    comments.sorted { ($0.subject, $0.date, $0.id) < ($1.subject, $1.date, $1.id) }
  }
}

/// A file of comments is not as it is written.
package struct UnreadableComments: Error, Hashable, CustomStringConvertible {
  /// The file.
  package var path: String
  /// The first line at fault, from 1 on.
  package var line: Int

  /// The file and the line.
  package var description: String { "'\(oneLine(path))', line \(line): expected a comment" }
}
