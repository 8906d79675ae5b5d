package import DisplayList
package import LayoutGeometry

extension Drawing {
  /// Returns the colour that all pixels of a part of the drawing share; nil if they differ, or if
  /// the background shows through.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the canvas; anything outside of the canvas is left out.
  ///   - scale: Device pixels a point, from 0.25 to 8.
  /// - Throws: `RenderingError`.
  /// - Complexity: That of drawing the rows of the part.
  package func uniformColor(in rect: Rect, scale: Double) throws -> RGBA? {
    let plan = try RasterPlan(self, scale: scale)
    let area = plan.grid.rect(rect)
      .intersection(DeviceRect(minX: 0, minY: 0, maxX: plan.width, maxY: plan.height))
    guard !area.isEmpty else { return nil }
    let bitmap = try BandPainter(plan).paint(rows: area.minY..<area.maxY)
    guard let pixel = bitmap.onlyPixel(in: area), pixel >> 24 == 255 else { return nil }
    return RGBA(hex: pixel)
  }
}

extension Bitmap {
  /// Returns the value of all pixels of an area of the bitmap; nil if they differ.
  fileprivate func onlyPixel(in area: DeviceRect) -> UInt32? {
    withExtendedLifetime(self) {
      let pixel = address(x: area.minX, y: area.minY).pointee
      for y in area.minY..<area.maxY {
        let row = address(x: area.minX, y: y)
        for x in 0..<area.width where row[x] != pixel { return nil }
      }
      return pixel
    }
  }
}

extension Rect {
  /// Returns the rectangle with the edges of its fill: the nearest edges of pixels.
  ///
  /// - Parameter scale: Device pixels a point.
  package func onPixels(scale: Double) -> Rect {
    let grid = PixelGrid(scale: scale)
    return grid.points(of: grid.rect(self))
  }

  /// Returns the smallest rectangle of whole pixels that holds the ink in this one.
  ///
  /// - Parameter scale: Device pixels a point.
  package func hullOnPixels(scale: Double) -> Rect {
    let grid = PixelGrid(scale: scale)
    return grid.points(of: grid.hull(self))
  }
}
