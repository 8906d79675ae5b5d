import DisplayList
import LayoutGeometry

/// Parts of a drawing as pixels of half a point, for effects that a document's format does not
/// have.
final class PartPictures {
  /// The grid of half points, on which documents have their edges.
  static let grid = PixelGrid(scale: 2)

  /// The canvas, in half points.
  let canvas: DeviceRect
  private let painter: CommandPainter
  /// Indicates whether the canvas is opaque, so that a PNG of it has no alpha.
  private let isOpaque: Bool

  init(_ drawing: Drawing) {
    let page = Rect(origin: .zero, size: drawing.displayList.size)
    canvas = Self.grid.hull(page)
    isOpaque = drawing.displayList.commands.cover(Self.grid.rect(page), on: Self.grid)
    painter = CommandPainter(
      pictures: drawing.pictures, grid: Self.grid, canvas: Self.grid.rect(page))
  }

  /// Returns a group as a document draws it: what erases an opaque canvas is black.
  ///
  /// Nothing that is laid over a page removes what is on it, and pixels without alpha are over black.
  func drawable(_ group: Group) -> Group {
    guard isOpaque, case .blend(.destinationOut)? = group.effect else { return group }
    var black = group
    black.effect = .color(.multiply(.black))
    return black
  }

  /// The fonts that are open, with their glyphs as pictures.
  var glyphs: GlyphCache { painter.glyphs }

  /// Calls `body` with the drawing of commands in a place on the canvas, tile by tile.
  ///
  /// - Parameter commands: The commands with all those behind them, if they depend on their
  ///   background.
  func forEachTile(
    of commands: [Command], in place: Rect, _ body: (Bitmap) throws -> Void
  ) throws {
    let reach = BackdropReach(commands, grid: Self.grid)
    for tile in Self.grid.hull(place).intersection(canvas).tiles {
      // The surroundings of the place show through surfaces in it.
      let rows = reach.rows(for: tile.minY..<tile.maxY, height: canvas.maxY)
      let spread = max(tile.minY - rows.lowerBound, rows.upperBound - tile.maxY, 0)
      let wide = tile.inset(by: -spread).intersection(canvas)
      let bitmap = Bitmap(wide)
      try painter.paint(commands, nil, CommandPainter.State(target: bitmap, clip: wide, opacity: 1))
      guard wide != tile else {
        try body(bitmap)
        continue
      }
      let part = Bitmap(tile)
      part.lay(bitmap, clip: tile, opacity: 255)
      try body(part)
    }
  }

  /// Calls `body` with a group's shadow alone, in its part on the canvas, tile by tile.
  func forEachTile(ofShadowOf group: Group, _ body: (Bitmap) throws -> Void) throws {
    for tile in Self.grid.hull(group.inkBounds).intersection(canvas).tiles {
      try body(try painter.shadow(of: group, in: tile))
    }
  }

  /// Calls `body` with a paint in an area, in its part on the canvas, tile by tile.
  func forEachTile(
    of paint: Paint, opacity: Double, in area: DeviceRect, _ body: (Bitmap) throws -> Void
  ) throws {
    for tile in area.intersection(canvas).tiles {
      guard let source = PixelSource(paint, opacity: opacity, grid: Self.grid, in: tile) else {
        continue
      }
      let bitmap = Bitmap(tile)
      bitmap.fill(tile, with: source)
      try body(bitmap)
    }
  }

  /// Returns the coverage of a group's whole shadow, even beyond the canvas, and its place; nil for
  /// one that is too large to be kept for others of its form, and for one that is not blurred.
  func wholeShadow(of group: Group) throws -> (coverage: Coverage, rect: DeviceRect)? {
    try painter.wholeShadow(of: group)
  }
}
