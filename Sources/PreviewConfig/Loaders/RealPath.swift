import Glibc

/// The absolute path of a file or folder, without symbolic links, `.` and `..`.
func realPath(of path: String) throws(FileFailure) -> String {
  // With a null buffer, "realpath() uses malloc(3) to allocate a buffer [and] returns a pointer to
  // this buffer. The caller should deallocate this buffer using free(3)."
  guard let resolved = realpath(path, nil) else { throw FileFailure(code: errno) }
  defer { free(resolved) }
  return String(cString: resolved)
}
