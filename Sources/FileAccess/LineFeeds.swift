import Glibc

/// The bytes of a text whose lines end with line feeds, as a checkout on Windows may have given it
/// a carriage return before each.
///
/// Other carriage returns stay.
package func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
  let carriageReturn = UInt8(ascii: "\r")
  let lineFeed = UInt8(ascii: "\n")
  let isChanged = bytes.withUnsafeBytes {
    $0.baseAddress.map { memchr($0, Int32(carriageReturn), bytes.count) != nil } ?? false
  }
  guard isChanged else { return bytes }
  return bytes.indices.compactMap { index in
    let next = index + 1
    let isBeforeFeed = next < bytes.count && bytes[next] == lineFeed
    return bytes[index] == carriageReturn && isBeforeFeed ? nil : bytes[index]
  }
}
