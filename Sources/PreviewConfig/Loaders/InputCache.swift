import ConfigLanguage
import Diagnostics
import Synchronization
import Workers

/// Decoded pictures and parsed data by the contents of their files, for repeated loading of
/// configs.
///
/// A file is read each time, so that every change is seen; decoding and parsing take most of the
/// time.
package final class InputCache: Sendable {
  /// Pictures by the SHA-256 of their files.
  let pictures = PictureCache()
  /// The capacity suffices for a config of several collections; a file of ten million values is
  /// large.
  private let documents = Mutex(RecentValues<DocumentKey, DataDocument>(budget: 16))

  /// A list in a data file, by the file's contents.
  struct DocumentKey: Hashable {
    /// The file's name in diagnostics.
    var name: String
    var sha256: String
    /// The path of the list in the file.
    var path: [String]
  }

  /// Creates an empty cache.
  package init() {}

  /// Returns the document of a key; a missing one is read by `read`.
  func document(
    _ key: DocumentKey, read: () throws(Diagnostic) -> DataDocument
  ) throws(Diagnostic) -> DataDocument {
    if let known = documents.withLock({ $0.value(for: key) }) { return known }
    let document = try read()
    documents.withLock { $0.insert(document, for: key, cost: 1) }
    return document
  }
}
