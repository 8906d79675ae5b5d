import Glibc

/// The names in a folder but `.` and `..`, in no order; none if it cannot be read.
func folderNames(_ path: String) -> [String] {
  (try? names(inFolder: path)) ?? []
}

/// The names in a folder but `.` and `..`, in no order.
func names(inFolder path: String) throws(FileFailure) -> [String] {
  // "On success, readdir() returns a pointer to a dirent structure. (This structure may be
  // statically allocated; do not attempt to free(3) it.)"
  guard let stream = opendir(path) else {
    throw errno == ENOTDIR ? FileFailure("it is not a folder") : FileFailure(code: errno)
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
