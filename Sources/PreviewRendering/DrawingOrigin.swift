import CairoRendering
import DisplayList
import PlainText
import TextShaping

/// The inputs of a file's drawings, for the file's text chunks.
struct DrawingOrigin {
  private var faces: Set<FontFace> = []
  private var pictures: Set<String> = []
  /// The digest of the drawings' content.
  private var content = ""

  /// Adds a drawing.
  ///
  /// - Parameter describes: Indicates whether its content replaces a missing description in the
  ///   digest.
  mutating func add(_ drawing: Drawing, describes: Bool) {
    drawing.displayList.commands.collectFontFaces(into: &faces)
    pictures.formUnion(drawing.pictures.keys.map(\.rawValue))
    guard describes else { return }
    content = sha256(Array((content + drawing.displayList.dump).utf8))
  }

  /// Returns a PNG's record of its origin: no date, no path and no host, so that equal pictures
  /// stay equal files.
  ///
  /// `Drawn from` is the SHA-256 of everything that decides the picture.
  ///
  /// - Parameter inputDigest: A digest of the preview's description; nil for the digest of the
  ///   added drawings.
  /// - Throws: `FontError` if a used font can no longer be read; `RenderingError`.
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

  /// The versions for all pictures of a process, determined once.
  private static let libraries = Result { try LibraryVersions.current().text }
}

extension [Command] {
  fileprivate func collectFontFaces(into faces: inout Set<FontFace>) {
    var latest: FontFace?
    collectFontFaces(into: &faces, &latest)
  }

  /// - Parameter latest: The face that was added last: most runs have the face of the run before
  ///   them, and comparing two faces costs less than looking one up.
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
