import PlainText

/// The pinned fonts: which families there are, and in which order they stand in for each other.
public struct FontCatalog: Hashable, Sendable {
  /// Folders with the config's own fonts, before the pinned ones; a relative path starts at the
  /// working directory.
  public var folders: [String]
  /// The pinned families, whose files Debian packages install.
  package var pinned: [FontFamily]

  /// The pinned fonts behind those in `folders`.
  public init(folders: [String] = []) {
    self.folders = folders
    pinned = FontFamily.pinned
  }

  /// All fonts, in the order in which their families stand in for each other.
  ///
  /// - Throws: `FontError` if a font is missing or cannot be read.
  /// - Complexity: A few hundred bytes are read from each file; some 300 files.
  public func fonts() throws -> [CatalogFont] {
    try Self.fonts(of: families())
  }

  /// The folders' own fonts, in the order in which their families stand in for each other.
  ///
  /// - Throws: `FontError` if a folder or a font in it cannot be read, or a folder has no font.
  public func ownFonts() throws -> [CatalogFont] {
    try Self.fonts(of: FontFamily.families(inFolders: folders))
  }

  /// The pinned families' names, in the order in which they stand in for each other; no file is
  /// read.
  package var pinnedNames: [String] { pinned.map(\.name) }

  private static func fonts(of families: [FontFamily]) throws -> [CatalogFont] {
    try families.flatMap { family in
      try family.faces.map { face in
        let file = FontFile(path: face.file)
        if let package = family.debianPackage, !file.exists {
          throw FontError.notInstalled(file: face.file, package: package)
        }
        return CatalogFont(
          family: family.name, style: face.style,
          fileName: String(face.file.split(separator: "/").last ?? ""),
          debianPackage: family.debianPackage, digest: try file.digest(ofFace: face.index))
      }
    }
  }

  /// A digest of all fonts: SHA-256 over their families, styles and digests, 64 hexadecimal digits.
  ///
  /// Two machines with the same fingerprint draw the same letters.
  ///
  /// - Throws: `FontError` if a font is missing or cannot be read.
  public func fingerprint() throws -> String {
    Self.fingerprint(of: try fonts())
  }

  /// The fingerprint of a list that `fonts()` has made.
  public static func fingerprint(of fonts: [CatalogFont]) -> String {
    let list = fonts.map { "\($0.family)\t\($0.style)\t\($0.digest)\n" }.joined()
    return sha256(Array(list.utf8))
  }

  /// All families, the folders' own first, each in the order in which it stands in for others.
  ///
  /// - Throws: `FontError` if a folder or a font in it cannot be read, or a folder has no font.
  package func families() throws -> [FontFamily] {
    try FontFamily.families(inFolders: folders) + pinned
  }
}
