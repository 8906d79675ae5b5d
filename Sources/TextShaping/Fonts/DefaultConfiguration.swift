/// The configuration that fontconfig gives to whatever in the process asks for its default.
enum DefaultConfiguration {
  /// Makes the default configuration one of ours, once: Inter Regular, and nothing of the
  /// machine's.
  ///
  /// Every new font map of Pango's starts a thread that loads the default configuration, with the
  /// user's files and all folders of fonts, even where the map has a configuration of its own;
  /// where one is in place already that thread has nothing to do. Pictures with text in them then
  /// depend on no font of the machine's, either.
  ///
  /// - Throws: `FontError` if Inter is not installed.
  static func pin() throws {
    try pinned.get()
  }

  private static let pinned = Result {
    let inter = FontFamily.inter
    let face = try LoadedFace(inter.face(weight: 400, isItalic: false), of: inter)
    FontConfiguration([face.pattern(alias: inter.name)]).makeDefault()
  }
}
