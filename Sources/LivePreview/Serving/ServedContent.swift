import Reports

/// The content of a served site: a report, or a review.
protocol ServedContent: Sendable {
  /// The files that the page requests below `page/`.
  static var pageFiles: [String: [UInt8]] { get }

  /// The folder of the pictures and the comments.
  var folderPath: String { get }
  /// The cases of the page, from the latest reading.
  var cases: ServedCases { get }

  /// Reads the changes of other processes.
  ///
  /// - Throws: The errors of reading the folder; `cases` are unchanged then.
  func read() throws

  /// Returns the current page.
  ///
  /// - Throws: The errors of reading the folder.
  func page(comments: [ReaderComment]) throws -> [UInt8]

  /// Throws if a page of a version does not show the current content.
  func check(_ version: String?) throws
}

/// Returns the bytes that a writer writes.
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
