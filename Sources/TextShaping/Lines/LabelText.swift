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
  /// How many combining marks may follow each other.
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
    var marks = 0
    var hasTooManyMarks = false
    var previous: Unicode.Scalar = "\0"
    for scalar in string.unicodeScalars {
      count += 1
      if count > Self.characterLimit {
        notices.append(.tooManyCharacters(limit: Self.characterLimit))
        isCut = true
        break
      }
      defer { previous = scalar }
      if scalar.isLineBreak {
        // The line feed of a carriage return and line feed belongs to the break before it.
        if scalar == "\n", previous == "\r" { continue }
        paragraphs.append(String(paragraph))
        paragraph = String.UnicodeScalarView()
        marks = 0
        if paragraphs.count == Self.lineLimit {
          notices.append(.tooManyLines(limit: Self.lineLimit))
          isCut = true
          break
        }
        continue
      }
      switch scalar.properties.generalCategory {
      case .control where scalar != "\t": continue
      case .nonspacingMark, .spacingMark, .enclosingMark:
        marks += 1
        if marks > Self.combiningMarkLimit {
          hasTooManyMarks = true
          continue
        }
      // Joiners and the like stand between marks without ending their run.
      case .format: break
      default: marks = 0
      }
      paragraph.append(scalar)
    }
    if paragraphs.count < Self.lineLimit { paragraphs.append(String(paragraph)) }
    if hasTooManyMarks {
      notices.append(.tooManyCombiningMarks(limit: Self.combiningMarkLimit))
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
}

extension LabelText {
  /// What stands for a character that no font has.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The paragraphs with the replacement character for each of `missing`.
  func replacing(_ missing: [Unicode.Scalar]) -> [String] {
    let missing = Set(missing)
    return paragraphs.map { paragraph in
      var scalars = String.UnicodeScalarView()
      scalars.append(
        contentsOf: paragraph.unicodeScalars.map { missing.contains($0) ? Self.replacement : $0 })
      return String(scalars)
    }
  }
}
