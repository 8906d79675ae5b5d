/// The pinned fonts: which families there are, and in which order they stand in for each other.
public struct FontCatalog: Hashable, Sendable {
  /// Folders with the config's own fonts, before the pinned ones.
  public var folders: [String]

  /// The pinned fonts behind those in `folders`.
  public init(folders: [String] = []) {
    self.folders = folders
  }

  /// All families, the folders' own first, each in the order in which it stands in for others.
  ///
  /// - Throws: `FontError` if a folder or a font in it cannot be read.
  package func families() throws -> [FontFamily] {
    try folders.flatMap { try FontFamily.families(inFolder: $0) } + FontFamily.pinned
  }
}
