public import LayoutGeometry
public import TextShaping

/// What a preview is drawn on; lengths in points.
public struct Canvas: Hashable, Sendable {
  /// The canvas's width, with its padding and safe area.
  public var width: Double
  /// The canvas's height, with its padding and safe area.
  public var height: Height
  /// Device pixels a point; what a renderer uses unless told otherwise.
  public var scale: Double
  /// Space between the safe area and the content.
  public var padding: EdgeInsets
  /// The device's safe area; content stays inside it.
  public var safeArea: EdgeInsets
  /// A colour over the system background; nil shows the system background alone.
  public var background: Color?
  /// True if there is no system background under `background`.
  public var isTransparent: Bool
  /// Whether colours are the light or the dark ones.
  public var appearance: Appearance
  /// Where leading is.
  public var layoutDirection: LayoutDirection
  /// The size that text styles are scaled to.
  public var dynamicType: DynamicType

  /// The language that the screen is in; nil for none in particular.
  ///
  /// It decides the forms of ideographs; texts and their direction are the content's.
  public var locale: TextLocale?
  /// The device that the canvas is the screen of; nil for any other canvas.
  public var bezel: DeviceBezel?
  /// What the device is called; nil for a canvas of no device.
  public var deviceName: String?
  /// True if the device is drawn around the picture.
  public var isFramed = false

  /// How high a canvas is.
  public enum Height: Hashable, Sendable {
    /// As high as the content at the canvas's width.
    case fit
    case points(Double)
  }

  /// A light canvas, as wide as an iPhone and as high as its content, unless told otherwise.
  public init(
    width: Double = 390, height: Height = .fit, scale: Double = 2, padding: EdgeInsets = .zero,
    safeArea: EdgeInsets = .zero, background: Color? = nil, isTransparent: Bool = false,
    appearance: Appearance = .light, layoutDirection: LayoutDirection = .leftToRight,
    dynamicType: DynamicType = .large
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.padding = padding
    self.safeArea = safeArea
    self.background = background
    self.isTransparent = isTransparent
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.dynamicType = dynamicType
  }
}
