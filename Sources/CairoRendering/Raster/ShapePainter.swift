import CCairo
import DisplayList

/// Fills and strokes shapes on bitmaps, with their edges on the pixel grid.
final class ShapePainter {
  let grid: PixelGrid
  private let corners: CornerSprites

  init(grid: PixelGrid, corners: CornerSprites) {
    self.grid = grid
    self.corners = corners
  }

  /// Paints the inside of `shape` in its part inside `clip`.
  func fill(
    _ shape: Shape, with source: PixelSource, on bitmap: Bitmap, clip: DeviceRect
  ) throws {
    switch shape {
    case .rect(let rect):
      bitmap.fill(grid.rect(rect).intersection(clip), with: source)
    case .roundedRect(let rect, let radii):
      try fill(
        DeviceRoundedRect(rect, radii, grid: grid), with: source, on: bitmap, clip: clip)
    case .ellipse, .path:
      try paint(shape.outline(on: grid), .fill, with: source, on: bitmap, clip: clip)
    }
  }

  /// Paints a line along `shape` in its part inside `clip`.
  func stroke(
    _ shape: Shape, _ style: StrokeStyle, with source: PixelSource, on bitmap: Bitmap,
    clip: DeviceRect
  ) throws {
    guard style.lineWidth > 0 else { return }
    if style.dash.isEmpty {
      switch shape {
      case .rect(let rect) where style.hasSquareCorners:
        let outer = DeviceRoundedRect(
          outlining: rect, .zero, lineWidth: style.lineWidth, grid: grid)
        return try strokeInside(
          outer, lineWidth: grid.lineWidth(style.lineWidth), with: source, on: bitmap, clip: clip)
      case .roundedRect(let rect, let radii) where style.hasSquareCorners || radii.areAllRound:
        let outer = DeviceRoundedRect(
          outlining: rect, radii, lineWidth: style.lineWidth, grid: grid)
        return try strokeInside(
          outer, lineWidth: grid.lineWidth(style.lineWidth), with: source, on: bitmap, clip: clip)
      case .path(let path) where style.lineCap == .butt:
        if let line = path.straightLine(lineWidth: style.lineWidth, grid: grid) {
          return bitmap.fill(line.intersection(clip), with: source)
        }
      case .rect, .roundedRect, .ellipse, .path: break
      }
    }
    var line = style.scaled(by: grid.scale)
    line.lineWidth = shape.strokeWidth(style, on: grid)
    try paint(
      shape.centreLine(style, on: grid), .stroke(line), with: source, on: bitmap, clip: clip)
  }

  /// Multiplies the pixels of `bitmap` by the coverage of `shape`.
  func clip(_ bitmap: Bitmap, to shape: Shape) throws {
    for tile in bitmap.bounds.tiles {
      let surface = try coverage(of: shape.outline(on: grid), .fill, in: tile)
      surface.withRows { bitmap.keep($0, stride: $1, in: tile) }
    }
  }

  /// Paints the inside of an outline in device pixels, in its part inside `clip`.
  func fill(
    _ path: DevicePath, with source: PixelSource, on bitmap: Bitmap, clip: DeviceRect
  ) throws {
    try paint(path, .fill, with: source, on: bitmap, clip: clip)
  }

  private func fill(
    _ shape: DeviceRoundedRect, with source: PixelSource, on bitmap: Bitmap, clip: DeviceRect
  ) throws {
    let rect = shape.rect
    if rect.intersection(clip).isEmpty { return }
    guard let blocks = try CornerBlocks(shape, lineWidth: 0, sprites: corners) else {
      return try paint(shape.path, .fill, with: source, on: bitmap, clip: clip)
    }
    blocks.paint(with: source, on: bitmap, clip: clip)
    for part in blocks.inside { bitmap.fill(part.intersection(clip), with: source) }
  }

  private func strokeInside(
    _ shape: DeviceRoundedRect, lineWidth: Int, with source: PixelSource, on bitmap: Bitmap,
    clip: DeviceRect
  ) throws {
    if shape.rect.intersection(clip).isEmpty { return }
    guard let inner = shape.inset(by: lineWidth) else {
      return try fill(shape, with: source, on: bitmap, clip: clip)
    }
    guard let blocks = try CornerBlocks(shape, lineWidth: lineWidth, sprites: corners) else {
      if shape.radii.style == .continuous {
        // A line of one width all along is not between two continuous corners.
        let line = shape.centreLine(lineWidth: lineWidth)
        return try paint(
          DeviceShape.rect(line.rect, line.radii).path,
          .stroke(StrokeStyle(lineWidth: Double(lineWidth))), with: source, on: bitmap, clip: clip)
      }
      var ring = shape.path
      ring.elements += inner.path.elements
      ring.isEvenOdd = true
      return try paint(ring, .fill, with: source, on: bitmap, clip: clip)
    }
    blocks.paint(with: source, on: bitmap, clip: clip)
    for part in blocks.sides(lineWidth: lineWidth) {
      bitmap.fill(part.intersection(clip), with: source)
    }
  }

  private enum Operation {
    case fill
    /// A line whose lengths are pixels.
    case stroke(StrokeStyle)
  }

  private func paint(
    _ path: DevicePath, _ operation: Operation, with source: PixelSource, on bitmap: Bitmap,
    clip: DeviceRect
  ) throws {
    let reach =
      if case .stroke(let line) = operation {
        Int((line.lineWidth * line.reach).rounded(.up)) + 1
      } else { 1 }
    let area = path.hull.inset(by: -reach).intersection(clip).intersection(bitmap.bounds)
    for tile in area.tiles {
      let surface = try coverage(of: path, operation, in: tile)
      surface.withRows { bitmap.paint($0, stride: $1, in: tile, clip: tile, with: source) }
    }
  }

  private func coverage(
    of path: DevicePath, _ operation: Operation, in tile: DeviceRect
  ) throws -> ImageSurface {
    let surface = try ImageSurface(.a8, width: tile.width, height: tile.height)
    try surface.draw("drawing a path") { context in
      path.add(to: context, x: tile.minX, y: tile.minY)
      switch operation {
      case .fill:
        setFillRule(of: path, on: context)
        cairo_fill(context)
      case .stroke(let line):
        setLine(line, on: context)
        cairo_stroke(context)
      }
    }
    return surface
  }
}

extension CornerRadii {
  fileprivate var areAllRound: Bool {
    topLeft > 0 && topRight > 0 && bottomRight > 0 && bottomLeft > 0
  }
}

/// Sets the fill rule of a context, for fills and clips, to a path's rule.
func setFillRule(of path: DevicePath, on context: OpaquePointer) {
  cairo_set_fill_rule(
    context, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
}

/// Sets the line of a context, whose lengths are in the context's units.
///
/// A dash that cairo would refuse, with nothing but zeros or with a negative length, makes the line
/// solid.
func setLine(_ line: StrokeStyle, on context: OpaquePointer) {
  cairo_set_line_width(context, line.lineWidth)
  cairo_set_miter_limit(context, line.miterLimit)
  let cap =
    switch line.lineCap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  cairo_set_line_cap(context, cap)
  let join =
    switch line.lineJoin {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  cairo_set_line_join(context, join)
  if line.dash.contains(where: { $0 > 0 }), line.dash.allSatisfy({ $0 >= 0 }) {
    cairo_set_dash(context, line.dash, Int32(line.dash.count), line.dashPhase)
  }
}
