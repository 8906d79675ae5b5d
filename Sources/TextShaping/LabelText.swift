/// A text made safe and cheap to shape: paragraphs without control characters, and bounded.
///
/// Pango's time grows with the square of a text's length and of its combining marks.
struct LabelText {
  /// The text between line breaks, in order; empty for an empty text.
  var paragraphs: [StyledText] = []
  /// The reasons for which text was left out, each kind once.
  var notices: [TextNotice] = []
  /// Indicates whether the text continues after the last paragraph.
  var isCut = false
  /// Indicates whether the text is printable ASCII alone, which is one paragraph.
  var isASCII = false

  /// The largest number of Unicode scalars in a text.
  static let characterLimit = 10_000
  /// The largest number of lines in a text.
  static let lineLimit = 100
  /// The largest number of combining marks in a row, and of scalars after the first that are drawn
  /// as one: emoji are joined and consonants stacked as marks are.
  static let combiningMarkLimit = 32

  /// Cleans and cuts `text`.
  init(_ text: StyledText) {
    let string = text.string
    if string.isEmpty { return }
    let utf8 = string.utf8
    if utf8.count <= Self.characterLimit, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      paragraphs = [text]
      isASCII = true
      return
    }
    var paragraph = StyledText()
    // The places in the text, in bytes, of the characters that are kept.
    var places = Self.visiblePlaces(in: text)[...]
    var count = 0
    var joined = 0
    // Before the text is divided into characters: a control between two marks separates them.
    let visible = string.unicodeScalars.lazy.filter { !$0.isInvisibleControl }
    for character in String(String.UnicodeScalarView(visible)) {
      let style = places.first.map { text.style(at: $0) } ?? 0
      places = places.dropFirst(character.unicodeScalars.count)
      if character.unicodeScalars.contains(where: \.isLineBreak) {
        paragraphs.append(paragraph)
        paragraph = StyledText()
        if paragraphs.count == Self.lineLimit {
          cut(.tooManyLines(limit: Self.lineLimit))
          return
        }
        continue
      }
      let scalars = bounded(character, behind: joined)
      // A virama stacks the characters after it on the one that it ends.
      let isStacking = scalars.last?.properties.canonicalCombiningClass == .virama
      joined = isStacking ? joined + scalars.count : 0
      count += scalars.count
      if count > Self.characterLimit {
        cut(.tooManyCharacters(limit: Self.characterLimit))
        break
      }
      paragraph.append(String(String.UnicodeScalarView(scalars)), style: style)
    }
    paragraphs.append(paragraph)
    if text.spans.isEmpty { paragraphs = paragraphs.map { StyledText($0.string) } }
  }

  /// Returns the places of the visible scalars, in bytes; none for a text in one style.
  private static func visiblePlaces(in text: StyledText) -> [Int] {
    guard !text.spans.isEmpty else { return [] }
    var places: [Int] = []
    var place = 0
    for scalar in text.string.unicodeScalars {
      if !scalar.isInvisibleControl { places.append(place) }
      place += UTF8.width(scalar)
    }
    return places
  }

  private mutating func cut(_ notice: TextNotice) {
    notices.append(notice)
    isCut = true
  }

  /// Returns the character without its scalars beyond the limit, which counts the scalars before it
  /// on which it is stacked, too; these are `joined`, below the limit.
  private mutating func bounded(
    _ character: Character, behind joined: Int
  ) -> [Unicode.Scalar] {
    var scalars = Array(character.unicodeScalars)
    let room = Self.combiningMarkLimit + 1 - joined
    guard scalars.count >= room, scalars.count > 1 || joined > 0 else { return scalars }
    if scalars.count > room { noticeMarks() }
    scalars.removeSubrange(min(room, scalars.count)...)
    // A joiner or a virama at the end would join the next character to this one.
    while scalars.count > 1, let last = scalars.last?.properties,
      last.generalCategory == .format || last.canonicalCombiningClass == .virama
    {
      scalars.removeLast()
      noticeMarks()
    }
    return scalars
  }

  private mutating func noticeMarks() {
    let notice = TextNotice.tooManyCombiningMarks(limit: Self.combiningMarkLimit)
    if !notices.contains(notice) { notices.append(notice) }
  }
}

extension LabelText {
  /// The character that replaces one that no font has.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Returns the paragraphs with the replacement character for each of `missing`.
  func replacing(_ missing: [Unicode.Scalar]) -> [StyledText] {
    let missing = Set(missing)
    return paragraphs.map { paragraph in
      paragraph.mappingScalars { missing.contains($0) ? Self.replacement : $0 }
    }
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a mandatory break of Unicode's: LF, VT, FF, CR, NEL, LS or PS.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Indicates whether the scalar is a control that neither breaks lines nor moves on to a tab
  /// stop.
  fileprivate var isInvisibleControl: Bool {
    properties.generalCategory == .control && !isLineBreak && self != "\t"
  }
}
