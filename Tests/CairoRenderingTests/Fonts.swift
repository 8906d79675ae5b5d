import DisplayList

/// Fonts of the packages that the project installs.
enum Fonts {
  static let inter = FontFace(
    name: "Inter", file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let emoji = FontFace(
    name: "Noto Color Emoji", file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

  /// A run of glyphs with the ids given, `advance` points apart.
  static func run(
    _ ids: [UInt32], of font: FontFace = inter, size: Double = 13, advance: Double = 10
  ) -> GlyphRun {
    GlyphRun(
      font: font, size: size,
      glyphs: ids.enumerated().map { Glyph(id: $1, x: Double($0) * advance) },
      advance: Double(ids.count) * advance, ascent: size, descent: size / 2, text: "text")
  }
}
