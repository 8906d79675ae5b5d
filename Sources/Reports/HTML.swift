import PlainText

/// A piece of HTML: its literal is markup, and any interpolated value is text.
///
///     let name: HTML = "<bdi title=\"\(path)\">\(title)</bdi>"
///
/// Text is escaped for elements and for attributes in double quotes alike. Invisible characters,
/// and those that would reorder the characters around them, appear as their number, as in
/// `\u{202e}`.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  package private(set) var markup: String

  /// Creates markup from a literal.
  package init(stringLiteral markup: String) {
    self.markup = markup
  }

  /// Creates markup with text in it.
  package init(stringInterpolation: Interpolation) {
    markup = stringInterpolation.markup
  }

  /// Creates markup that was checked by other means, such as a style or a script of ours.
  package init(trusted markup: String) {
    self.markup = markup
  }

  /// Joins pieces.
  package init(_ pieces: [HTML]) {
    markup = pieces.map(\.markup).joined()
  }

  /// Appends a piece.
  package static func += (left: inout HTML, right: HTML) {
    left.markup += right.markup
  }

  /// Joins two pieces.
  package static func + (left: HTML, right: HTML) -> HTML {
    HTML(trusted: left.markup + right.markup)
  }

  /// The interpolation of text and markup in a literal.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    /// Reserves room for a literal.
    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Appends markup.
    package mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Appends text on one line.
    package mutating func appendInterpolation(_ text: String) {
      for scalar in text.unicodeScalars { append(scalar) }
    }

    /// Appends text with its lines and tabs, for `pre`.
    package mutating func appendInterpolation(lines text: String) {
      for scalar in text.unicodeScalars {
        if scalar == "\n" || scalar == "\t" {
          markup.unicodeScalars.append(scalar)
        } else {
          append(scalar)
        }
      }
    }

    /// Appends a whole number, with commas between the thousands.
    package mutating func appendInterpolation(_ number: Int) {
      markup += grouped(number)
    }

    /// Appends a whole number for scripts.
    package mutating func appendInterpolation(plain number: Int) {
      markup += String(number)
    }

    /// Appends markup.
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

/// Returns a whole number with commas between the thousands, as in `1,110,720`.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
    text.append(digit)
  }
  return text
}

/// Passes on a page piece by piece, so that it is never whole in memory.
final class HTMLWriter {
  private let take: (UnsafeRawBufferPointer) throws -> Void
  private var waiting: [UInt8] = []

  /// The approximate length of pieces; longer ones would not be faster.
  private static let pieceLength = 1 << 16

  /// Creates a writer that passes its pieces to `take`.
  init(_ take: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.take = take
    waiting.reserveCapacity(Self.pieceLength)
  }

  /// Writes markup.
  ///
  /// - Throws: The errors of `take`.
  func write(_ html: HTML) throws {
    waiting += html.markup.utf8
    try flush(from: Self.pieceLength)
  }

  func write(bytes: some Sequence<UInt8>) throws {
    waiting += bytes
    try flush(from: Self.pieceLength)
  }

  /// Passes on the remaining piece.
  ///
  /// - Throws: The errors of `take`.
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
