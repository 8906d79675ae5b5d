/// The pinned fonts: which families there are, and in which order they stand in for each other.
public struct FontCatalog: Hashable, Sendable {
  /// Folders with the config's own fonts, before the pinned ones.
  public var folders: [String]

  public init(folders: [String] = []) {
    self.folders = folders
  }
}
