public import LayoutGeometry

/// A device whose screen a canvas can take its size from.
public struct Device: Hashable, Sendable {
  /// The name in configs, as in `iphone-se`.
  public var id: String
  /// The name on the box, as in `iPhone SE (1st generation)`.
  public var name: String
  /// The screen's size in portrait, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// What bars, notch and home indicator take of the screen in portrait, in points.
  public var safeArea: EdgeInsets
  /// The radius of the screen's corners, in points; 0 for a rectangular screen.
  public var cornerRadius: Double

  init(
    _ id: String, _ name: String, width: Double, height: Double, scale: Double, top: Double = 20,
    bottom: Double = 0, cornerRadius: Double = 0
  ) {
    self.id = id
    self.name = name
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.safeArea = EdgeInsets(top: top, bottom: bottom)
    self.cornerRadius = cornerRadius
  }
}
