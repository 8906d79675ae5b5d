import CCairo
import DisplayList
import LayoutGeometry

/// Fills and strokes shapes on bitmaps, with their edges on the pixel grid.
final class ShapePainter {
  let grid: PixelGrid
  private let corners: CornerSprites

  init(grid: PixelGrid, corners: CornerSprites) {
    self.grid = grid
    self.corners = corners
  }

  /// Paints the inside of `shape` where it is in `clip`.
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

  /// Paints a line along `shape` where it is in `clip`.
  func stroke(
    _ shape: Shape, _ style: StrokeStyle, with source: PixelSource, on bitmap: Bitmap,
    clip: DeviceRect
  ) throws {
    guard style.lineWidth > 0 else { return }
    if style.dash.isEmpty {
      switch shape {
      case .rect(let rect):
        let outer = DeviceRoundedRect(
          outlining: rect, .zero, lineWidth: style.lineWidth, grid: grid)
        return try strokeInside(
          outer, lineWidth: grid.lineWidth(style.lineWidth), with: source, on: bitmap, clip: clip)
      case .roundedRect(let rect, let radii):
        let outer = DeviceRoundedRect(
          outlining: rect, radii, lineWidth: style.lineWidth, grid: grid)
        return try strokeInside(
          outer, lineWidth: grid.lineWidth(style.lineWidth), with: source, on: bitmap, clip: clip)
      case .path(let path):
        if let line = path.straightLine(lineWidth: style.lineWidth, grid: grid) {
          return bitmap.fill(line.intersection(clip), with: source)
        }
      case .ellipse: break
      }
    }
    try paint(
      shape.centreLine(style, on: grid),
      .stroke(width: shape.strokeWidth(style, on: grid), dash: style.dash.map { $0 * grid.scale }),
      with: source, on: bitmap, clip: clip)
  }

  /// Multiplies the pixels of `bitmap` by the coverage of `shape`.
  func clip(_ bitmap: Bitmap, to shape: Shape) throws {
    for tile in bitmap.bounds.tiles {
      let surface = try coverage(of: shape.outline(on: grid), .fill, in: tile)
      surface.withRows { bitmap.keep($0, stride: $1, in: tile) }
    }
  }

  /// Paints the inside of an outline in device pixels where it is in `clip`.
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
      var ring = shape.path
      ring.elements += inner.path.elements
      return try paint(ring, .fillEvenOdd, with: source, on: bitmap, clip: clip)
    }
    blocks.paint(with: source, on: bitmap, clip: clip)
    for part in blocks.sides(lineWidth: lineWidth) {
      bitmap.fill(part.intersection(clip), with: source)
    }
  }

  /// What is done with a path.
  private enum Operation {
    case fill
    case fillEvenOdd
    /// A line of a width and with dashes in pixels.
    case stroke(width: Double, dash: [Double])
  }

  private func paint(
    _ path: DevicePath, _ operation: Operation, with source: PixelSource, on bitmap: Bitmap,
    clip: DeviceRect
  ) throws {
    let reach =
      if case .stroke(let width, _) = operation {
        Int((width / 2 * StrokeStyle.miterLimit).rounded(.up)) + 1
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
        cairo_fill(context)
      case .fillEvenOdd:
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
      case .stroke(let width, let dash):
        setLine(width: width, dash: dash, on: context)
        cairo_stroke(context)
      }
    }
    return surface
  }
}

/// Makes the next stroke of a context a line of a width, with lengths of dashes and gaps in turn.
///
/// Lengths are in the context's units. A dash that cairo would refuse, of nothing but zeros or with
/// a negative length, leaves the line solid.
func setLine(width: Double, dash: [Double], on context: OpaquePointer) {
  cairo_set_line_width(context, width)
  cairo_set_miter_limit(context, StrokeStyle.miterLimit)
  if dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 }) {
    cairo_set_dash(context, dash, Int32(dash.count), 0)
  }
}
