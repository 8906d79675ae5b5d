import Glibc

/// Returns a path by its names from the working directory; absolute if it is outside.
///
/// `./a//b` is `a/b`. Links are followed in a path that goes up or is absolute, and in no other.
package func pathFromWorkingDirectory(_ path: String) -> String {
  // By bytes: every result has such a path.
  let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  let names = parts.filter { !$0.isEmpty && !$0.elementsEqual(".".utf8) }
  guard
    path.utf8.first == UInt8(ascii: "/")
      || names.contains(where: { $0.elementsEqual("..".utf8) })
  else {
    guard names.count < parts.count else { return path }
    return names.isEmpty ? "." : names.map { String(Substring($0)) }.joined(separator: "/")
  }
  guard let working = realPath(".") else { return path }
  let absolute = resolved(path)
  return relativePath(absolute, below: working) ?? absolute
}

/// Returns the absolute path of an existing file without links; nil for all others.
package func realPath(_ path: String) -> String? {
  let real = realPath(of: path)
  ReadLog.current?.note(.place, path, RecordedRead.Question.place(real))
  return real
}

/// Returns a path without links, as `realPath`, without noting it.
func realPath(of path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Returns whether a path that may not exist yet leads to the working directory or below it,
/// following links.
package func isBelowWorkingDirectory(_ path: String) -> Bool {
  guard let working = realPath(".") else { return false }
  return relativePath(resolved(path), below: working) != nil
}

/// Returns the path from a folder down to a path, as in `b/c`; `.` for the folder itself, nil for a
/// path that is not below it.
///
/// - Parameters:
///   - path: An absolute path without links.
///   - folder: Another one.
package func relativePath(_ path: String, below folder: String) -> String? {
  if path == folder { return "." }
  let prefix = folder == "/" ? "/" : folder + "/"
  // By bytes: every file that is read is noted by such a path.
  return path.utf8.starts(with: prefix.utf8)
    ? String(path.utf8.dropFirst(prefix.utf8.count)) : nil
}

/// Returns the path from a folder to a path, as in `../actual`; `.` if they are the same.
///
/// Only the names in the paths count: nothing has to exist, and links are not followed.
package func relativePath(from folder: String, to path: String) -> String {
  let start = absoluteNames(of: folder)
  let end = absoluteNames(of: path)
  let common = zip(start, end).prefix { $0 == $1 }.count
  let names = Array(repeating: "..", count: start.count - common) + end[common...]
  return names.isEmpty ? "." : names.joined(separator: "/")
}

/// Returns the names from the root to a path, without `.` and `..`; links are not followed.
package func absoluteNames(of path: String) -> [String] {
  normalizedPath(path, from: realPath(".") ?? "").split(separator: "/").map(String.init)
}

/// Returns whether a path leads down from its start: names between single slashes, without `.` and
/// `..`, and within the system's limit of length.
package func isInside(_ relative: String) -> Bool {
  guard !relative.isEmpty, relative.utf8.count < PATH_MAX, !relative.utf8.contains(0) else {
    return false
  }
  return relative.split(separator: "/", omittingEmptySubsequences: false)
    .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
}

/// Returns an absolute path without `.`, `..` and doubled slashes; symbolic links are kept.
///
/// - Parameter folder: The start of a relative path: absolute.
package func normalizedPath(_ path: String, from folder: String) -> String {
  let absolute = path.hasPrefix("/") ? path : folder + "/" + path
  var parts: [Substring] = []
  for part in absolute.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// Returns the absolute path of a file that may not exist yet: the existing part is resolved, the
/// rest is appended.
private func resolved(_ path: String) -> String {
  if let real = realPath(path) { return real }
  let parent = folder(of: path)
  let name = lastName(of: path)
  // A missing name can only be left again by `..` in the path's names.
  guard parent != path, name != "..", !name.isEmpty else { return path }
  let base = resolved(parent)
  return base == "/" ? "/" + name : base + "/" + name
}
