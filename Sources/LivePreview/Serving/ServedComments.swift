import Glibc
import PictureComparison
import PlainText
import Reports
import Synchronization

/// The comments of a served report or review: in their file, and in the messages to pages.
///
/// The file is read and written under the lock of the known comments, so that these never become
/// older than before.
final class ServedComments: Sendable {
  /// A question of a page about comments, with a predicate for the names of cases that can be
  /// commented on.
  typealias Question = @Sendable (JSONValue, _ isSubject: (String) -> Bool) throws -> Void

  private let file: CommentFile
  private let author: String
  private let known: Mutex<[ReaderComment]>
  /// The comments on the page in the folder.
  private let written: Mutex<[ReaderComment]>

  /// The author of comments from another machine without a name.
  private static let nobody = "reader"

  /// The bound of the number of comments; those of people are fewer.
  private static let limit = 10_000

  /// Creates the comments in a folder.
  ///
  /// - Parameter author: The author of comments from this machine, unless a reader gives another
  ///   name.
  /// - Throws: `FileError`, `UnreadableComments`.
  init(in folder: String, author: String) throws {
    file = CommentFile(in: folder)
    self.author = author
    let read = try file.read()
    known = Mutex(read)
    written = Mutex(read)
  }

  /// The comments from the latest reading.
  var all: [ReaderComment] { known.withLock { $0 } }

  /// Reads the file again.
  ///
  /// - Throws: `FileError`, `UnreadableComments`; the comments are unchanged then.
  func read() throws {
    try known.withLock { $0 = try file.read() }
  }

  /// Returns whether the comments have changed since the last call.
  func isUnwritten() -> Bool {
    written.withLock { written in
      let all = all
      defer { written = all }
      return written != all
    }
  }

  /// Returns the members of a page's state; the user's name is not that of readers on other
  /// machines.
  func state(isLocal: Bool) -> KeyValuePairs<String, JSONValue> {
    ["author": .string(isLocal ? author : ""), "comments": .array(all.map(\.json))]
  }

  /// Returns the question of a name; nil if there is none.
  func question(_ name: String, isLocal: Bool) -> Question? {
    switch name {
    case "comment":
      { [self] json, isSubject in
        try add(json, by: isLocal ? author : Self.nobody, isSubject)
      }
    case "resolve": { [self] json, _ in try resolve(json) }
    case "remove":
      { [self] json, _ in
        try change { comments in comments.remove(at: try index(json, in: comments)) }
      }
    default: nil
    }
  }

  private func add(
    _ json: JSONValue, by author: String, _ isSubject: (String) -> Bool
  ) throws {
    guard let subject = json["case"]?.string, isSubject(subject) else {
      throw RequestMistake("expected a case's name")
    }
    guard let text = json["text"]?.string, !text.isEmpty, text.count <= ReaderComment.longestText
    else {
      throw RequestMistake("expected a text of at most \(ReaderComment.longestText) characters")
    }
    let part = json["part"]?.string
    let name = json["author"]?.string ?? ""
    guard part?.count ?? 0 <= ReaderComment.longestName, name.count <= ReaderComment.longestName
    else {
      throw RequestMistake("expected names of at most \(ReaderComment.longestName) characters")
    }
    var place: PixelRect?
    if let box = json["place"] {
      guard let rect = PixelRect(box) else { throw RequestMistake("expected a place in pixels") }
      place = rect
    }
    let comment = ReaderComment(
      subject: subject, part: part, place: place, author: name.isEmpty ? author : name,
      date: Self.now(), text: text)
    try change { comments in
      guard comments.count < Self.limit else { throw RequestMistake("too many comments") }
      comments.append(comment)
    }
  }

  private func resolve(_ json: JSONValue) throws {
    guard case .bool(let isResolved) = json["resolved"] else {
      throw RequestMistake("expected whether the comment is resolved")
    }
    try change { comments in comments[try index(json, in: comments)].isResolved = isResolved }
  }

  /// Returns the position of the comment that a page means, among the file's current ones.
  private func index(
    _ json: JSONValue, in comments: [ReaderComment]
  ) throws(RequestMistake) -> Int {
    let id = json["id"]?.string
    guard let index = comments.firstIndex(where: { $0.id == id }) else {
      throw RequestMistake("the comment is gone")
    }
    return index
  }

  private func change(_ body: (inout [ReaderComment]) throws -> Void) throws {
    try known.withLock { known in
      var changed: [ReaderComment] = []
      try file.change { comments in
        try body(&comments)
        changed = comments
      }
      known = changed
    }
  }

  /// Returns the time in UTC, to the millisecond: of two comments in one second, one is the later.
  private static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(digits)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(digits)
    // The digits after those of 1000.
    let part = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
    return day.joined(separator: "-") + "T" + clock.joined(separator: ":") + ".\(part)Z"
  }
}
