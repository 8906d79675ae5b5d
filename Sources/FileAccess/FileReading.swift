import Glibc
import PlainText

/// The largest number of bytes that are read of a file: twice those of the largest picture without
/// compression.
package let longestFile = 512 << 20

/// Returns the bytes of a file.
///
/// - Throws: `FileError` if the file cannot be read or has more than `limit` bytes.
package func readFile(_ path: String, limit: Int = longestFile) throws(FileError) -> [UInt8] {
  let read = try noted(path) { () throws(FileError) -> ([UInt8], FileSignature?) in
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    let signature = fstat(descriptor, &status) == 0 ? FileSignature(settled: status) : nil
    return (try readAll(descriptor, named: path, limit: limit), signature)
  }
  return read.bytes
}

/// Reads a file, and notes what was found in the log of this thread.
///
/// - Returns: The bytes, with their digest if they were noted.
private func noted(
  _ path: String, _ read: () throws(FileError) -> ([UInt8], FileSignature?)
) throws(FileError) -> (bytes: [UInt8], digest: String?) {
  guard let log = ReadLog.current else { return (try read().0, nil) }
  do throws(FileError) {
    let (bytes, signature) = try read()
    let digest = sha256(bytes)
    log.note(.bytes, path, digest, signature)
    return (bytes, digest)
  } catch {
    log.note(.bytes, path, "!\(error.code)")
    throw error
  }
}

/// Returns the bytes of a regular file.
///
/// A pipe or a device is refused without waiting for it.
///
/// - Throws: `FileError`, with `EISDIR` for a folder, `ENOTSUP` for anything else that is not a
///   regular file, and `EFBIG` for more than `limit` bytes.
package func readRegularFile(_ path: String, limit: Int = longestFile) throws(FileError) -> [UInt8]
{
  try notedRegularFile(path, limit: limit).bytes
}

/// Returns the bytes of a regular file, as `readRegularFile`, with their SHA-256.
///
/// - Throws: `FileError`, as `readRegularFile`.
package func readDigestedFile(
  _ path: String, limit: Int
) throws(FileError) -> (bytes: [UInt8], sha256: String) {
  let (bytes, digest) = try notedRegularFile(path, limit: limit)
  return (bytes, digest ?? sha256(bytes))
}

private func notedRegularFile(
  _ path: String, limit: Int
) throws(FileError) -> (bytes: [UInt8], digest: String?) {
  try noted(path) { () throws(FileError) -> ([UInt8], FileSignature?) in
    let (descriptor, status) = try openRegularFile(path)
    defer { close(descriptor) }
    guard status.st_size <= limit else { throw FileError(reading: path, largerThan: limit) }
    let signature = FileSignature(settled: status)
    return (try readAll(descriptor, named: path, limit: limit), signature)
  }
}

/// Opens a regular file for reading; anything else is refused without waiting for it.
///
/// - Returns: The descriptor, which the caller closes, and the file's status.
/// - Throws: `FileError`, as `readRegularFile`.
func openRegularFile(
  _ path: String
) throws(FileError) -> (descriptor: Int32, status: stat) {
  // Without O_NONBLOCK, opening a pipe would wait for its writer.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
  var status = stat()
  let error =
    fstat(descriptor, &status) == 0
    ? FileError(reading: path, ofMode: status.st_mode) : FileError("read", path, code: errno)
  if let error {
    close(descriptor)
    throw error
  }
  return (descriptor, status)
}

/// Returns the bytes of a file that a user names: a regular one, or a descriptor that a shell
/// opened for a command's output, as in `diff <(…)`.
///
/// - Throws: `FileError`; a named pipe is refused as by `readRegularFile`, without waiting for its
///   writer.
package func readNamedFile(_ path: String) throws(FileError) -> [UInt8] {
  let isDescriptor = ["/dev/fd/", "/proc/self/fd/", "/dev/stdin"].contains { path.hasPrefix($0) }
  return try isDescriptor ? readFile(path) : readRegularFile(path)
}

/// Returns the bytes of an open file, to its end.
///
/// A device or a pipe may have no end, so not much more than `limit` bytes are ever in memory.
///
/// - Throws: `FileError`, which names `path`, with `EFBIG` for more than `limit` bytes.
package func readAll(
  _ descriptor: Int32, named path: String, limit: Int = longestFile
) throws(FileError) -> [UInt8] {
  let step = 1 << 16
  var status = stat()
  let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  // With room for one byte more than a file has, the first read finds its end. The files of `/proc`
  // have a size of 0.
  var count = isFile && status.st_size > 0 ? min(Int(status.st_size), limit) + 1 : step
  var bytes: [UInt8] = []
  while true {
    let piece = try read(upTo: count, of: descriptor, named: path)
    // In place: a sum would copy, at each step, all earlier bytes of a pipe.
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    guard bytes.count <= limit else { throw FileError(reading: path, largerThan: limit) }
    if piece.count < count { return bytes }
    count = step
  }
}

/// Returns the next bytes of an open file: `count` of them, or fewer only at its end.
///
/// - Throws: `FileError`, which names `path`.
func read(
  upTo count: Int, of descriptor: Int32, named path: String
) throws(FileError) -> [UInt8] {
  var failure: Int32 = 0
  // Read in place: no byte is written twice.
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count {
      let taken = Glibc.read(
        descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
      if taken == 0 { return }
      if taken < 0 {
        if errno == EINTR { continue }
        failure = errno
        return
      }
      filled += taken
    }
  }
  guard failure == 0 else { throw FileError("read", path, code: failure) }
  return bytes
}

extension FileError {
  /// Creates the refusal of a file that is not a regular one; nil for one that is.
  fileprivate init?(reading path: String, ofMode mode: mode_t) {
    let isFolder = mode & S_IFMT == S_IFDIR
    self.init("read", path, code: isFolder ? EISDIR : ENOTSUP)
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: finding = "it is a folder"
    case S_IFIFO: finding = "it is a pipe"
    case S_IFSOCK: finding = "it is a socket"
    case S_IFCHR, S_IFBLK: finding = "it is a device"
    default: finding = "it is not a regular file"
    }
  }

  /// Creates the refusal of a file of more than `limit` bytes.
  fileprivate init(reading path: String, largerThan limit: Int) {
    self.init("read", path, code: EFBIG)
    finding =
      "the file is larger than " + (limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit) bytes")
  }
}
