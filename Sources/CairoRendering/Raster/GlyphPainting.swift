import DisplayList
import LayoutGeometry

extension CommandPainter {
  /// Larger glyphs, in pixels an em, are filled as paths: few repeat, and their sprites are large.
  private static let largestSprite = 100.0

  /// Smaller text, in pixels an em, leaves no mark.
  private static let smallestSize = 0.5

  /// Paints a run with its baseline on a whole row of pixels.
  ///
  /// Across, a glyph starts at the nearest quarter of a pixel: cairo would move it to a whole pixel,
  /// which makes letter spacing uneven.
  func paint(_ run: GlyphRun, at origin: Point, _ paint: Paint, _ state: State) throws {
    let size = grid.fine(run.size)
    guard size >= Self.smallestSize,
      let source = PixelSource(paint, opacity: state.opacity, grid: grid)
    else { return }
    let font = try glyphs.font(run.font, size: size)
    if !font.face.isScalable {
      try paintPictures(run, at: origin, font, state)
    } else if size > Self.largestSprite || run.stretch != 1 {
      try paintOutlines(run, at: origin, font, source, state)
    } else {
      paintSprites(run, at: origin, font, source, state)
    }
  }

  private func paintSprites(
    _ run: GlyphRun, at origin: Point, _ font: GlyphCache.SizedFont, _ source: PixelSource,
    _ state: State
  ) {
    let baseline = grid.edge(origin.y)
    for glyph in run.glyphs {
      let quarters = grid.fineEdge(origin.x + glyph.x, parts: GlyphSprite.phases)
      guard
        let sprite = glyphs.sprite(
          glyph.id, phase: quarters & (GlyphSprite.phases - 1), of: font)
      else { continue }
      state.target.paint(
        sprite.coverage, x: (quarters >> 2) + sprite.left,
        y: baseline + grid.edge(glyph.y) + sprite.top, clip: state.clip, with: source)
    }
  }

  private func paintOutlines(
    _ run: GlyphRun, at origin: Point, _ font: GlyphCache.SizedFont, _ source: PixelSource,
    _ state: State
  ) throws {
    let baseline = Double(grid.edge(origin.y))
    for glyph in run.glyphs {
      let place = Point(
        x: grid.fine(origin.x + glyph.x), y: baseline + Double(grid.edge(glyph.y)))
      var outline = font.face.outline(glyph.id, size: font.size, x: place.x, y: place.y)
      if run.stretch != 1 {
        outline = outline.scaled(by: Scaling(about: place, x: run.stretch, y: 1))
      }
      try shapes.fill(
        DevicePath(outline, grid: PixelGrid(scale: 1)), with: source, on: state.target,
        clip: state.clip)
    }
  }

  private func paintPictures(
    _ run: GlyphRun, at origin: Point, _ font: GlyphCache.SizedFont, _ state: State
  ) throws {
    let baseline = grid.edge(origin.y)
    for glyph in run.glyphs {

      guard let picture = try glyphs.picture(glyph.id, of: font.face) else { continue }
      // The same glyph has the same size everywhere, so only its corner is rounded.
      let pixels = PixelGrid(scale: font.size)
      let left = grid.edge(origin.x + glyph.x + picture.left * run.size * run.stretch)
      let top = baseline + grid.edge(glyph.y) - pixels.edge(picture.top)
      let width = picture.pixel * Double(picture.surface.width) * run.stretch
      let frame = DeviceRect(
        minX: left, minY: top, maxX: left + max(1, pixels.edge(width)),
        maxY: top + max(1, pixels.edge(picture.pixel * Double(picture.surface.height))))
      try tiles.lay(
        picture.surface, in: frame, tint: nil, opacity: state.opacity, on: state.target,
        clip: state.clip)
    }
  }
}
