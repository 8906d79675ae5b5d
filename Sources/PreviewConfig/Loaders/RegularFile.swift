import Glibc

/// Reads whole files.
package enum RegularFile {
  /// The bytes of a regular file.
  ///
  /// A folder, a pipe or a device is refused without waiting for it.
  ///
  /// - Parameter limit: How many bytes the file may hold.
  /// - Throws: `FileFailure` for a file that is missing, of another kind, larger than `limit`, or
  ///   that cannot be read.
  package static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(kind(ofMode: status.st_mode))
    }
    guard status.st_size <= limit else { throw tooLarge(limit) }
    // One byte more than the size tells the file's end in one read; a file that grows meanwhile, or
    // that does not tell its size, takes more.
    return try readAll(descriptor, expecting: Int(status.st_size) + 1, limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32, expecting count: Int, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = count
    while true {
      var failure: Int32 = 0
      var read = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if read < 0 { failure = errno }
        initialized = max(read, 0)
      }
      if failure == EINTR { continue }
      guard failure == 0 else { throw FileFailure(code: failure) }
      if read == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw tooLarge(limit) }
      capacity = max(count - bytes.count, 1 << 16)
    }
  }

  private static func tooLarge(_ limit: Int) -> FileFailure {
    let size = limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return FileFailure("the file is larger than \(size)")
  }

  private static func kind(ofMode mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "it is a folder"
    case S_IFIFO: "it is a pipe"
    case S_IFSOCK: "it is a socket"
    case S_IFCHR, S_IFBLK: "it is a device"
    default: "it is not a regular file"
    }
  }
}
