import FileAccess
import Glibc

/// Writes an input to a file, for readers that take a path.
///
/// Not by `AtomicFile`: syncing each of a thousand files a second would be all that the fuzzer does.
///
/// - Returns: The file's path.
/// - Throws: `FileError`.
func write(_ input: [UInt8], to name: String, in folder: String) throws -> String {
  let path = folder + "/" + name
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileError("write", path, code: errno) }
  defer { close(descriptor) }
  guard input.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
    throw FileError("write", path, code: errno)
  }
  return path
}
