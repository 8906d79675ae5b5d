import CCairo
import DisplayList
import LayoutGeometry

extension DocumentPainter {
  /// Draws a picture into its frame, on the grid: an SVG document as shapes unless it has a tint.
  func draw(_ image: ImageCommand, opacity: Double) throws {
    let frame = Self.grid.rect(image.frame)
    if frame.intersection(canvas).isEmpty { return }
    let source = try pictures.source(image.picture)
    let (width, height) = (Double(frame.width), Double(frame.height))
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(frame.minX), Double(frame.minY))
    if let tint = image.tint {
      // Cairo 1.16 writes a mask's transformation into an SVG twice, so the mask is made and used
      // where there is none.
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
      // A colour that is the current one would stay as it was set, with the transformation of then,
      // and cairo would apply that to the mask; so it is set as a new pattern.
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
