import Glibc
import PlainText

/// An error for an operation that the file system refused.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attempted operation, as in `write`.
  public var operation: String
  /// The file or folder, as its user named it.
  public var path: String
  /// The system's number of the reason, as in `ENOSPC`.
  public var code: Int32
  /// The kind of file at the path, if that is the reason, as in `it is a pipe`.
  package var finding: String?

  /// Creates the refusal of an operation on a path, by the system's number.
  package init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Creates the refusal of a new file: the system's words for one in `/proc` are those for a
  /// missing folder.
  package init(writing path: String, code: Int32) {
    self.init("write", path, code: code)
    if code == ENOENT, isFolder(folder(of: path)) { finding = "its folder takes no new files" }
  }

  /// The operation, the path and the reason, as in `cannot write 'a.png': no space left on device`.
  public var description: String {
    "cannot \(operation) '\(oneLine(path))': \(reason)"
  }

  /// The reason in lower case: the finding, or the system's words.
  ///
  /// The words do not depend on the locale.
  public var reason: String {
    if let finding { return finding }
    // The system's words do not distinguish writing from reading.
    if operation == "read", code == ENOENT { return "file not found" }
    // glibc keeps the words of `strerror` for each thread, and no part of Maquette sets a locale.
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Returns the reason for an error of reading or decoding a file: a `FileError`'s own, or an
/// excerpt of the error's words, which are as long as a decoder likes.
package func reason(of error: any Error) -> String {
  (error as? FileError)?.reason ?? excerpt(of: "\(error)")
}
