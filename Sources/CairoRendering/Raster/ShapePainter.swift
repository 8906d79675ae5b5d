import CCairo
import DisplayList
import LayoutGeometry

/// Fills and strokes shapes on bitmaps, with their edges on the pixel grid.
final class ShapePainter {
  let grid: PixelGrid
  private let corners = CornerSprites()

  init(grid: PixelGrid) {
    self.grid = grid
  }

  /// Paints the inside of `shape` where it lies in `clip`.
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
      try paint(outline(of: shape), .fill, with: source, on: bitmap, clip: clip)
    }
  }

  /// Paints a line along `shape` where it lies in `clip`.
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
      centreLine(of: shape, style),
      .stroke(width: strokeWidth(of: shape, style), dash: style.dash.map { $0 * grid.scale }),
      with: source, on: bitmap, clip: clip)
  }

  /// Multiplies the pixels of `bitmap` by the coverage of `shape`.
  func clip(_ bitmap: Bitmap, to shape: Shape) throws {
    try forEachTile(of: bitmap.bounds) { tile in
      let surface = try coverage(of: outline(of: shape), .fill, in: tile)
      bitmap.keep(surface.bytes, stride: surface.stride, in: tile)
    }
  }

  /// Paints the inside of an outline in device pixels where it lies in `clip`.
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
    try forEachTile(of: area) { tile in
      let surface = try coverage(of: path, operation, in: tile)
      bitmap.paint(surface.bytes, stride: surface.stride, in: tile, clip: tile, with: source)
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
        cairo_set_line_width(context, width)
        cairo_set_miter_limit(context, StrokeStyle.miterLimit)
        if dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 }) {
          cairo_set_dash(context, dash, Int32(dash.count), 0)
        }
        cairo_stroke(context)
      }
    }
    return surface
  }

  /// Cairo's surfaces end at 32,767 pixels a side: a wide area is drawn in tiles, without a seam as
  /// the path is the same in each.
  private func forEachTile(of area: DeviceRect, _ body: (DeviceRect) throws -> Void) rethrows {
    let side = 4096
    var y = area.minY
    while y < area.maxY {
      let bottom = min(y + side, area.maxY)
      var x = area.minX
      while x < area.maxX {
        let right = min(x + side, area.maxX)
        try body(DeviceRect(minX: x, minY: y, maxX: right, maxY: bottom))
        x = right
      }
      y = bottom
    }
  }

  /// A shape's outline with its straight edges on the grid.
  private func outline(of shape: Shape) -> DevicePath {
    switch shape {
    case .rect(let rect):
      return DeviceRoundedRect(rect, .zero, grid: grid).path
    case .roundedRect(let rect, let radii):
      return DeviceRoundedRect(rect, radii, grid: grid).path
    case .ellipse(let rect):
      var path = DevicePath()
      path.addEllipse(in: Rect(grid.rect(rect)))
      return path
    case .path(let path):
      return DevicePath(path, grid: grid)
    }
  }

  /// The middle of the line that strokes a shape, so that the line's edges are on the grid.
  private func centreLine(of shape: Shape, _ style: StrokeStyle) -> DevicePath {
    let half = Double(grid.lineWidth(style.lineWidth)) / 2
    switch shape {
    case .path(let path):
      return DevicePath(path, grid: grid)
    case .rect(let rect):
      var path = DevicePath()
      path.addRoundedRect(
        Rect(grid.outerRect(of: rect, lineWidth: style.lineWidth)).inset(by: half), .zero)
      return path
    case .ellipse(let rect):
      var path = DevicePath()
      path.addEllipse(
        in: Rect(grid.outerRect(of: rect, lineWidth: style.lineWidth)).inset(by: half))
      return path
    case .roundedRect(let rect, let radii):
      let outer = DeviceRoundedRect(
        outlining: rect, radii, lineWidth: style.lineWidth, grid: grid)
      var path = DevicePath()
      path.addRoundedRect(
        Rect(outer.rect).inset(by: half),
        CornerRadii(
          topLeft: max(0, outer.radii.topLeft - half),
          topRight: max(0, outer.radii.topRight - half),
          bottomRight: max(0, outer.radii.bottomRight - half),
          bottomLeft: max(0, outer.radii.bottomLeft - half)))
      return path
    }
  }

  /// The width in pixels: whole where the line's edges are on the grid, else at least one.
  private func strokeWidth(of shape: Shape, _ style: StrokeStyle) -> Double {
    if case .path = shape { return max(1, style.lineWidth * grid.scale) }
    return Double(grid.lineWidth(style.lineWidth))
  }
}

extension Rect {
  /// The same edges as device pixels, as numbers.
  init(_ rect: DeviceRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
