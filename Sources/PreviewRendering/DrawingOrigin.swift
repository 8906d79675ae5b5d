import CairoRendering
import DisplayList
import ImageDecoding
import PlainText
import TextShaping

/// What the drawings of a file were made from, for the file's text chunks.
struct DrawingOrigin {
  private var faces: Set<FontFace> = []
  private var pictures: Set<String> = []
  /// A digest of what all drawings draw.
  private var content = ""

  /// Adds a drawing.
  ///
  /// - Parameter describes: Whether what it draws is to represent its description.
  mutating func add(_ drawing: Drawing, describes: Bool) {
    drawing.displayList.commands.collectFontFaces(into: &faces)
    pictures.formUnion(drawing.pictures.keys.map(\.rawValue))
    guard describes else { return }
    content = sha256(Array((content + drawing.displayList.dump).utf8))
  }

  /// What a PNG records of its origin: no date, no path and no host, so that equal pictures stay
  /// equal files.
  ///
  /// `Drawn from` is the SHA-256 of all that decides the picture.
  ///
  /// - Parameter inputDigest: A digest of the preview's description; nil for one of what was added.
  /// - Throws: `FontError` if a font that was used can no longer be read; `RenderingError`.
  func textChunks(
    name: String, scale: Double, inputDigest: String?
  ) throws -> [(keyword: String, text: String)] {
    let fonts =
      try faces
      .sorted { ($0.name, $0.file, $0.index) < ($1.name, $1.file, $1.index) }
      .map { "\($0.name) \(try $0.digest())" }
    let software = "maquette \(Release.version)"
    let libraries = try Self.libraries.get()
    let origin =
      [software, libraries, inputDigest ?? content, name, NumberText.shortest(scale)] + fonts
      + pictures.sorted()
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

extension [Command] {
  fileprivate func collectFontFaces(into faces: inout Set<FontFace>) {
    var latest: FontFace?
    collectFontFaces(into: &faces, &latest)
  }

  /// - Parameter latest: The face that was added last: most runs have that of the run before them, and
  ///   comparing two faces costs less than looking one up.
  private func collectFontFaces(into faces: inout Set<FontFace>, _ latest: inout FontFace?) {
    for command in self {
      switch command {
      case .glyphRun(let run, _, _) where run.font != latest:
        faces.insert(run.font)
        latest = run.font
      case .glyphRun: break
      case .group(let group):
        (group.copies?.commands ?? group.commands).collectFontFaces(into: &faces, &latest)
      case .fill, .stroke, .image: break
      }
    }
  }
}
