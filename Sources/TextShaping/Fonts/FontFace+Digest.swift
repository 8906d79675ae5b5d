public import DisplayList

extension FontFace {
  /// A digest of the font, for what is said about a picture: SHA-256, 64 hexadecimal digits.
  ///
  /// It covers the tables' checksums and the `head` table. Equal faces have equal digests wherever
  /// their files lie; one that is slanted or emboldened when it is drawn has that of its file.
  ///
  /// - Throws: `FontError.unreadable` if the file has gone or is no OpenType font.
  public func digest() throws -> String {
    try FontFile(path: file).digest(ofFace: index)
  }
}
