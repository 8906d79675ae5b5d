/// A text made safe and cheap to shape: paragraphs without control characters, and bounded.
///
/// Pango's time grows with the square of a text's length and of its combining marks.
struct LabelText {
  /// The text between line breaks, in order; empty for an empty text.
  var paragraphs: [String] = []
  /// What was left out, each kind once.
  var notices: [TextNotice] = []
  /// True if the text goes on behind the last paragraph.
  var isCut = false

  /// How many Unicode scalars a text may have.
  static let characterLimit = 10_000
  /// How many lines a text may have.
  static let lineLimit = 100
  /// How many combining marks may follow each other, and how many scalars may follow the first of
  /// one user-perceived character: emoji are joined as marks are.
  static let combiningMarkLimit = 32

  /// Cleans and cuts `string`.
  init(_ string: String) {
    if string.isEmpty { return }
    let utf8 = string.utf8
    if utf8.count <= Self.characterLimit, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      paragraphs = [string]
      return
    }
    var paragraph = String.UnicodeScalarView()
    var count = 0
    for character in string {
      if character.unicodeScalars.contains(where: \.isLineBreak) {
        paragraphs.append(String(paragraph))
        paragraph = String.UnicodeScalarView()
        if paragraphs.count == Self.lineLimit {
          cut(.tooManyLines(limit: Self.lineLimit))
          return
        }
        continue
      }
      let scalars = bounded(character)
      count += scalars.count
      if count > Self.characterLimit {
        cut(.tooManyCharacters(limit: Self.characterLimit))
        break
      }
      paragraph.append(contentsOf: scalars)
    }
    paragraphs.append(String(paragraph))
  }

  private mutating func cut(_ notice: TextNotice) {
    notices.append(notice)
    isCut = true
  }

  /// The character without controls, and without what follows beyond the limit.
  private mutating func bounded(_ character: Character) -> [Unicode.Scalar] {
    var scalars = Array(
      character.unicodeScalars.lazy.filter {
        $0 == "\t" || $0.properties.generalCategory != .control
      })
    guard scalars.count > Self.combiningMarkLimit + 1 else { return scalars }
    let notice = TextNotice.tooManyCombiningMarks(limit: Self.combiningMarkLimit)
    if !notices.contains(notice) { notices.append(notice) }
    scalars.removeSubrange((Self.combiningMarkLimit + 1)...)
    // A joiner at the end would join the next character to this one.
    while scalars.count > 1, scalars.last?.properties.generalCategory == .format {
      scalars.removeLast()
    }
    return scalars
  }
}

extension Unicode.Scalar {
  /// True for Unicode's mandatory breaks: LF, VT, FF, CR, NEL, LS and PS.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension LabelText {
  /// What stands for a character that no font has.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The paragraphs with the replacement character for each of `missing`.
  func replacing(_ missing: [Unicode.Scalar]) -> [String] {
    let missing = Set(missing)
    return paragraphs.map { paragraph in
      let scalars = paragraph.unicodeScalars.map {
        missing.contains($0) ? Self.replacement : $0
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}
