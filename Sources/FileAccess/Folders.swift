import Glibc

/// Makes a folder, and those above it that are missing.
///
/// - Throws: `FileError` that names `path`.
package func makeFolder(_ path: String) throws {
  guard mkdir(path, 0o777) != 0 else { return }
  switch errno {
  case EEXIST:
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError("make the folder", path, code: ENOTDIR)
    }
  case ENOENT:
    let parent = folder(of: path)
    guard parent != path else {
      throw FileError("make the folder", path, code: ENOENT)
    }
    try makeFolder(parent)
    // Another process may have made it meanwhile.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError("make the folder", path, code: errno)
    }
  default: throw FileError("make the folder", path, code: errno)
  }
}

/// The folder that a path's last name stands in; `.` for a bare name.
package func folder(of path: String) -> String {
  let path = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The names in a folder but `.` and `..`, in alphabetical order.
///
/// - Throws: `FileError`.
package func names(inFolder path: String) throws -> [String] {
  guard let stream = opendir(path) else { throw FileError("read", path, code: errno) }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
