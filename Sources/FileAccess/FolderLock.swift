import Glibc

/// Runs `body` while this thread holds a lock on a folder.
///
/// Threads and processes that lock the same folder wait for each other; shared locks go together.
/// The kernel frees the lock of a process that ends in any way. On a file system without locks, or
/// for a folder that is not there, `body` runs without one.
///
/// - Parameter isShared: True for those who only read.
package func withFolderLock<Result>(
  _ path: String, isShared: Bool = false, _ body: () throws -> Result
) rethrows -> Result {
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return try body() }
  // Closing frees the lock.
  defer { close(descriptor) }
  while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  return try body()
}
