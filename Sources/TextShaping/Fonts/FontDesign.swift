/// A kind of letters, for a font that names no family.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// The default family's.
  case `default`
  /// Letters whose strokes have round ends.
  case rounded
  /// Letters that are all of one width.
  case monospaced
  /// Letters with serifs.
  case serif
}

extension FontFamily {
  /// The families that serve the designs, one for each; none is a fallback for another family.
  static let designs = [rounded, monospaced, serif]

  private static let rounded = FontFamily(
    name: "Quicksand", debianPackage: "fonts-quicksand",
    faces: [("Light", 300), ("Regular", 400), ("Medium", 500), ("Bold", 700)].map {
      style, weight in
      Face(
        style: style, file: "/usr/share/fonts/truetype/quicksand/Quicksand-\(style).ttf",
        weight: weight, isItalic: false)
    },
    role: .design(.rounded))

  private static let monospaced = FontFamily(
    name: "JetBrains Mono", debianPackage: "fonts-jetbrains-mono",
    faces: [
      ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
      ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800),
    ].flatMap { style, weight in
      let stem = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-"
      // The regular italic has no word for its weight.
      let italic = style == "Regular" ? "Italic" : style + "Italic"
      return [
        Face(style: style, file: stem + style + ".ttf", weight: weight, isItalic: false),
        Face(style: italic, file: stem + italic + ".ttf", weight: weight, isItalic: true),
      ]
    },
    role: .design(.monospaced))

  private static let serif = FontFamily(
    name: "Noto Serif", debianPackage: "fonts-noto-core",
    faces: [
      ("Regular", 400, false), ("Italic", 400, true), ("Bold", 700, false),
      ("BoldItalic", 700, true),
    ].map { style, weight, isItalic in
      Face(
        style: style, file: notoFolder + "NotoSerif-\(style).ttf", weight: weight,
        isItalic: isItalic)
    },
    role: .design(.serif))

  /// Indicates whether the family's files exist; one of a config's own folder has been read.
  var isInstalled: Bool {
    debianPackage == nil || FontFile(path: face(weight: 400, isItalic: false).file).exists
  }
}
