import DisplayList
import LayoutGeometry

/// A drawing at a scale, ready for any number of painters at once.
package struct RasterPlan: Sendable {
  /// The picture's width, in device pixels, at least 1.
  package let width: Int
  /// The picture's height, in device pixels, at least 1.
  package let height: Int
  /// True if every pixel is opaque because a fill covers the whole canvas.
  package let isOpaque: Bool

  let drawing: Drawing
  let grid: PixelGrid
  let index: BandIndex

  /// The most pixels that one picture may have.
  static let pixelLimit = 4e9

  /// Finds out where each command has its ink.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8.
  /// - Throws: `RenderingError.canvasTooLarge`.
  package init(_ drawing: Drawing, scale: Double) throws {
    precondition(scale >= 0.25 && scale <= 8, "a scale of \(scale)")
    let size = drawing.displayList.size
    // Rounded up: a canvas that ends inside of a pixel keeps that pixel. The tolerance keeps
    // 100.00000000000001 points from becoming a pixel more.
    let width = max(1, (size.width * scale - 1e-6).rounded(.up))
    let height = max(1, (size.height * scale - 1e-6).rounded(.up))
    guard width * height <= Self.pixelLimit else {
      throw RenderingError.canvasTooLarge(pixels: width * height, limit: Self.pixelLimit)
    }
    self.width = Int(width)
    self.height = Int(height)
    self.drawing = drawing
    grid = PixelGrid(scale: scale)
    index = BandIndex(drawing.displayList.commands)
    isOpaque = drawing.displayList.commands.cover(
      DeviceRect(minX: 0, minY: 0, maxX: self.width, maxY: self.height), on: grid)
  }
}

extension [Command] {
  /// True if one opaque rectangle among the commands covers `area` whole.
  fileprivate func cover(_ area: DeviceRect, on grid: PixelGrid) -> Bool {
    contains { command in
      switch command {
      case .fill(.rect(let rect), let paint):
        paint.isOpaque && grid.rect(rect).contains(area)
      case .group(let group):
        group.isTransparentToDrawing && group.commands.cover(area, on: grid)
      case .fill, .stroke, .glyphRun, .image:
        false
      }
    }
  }
}
