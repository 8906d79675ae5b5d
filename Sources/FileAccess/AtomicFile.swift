import Glibc
import Synchronization

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file in the target's folder, which `commit()` renames over the
/// target, keeping its permissions. Until then, and after any failure, an older file is unchanged.
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
      // All properties have values: `deinit` discards the file if this throws.
      guard fchmod(descriptor, mode) == 0 else {
        throw FileError("keep the permissions of", path, code: errno)
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
  /// - Throws: `FileError`, for example if the disk is full.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard writeAll(bytes, to: descriptor) else { throw FileError("write", path, code: errno) }
  }

  /// Replaces the target by the written bytes, which are on the disk before they become visible.
  ///
  /// - Parameter isDurable: False for a file that may be lost if the machine fails soon after: the
  ///   disk is not waited for.
  /// - Throws: `FileError`; the target is unchanged then.
  package func commit(isDurable: Bool = true) throws {
    precondition(isOpen, "'\(path)' was committed before")
    isOpen = false
    guard let temporary else {
      guard close(descriptor) == 0 else { throw FileError("write", path, code: errno) }
      return
    }
    try temporary.rename(to: path, isDurable: isDurable)
  }

  /// Writes a whole file at once.
  ///
  /// - Parameter isDurable: False for a file that may be lost if the machine fails soon after.
  /// - Throws: `FileError`; the target is unchanged then.
  package static func write(
    _ bytes: some Sequence<UInt8>, to path: String, isDurable: Bool = true
  ) throws {
    let file = try AtomicFile(path: path)
    try Array(bytes).withUnsafeBytes { try file.write($0) }
    try file.commit(isDurable: isDurable)
  }
}

/// The current state of a path that is to be written.
private enum Target {
  case missing
  case file(mode: mode_t)
  case stream

  init(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // The code that makes the temporary file reports a missing folder, even a broken link's.
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

/// Writes a file, which is visible before it is complete, over an older one of its name.
///
/// For files that are not read before the one that names them exists: it takes half as many system
/// calls as `AtomicFile`, and a file that is there keeps its place on the disk.
///
/// - Returns: False if the path is anything but a file of this one name, even a broken link: nothing
///   was written then.
/// - Throws: `FileError`; the file is removed then.
package func writeInPlace(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
  let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
  let descriptor = open(path, flags, 0o666)
  guard descriptor >= 0 else {
    if [EACCES, EISDIR, ELOOP, ENXIO].contains(errno) { return false }
    throw FileError("write", path, code: errno)
  }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1
  else {
    close(descriptor)
    return false
  }
  var isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  if isWritten, status.st_size > bytes.count {
    isWritten = ftruncate(descriptor, bytes.count) == 0
  }
  let code = errno
  guard close(descriptor) == 0, isWritten else {
    let code = isWritten ? errno : code
    unlink(path)
    throw FileError("write", path, code: code)
  }
  return true
}

/// Writes all bytes to an open file; returns false, with `errno` set, if the system refuses.
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

/// A file beside its target, which replaces the target or is removed.
///
/// Its owner holds a lock on it. The kernel frees the lock of a process that ends in any way, so a
/// file of this name without a lock is abandoned, and `removeAbandoned(in:)` removes it.
private final class TemporaryFile {
  let descriptor: Int32
  private let path: String
  private let folder: String

  /// The temporary files of this process.
  private struct Registry {
    var paths: Set<String> = []
    /// The folders that have been swept.
    var sweptFolders: Set<String> = []
    var nextNumber = 0
  }

  private static let registry = Mutex(Registry())
  private static let prefix = ".maquette-"
  private static let suffix = ".tmp"

  /// Makes an empty file in the folder of `target`.
  ///
  /// The first one in a folder removes the files of killed processes there.
  ///
  /// - Throws: `FileError`, which names `target`.
  init(for target: String) throws {
    let folder = FileAccess.folder(of: target)
    if Self.registry.withLock({ $0.sweptFolders.insert(folder).inserted }) {
      Self.removeAbandoned(in: folder)
    }
    while true {
      let path = Self.reserveName(in: folder)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        let code = errno
        Self.release(path)
        if code == EEXIST { continue }
        throw FileError(writing: target, code: code)
      }
      // A sweep may run between `open` and the lock: then the file is removed, or is about to be.
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(descriptor)
        Self.release(path)
        continue
      }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
        close(descriptor)
        Self.release(path)
        continue
      }
      self.descriptor = descriptor
      self.path = path
      self.folder = folder
      return
    }
  }

  /// Replaces `target` by the file once its bytes are on the disk, and closes it.
  ///
  /// - Throws: `FileError`; the file is removed then, and the target unchanged.
  func rename(to target: String, isDurable: Bool) throws {
    guard !isDurable || fsync(descriptor) == 0, Glibc.rename(path, target) == 0 else {
      let code = errno
      discard()
      throw FileError(writing: target, code: code)
    }
    close(descriptor)
    Self.release(path)
    guard isDurable else { return }
    // The new name is on the disk once the folder is; if a folder cannot be synchronised, as on
    // some network file systems, the rename itself is still atomic.
    let folder = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  func discard() {
    unlink(path)
    close(descriptor)
    Self.release(path)
  }

  /// Removes the temporary files in `folder` whose processes are gone.
  static func removeAbandoned(in folder: String) {
    // Writing in a folder that cannot be read reports the error.
    guard let names = try? unnotedNames(inFolder: folder) else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      removeIfAbandoned(folder + "/" + name)
    }
  }

  private static func removeIfAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    // The name may by now refer to another process's new file.
    var held = stat()
    var named = stat()
    guard fstat(descriptor, &held) == 0, lstat(path, &named) == 0,
      held.st_dev == named.st_dev, held.st_ino == named.st_ino
    else { return }
    unlink(path)
  }

  /// Removes this process's temporary files and ends the process, so that none can follow.
  static func removeAllAndExit(_ status: Int32) -> Never {
    registry.withLock { registry in
      for path in registry.paths { unlink(path) }
      // The lock is kept: no thread may begin another file.
      _exit(status)
    }
  }

  private static func reserveName(in folder: String) -> String {
    registry.withLock { registry in
      registry.nextNumber += 1
      let path = "\(folder)/\(prefix)\(getpid())-\(registry.nextNumber)\(suffix)"
      registry.paths.insert(path)
      return path
    }
  }

  private static func release(_ path: String) {
    registry.withLock { _ = $0.paths.remove(path) }
  }
}

extension AtomicFile {
  /// Removes unfinished files of killed processes in `folder`.
  package static func removeAbandoned(in folder: String) {
    TemporaryFile.removeAbandoned(in: folder)
  }

  /// Removes this process's uncommitted files and its scratch folders, and ends it.
  package static func removeUnfinishedAndExit(_ status: Int32) -> Never {
    ScratchFolder.removeAll()
    TemporaryFile.removeAllAndExit(status)
  }
}
