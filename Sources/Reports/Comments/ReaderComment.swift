package import PictureComparison
package import PlainText

/// A reader's comment on a case of a report, or on a preview of a review.
package struct ReaderComment: Hashable, Sendable {
  /// The permanent identifier of the comment: 16 hexadecimal digits.
  package var id: String
  /// The case as in `Samples/cards/cards.dark`, or the preview's full name.
  package var subject: String
  /// The item or the view that the comment is about; nil for the whole picture.
  package var part: String?
  /// The place that the comment is about, in pixels of the current picture; a point has no size.
  package var place: PixelRect?
  /// The comment's author.
  package var author: String
  /// The time of writing, as in `2026-11-23T04:10:00.125Z`.
  package var date: String
  /// The text, which may have several lines.
  package var text: String
  /// Indicates whether the comment needs no more attention.
  package var isResolved: Bool

  /// The largest number of characters of a text.
  package static let longestText = 10_000
  /// The largest number of characters of a name.
  package static let longestName = 300

  /// Creates a comment.
  package init(
    id: String = newID(), subject: String, part: String? = nil, place: PixelRect? = nil,
    author: String, date: String, text: String, isResolved: Bool = false
  ) {
    self.id = id
    self.subject = subject
    self.part = part
    self.place = place
    self.author = author
    self.date = date
    self.text = text
    self.isResolved = isResolved
  }

  /// Returns 64 bits of the system's random source: two people's comments have different ones.
  package static func newID() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The comment's place in its picture, as in `item 3 at (16, 200) px`; nil for the whole picture.
  package var target: String? {
    let place = place.map { box in
      let size = box.width > 0 || box.height > 0 ? "\(box.width) × \(box.height) px " : ""
      return "\(size)at (\(box.x), \(box.y)) px"
    }
    let words = [part, place].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension ReaderComment {
  /// The comment as JSON, without members that it does not need.
  package var json: JSONValue {
    let box = place.map { [$0.x, $0.y, $0.width, $0.height].map { JSONValue.number(Double($0)) } }
    let members: [(String, JSONValue?)] = [
      ("id", .string(id)), ("case", .string(subject)), ("part", part.map { .string($0) }),
      ("place", box.map { .array($0) }), ("author", .string(author)), ("date", .string(date)),
      ("text", .string(text)), ("resolved", isResolved ? .bool(true) : nil),
    ]
    return .object(
      members.compactMap { name, value in value.map { JSONValue.Member(name: name, value: $0) } })
  }

  /// Parses a comment in the form of `json`; nil for anything else.
  package init?(_ json: JSONValue) {
    guard case .object(let list) = json else { return nil }
    let members = Dictionary(list.map { ($0.name, $0.value) }) { first, _ in first }
    func text(_ name: String, upTo limit: Int = Self.longestName) -> String? {
      guard case .string(let text) = members[name], text.count <= limit else { return nil }
      return text
    }
    guard let id = text("id"), !id.isEmpty, id.utf8.allSatisfy(Self.isDigit), id.utf8.count <= 64,
      let subject = text("case", upTo: 4096), let author = text("author"), let date = text("date"),
      let words = text("text", upTo: Self.longestText)
    else { return nil }
    var place: PixelRect?
    if let box = members["place"] {
      guard let rect = PixelRect(box) else { return nil }
      place = rect
    }
    if members["part"] != nil, text("part") == nil { return nil }
    self.init(
      id: id, subject: subject, part: text("part"), place: place, author: author, date: date,
      text: words, isResolved: members["resolved"] == .bool(true))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}

extension PixelRect {
  /// Parses a list of left, top, width and height; nil for anything else.
  package init?(_ json: JSONValue) {
    guard case .array(let values) = json, values.count == 4 else { return nil }
    let numbers = values.compactMap { value -> Int? in
      guard case .number(let number) = value, let whole = Int(exactly: number),
        (0...Int(Int32.max)).contains(whole)
      else { return nil }
      return whole
    }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
