/// A text made safe and cheap to shape: paragraphs without control characters, and bounded.
///
/// Pango's time grows with the square of a text's length and of its combining marks.
struct LabelText {
  /// The text between line breaks, in order; empty for an empty text.
  var paragraphs: [StyledText] = []
  /// What was left out, each kind once.
  var notices: [TextNotice] = []
  /// True if the text goes on after the last paragraph.
  var isCut = false
  /// True for a text of printable ASCII alone, which is one paragraph.
  var isASCII = false

  /// How many Unicode scalars a text may have.
  static let characterLimit = 10_000
  /// How many lines a text may have.
  static let lineLimit = 100
  /// How many combining marks may follow each other, and how many scalars may follow the first of
  /// what is drawn as one: emoji are joined and consonants stacked as marks are.
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
    // Where the characters that are not left out were, in bytes of the text.
    var places = Self.visiblePlaces(in: text)[...]
    var count = 0
    var joined = 0
    // Before the text is divided into characters: a control between two marks keeps them apart.
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
      // A virama stacks what follows it on what it ends.
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

  /// The places of the scalars that are shown, in bytes; none for a text in one style.
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

  /// The character without what is beyond the limit, which counts the scalars before it on which it
  /// is stacked, too; these are `joined`, below the limit.
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
  /// What represents a character that no font has.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The paragraphs with the replacement character for each of `missing`.
  func replacing(_ missing: [Unicode.Scalar]) -> [StyledText] {
    let missing = Set(missing)
    return paragraphs.map { paragraph in
      paragraph.mappingScalars { missing.contains($0) ? Self.replacement : $0 }
    }
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

  /// True for controls that neither break lines nor move on to a tab stop.
  fileprivate var isInvisibleControl: Bool {
    properties.generalCategory == .control && !isLineBreak && self != "\t"
  }
}
