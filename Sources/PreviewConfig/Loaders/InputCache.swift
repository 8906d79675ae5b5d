import ConfigLanguage
import Diagnostics
import Synchronization
import Workers

/// Decoded pictures and parsed data by the contents of their files, for those who load configs again
/// and again.
///
/// A file is read each time, so that no change of it goes unseen; decoding and parsing are what
/// takes long.
package final class InputCache: Sendable {
  /// Pictures by the SHA-256 of their files.
  let pictures = PictureCache()
  /// As many as a config of several collections names; a file of ten million values is large.
  private let documents = Mutex(RecentValues<DocumentKey, DataDocument>(budget: 16))

  /// A list in a data file, by the file's contents.
  struct DocumentKey: Hashable {
    /// What diagnostics call the file.
    var name: String
    var sha256: String
    /// Where in the file the list is.
    var path: [String]
  }

  /// Nothing yet.
  package init() {}

  /// The document of a key, which is made by `read` if it is not known.
  func document(
    _ key: DocumentKey, read: () throws(Diagnostic) -> DataDocument
  ) throws(Diagnostic) -> DataDocument {
    if let known = documents.withLock({ $0.value(for: key) }) { return known }
    let document = try read()
    documents.withLock { $0.insert(document, for: key, cost: 1) }
    return document
  }
}
