import Glibc
import PlainText

extension AtomicFile {
  /// Replaces the bytes of a file whose content is known.
  ///
  /// Its permissions are kept. A symbolic link is refused: its target may be anywhere, and
  /// replacing the link would not change the target.
  ///
  /// - Parameter digest: The expected SHA-256 of the file's current content.
  /// - Throws: `FileError`, with `ESTALE` for a file with other content, and as `readRegularFile`
  ///   for anything that is not a file; the file is unchanged then.
  package static func replace(
    _ path: String, with bytes: [UInt8], expecting digest: String
  ) throws {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw FileError(writing: path, code: ELOOP, "it is a symbolic link")
    }
    // A file that its owner may only read could still be replaced in a folder that is writable.
    guard access(path, W_OK) == 0 else { throw FileError("write", path, code: errno) }
    try withFolderLock(folder(of: path)) {
      guard sha256(try readRegularFile(path)) == digest else { throw FileError.changed(path) }
      try write(bytes, to: path)
    }
  }
}

extension FileError {
  /// Returns the refusal to overwrite a file whose content has changed since it was read.
  package static func changed(_ path: String) -> FileError {
    FileError(writing: path, code: ESTALE, "the file has changed since it was read")
  }

  /// Returns the refusal to write a file whose path leads elsewhere than when it was read.
  static func linked(_ path: String) -> FileError {
    FileError(writing: path, code: ELOOP, "a symbolic link leads to it by now")
  }

  /// Creates the refusal to write a file, by the kind of file at its path.
  fileprivate init(writing path: String, code: Int32, _ finding: String) {
    self.init("write", path, code: code)
    self.finding = finding
  }
}
