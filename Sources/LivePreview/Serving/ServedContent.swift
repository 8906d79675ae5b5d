import PageServer
import PlainText
import Reports

/// What a served site shows: a report, or a review.
protocol ServedContent: Sendable {
  /// The files that the page asks for below `page/`.
  static var pageFiles: [String: [UInt8]] { get }

  /// The folder that the pictures and the comments are in.
  var folderPath: String { get }
  /// What the page is about, as it was last read.
  var cases: ServedCases { get }

  /// Reads what another process may have written.
  ///
  /// - Throws: What reading the folder throws; `cases` then stay what they were.
  func read() throws

  /// The page as it is now.
  ///
  /// - Throws: What reading the folder throws.
  func page(comments: [ReaderComment]) throws -> [UInt8]

  /// Throws if what a page of a version shows is not what is there now.
  func check(_ version: String?) throws
}

/// The bytes that a writer writes.
func collectedBytes(
  _ write: (@escaping (UnsafeRawBufferPointer) throws -> Void) throws -> Void
) rethrows -> [UInt8] {
  final class Collected {
    var bytes: [UInt8] = []
  }
  let collected = Collected()
  try write { collected.bytes += $0 }
  return collected.bytes
}
