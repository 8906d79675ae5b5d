import CairoRendering
import CellViews
import DisplayList
import ImageDecoding
import PreviewConfig
import TextShaping

extension PreviewDrawing {
  /// What a PNG says of its origin: no date, no path and no host, so that equal pictures stay equal
  /// files.
  ///
  /// `Drawn from` is the SHA-256 of all that decides the picture.
  ///
  /// - Parameter inputDigest: A digest of the preview's description; of what it draws unless given.
  /// - Throws: `FontError` if a font that was used can no longer be read; `RenderingError`.
  func textChunks(scale: Double, inputDigest: String?) throws -> [(keyword: String, text: String)] {
    let fonts = try drawing.displayList.fontFaces.map { "\($0.name) \(try $0.digest())" }
    let software = "maquette \(Release.version)"
    let libraries = try Self.libraries.get()
    let input = inputDigest ?? sha256(Array(drawing.displayList.dump.utf8))
    let pictures = drawing.pictures.keys.map(\.rawValue).sorted()
    let origin =
      [software, libraries, input, preview.fullName, NumberText.shortest(scale)] + fonts + pictures
    var chunks = [
      (keyword: "Software", text: software),
      ("Drawn from", sha256(Array(origin.joined(separator: "\n").utf8))),
      ("Drawn with", libraries),
    ]
    if !fonts.isEmpty { chunks.append(("Fonts", fonts.joined(separator: "\n"))) }
    return chunks
  }

  /// The same for all pictures of a process, and asked for once.
  private static let libraries = Result { try LibraryVersions.current().text }
}

extension DisplayList {
  /// The fonts of all glyph runs, by name.
  fileprivate var fontFaces: [FontFace] {
    var faces: Set<FontFace> = []
    commands.collectFontFaces(into: &faces)
    return faces.sorted { ($0.name, $0.file, $0.index) < ($1.name, $1.file, $1.index) }
  }
}

extension [Command] {
  fileprivate func collectFontFaces(into faces: inout Set<FontFace>) {
    for command in self {
      switch command {
      case .glyphRun(let run, _, _): faces.insert(run.font)
      case .group(let group): group.commands.collectFontFaces(into: &faces)
      case .fill, .stroke, .image: break
      }
    }
  }
}
