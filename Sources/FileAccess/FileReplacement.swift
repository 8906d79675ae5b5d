import Glibc
import PlainText

extension AtomicFile {
  /// Puts other bytes in the place of a file whose content is known.
  ///
  /// Its permissions stay. A symbolic link is refused: what it leads to may be anywhere, and
  /// replacing the link would leave that as it was.
  ///
  /// - Parameter digest: The SHA-256 of what the file must still hold.
  /// - Throws: `FileError`, with `ESTALE` for a file that holds something else by now, and as
  ///   `readRegularFile` for what is not a file; the file is then what it was.
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
  /// The refusal to write over a file that holds something else than what was read.
  package static func changed(_ path: String) -> FileError {
    FileError(writing: path, code: ESTALE, "the file has changed since it was read")
  }

  /// The refusal to write a file whose path leads elsewhere than when it was read.
  static func linked(_ path: String) -> FileError {
    FileError(writing: path, code: ELOOP, "a symbolic link leads to it by now")
  }

  /// The refusal to write a file, by what is at its path.
  fileprivate init(writing path: String, code: Int32, _ finding: String) {
    self.init("write", path, code: code)
    self.finding = finding
  }
}
