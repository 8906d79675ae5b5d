import DisplayList
import ImageDecoding
import LayoutGeometry
import PlainText

/// The identity of a picture that is embedded once.
enum PictureKey: Hashable {
  case picture(PictureID)
  /// A glyph that its font has as a picture.
  case glyph(FontFace, UInt32)
}

/// A picture among the definitions, with its size there.
struct SVGPicture {
  var identifier: String
  /// In user units.
  var size: Size
  /// Indicates whether the shapes take the colour of the element that refers to them.
  var takesColor = false
}

extension SVGDocument {
  /// Writes a picture in its frame on the grid: pixels embedded, an SVG document as shapes.
  func write(_ image: ImageCommand) throws {
    let area = Self.grid.rect(image.frame)
    let canvas = Self.grid.hull(Rect(origin: .zero, size: drawing.displayList.size))
    guard image.turn != nil || !area.intersection(canvas).isEmpty else { return }
    let frame = local(Rect(area))
    let defined = try definition(of: image.picture, at: frame.size)
    guard let turn = image.turn?.about(frame.origin) else {
      return use(defined, in: frame, tint: image.tint)
    }
    var attributes = SVGAttributes()
    attributes.set(matrix: turn)
    body.open("g", attributes)
    use(defined, in: frame, tint: image.tint)
    body.close("g")
  }

  private func definition(of id: PictureID, at size: Size) throws -> SVGPicture {
    if let known = pictures[.picture(id)] { return known }
    guard let picture = drawing.pictures[id] else { throw RenderingError.missingPicture(id) }
    let identifier = names.numbered("picture")
    var defined = SVGPicture(identifier: identifier, size: size)
    switch picture.content {
    case .pixels:
      if let jpeg = picture.jpeg {
        define(jpeg, ofType: "image/jpeg", as: identifier, size: size)
      } else {
        define(try picture.png(id), as: identifier, size: size)
      }
    case .vector:
      let fragment = try VectorFragment(
        vectors.source(id), size: picture.size, prefix: identifier + "-")
      defined.size = picture.size
      defined.takesColor = fragment.isMonochrome
      definitions.define("g", as: identifier, SVGAttributes(), content: fragment.markup)
    }
    pictures[.picture(id)] = defined
    return defined
  }

  private func define(
    _ file: [UInt8], ofType type: String = "image/png", as identifier: String, size: Size
  ) {
    var attributes = SVGAttributes()
    attributes.set(size: size)
    attributes.set(picture: file, ofType: type)
    definitions.define("image", as: identifier, attributes, content: "")
  }

  /// Refers to a picture so that it fills `frame`, in points of the current group.
  private func use(_ picture: SVGPicture, in frame: Rect, tint: RGBA? = nil) {
    var attributes = SVGAttributes()
    attributes.set("xlink:href", "#\(picture.identifier)")
    if frame.size == picture.size {
      attributes.set("x", length: frame.minX)
      attributes.set("y", length: frame.minY)
    } else {
      attributes.set(
        matrix: Transform(
          a: frame.width / picture.size.width, b: 0, c: 0, d: frame.height / picture.size.height,
          tx: frame.minX, ty: frame.minY),
        digits: 5)
    }
    if let tint {
      if picture.takesColor {
        attributes.set("fill", color: tint)
      } else {
        attributes.set("filter", "url(#\(filter(tint)))")
      }
    }
    body.element("use", attributes)
  }

  /// Returns a filter that replaces all colours and keeps the coverage.
  private func filter(_ tint: RGBA) -> String {
    var attributes = SVGAttributes()
    // The picture's own bounds: a colour covers nothing outside of them.
    for (name, value) in [("x", "0"), ("y", "0"), ("width", "1"), ("height", "1")] {
      attributes.set(name, value)
    }
    attributes.set("color-interpolation-filters", "sRGB")
    var matrix = SVGAttributes()
    matrix.set("values", tint.replacementMatrix)
    return definitions.identifier(
      of: "filter", attributes, content: "<feColorMatrix\(matrix.text)/>", kind: "tint",
      names: &names)
  }

  /// Writes glyphs that their font has as pictures, under their text.
  func writePictures(_ run: GlyphRun, at origin: Point) throws {
    if let turn = run.turn {
      var level = run
      level.turn = nil
      var attributes = SVGAttributes()
      attributes.set(matrix: turn.about(localPoint(origin)))
      body.open("g", attributes)
      try writePictures(level, at: origin)
      return body.close("g")
    }
    let face = try parts.glyphs.face(run.font)
    if purpose == .editing {
      body.open("g", SVGAttributes())
      body.element("title", text: run.text.withoutDirectionMarks)
    }
    // As the painter places them: the corner on the grid, and one size for all places.
    let grid = Self.grid
    let pixels = PixelGrid(scale: run.size * grid.scale)
    let baseline = grid.edge(origin.y)
    for glyph in run.glyphs {
      guard let picture = try parts.glyphs.picture(glyph.id, of: face) else { continue }
      let left = grid.edge(origin.x + glyph.x + picture.left * run.size * run.stretch)
      let top = baseline + grid.edge(glyph.y) - pixels.edge(picture.top)
      let width = picture.pixel * Double(picture.surface.width) * run.stretch
      let height = picture.pixel * Double(picture.surface.height)
      let area = DeviceRect(
        minX: left, minY: top, maxX: left + max(1, pixels.edge(width)),
        maxY: top + max(1, pixels.edge(height)))
      let frame = local(Rect(area))
      let key = PictureKey.glyph(run.font, glyph.id)
      let defined: SVGPicture
      if let known = pictures[key] {
        defined = known
      } else {
        defined = SVGPicture(identifier: names.numbered("emoji"), size: frame.size)
        define(try picture.surface.png(), as: defined.identifier, size: frame.size)
        pictures[key] = defined
      }
      use(defined, in: frame)
    }
    if purpose == .editing { body.close("g") }
  }
}

extension Picture {
  fileprivate func png(_ id: PictureID) throws -> [UInt8] {
    let whole = Command.image(
      ImageCommand(picture: id, frame: Rect(origin: .zero, size: size)))
    let drawing = Drawing(DisplayList(size: size, commands: [whole]), pictures: [id: self])
    var scale = 1.0
    if case .pixels(let pixels) = content { scale = Double(pixels.width) / size.width }
    let plan = try RasterPlan(drawing, scale: scale)
    return try ImageSurface(BandPainter(plan).paint(rows: 0..<plan.height)).png()
  }
}
