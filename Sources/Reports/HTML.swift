import PlainText

/// A piece of HTML: its literal is markup, and any interpolated value is text.
///
///     let name: HTML = "<bdi title=\"\(path)\">\(title)</bdi>"
///
/// Text is escaped for elements and for attributes in double quotes alike. What a reader cannot
/// see, or what would reorder the characters around it, shows its number, as in `\u{202e}`.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  package private(set) var markup: String

  /// Markup as it is.
  package init(stringLiteral markup: String) {
    self.markup = markup
  }

  /// Markup with text in it.
  package init(stringInterpolation: Interpolation) {
    markup = stringInterpolation.markup
  }

  /// Markup that was checked by other means, as a style or a script of our own.
  package init(trusted markup: String) {
    self.markup = markup
  }

  /// Pieces after one another.
  package init(_ pieces: [HTML]) {
    markup = pieces.map(\.markup).joined()
  }

  /// Adds a piece after the other.
  package static func += (left: inout HTML, right: HTML) {
    left.markup += right.markup
  }

  /// Both, one after the other.
  package static func + (left: HTML, right: HTML) -> HTML {
    HTML(trusted: left.markup + right.markup)
  }

  /// How pieces of a literal become markup.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    /// Room for a literal.
    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Markup.
    package mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Text on one line.
    package mutating func appendInterpolation(_ text: String) {
      for scalar in text.unicodeScalars { append(scalar) }
    }

    /// Text whose lines and tabs stay what they are, for `pre`.
    package mutating func appendInterpolation(lines text: String) {
      for scalar in text.unicodeScalars {
        if scalar == "\n" || scalar == "\t" {
          markup.unicodeScalars.append(scalar)
        } else {
          append(scalar)
        }
      }
    }

    /// A whole number, with commas between the thousands.
    package mutating func appendInterpolation(_ number: Int) {
      markup += grouped(number)
    }

    /// A whole number as a script reads it.
    package mutating func appendInterpolation(plain number: Int) {
      markup += String(number)
    }

    /// Markup.
    package mutating func appendInterpolation(_ html: HTML) {
      markup += html.markup
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      default: markup += visible(scalar)
      }
    }
  }
}

/// A whole number with commas between the thousands, as in `1,110,720`.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
    text.append(digit)
  }
  return text
}

/// Hands a page over piece by piece, so that it is never held whole.
final class HTMLWriter {
  private let take: (UnsafeRawBufferPointer) throws -> Void
  private var waiting: [UInt8] = []

  /// Pieces are about so long; more would not be faster.
  private static let pieceLength = 1 << 16

  /// A writer whose pieces `take` takes.
  init(_ take: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.take = take
    waiting.reserveCapacity(Self.pieceLength)
  }

  /// Writes markup.
  ///
  /// - Throws: What taking a piece throws.
  func write(_ html: HTML) throws {
    waiting += html.markup.utf8
    try flush(from: Self.pieceLength)
  }

  /// Writes bytes as they are.
  func write(bytes: some Sequence<UInt8>) throws {
    waiting += bytes
    try flush(from: Self.pieceLength)
  }

  /// Hands over what is left.
  ///
  /// - Throws: What taking a piece throws.
  func finish() throws {
    try flush(from: 1)
  }

  private func flush(from count: Int) throws {
    guard waiting.count >= count else { return }
    try waiting.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: Self.pieceLength) {
        let end = min(start + Self.pieceLength, bytes.count)
        try take(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
