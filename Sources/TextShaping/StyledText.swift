import PlainText

/// A text whose parts have styles, each given by its number.
///
/// Equal by bytes: `String`'s own equality is canonical equivalence, and fonts draw equivalent
/// characters differently, as U+FA19 and U+795E.
struct StyledText: Hashable {
  /// A part of a text in one style.
  struct Span: Hashable {
    /// The style's number.
    var style: Int
    /// The end of the part, in bytes of UTF-8.
    var end: Int
  }

  @ByteText private(set) var string: String
  /// The parts, in order, none of them empty; none for a text that is all in the first style.
  private(set) var spans: [Span] = []

  /// Creates a text in the first style.
  init(_ string: String) {
    self.string = string
  }

  /// Creates a text without characters, to which parts are added.
  init() {
    string = ""
  }

  mutating func append(_ more: some StringProtocol, style: Int) {
    if more.isEmpty { return }
    string += more
    let end = string.utf8.count
    if spans.last?.style == style {
      spans[spans.count - 1].end = end
    } else {
      spans.append(Span(style: style, end: end))
    }
  }

  /// Returns the text with `more` in the style of its end.
  func appending(_ more: String) -> StyledText {
    guard let last = spans.last else { return StyledText(string + more) }
    var text = self
    text.append(more, style: last.style)
    return text
  }

  /// The text without the spaces at its end, as iOS has none before an ellipsis.
  var withoutTrailingSpaces: StyledText {
    let letters = string.utf8.reversed().drop { $0 == UInt8(ascii: " ") }
    return letters.count == string.utf8.count || letters.isEmpty ? self : part(to: letters.count)
  }

  /// Returns the text with `more` before it, in the style of its start.
  func prefixed(by more: String) -> StyledText {
    guard let first = spans.first else { return StyledText(more + string) }
    var text = StyledText()
    text.append(more, style: first.style)
    return text + self
  }

  /// Returns the text without its characters before one place and after another, in bytes of UTF-8.
  func part(from start: Int = 0, to end: Int? = nil) -> StyledText {
    let end = end ?? string.utf8.count
    guard !spans.isEmpty else { return StyledText(String(Self.slice(of: string, start, end))) }
    var text = StyledText()
    var begin = 0
    for span in spans {
      let (from, to) = (max(begin, start), min(span.end, end))
      if from < to { text.append(Self.slice(of: string, from, to), style: span.style) }
      begin = span.end
    }
    return text
  }

  private static func slice(of string: String, _ start: Int, _ end: Int) -> Substring {
    let utf8 = string.utf8
    return string[
      utf8.index(
        utf8.startIndex, offsetBy: start)..<utf8.index(
          utf8.startIndex, offsetBy: end)]
  }

  /// Returns the style at a place, in bytes of UTF-8.
  func style(at place: Int) -> Int {
    if spans.count < 2 { return spans.first?.style ?? 0 }
    // The first part that ends after the place.
    var (low, high) = (0, spans.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return spans[low].style
  }

  /// Returns the parts in a style, one after another.
  func text(inStyle style: Int) -> String {
    if spans.isEmpty { return style == 0 ? string : "" }
    var text = ""
    var begin = 0
    for span in spans {
      if span.style == style { text += Self.slice(of: string, begin, span.end) }
      begin = span.end
    }
    return text
  }

  func mappingScalars(_ replace: (Unicode.Scalar) -> Unicode.Scalar) -> StyledText {
    func replaced(_ part: some StringProtocol) -> String {
      var scalars = String.UnicodeScalarView()
      for scalar in part.unicodeScalars { scalars.append(replace(scalar)) }
      return String(scalars)
    }
    guard !spans.isEmpty else { return StyledText(replaced(string)) }
    var text = StyledText()
    var begin = 0
    for span in spans {
      text.append(replaced(Self.slice(of: string, begin, span.end)), style: span.style)
      begin = span.end
    }
    return text
  }

  static func + (first: StyledText, second: StyledText) -> StyledText {
    if first.spans.isEmpty, second.spans.isEmpty {
      return StyledText(first.string + second.string)
    }
    var text = first
    var begin = 0
    for span in second.spans {
      text.append(slice(of: second.string, begin, span.end), style: span.style)
      begin = span.end
    }
    return text
  }
}
