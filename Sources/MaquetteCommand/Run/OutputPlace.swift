import FileAccess
import Glibc
import Maquette

/// Where a run's pictures go.
enum OutputPlace: Hashable {
  case standardOutput
  /// One picture, by its path.
  case file(String)
  /// Any number of pictures, by their previews' names.
  case folder(String)

  /// The place that an argument names: `-`, a path with a format's extension, or a folder.
  init(argument: String) {
    if argument == "-" {
      self = .standardOutput
    } else if OutputFormat(extensionOf: argument) != nil, !isFolder(argument) {
      self = .file(argument)
    } else {
      self = .folder(argument)
    }
  }

  /// The path of a picture.
  func path(of name: String, _ format: OutputFormat) -> String {
    switch self {
    case .standardOutput: return "-"
    case .file(let path): return path
    case .folder(let folder):
      // The loader lets no slash into a name; with one, a picture could leave the folder.
      precondition(!name.contains("/"), "the preview name '\(name)'")
      return (folder.hasSuffix("/") ? folder : folder + "/") + "\(name).\(format.fileExtension)"
    }
  }

  /// The path of a picture with redlines, beside the plain one: `name.annotated.png`.
  func annotatedPath(of name: String, _ format: OutputFormat) -> String {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else {
      return self.path(of: name + ".annotated", format)
    }
    return path[..<dot] + ".annotated" + path[dot...]
  }

  /// Makes the folder if its parent has none of that name, and sweeps what killed runs left in it.
  ///
  /// - Throws: `FileError`.
  func prepare() throws {
    switch self {
    case .standardOutput: break
    case .file(let path):
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      AtomicFile.removeAbandoned(in: folder)
    case .folder(let folder):
      guard mkdir(folder, 0o777) == 0 || (errno == EEXIST && isFolder(folder)) else {
        throw FileError("make the folder", folder, code: errno == EEXIST ? ENOTDIR : errno)
      }
      AtomicFile.removeAbandoned(in: folder)
    }
  }
}
