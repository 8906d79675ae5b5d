import FileAccess
import Glibc
import GoldenImages

/// A golden that is a text.
struct TextGolden {
  /// The file's path.
  let path: String

  /// What comparing a text with the golden showed.
  enum Match: Equatable {
    case equal
    case missing
    /// The golden's text is another.
    case different(String)
    /// The golden is no text.
    case unreadable(String)
  }

  /// The longest text that is read; none of what a canvas can show is longer.
  private static let limit = 256 << 20

  /// Compares a text with the golden.
  ///
  /// - Throws: `FileError` if something other than a missing file keeps it from being read.
  func match(_ text: String) throws -> Match {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = withLineFeeds(try readRegularFile(path, limit: Self.limit))
    } catch {
      guard error.code == ENOENT else { throw error }
      return .missing
    }
    guard let golden = String(validating: bytes, as: UTF8.self) else {
      return .unreadable("it is not UTF-8")
    }
    // Texts are compared byte by byte: two ways to write an accent are not equal.
    return golden.utf8.elementsEqual(text.utf8) ? .equal : .different(golden)
  }

  /// Writes the golden; folders are made as they are needed.
  ///
  /// - Throws: `FileError`; an older golden then stays what it was.
  func record(_ text: String) throws {
    try makeFolder(folder(of: path))
    try AtomicFile.write(text.utf8, to: path)
  }
}
