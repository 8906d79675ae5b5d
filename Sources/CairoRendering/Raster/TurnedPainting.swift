import CCairo
import DisplayList
import LayoutGeometry

// Glyphs and pictures that are not level are drawn at their exact places, without the pixel grid.
extension CommandPainter {
  /// Paints a picture into a frame that is transformed.
  func paintTurned(
    _ picture: any TileSource, in frame: Rect, _ transform: Transform, tint: RGBA?, _ state: State
  ) throws {
    let area = grid.hull(transform.bounds(of: frame)).intersection(state.clip)
      .intersection(state.target.bounds)
    for tile in area.tiles {
      let surface = try ImageSurface(.argb32, width: tile.width, height: tile.height)
      try surface.draw("drawing a turned picture") { context in
        cairo_translate(context, Double(-tile.minX), Double(-tile.minY))
        cairo_scale(context, grid.scale, grid.scale)
        var matrix = cairo_matrix_t(transform)
        cairo_transform(context, &matrix)
        cairo_translate(context, frame.minX, frame.minY)
        if picture.drawsOutside {
          // The surface ends at the bounds of the frame, which are wider where that is not level.
          cairo_rectangle(context, 0, 0, frame.width, frame.height)
          cairo_clip(context)
        }
        try picture.draw(on: context, width: frame.width, height: frame.height)
      }
      surface.withRows { bytes, stride in
        bytes.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * tile.height) {
          if let tint {
            state.target.paintAlpha(
              of: $0, stride: stride / 4, in: tile, clip: state.clip,
              with: PremultipliedColor(tint, opacity: state.opacity))
          } else {
            state.target.lay(
              $0, stride: stride / 4, in: tile, clip: state.clip,
              opacity: UInt32(min(max(state.opacity, 0), 1) * 255 + 0.5))
          }
        }
      }
    }
  }

  /// Paints a run whose glyphs are transformed.
  func paintTurned(
    _ run: GlyphRun, at origin: Point, _ transform: Transform, _ font: GlyphCache.SizedFont,
    _ source: PixelSource, _ state: State
  ) throws {
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x, y: origin.y + glyph.y)
      guard font.face.isScalable else {
        guard let picture = try glyphs.picture(glyph.id, of: font.face) else { continue }
        let (pixel, surface) = (picture.pixel * run.size, picture.surface)
        let frame = Rect(
          x: place.x + picture.left * run.size * run.stretch, y: place.y - picture.top * run.size,
          width: pixel * Double(surface.width) * run.stretch,
          height: pixel * Double(surface.height))
        try paintTurned(surface, in: frame, transform, tint: nil, state)
        continue
      }
      let outline = font.face.outline(glyph.id, size: run.size, x: 0, y: 0)
        .transformed(by: .scale(x: run.stretch, y: 1).followed(by: .move(place)))
      try shapes.fill(
        DevicePath(outline.transformed(by: transform), grid: grid), with: source,
        on: state.target, clip: state.clip)
    }
  }
}

extension cairo_matrix_t {
  /// Creates cairo's form of a transformation.
  init(_ transform: Transform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
