import DisplayList
package import LayoutGeometry

/// Paints any rows of a drawing, on one thread at a time.
///
/// The pixels of a row do not depend on the rows that are painted with it. A painter keeps glyphs,
/// corners and scaled pictures of one band for the next ones.
package final class BandPainter {
  /// The plan of the drawing.
  package let plan: RasterPlan
  private let commands: CommandPainter

  /// Creates a painter of `plan`; several may paint parts of one plan at once, each on its thread.
  ///
  /// - Parameter cache: The cache of other painters on this thread; nil for an empty one.
  package init(_ plan: RasterPlan, cache: PaintCache? = nil) {
    self.plan = plan
    commands = CommandPainter(
      pictures: plan.drawing.pictures, grid: plan.grid, cache: cache ?? PaintCache(),
      canvas: plan.canvas)
  }

  /// Returns the picture's rows from `rows.lowerBound`, counted from its top.
  ///
  /// - Throws: `RenderingError`.
  package func paint(rows: Range<Int>) throws -> Bitmap {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= plan.height && !rows.isEmpty,
      "rows \(rows) of a picture of \(plan.height)")
    let needed = plan.backdrops.rows(for: rows, height: plan.height)
    let bitmap = Bitmap(
      DeviceRect(minX: 0, minY: needed.lowerBound, maxX: plan.width, maxY: needed.upperBound),
      isCleared: !plan.beginsOpaque)
    try commands.paint(
      plan.drawing.displayList.commands, plan.index,
      CommandPainter.State(target: bitmap, clip: bitmap.bounds, opacity: 1))
    return needed == rows ? bitmap : bitmap.rows(rows)
  }
}

/// A drawing at a scale, ready for any number of painters at once.
package struct RasterPlan: Sendable {
  /// The picture's width, in device pixels, at least 1.
  package let width: Int
  /// The picture's height, in device pixels, at least 1.
  package let height: Int
  /// Indicates whether every pixel is opaque because a fill covers the whole canvas.
  package let isOpaque: Bool
  /// Indicates whether such a fill is painted first: then no pixel has to be cleared before.
  ///
  /// In a profile, clearing took 4 % of comparing a screen of cards with its golden.
  let beginsOpaque: Bool

  let drawing: Drawing
  let grid: PixelGrid
  let index: BandIndex
  /// The distances from which backgrounds show through surfaces.
  let backdrops: BackdropReach

  var canvas: DeviceRect { DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The most pixels that one picture may have.
  static let pixelLimit = 4e9

  /// Checks that a picture of a size in points can be drawn.
  ///
  /// - Throws: `RenderingError.canvasTooLarge`.
  package static func check(_ size: Size, scale: Double) throws(RenderingError) {
    let grid = PixelGrid(scale: scale)
    let pixels = Double(max(1, grid.edge(size.width))) * Double(max(1, grid.edge(size.height)))
    guard pixels <= pixelLimit else {
      throw RenderingError.canvasTooLarge(pixels: pixels, limit: pixelLimit)
    }
  }

  /// Computes the ink bounds of each command.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8.
  /// - Throws: `RenderingError.canvasTooLarge`.
  package init(_ drawing: Drawing, scale: Double) throws {
    precondition(scale >= 0.25 && scale <= 8, "a scale of \(scale)")
    let size = drawing.displayList.size
    try Self.check(size, scale: scale)
    // Snapped like a rectangle of the canvas's size: its background covers every pixel.
    grid = PixelGrid(scale: scale)
    width = max(1, grid.edge(size.width))
    height = max(1, grid.edge(size.height))
    self.drawing = drawing
    index = BandIndex(drawing.displayList.commands)
    backdrops = BackdropReach(drawing.displayList.commands, grid: grid)
    let canvas = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
    isOpaque = drawing.displayList.commands.cover(canvas, on: grid)
    beginsOpaque = drawing.displayList.commands.begin(covering: canvas, on: grid)
  }
}

extension Copies {
  /// Returns whether a copy covers all of `area`.
  fileprivate func cover(_ area: DeviceRect, on grid: PixelGrid) -> Bool {
    // Only rectangles cover an area, and moving one costs less than making all commands of a copy.
    commands.contains { command in
      guard case .fill(.rect(let rect), let paint) = command, paint.isOpaque else { return false }
      return places.contains { grid.rect(rect.offset(by: $0)).contains(area) }
    }
  }
}

extension [Command] {
  /// Returns whether the first command fills all of `area` with one opaque colour.
  fileprivate func begin(covering area: DeviceRect, on grid: PixelGrid) -> Bool {
    switch first {
    case .fill(.rect(let rect), .color(let color))?:
      color.alpha >= 1 && grid.rect(rect).contains(area)
    case .group(let group)?:
      group.copies == nil && group.isTransparentToDrawing
        && group.commands.begin(covering: area, on: grid)
    case .fill?, .stroke?, .glyphRun?, .image?, nil:
      false
    }
  }

  /// Returns whether one opaque rectangle among the commands covers all of `area`.
  fileprivate func cover(_ area: DeviceRect, on grid: PixelGrid) -> Bool {
    contains { command in
      switch command {
      case .fill(.rect(let rect), let paint):
        paint.isOpaque && grid.rect(rect).contains(area)
      case .group(let group) where group.copies != nil:
        group.isTransparentToDrawing && group.copies?.cover(area, on: grid) == true
      case .group(let group):
        group.isTransparentToDrawing && group.commands.cover(area, on: grid)
      case .fill, .stroke, .glyphRun, .image:
        false
      }
    }
  }
}
