package import Diagnostics
import FileAccess
import Glibc
import PlainText

/// The folders from which a config may read: its own, and those that the user allowed besides.
package struct PathSandbox: Hashable, Sendable {
  /// The folder at which relative paths start: absolute, without symbolic links.
  private let folder: String
  /// The readable folders, both as named (made absolute) and without symbolic links.
  private let namedRoots: [String]
  private let realRoots: [String]

  /// Creates a sandbox of the config's folder and others.
  ///
  /// - Throws: `Diagnostic` without a place for a folder that does not exist.
  package init(folder: String, allowing allowedPaths: [String] = []) throws(Diagnostic) {
    var real: [String] = []
    for path in [folder] + allowedPaths {
      do throws(FileError) {
        real.append(try Self.existing(path.isEmpty ? "." : path))
      } catch {
        throw Diagnostic(
          at: nil, "cannot open the folder '\(excerpt(of: path))': \(error.reason)")
      }
    }
    let realFolder = real[0]
    let workingFolder = realPath(".") ?? "/"
    self.folder = realFolder
    realRoots = real
    namedRoots = allowedPaths.map { normalizedPath($0, from: workingFolder) }
  }

  /// Returns true if there is something at a path in the folders; nothing outside them is examined.
  func exists(_ path: String) -> Bool {
    let absolute = normalizedPath(path, from: folder)
    guard (realRoots + namedRoots).contains(where: { Self.contains($0, absolute) }),
      let real = realPath(absolute)
    else { return false }
    return realRoots.contains { Self.contains($0, real) }
  }

  /// Returns the real path (absolute, without symbolic links) of a file that the config names.
  ///
  /// Nothing outside the folders is examined, so that the existence of a file there stays unknown,
  /// too.
  ///
  /// - Throws: `Diagnostic` at `place` for a path that leaves the folders, a URL, and a file that
  ///   does not exist.
  package func resolve(_ path: String, from place: SourceRange?) throws(Diagnostic) -> String {
    let name = excerpt(of: path)
    guard !path.isEmpty else { throw Diagnostic(at: place, "the file's path is empty") }
    guard !path.utf8.contains(0) else {
      throw Diagnostic(at: place, "the path '\(name)' contains a NUL character")
    }
    guard !Self.isURL(path) else {
      throw Diagnostic(
        at: place, "'\(name)' is a URL, and only files are read",
        suggestion: "download the file first, and name it by its path")
    }
    let absolute = normalizedPath(path, from: folder)
    guard (realRoots + namedRoots).contains(where: { Self.contains($0, absolute) }) else {
      throw outside("'\(name)' is outside the config's folder", place)
    }
    let real: String
    do throws(FileError) {
      real = try Self.existing(absolute)
    } catch {
      guard !leadsOut(absolute) else {
        throw outside("'\(name)' is a symbolic link out of the config's folder", place)
      }
      throw Diagnostic(
        at: place, "cannot read '\(name)': \(error.reason)",
        suggestion: neighbour(of: absolute, path))
    }
    guard realRoots.contains(where: { Self.contains($0, real) }) else {
      throw outside("'\(name)' is a symbolic link out of the config's folder", place)
    }
    return real
  }

  /// Returns whether links lead an incomplete path out of the folders, so that the error must not
  /// reveal their content.
  private func leadsOut(_ path: String, links: Int = 0) -> Bool {
    // The number of links that the system follows.
    guard links < 40 else { return false }
    var reached = ""
    let names = path.split(separator: "/")
    for (index, name) in names.enumerated() {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(reached + "/" + name, &target, target.count - 1)
      guard count > 0 else {
        reached += "/" + name
        continue
      }
      let bytes = target.prefix(count).map(UInt8.init(bitPattern:))
      let rest = names[(index + 1)...].joined(separator: "/")
      let next = normalizedPath(
        String(decoding: bytes, as: UTF8.self) + "/" + rest, from: reached.isEmpty ? "/" : reached)
      return leadsOut(next, links: links + 1)
    }
    return !realRoots.contains { Self.contains($0, reached) }
  }

  /// Returns the suggestion of an existing file whose name is similar to a missing one's.
  private func neighbour(of absolute: String, _ path: String) -> String? {
    guard let slash = absolute.lastIndex(of: "/"),
      let folder = realPath(String(absolute[..<slash]) + "/"),
      realRoots.contains(where: { Self.contains($0, folder) }),
      let name = closest(
        to: String(absolute[absolute.index(after: slash)...]),
        among: (try? names(inFolder: folder)) ?? [])
    else { return nil }
    let start = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return "did you mean '\(excerpt(of: start + name))'?"
  }

  private func outside(_ message: String, _ place: SourceRange?) -> Diagnostic {
    Diagnostic(
      at: place, message, suggestion: "copy it there, or open its folder with --allow-path")
  }

  private static func contains(_ root: String, _ path: String) -> Bool {
    relativePath(path, below: root) != nil
  }

  /// Returns the real path of an existing file.
  private static func existing(_ path: String) throws(FileError) -> String {
    guard let real = realPath(path) else { throw FileError("read", path, code: errno) }
    return real
  }

  /// Returns whether a path is `https://…`, `file:…` or similar; a Windows drive is not.
  private static func isURL(_ path: String) -> Bool {
    guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = path[..<colon].lowercased()
    if ["http", "https", "file", "data", "ftp"].contains(scheme) { return true }
    return !scheme.isEmpty && path[colon...].hasPrefix("://")
  }
}
