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

/// The bytes of an open file, to its end.
///
/// A device or a pipe may have no end, so no more than `limit` bytes and some are ever held.
///
/// - Throws: `FileError` that names `path`, with `EFBIG` for more than `limit` bytes.
package func readAll(
  _ descriptor: Int32, named path: String, limit: Int = longestFile
) throws -> [UInt8] {
  var bytes: [UInt8] = []
  let step = 1 << 16
  while true {
    var code: Int32 = 0
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: step))
    let count = bytes.withUnsafeMutableBytes { buffer in
      let count = read(descriptor, buffer.baseAddress?.advanced(by: start), step)
      code = errno
      return count
    }
    bytes.removeLast(step - max(count, 0))
    if count == 0 { return bytes }
    if count < 0, code != EINTR { throw FileError("read", path, code: code) }
    guard bytes.count <= limit else { throw FileError("read", path, code: EFBIG) }
  }
}
