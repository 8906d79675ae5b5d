import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry

/// The lines of an editable document on a canvas of 200 × 100 points, from behind its title and
/// its description to before its end.
func editableElements(
  _ commands: [Command], pictures: [PictureID: Picture] = [:]
) throws -> [String] {
  let list = DisplayList(size: Size(width: 200, height: 100), commands: commands)
  let document = try Drawing(list, pictures: pictures).svgEditable(title: "test")
  let lines = String(decoding: document, as: UTF8.self).split(separator: "\n").map(String.init)
  return lines.dropFirst(2).dropLast().filter { !$0.hasPrefix("<desc>") }
}

extension FontFace {
  /// The pinned faces as the shaper names them.
  static let interRegular = FontFace(
    name: "Inter Regular", file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    family: "Inter")
  static let interBoldItalic = FontFace(
    name: "Inter Bold Italic", file: "/usr/share/fonts/opentype/inter/Inter-BoldItalic.otf",
    family: "Inter", weight: 700, isItalic: true)
}

/// A run that says `text`; its glyphs play no part but where they are pictures.
func editableRun(
  _ text: String, font: FontFace = .interRegular, size: Double = 17, advance: Double = 30,
  level: UInt8 = 0, stretch: Double = 1
) -> GlyphRun {
  var run = GlyphRun(
    font: font, size: size, glyphs: [Glyph(id: 5, x: 0)], advance: advance, ascent: size,
    descent: size / 4, text: text)
  run.level = level
  run.stretch = stretch
  return run
}
