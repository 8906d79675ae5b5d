/// The escapes of two surrogates, JSON's notation of a character beyond U+FFFF: `\ud83d\udc4d`.
enum SurrogateEscapes {
  /// The number of characters of both together.
  static let length = 12

  /// Returns whether there are two escapes, the high surrogate's first, whose first backslash is
  /// not itself escaped.
  static func arePair(in bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + length <= bytes.count, let high = unit(bytes[offset..<offset + 6]),
      UTF16.isLeadSurrogate(high), let low = unit(bytes[offset + 6..<offset + 12]),
      UTF16.isTrailSurrogate(low)
    else { return false }
    let backslashes = bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes.isMultiple(of: 2)
  }

  /// Returns the code unit that six characters escape; nil for any others.
  private static func unit(_ escape: some Collection<UInt8>) -> UInt16? {
    guard escape.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    let digits = escape.dropFirst(2)
    // A sign is not a digit, though a number may begin with one.
    guard digits.allSatisfy(letters.prefix(digitCount).contains) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// The characters of the escapes, each of which has a noncharacter that replaces it.
  private static let letters = Array("0123456789abcdefABCDEF\\u".utf8)

  /// The number of hexadecimal digits among these.
  private static let digitCount = 22

  /// The first of the noncharacters; the one before it is for aliases.
  private static let firstDisguise: UInt32 = 0xFDD1

  /// Returns noncharacters in UTF-8, one for each character of both escapes.
  static func disguise(_ escapes: some Sequence<UInt8>) -> [UInt8] {
    var disguise = String.UnicodeScalarView()
    for byte in escapes {
      guard let index = letters.firstIndex(of: byte),
        let scalar = Unicode.Scalar(firstDisguise + UInt32(index))
      else { continue }
      disguise.append(scalar)
    }
    return Array(String(disguise).utf8)
  }

  /// Returns the character that a noncharacter replaces; nil for any other.
  static func uncovered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= firstDisguise, scalar.value - firstDisguise < UInt32(letters.count) else {
      return nil
    }
    return Unicode.Scalar(letters[Int(scalar.value - firstDisguise)])
  }

  /// Returns the character that disguised escapes represent; nil for anything else.
  static func character(ofDisguised scalars: some Collection<Unicode.Scalar>) -> Unicode.Scalar? {
    let escapes = scalars.compactMap { uncovered($0).map { UInt8(ascii: $0) } }
    guard escapes.count == length, scalars.count == length, let high = unit(escapes.prefix(6)),
      UTF16.isLeadSurrogate(high), let low = unit(escapes.suffix(6)), UTF16.isTrailSurrogate(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }
}
