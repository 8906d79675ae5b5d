/// Renumbers the identifiers of cairo's in an SVG document.
///
/// Cairo counts some of them through the life of the process, so a document would depend on earlier
/// drawings.
enum CairoIdentifiers {
  /// The text before an identifier, and the byte after it.
  ///
  /// Only tags can contain these texts: cairo writes no other text.
  private static let places: [(before: [UInt8], after: UInt8)] = [
    (Array(" id=\"".utf8), UInt8(ascii: "\"")),
    (Array("href=\"#".utf8), UInt8(ascii: "\"")),
    (Array("url(#".utf8), UInt8(ascii: ")")),
  ]

  /// Returns the document with each identifier called `prefix` and its number in the order of first
  /// mention.
  ///
  /// - Complexity: O(*bytes*).
  static func renumbered(_ document: [UInt8], prefix: String) -> [UInt8] {
    document.withUnsafeBufferPointer { bytes in
      var numbers: [String: Int] = [:]
      var renumbered: [UInt8] = []
      renumbered.reserveCapacity(bytes.count)
      var copied = 0
      var position = 0
      while position < bytes.count {
        guard let name = identifier(in: bytes, at: position) else {
          position += 1
          continue
        }
        let number = numbers[
          String(decoding: bytes[name], as: UTF8.self), default: numbers.count]
        numbers[String(decoding: bytes[name], as: UTF8.self)] = number
        renumbered += bytes[copied..<name.lowerBound]
        renumbered += "\(prefix)\(number)".utf8
        copied = name.upperBound
        position = name.upperBound
      }
      renumbered += bytes[copied...]
      return renumbered
    }
  }

  /// Returns the place of the identifier that is introduced at `position`; nil if there is none.
  private static func identifier(
    in bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Range<Int>? {
    let first = bytes[position]
    // Most bytes introduce nothing, which the first byte of each introduction shows.
    guard first == UInt8(ascii: " ") || first == UInt8(ascii: "h") || first == UInt8(ascii: "u")
    else { return nil }
    for (before, after) in places where before[0] == first {
      let start = position + before.count
      guard start <= bytes.count, bytes[position..<start].elementsEqual(before),
        let end = bytes[start...].firstIndex(of: after)
      else { continue }
      return start..<end
    }
    return nil
  }
}
