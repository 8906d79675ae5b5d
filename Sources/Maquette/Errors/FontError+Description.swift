import FileAccess
public import TextShaping

extension FontError: CustomStringConvertible {
  /// Which font cannot be used, why, and what to do.
  public var description: String {
    switch self {
    case .notInstalled(let file, let package):
      "the font '\(file)' is missing: install the Debian package \(package)"
    case .unreadable(let file, 0): "cannot read the font '\(file)'"
    case .unreadable(let file, let code):
      "cannot read the font '\(file)': \(FileError("read", file, code: code).reason)"
    case .noThread(let code):
      "cannot start a thread for fonts: \(FileError("start", "a thread", code: code).reason)"
    case .unknownFamily(let name, let known):
      "no font family is named '\(name)': expected one of \(known.joined(separator: ", "))"
    case .unreadableFolder(let folder): "cannot read the font folder '\(folder)'"
    case .noFonts(let folder):
      "the font folder '\(folder)' holds no font: expected .otf, .ttf, .otc or .ttc files"
    case .tooManyFiles(let folder, let limit):
      "the font folder '\(folder)' holds too many files: expected at most \(limit)"
    }
  }
}
