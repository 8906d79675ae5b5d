import FileAccess
import Glibc

/// The pictures of a folder, and of the folders in it.
struct PictureFolder {
  /// The folder, as the user named it, without a slash at its end.
  let path: String
  /// The pictures' paths in the folder, in alphabetical order.
  let pictures: [String]

  /// The endings of pictures' names, those that reg-cli knows.
  private static let endings: Set = ["png", "jpg", "jpeg", "gif", "bmp", "tiff", "webp"]

  /// Looks for pictures; hidden files and folders, and links to folders, are passed over.
  ///
  /// - Throws: `FileError`.
  init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var pictures: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try names(inFolder: self.path + "/" + folder) where !name.hasPrefix(".") {
        let relative = folder + name
        switch Kind(of: self.path + "/" + relative) {
        case .folder: folders.append(relative + "/")
        case .file where Self.isPicture(name): pictures.append(relative)
        case .file, nil: break
        }
      }
    }
    self.pictures = pictures.sorted()
  }

  /// A folder that is not there: without pictures.
  init(missing path: String) {
    self.path = path
    pictures = []
  }

  /// The path of a picture, by its path in the folder.
  func file(_ picture: String) -> String { path + "/" + picture }

  private static func isPicture(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}

/// What is at a path.
enum Kind {
  case folder
  case file

  /// Nil for nothing, for what is neither, and for a link to a folder, which could lead back.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    guard !isLink || stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR where !isLink: self = .folder
    case S_IFREG: self = .file
    default: return nil
    }
  }
}
