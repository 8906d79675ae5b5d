import DisplayList
import LayoutGeometry

/// The letters of a document whose texts are outlines.
///
/// A glyph is defined once for its font, in the font's own units, whatever the sizes of the texts;
/// glyphs that are in the same places in several texts are defined together.
final class SVGOutlines {
  private let glyphs: GlyphCache
  private var fonts: [FontFace: Font] = [:]
  private var latest: Font?
  /// The number of times that each line occurs in the drawing.
  private var uses: [GlyphLine: Int] = [:]
  /// The identifiers of the lines that are defined so far.
  private var identifiers: [GlyphLine: String] = [:]
  private var glyphCount = 0

  /// Creates the letters of a document.
  ///
  /// - Parameter glyphs: The fonts that are open.
  init(glyphs: GlyphCache) {
    self.glyphs = glyphs
  }

  /// Glyphs with outlines in their places, whatever their size.
  struct GlyphLine: Hashable {
    /// The font's number in the document.
    var font: Int
    var glyphs: [Place]
    /// The number of digits of the places after the point.
    var digits: Int

    /// A glyph's place from the origin of its run, in units of the font.
    struct Place: Hashable {
      var glyph: UInt32
      /// The position in the smallest parts that the line's digits express.
      var x: Int
      var y: Int
    }
  }

  private final class Font {
    let face: FreeTypeFace
    let number: Int
    /// The steps of outlines; empty for a glyph without ink.
    var steps: [UInt32: String] = [:]
    /// The identifiers of the glyphs that are defined so far.
    var identifiers: [UInt32: String] = [:]

    init(_ face: FreeTypeFace, number: Int) {
      self.face = face
      self.number = number
    }

    func outline(_ glyph: UInt32) -> Path { face.outline(glyph, size: face.unitsPerEm, x: 0, y: 0) }

    func steps(of glyph: UInt32) -> String {
      if let known = steps[glyph] { return known }
      // Points of outlines are whole units, except for those in the middle between two.
      var path = SVGPath(digits: 1)
      path.add(outline(glyph).elements)
      steps[glyph] = path.text
      return path.text
    }
  }

  /// Returns the font of a run; nil for one without outlines.
  ///
  /// - Throws: `RenderingError`.
  private func font(of run: GlyphRun) throws -> Font? {
    // Most runs have the font of the run before them.
    if let latest, latest.face.font == run.font { return latest }
    let face = try glyphs.face(run.font)
    guard face.unitsPerEm > 0 else { return nil }
    let font = fonts[run.font] ?? Font(face, number: fonts.count)
    fonts[run.font] = font
    latest = font
    return font
  }
}

extension SVGOutlines {
  /// Counts the lines of glyphs that commands draw.
  ///
  /// - Throws: `RenderingError`.
  func count(_ commands: [Command]) throws {
    for command in commands {
      switch command {
      case .glyphRun(let run, _, _):
        if let (line, _) = try line(of: run) { uses[line, default: 0] += 1 }
      case .group(let group): try count(group.commands)
      case .fill, .stroke, .image: break
      }
    }
  }

  /// Returns a run's glyphs, and the change from units of their font to points from the run's
  /// origin; nil for a run without ink, or without outlines.
  ///
  /// - Throws: `RenderingError`.
  func line(of run: GlyphRun) throws -> (line: GlyphLine, change: Transform)? {
    guard run.size > 0, run.size.isFinite, let font = try font(of: run) else { return nil }
    let unit = run.size / font.face.unitsPerEm
    // As few digits as keep each part at most a hundredth of a point.
    let digits = unit <= 0.01 ? 0 : unit <= 0.1 ? 1 : 2
    let places = run.glyphs.compactMap { glyph -> GlyphLine.Place? in
      guard !font.steps(of: glyph.id).isEmpty else { return nil }
      return GlyphLine.Place(
        glyph: glyph.id, x: SVGNumber.parts(glyph.x / (unit * run.stretch), digits: digits),
        y: SVGNumber.parts(glyph.y / unit, digits: digits))
    }
    guard !places.isEmpty else { return nil }
    let level = Transform(a: unit * run.stretch, b: 0, c: 0, d: unit, tx: 0, ty: 0)
    return (
      GlyphLine(font: font.number, glyphs: places, digits: digits),
      level.followed(by: run.turn?.about(.zero) ?? .identity)
    )
  }

  /// Returns the outlines of a run's glyphs, in points from the run's origin.
  ///
  /// - Throws: `RenderingError`.
  func path(of run: GlyphRun) throws -> Path {
    guard let font = try font(of: run), let (line, change) = try line(of: run) else {
      return Path()
    }
    let part = Double(SVGNumber.parts(1, digits: line.digits))
    return Path(
      line.glyphs.flatMap { place in
        let move = Transform.move(Point(x: Double(place.x) / part, y: Double(place.y) / part))
        return font.outline(place.glyph).transformed(by: move.followed(by: change)).elements
      })
  }
}

extension SVGOutlines {
  /// Returns an element that draws a line of a run in units of its font.
  ///
  /// - Parameters:
  ///   - attributes: The change from units to points, and the paint.
  ///   - definitions: The definitions, which gain those of glyphs that are drawn for the first
  ///     time.
  /// - Throws: `RenderingError`.
  func element(
    _ line: GlyphLine, of run: GlyphRun, _ attributes: SVGAttributes,
    in definitions: inout SVGDefinitions
  ) throws -> String {
    guard let font = try font(of: run) else { return "" }
    if line.glyphs.count == 1 {
      return use(line.glyphs[0], line, of: font, attributes, in: &definitions)
    }
    if let identifier = identifiers[line] {
      return Self.use(identifier, attributes)
    }
    let content = line.glyphs.map {
      use($0, line, of: font, SVGAttributes(), in: &definitions)
    }.joined()
    guard uses[line, default: 0] > 1 else { return "<g\(attributes.text)>\(content)</g>" }
    let identifier = "t\(identifiers.count + 1)"
    identifiers[line] = identifier
    definitions.define("g", as: identifier, SVGAttributes(), content: content)
    return Self.use(identifier, attributes)
  }

  private static func use(_ identifier: String, _ attributes: SVGAttributes) -> String {
    "<use xlink:href=\"#\(identifier)\"\(attributes.text)/>"
  }

  private func use(
    _ place: GlyphLine.Place, _ line: GlyphLine, of font: Font, _ attributes: SVGAttributes,
    in definitions: inout SVGDefinitions
  ) -> String {
    let identifier: String
    if let known = font.identifiers[place.glyph] {
      identifier = known
    } else {
      glyphCount += 1
      identifier = "g\(glyphCount)"
      font.identifiers[place.glyph] = identifier
      var steps = SVGAttributes()
      steps.set("d", plain: font.steps(of: place.glyph))
      definitions.define("path", as: identifier, steps, content: "")
    }
    var all = attributes
    if place.x != 0 { all.set("x", plain: SVGNumber.text(of: place.x, digits: line.digits)) }
    if place.y != 0 { all.set("y", plain: SVGNumber.text(of: place.y, digits: line.digits)) }
    return Self.use(identifier, all)
  }
}

extension SVGDocument {
  /// Writes a run as outlines, or as pictures if its font has no outlines.
  func writeOutlines(of run: GlyphRun, at origin: Point, _ paint: Paint) throws {
    if try isPicture(run) { return try writePictures(run, at: origin) }
    guard let (line, change) = try outlines.line(of: run) else { return }
    let scale = Self.grid.scale
    // The baseline of a turned run is not moved, since no row of pixels is along it.
    let baseline = run.turn == nil ? Double(Self.grid.edge(origin.y)) : origin.y * scale
    let place = local(Point(x: origin.x * scale, y: baseline))
    var attributes = SVGAttributes()
    guard case .color = paint else {
      // In the coordinates of the group, like the paint.
      var steps = SVGPath()
      steps.add(try outlines.path(of: run).elements) { Point(x: $0.x + place.x, y: $0.y + place.y) }
      attributes.set("d", plain: steps.text)
      let bounds = run.inkBounds(at: origin)
      guard try set("fill", paint, for: nil, over: bounds, in: &attributes) else { return }
      return body.element("path", attributes)
    }
    // Eight digits keep the end of a line of a hundred letters exact to a thousandth of a point,
    // and three make its start as exact: a hundredth is two levels of grey along each upright stem
    // at @2x.
    let placed = change.followed(by: .move(place))
    attributes.set(matrix: placed, digits: 8, placeDigits: 3)
    guard try set("fill", paint, for: nil, over: .zero, in: &attributes) else { return }
    body.line(try outlines.element(line, of: run, attributes, in: &definitions))
  }
}
