import Glibc

/// The lines of a file, read one by one, however many there are.
///
/// Owns a file descriptor: made by `init`, closed by `deinit`.
package final class LineReader {
  private let path: String
  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The start of the next line in the buffer.
  private var start = 0
  private var isAtEnd = false

  /// Opens a regular file.
  ///
  /// - Parameter limit: The largest number of bytes of a line.
  /// - Throws: `FileError`.
  package init(_ path: String, limit: Int) throws {
    self.path = path
    self.limit = limit
    descriptor = try openRegularFile(path).descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Returns the next line without its line feed; nil at the file's end.
  ///
  /// - Throws: `FileError`, with `EFBIG` for a line over the limit.
  package func next() throws -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      guard buffer.count - start <= limit else { throw FileError("read", path, code: EFBIG) }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      try fill()
    }
  }

  private func fill() throws {
    let count = 1 << 16
    let chunk = try read(upTo: count, of: descriptor, named: path)
    isAtEnd = chunk.count < count
    buffer += chunk
  }
}

/// Returns the bytes of a text with line feeds at the ends of lines, without the carriage returns
/// that a checkout on Windows may add.
///
/// Other carriage returns are kept.
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
