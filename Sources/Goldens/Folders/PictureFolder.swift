import FileAccess

/// The pictures of a folder, and of the folders in it.
package struct PictureFolder: Sendable {
  /// The folder, as the user named it, without a slash at its end.
  package let path: String
  /// The pictures' paths in the folder, in alphabetical order.
  package let pictures: [String]

  /// The endings of pictures' names, those that reg-cli knows, and those of animated PNG and AVIF.
  private static let endings: Set = [
    "png", "apng", "jpg", "jpeg", "gif", "bmp", "tiff", "webp", "avif",
  ]

  /// Looks for pictures; hidden files and folders, and links to folders, are ignored.
  ///
  /// - Throws: `FileError`.
  package init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var pictures: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try names(inFolder: self.path + "/" + folder) where !name.hasPrefix(".") {
        let relative = folder + name
        switch FileKind(of: self.path + "/" + relative) {
        case .folder: folders.append(relative + "/")
        case .file where Self.isPicture(name): pictures.append(relative)
        case .file, nil: break
        }
      }
    }
    self.pictures = pictures.sorted()
  }

  /// Creates a folder that does not exist, without pictures.
  package init(missing path: String) {
    self.path = path
    pictures = []
  }

  /// Returns the path of a picture, by its path in the folder.
  package func file(_ picture: String) -> String { path + "/" + picture }

  private static func isPicture(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}
