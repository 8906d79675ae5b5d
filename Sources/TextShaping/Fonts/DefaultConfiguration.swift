/// The configuration that fontconfig gives to whatever in the process asks for its default.
enum DefaultConfiguration {
  /// True once the default configuration is one of ours: Inter Regular, and nothing of the
  /// machine's.
  ///
  /// Every new font map of Pango's starts a thread that loads the default configuration, with the
  /// user's files and all folders of fonts, even where the map has a configuration of its own.
  /// Where one is in place already that thread has nothing to do. Pictures with text in them then
  /// get a pinned font, too.
  static let isPinned: Bool = {
    guard let inter = FontFamily.pinned.first,
      let face = try? LoadedFace(inter.face(weight: 400, isItalic: false), of: inter),
      let pattern = face.pattern(alias: inter.name),
      let configuration = FontConfiguration([pattern])
    else { return false }
    return configuration.makeDefault()
  }()
}
