/// Bytes as text, by RFC 4648, section 4.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the digits of bytes, padded to whole groups of four.
  ///
  /// Pieces of a longer sequence may be encoded one by one if the length of all but the last is a
  /// multiple of three.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = min(3, bytes.count - index)
      var group = 0
      for place in 0..<3 { group = group << 8 | (place < rest ? Int(bytes[index + place]) : 0) }
      for place in 0..<4 {
        text.append(place <= rest ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return text
  }
}
