import CCairo
import DisplayList
import ImageDecoding
import LayoutGeometry

/// Draws display-list commands on a document, in order.
///
/// Edges and baselines go to half points, where they are at @2x in pixels, so that a document shows
/// the picture that the PNG at that scale shows, and neighbours meet on pixel edges at @2x and @4x.
final class DocumentPainter {
  /// The grid of half points; the context is scaled to it.
  static let grid = PixelGrid(scale: 2)

  let context: OpaquePointer
  let fonts: DocumentFonts
  let pictures: PictureSources
  /// What is drawn as pixels: shadows, which no document format of cairo's can blur.
  let raster: CommandPainter
  /// The canvas, in half points.
  let canvas: DeviceRect

  /// A painter on a page on which nothing was drawn; the fonts are those of the document.
  init(_ drawing: Drawing, on surface: DocumentSurface, fonts: DocumentFonts = DocumentFonts()) {
    context = surface.context
    self.fonts = fonts
    pictures = PictureSources(drawing.pictures)
    raster = CommandPainter(pictures: drawing.pictures, grid: Self.grid)
    let size = drawing.displayList.size
    canvas = Self.grid.hull(Rect(origin: .zero, size: size))
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / Self.grid.scale, 1 / Self.grid.scale)
  }

  /// Draws `commands`, each with its opacity multiplied by `opacity`.
  func draw(_ commands: [Command], opacity: Double = 1) throws {
    for command in commands { try draw(command, opacity: opacity) }
  }

  private func draw(_ command: Command, opacity: Double) throws {
    switch command {
    case .fill(let shape, let paint):
      guard setSource(paint, opacity: opacity) else { return }
      shape.outline(on: Self.grid).add(to: context, x: 0, y: 0)
      cairo_fill(context)
    case .stroke(let shape, let paint, let style):
      guard style.lineWidth > 0, setSource(paint, opacity: opacity) else { return }
      stroke(shape, style)
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
    if style.dash.isEmpty, case .path(let path) = shape,
      let line = path.straightLine(lineWidth: style.lineWidth, grid: Self.grid)
    {
      cairo_rectangle(
        context, Double(line.minX), Double(line.minY), Double(line.width), Double(line.height))
      cairo_fill(context)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    setLine(
      width: shape.strokeWidth(style, on: Self.grid), dash: style.dash.map { $0 * Self.grid.scale },
      on: context)
    shape.centreLine(style, on: Self.grid).add(to: context, x: 0, y: 0)
    cairo_stroke(context)
  }

  private func draw(_ group: Group, opacity: Double) throws {
    guard group.opacity > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    let faded = opacity * group.opacity
    if group.shadow != nil { try drawShadow(of: group, opacity: faded) }
    if let clip = group.clip {
      clip.outline(on: Self.grid).add(to: context, x: 0, y: 0)
      cairo_clip(context)
    }
    if faded < 1, !group.commands.isSeparable {
      cairo_push_group(context)
      try draw(group.commands)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, faded)
    } else {
      try draw(group.commands, opacity: faded)
    }
  }

  /// Draws the shadow alone, as pixels of half a point.
  private func drawShadow(of group: Group, opacity: Double) throws {
    let area = Self.grid.hull(group.inkBounds).intersection(canvas)
    for tile in area.tiles {
      let surface = try ImageSurface(raster.shadow(of: group, in: tile))
      // Cairo keeps a reference of its own to what it paints from; ours is held until it has it.
      withExtendedLifetime(surface) {
        cairo_set_source_surface(context, surface.handle, Double(tile.minX), Double(tile.minY))
      }
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Makes `paint` what is drawn with; false if it draws nothing.
  func setSource(_ paint: Paint, opacity: Double) -> Bool {
    switch paint {
    case .color(let color):
      let alpha = color.alpha * opacity
      if alpha <= 0 { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
    case .linearGradient(let gradient):
      guard let pattern = LinearPattern(gradient, opacity: opacity, grid: Self.grid) else {
        return false
      }
      // "cairo_set_source: this function references the pattern", so ours may go.
      withExtendedLifetime(pattern) { cairo_set_source(context, pattern.handle) }
    }
    return true
  }
}
