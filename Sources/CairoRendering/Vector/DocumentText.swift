import CCairo
import DisplayList
import LayoutGeometry

extension DocumentPainter {
  /// Draws a run with its baseline on the grid, as text where the document can hold text.
  func draw(_ run: GlyphRun, at origin: Point, _ paint: Paint, opacity: Double) throws {
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
    guard setSource(paint, opacity: opacity) else { return }
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

  /// Draws glyphs together with the text that they show, so that it can be found and copied.
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
      guard let picture = try raster.glyphs.picture(UInt32(place.index), of: face) else { continue }
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
