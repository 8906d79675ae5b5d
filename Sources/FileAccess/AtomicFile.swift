import Glibc

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file in the target's folder, which `commit()` renames over the
/// target, keeping its permissions. Until then, and whatever fails, an older file stays as it was.
/// A target that is neither a file nor missing, such as a pipe or `/dev/null`, is written directly.
/// A symbolic link to a file is replaced, not followed, so nothing outside the folder is touched.
///
/// One thread at a time may use a value.
package final class AtomicFile {
  /// The target.
  package let path: String

  private let temporary: TemporaryFile?
  private let descriptor: Int32
  private var isOpen = true

  /// Prepares to write `path`.
  ///
  /// - Throws: `FileError` if the folder is missing or may not be written, or if `path` is a
  ///   folder.
  package init(path: String) throws {
    self.path = path
    switch try Target(path) {
    case .missing:
      let temporary = try TemporaryFile(for: path)
      self.temporary = temporary
      descriptor = temporary.descriptor
    case .file(let mode):
      let temporary = try TemporaryFile(for: path)
      self.temporary = temporary
      descriptor = temporary.descriptor
      guard fchmod(descriptor, mode) == 0 else {
        let code = errno
        temporary.discard()
        throw FileError("keep the permissions of", path, code: code)
      }
    case .stream:
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError("open", path, code: errno) }
    }
  }

  deinit {
    guard isOpen else { return }
    if let temporary { temporary.discard() } else { close(descriptor) }
  }

  /// Appends bytes.
  ///
  /// - Throws: `FileError`, for example when the disk is full.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard writeAll(bytes, to: descriptor) else { throw FileError("write", path, code: errno) }
  }

  /// Puts the written bytes in the target's place, on the disk before they are seen.
  ///
  /// - Throws: `FileError`; the target is then what it was.
  package func commit() throws {
    precondition(isOpen, "'\(path)' was committed before")
    isOpen = false
    guard let temporary else {
      guard close(descriptor) == 0 else { throw FileError("write", path, code: errno) }
      return
    }
    try temporary.rename(to: path)
  }

  /// Writes a whole file at once.
  ///
  /// - Throws: `FileError`; the target is then what it was.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = try AtomicFile(path: path)
    try Array(bytes).withUnsafeBytes { try file.write($0) }
    try file.commit()
  }
}

/// What is at a path that is to be written.
private enum Target {
  case missing
  case file(mode: mode_t)
  case stream

  init(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // The code that makes the temporary file reports a missing folder, a dangling link's too.
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(mode: status.st_mode & 0o7777)
    case S_IFDIR: throw FileError("write", path, code: EISDIR)
    default: self = .stream
    }
  }
}

/// Writes all bytes to an open file; false, with `errno` set, where the system refuses.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count < 0 {
      if errno == EINTR { continue }
      return false
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return true
}
