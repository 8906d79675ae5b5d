/// Why a font of the catalog cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// `file` of a pinned font is missing; the Debian package `package` installs it.
  case notInstalled(file: String, package: String)
  /// `file` is there but is not a font, or the system refuses to open it: `code` is its number of
  /// the reason, as in `EMFILE`, or 0 for a file that is not a font.
  case unreadable(file: String, code: Int32 = 0)
  /// Pango needs a thread for its fonts, which the system refuses; `code` is its number of the
  /// reason, as in `EAGAIN`.
  case noThread(code: Int32)
  /// No family of the catalog has this name; `known` lists the names there are, as one would
  /// suggest them.
  case unknownFamily(String, known: [String])
  /// The font folder cannot be listed: it is missing, is not a folder, or may not be read.
  case unreadableFolder(String)
  /// The font folder holds no file whose name ends as a font's does.
  case noFonts(folder: String)
  /// The font folder holds more than `limit` files.
  case tooManyFiles(folder: String, limit: Int)
}
