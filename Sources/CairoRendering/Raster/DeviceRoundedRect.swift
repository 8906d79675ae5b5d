import DisplayList
import LayoutGeometry

/// A rectangle of whole device pixels with corners of radii in pixels.
struct DeviceRoundedRect: Sendable {
  let rect: DeviceRect
  /// Each at most half of the shorter side.
  let radii: CornerRadii

  /// A rectangle with its corners' radii cut to what fits.
  init(_ rect: DeviceRect, _ radii: CornerRadii) {
    let limit = Double(min(rect.width, rect.height)) / 2
    func fit(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    self.rect = rect
    self.radii = CornerRadii(
      topLeft: fit(radii.topLeft), topRight: fit(radii.topRight),
      bottomRight: fit(radii.bottomRight), bottomLeft: fit(radii.bottomLeft))
  }

  /// A rounded rectangle in points, with its edges on the grid.
  init(_ rect: Rect, _ radii: CornerRadii, grid: PixelGrid) {
    self.init(
      grid.rect(rect), radii, of: rect, grid: grid, change: 0)
  }

  /// What a line of `lineWidth` points along a rounded rectangle covers on its outer side.
  init(outlining rect: Rect, _ radii: CornerRadii, lineWidth: Double, grid: PixelGrid) {
    let outer = grid.outerRect(of: rect, lineWidth: lineWidth)
    // A line that went half a pixel inwards at both ends is a whole pixel shorter than it was: its
    // corners go inwards with it and stay round the same centres.
    let lost = (rect.width + lineWidth) * grid.scale - Double(outer.width)
    let inwards = max(0, (lost + 1e-6).rounded(.down) / 2)
    self.init(
      outer, radii, of: rect, grid: grid, change: lineWidth * grid.scale / 2 - inwards)
  }

  /// `change`, in pixels, is added to every radius that is not zero.
  private init(
    _ snapped: DeviceRect, _ radii: CornerRadii, of rect: Rect, grid: PixelGrid, change: Double
  ) {
    let half = min(rect.width, rect.height) / 2
    func pixels(_ radius: Double) -> Double {
      if radius <= 0 { return 0 }
      // Half a side stays half a side, whatever snapping does to the side: a capsule's end and a
      // circle stay round.
      if radius >= half * (1 - 1e-9) { return .infinity }
      return grid.fine(radius) + grid.fine(change / grid.scale)
    }
    self.init(
      snapped,
      CornerRadii(
        topLeft: pixels(radii.topLeft), topRight: pixels(radii.topRight),
        bottomRight: pixels(radii.bottomRight), bottomLeft: pixels(radii.bottomLeft)))
  }

  /// The rectangle `distance` pixels further in, its corners round the same centres; nil if none is
  /// left.
  func inset(by distance: Int) -> DeviceRoundedRect? {
    let inner = rect.inset(by: distance)
    if inner.isEmpty { return nil }
    let change = Double(distance)
    return DeviceRoundedRect(
      inner,
      CornerRadii(
        topLeft: radii.topLeft - change, topRight: radii.topRight - change,
        bottomRight: radii.bottomRight - change, bottomLeft: radii.bottomLeft - change))
  }

  /// The outline in device pixels.
  var path: DevicePath {
    var path = DevicePath()
    path.addRoundedRect(
      Rect(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height)),
      radii)
    return path
  }
}
