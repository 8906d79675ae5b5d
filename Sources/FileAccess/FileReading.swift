import Glibc

/// The most bytes that are read of a file: twice what the largest picture takes without
/// compression.
package let longestFile = 512 << 20

/// The bytes of a file.
///
/// - Throws: `FileError` if the file cannot be read or has more than `limit` bytes.
package func readFile(_ path: String, limit: Int = longestFile) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
  defer { close(descriptor) }
  return try readAll(descriptor, named: path, limit: limit)
}

/// The bytes of a regular file.
///
/// A pipe or a device is refused without waiting for it.
///
/// - Throws: `FileError`, with `EISDIR` for a folder, `ENOTSUP` for what else is no regular file,
///   and `EFBIG` for more than `limit` bytes.
package func readRegularFile(_ path: String, limit: Int = longestFile) throws -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe would wait for its writer.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", path, code: errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError("read", path, code: EISDIR)
  default: throw FileError("read", path, code: ENOTSUP)
  }
  guard status.st_size <= limit else { throw FileError("read", path, code: EFBIG) }
  return try readAll(descriptor, named: path, limit: limit)
}

/// The bytes of a file that a user names: a regular one, or a descriptor that a shell opened for a
/// command's output, as in `diff <(…)`.
///
/// - Throws: `FileError`; a pipe that has a name is refused as by `readRegularFile`, without waiting
///   for its writer.
package func readNamedFile(_ path: String) throws -> [UInt8] {
  let isDescriptor = ["/dev/fd/", "/proc/self/fd/", "/dev/stdin"].contains { path.hasPrefix($0) }
  return try isDescriptor ? readFile(path) : readRegularFile(path)
}

/// The bytes of an open file, to its end.
///
/// A device or a pipe may have no end, so no more than `limit` bytes and some are ever held.
///
/// - Throws: `FileError` that names `path`, with `EFBIG` for more than `limit` bytes.
package func readAll(
  _ descriptor: Int32, named path: String, limit: Int = longestFile
) throws -> [UInt8] {
  let step = 1 << 16
  var status = stat()
  let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  // With room for one byte more than a file has, the first read finds its end. The files of
  // `/proc` have a size of 0.
  var count = isFile && status.st_size > 0 ? min(Int(status.st_size), limit) + 1 : step
  var bytes: [UInt8] = []
  while true {
    let piece = try read(upTo: count, of: descriptor, named: path)
    // In place: a sum would copy, at each step, all that a pipe gave before.
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    guard bytes.count <= limit else { throw FileError("read", path, code: EFBIG) }
    if piece.count < count { return bytes }
    count = step
  }
}

/// The next bytes of an open file: `count` of them, or fewer only at its end.
///
/// - Throws: `FileError` that names `path`.
func read(upTo count: Int, of descriptor: Int32, named path: String) throws -> [UInt8] {
  // Read in place: no byte is written twice.
  try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count {
      let taken = Glibc.read(
        descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
      if taken == 0 { return }
      if taken < 0 {
        if errno == EINTR { continue }
        throw FileError("read", path, code: errno)
      }
      filled += taken
    }
  }
}
