import CCairo
import DisplayList
import LayoutGeometry

/// Draws display-list commands on a document, in order.
///
/// Edges and baselines go to half points, which are pixels at @2x, so that a document shows the
/// picture of the PNG at that scale, and neighbours meet on pixel edges at @2x and @4x.
final class DocumentPainter {
  /// The grid of half points; the context is scaled to it.
  static let grid = PartPictures.grid

  private let context: OpaquePointer
  private let fonts: DocumentFonts
  private let shadows: DocumentShadows
  private let pictures: PictureSources
  /// The parts that are drawn as pixels: shadows, which no document format of cairo's can blur.
  private let parts: PartPictures
  /// The canvas, in half points.
  private var canvas: DeviceRect { parts.canvas }
  /// The groups that are being drawn, from the outside, each with its progress.
  private var levels: [Level] = []

  /// A group's commands, drawn up to a position.
  private struct Level {
    /// The group; nil for the canvas.
    var group: Group?
    var commands: [Command]
    var position = 0
  }

  /// Creates a painter on an empty page; the fonts and the shadows are those of the document.
  init(
    _ drawing: Drawing, on surface: DocumentSurface, fonts: DocumentFonts,
    shadows: DocumentShadows
  ) {
    context = surface.context
    self.fonts = fonts
    self.shadows = shadows
    pictures = PictureSources(drawing.pictures, forDocument: true)
    parts = PartPictures(drawing)
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / Self.grid.scale, 1 / Self.grid.scale)
  }

  /// Draws `commands`, each with its opacity multiplied by `opacity`.
  ///
  /// - Parameter group: The group of the commands; nil for the canvas.
  func draw(_ commands: [Command], opacity: Double = 1, of group: Group? = nil) throws {
    levels.append(Level(group: group, commands: commands))
    defer { levels.removeLast() }
    for position in commands.indices {
      levels[levels.count - 1].position = position
      try draw(commands[position], opacity: opacity)
    }
  }

  private func draw(_ command: Command, opacity: Double) throws {
    switch command {
    case .fill(let shape, let paint):
      try withSources(of: paint, opacity: opacity, over: command.inkBounds) {
        let outline = shape.outline(on: Self.grid)
        setFillRule(of: outline, on: context)
        outline.add(to: context, x: 0, y: 0)
        cairo_fill(context)
      }
    case .stroke(let shape, let paint, let style):
      guard style.lineWidth > 0 else { return }
      try withSources(of: paint, opacity: opacity, over: command.inkBounds) {
        stroke(shape, style)
      }
    case .glyphRun(let run, let origin, let paint):
      try draw(run, at: origin, paint, opacity: opacity)
    case .image(let image):
      try draw(image, opacity: opacity)
    case .group(let group):
      try draw(group, opacity: opacity)
    }
    try check(cairo_status(context), "drawing a document")
  }

  private func stroke(_ shape: Shape, _ style: StrokeStyle) {
    if style.dash.isEmpty, style.lineCap == .butt, case .path(let path) = shape,
      let line = path.straightLine(lineWidth: style.lineWidth, grid: Self.grid)
    {
      cairo_rectangle(
        context, Double(line.minX), Double(line.minY), Double(line.width), Double(line.height))
      cairo_fill(context)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    var line = style.scaled(by: Self.grid.scale)
    line.lineWidth = shape.strokeWidth(style, on: Self.grid)
    setLine(line, on: context)
    shape.centreLine(style, on: Self.grid).add(to: context, x: 0, y: 0)
    cairo_stroke(context)
  }

  private func draw(_ group: Group, opacity: Double) throws {
    let group = parts.drawable(group)
    guard group.opacity > 0 else { return }
    // With what is behind the group: it is mixed with that, or it fades or changes as a whole and a
    // surface in it shows that, which would fade with the group if it were drawn after the background.
    let isWhole = group.opacity < 1 || group.effect != nil
    if group.effect?.dependsOnBackdrop == true || (isWhole && group.commands.showBackground) {
      return try drawMixed(group)
    }
    // Pixels, without the background: a blend in a group that fades mixes with the group's own
    // commands alone.
    if group.opacity < 1, group.effect == nil, group.commands.blend {
      return try drawPicture(of: [.group(group)], in: group.inkBounds, opacity: opacity)
    }
    if let whole = group.fadedAsAWhole(in: opacity) {
      cairo_push_group(context)
      try draw(whole.commands, of: whole)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity * group.opacity)
      return
    }
    if group.effect != nil {
      return try drawPicture(of: [.group(group)], in: group.inkBounds, opacity: opacity)
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    let faded = opacity * group.opacity
    if group.shadow != nil { try drawShadow(of: group, opacity: faded) }
    if let clip = group.clip {
      let outline = clip.outline(on: Self.grid)
      setFillRule(of: outline, on: context)
      outline.add(to: context, x: 0, y: 0)
      cairo_clip(context)
    }
    if faded < 1, !group.commands.isSeparable {
      cairo_push_group(context)
      try draw(group.commands, of: group)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, faded)
    } else {
      try draw(group.commands, opacity: faded, of: group)
    }
  }

  /// Draws a group together with the background that it is mixed with.
  private func drawMixed(_ group: Group) throws {
    let behind = levels.reversed().reduce([Command.group(group)]) { inner, level in
      let commands = level.commands[..<level.position] + inner
      guard var outer = level.group else { return Array(commands) }
      outer.commands = Array(commands)
      return [.group(outer)]
    }
    try drawPicture(of: behind, in: group.inkBounds, opacity: 1)
  }

  /// Draws commands with effects, which no document format of cairo's has, as pixels of half a
  /// point.
  private func drawPicture(of commands: [Command], in place: Rect, opacity: Double) throws {
    try parts.forEachTile(of: commands, in: place) { bitmap in
      try setSource(bitmap)
      cairo_paint_with_alpha(context, opacity)
    }
    try check(cairo_status(context), "drawing an effect")
  }

  /// Draws the shadow alone, as pixels of half a point; a small one that is mostly visible, with
  /// the picture that all of its form share.
  private func drawShadow(of group: Group, opacity: Double) throws {
    guard let color = group.shadow?.color, color.alpha > 0,
      !Self.grid.hull(group.inkBounds).intersection(canvas).isEmpty
    else { return }
    // The picture of one that is mostly off the page would be larger than its visible part.
    if let whole = try parts.wholeShadow(of: group), isMostlySeen(whole.rect) {
      let picture = try shadows.picture(of: whole.coverage, color)
      setSource(picture, at: whole.rect)
      cairo_paint_with_alpha(context, opacity)
      return
    }
    try parts.forEachTile(ofShadowOf: group) { bitmap in
      try setSource(bitmap)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Returns whether at least half of a rectangle's pixels are on the canvas.
  private func isMostlySeen(_ rect: DeviceRect) -> Bool {
    let seen = rect.intersection(canvas)
    return !seen.isEmpty && 2 * seen.width * seen.height >= rect.width * rect.height
  }

  /// Sets pixels of the canvas as the source of drawing.
  private func setSource(_ bitmap: Bitmap) throws {
    setSource(try ImageSurface(bitmap), at: bitmap.bounds)
  }

  private func setSource(_ surface: ImageSurface, at place: DeviceRect) {
    // Cairo keeps a reference of its own to its source; ours is held until then.
    withExtendedLifetime(surface) {
      cairo_set_source_surface(
        context, surface.handle, Double(place.minX), Double(place.minY))
    }
  }
}

extension DocumentPainter {
  /// Calls `draw` with `paint` as the source: once, not at all for a paint that leaves no trace, or
  /// once for each picture that represents the paint.
  ///
  /// - Parameter bounds: The bounds of the drawing, in points.
  private func withSources(
    of paint: Paint, opacity: Double, over bounds: Rect, _ draw: () -> Void
  ) throws {
    let pattern: GradientPattern?
    switch paint {
    case .color(let color):
      let alpha = color.alpha * opacity
      if alpha <= 0 { return }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
      return draw()
    case .linearGradient(let gradient):
      pattern = GradientPattern(gradient, opacity: opacity, grid: Self.grid)
    case .roundGradient(let gradient) where gradient.direction == .radial:
      pattern = GradientPattern(radial: gradient, opacity: opacity, grid: Self.grid)
      if pattern == nil, let last = gradient.ascending.stops.last {
        // Without an extent, everything is after the end, as in pixels.
        return try withSources(of: .color(last.color), opacity: opacity, over: bounds, draw)
      }
    case .roundGradient, .meshGradient:
      return try withPictures(of: paint, opacity: opacity, over: bounds, draw)
    }
    guard let pattern else { return }
    // "cairo_set_source: this function references the pattern", so ours may be released.
    withExtendedLifetime(pattern) { cairo_set_source(context, pattern.handle) }
    draw()
  }

  /// Draws with a paint that no document format has, as pixels of half a point.
  private func withPictures(
    of paint: Paint, opacity: Double, over bounds: Rect, _ draw: () -> Void
  ) throws {
    try parts.forEachTile(of: paint, opacity: opacity, in: Self.grid.hull(bounds)) { bitmap in
      try setSource(bitmap)
      draw()
    }
  }
}

extension DocumentPainter {
  /// Draws a run with its baseline on the grid, as text where the document allows text.
  private func draw(_ run: GlyphRun, at origin: Point, _ paint: Paint, opacity: Double) throws {
    if let turn = run.turn {
      return try turned(turn, about: origin) {
        var level = run
        level.turn = nil
        try draw(level, at: origin, paint, opacity: opacity)
      }
    }
    let size = run.size * Self.grid.scale
    guard size > 0, !run.glyphs.isEmpty else { return }
    let font = try fonts.font(run.font)
    let baseline = Self.grid.edge(origin.y)
    let places = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: (origin.x + glyph.x) * Self.grid.scale,
        y: Double(baseline) + glyph.y * Self.grid.scale)
    }
    guard font.face.isScalable else {
      return try drawPictures(
        places, of: font.face, size: size, stretch: run.stretch, opacity: opacity)
    }
    try withSources(of: paint, opacity: opacity, over: run.inkBounds(at: origin)) {
      draw(places, of: run, font, size: size)
    }
  }

  private func draw(
    _ places: [cairo_glyph_t], of run: GlyphRun, _ font: DocumentFont, size: Double
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_font_face(context, font.handle)
    // A synthesised italic leans to the right above the baseline, where y is negative.
    let width = size * run.stretch
    var matrix = cairo_matrix_t(
      xx: width, yx: 0, xy: run.font.isSlanted ? -FreeTypeFace.slant * width : 0, yy: size, x0: 0,
      y0: 0)
    cairo_set_font_matrix(context, &matrix)
    show(places, text: run.text)
    if run.font.isEmboldened {
      cairo_set_line_width(context, size * FreeTypeFace.boldness)
      cairo_glyph_path(context, places, Int32(places.count))
      cairo_stroke(context)
    }
  }

  /// Draws glyphs together with their text, so that it can be found and copied.
  private func show(_ glyphs: [cairo_glyph_t], text: String) {
    let utf8 = Array(text.utf8)
    guard !utf8.isEmpty else {
      return cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
    let clusters = TextClusters(of: text, glyphCount: glyphs.count)
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          context, characters.baseAddress, Int32(characters.count), glyphs, Int32(glyphs.count),
          clusters.clusters, Int32(clusters.clusters.count), clusters.flags)
      }
    }
  }

  private func drawPictures(
    _ places: [cairo_glyph_t], of face: FreeTypeFace, size: Double, stretch: Double, opacity: Double
  ) throws {
    for place in places {
      guard let picture = try parts.glyphs.picture(UInt32(place.index), of: face) else { continue }
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_translate(
        context, (place.x + picture.left * size * stretch).rounded(),
        place.y - (picture.top * size).rounded())
      let scale = picture.pixel * size
      cairo_scale(context, scale * stretch, scale)
      cairo_set_source_surface(context, picture.surface.handle, 0, 0)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}

extension DocumentPainter {
  /// Draws something in coordinates that are turned about a point.
  private func turned(_ turn: Turn, about anchor: Point, _ draw: () throws -> Void) rethrows {
    cairo_save(context)
    defer { cairo_restore(context) }
    let place = Point(x: anchor.x * Self.grid.scale, y: anchor.y * Self.grid.scale)
    var matrix = cairo_matrix_t(turn.about(place))
    cairo_transform(context, &matrix)
    try draw()
  }
}

extension DocumentPainter {
  /// Draws a picture into its frame, on the grid: an SVG document as shapes unless it has a tint.
  private func draw(_ image: ImageCommand, opacity: Double) throws {
    if Self.grid.hull(Command.image(image).inkBounds).intersection(canvas).isEmpty { return }
    guard let turn = image.turn else { return try drawUpright(image, opacity: opacity) }
    try turned(turn, about: image.frame.origin) { try drawUpright(image, opacity: opacity) }
  }

  /// Draws a picture into its frame, on the grid, ignoring its turn.
  private func drawUpright(_ image: ImageCommand, opacity: Double) throws {
    let frame = Self.grid.rect(image.frame)
    let source = try pictures.source(image.picture)
    let (width, height) = (Double(frame.width), Double(frame.height))
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(frame.minX), Double(frame.minY))
    if let tint = image.tint {
      // Cairo 1.16 writes a mask's transformation into an SVG twice, so the mask is made and used
      // without one.
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      cairo_identity_matrix(context)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_set_matrix(context, &matrix)
      try source.draw(on: context, width: width, height: height)
      guard let mask = cairo_pop_group(context) else {
        preconditionFailure("cairo_pop_group returned null")
      }
      // "The caller should call cairo_pattern_destroy() when finished with it."
      defer { cairo_pattern_destroy(mask) }
      // Setting the current colour again would keep its pattern, with the transformation of that
      // time, and cairo would apply that to the mask; so it is set as a new pattern.
      guard
        let color = cairo_pattern_create_rgba(
          tint.red, tint.green, tint.blue, tint.alpha * opacity)
      else { preconditionFailure("cairo_pattern_create_rgba returned null") }
      defer { cairo_pattern_destroy(color) }
      cairo_set_source(context, color)
      cairo_mask(context, mask)
    } else if opacity < 1 {
      cairo_push_group(context)
      try source.draw(on: context, width: width, height: height)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    } else {
      try source.draw(on: context, width: width, height: height)
    }
  }
}
