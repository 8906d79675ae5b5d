/// Why a font of the catalog cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// `file` of a pinned font is missing; the Debian package `package` installs it.
  case notInstalled(file: String, package: String)
  /// `file` is there but is no font that can be read.
  case unreadable(file: String)
  /// No family of the catalog has this name; `known` lists the names there are, as one would
  /// suggest them.
  case unknownFamily(String, known: [String])
  /// The font folder cannot be listed: it is missing, is no folder, or may not be read.
  case unreadableFolder(String)
  /// The font folder holds no file whose name ends as a font's does.
  case noFonts(folder: String)
  /// The font folder holds more than `limit` files.
  case tooManyFiles(folder: String, limit: Int)
}
