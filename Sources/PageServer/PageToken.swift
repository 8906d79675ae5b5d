import PlainText

/// The secret of a server's address, without which the server cannot be used.
package struct PageToken: Sendable {
  /// The secret in the form of addresses: 43 ASCII letters, digits, `-` and `_`.
  package let text: String

  /// Parses a secret; nil for any other text.
  package init?(_ text: String) {
    guard text.utf8.count == 43, text.utf8.allSatisfy(Self.isDigit) else { return nil }
    self.text = text
  }

  /// Returns 256 bits of the system's random source.
  package static func random() -> PageToken {
    var source = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) }
    // RFC 4648, section 5: two digits differ, since addresses reserve the usual ones, and nothing
    // is padded.
    let digits = Base64.encode(bytes).filter { $0 != UInt8(ascii: "=") }.map { digit in
      switch digit {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: digit
      }
    }
    let text = String(decoding: digits, as: UTF8.self)
    guard let token = PageToken(text) else { preconditionFailure("'\(text)' is not a token") }
    return token
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isInWord || byte == UInt8(ascii: "-")
  }

  /// Returns whether a text is the same secret, in a time that depends only on the text's length.
  func matches(_ candidate: String) -> Bool {
    let own = Array(text.utf8)
    let other = Array(candidate.utf8)
    // All secrets have one length: it reveals nothing.
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for place in own.indices { difference |= own[place] ^ other[place] }
    return difference == 0
  }
}
