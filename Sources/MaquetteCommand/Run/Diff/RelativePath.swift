import FileAccess
import Glibc

/// The way from a folder to a path, as in `../actual`; `.` if they are the same.
///
/// Only the words of the paths count: nothing has to exist, and no link is followed.
func relativePath(from folder: String, to path: String) -> String {
  let start = absoluteNames(of: folder)
  let end = absoluteNames(of: path)
  let common = zip(start, end).prefix { $0 == $1 }.count
  let names = Array(repeating: "..", count: start.count - common) + end[common...]
  return names.isEmpty ? "." : names.joined(separator: "/")
}

/// The names from the root to a path, without `.` and `..`.
func absoluteNames(of path: String) -> [String] {
  let base = path.hasPrefix("/") ? "" : (realPath(".") ?? "") + "/"
  return (base + path).split(separator: "/").reduce(into: []) { names, name in
    switch name {
    case ".": break
    case "..": _ = names.popLast()
    default: names.append(String(name))
    }
  }
}
