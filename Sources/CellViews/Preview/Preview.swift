public import LayoutGeometry

/// A screen to draw: its name, its canvas and its root view.
public struct Preview: Sendable {
  public var name: String
  /// The variant's suffix, as in `iphone-se.dark`; nil for a preview without variants.
  public var variant: String?
  public var canvas: Canvas
  /// True if `content` reads computed values, so that it is built again once they are known.
  public var readsComputedValues: Bool
  /// The root view, for what is known of the views with an `id` so far.
  public var content: @Sendable (ComputedValues) throws -> View

  public init(
    name: String, variant: String? = nil, canvas: Canvas, readsComputedValues: Bool = false,
    content: @escaping @Sendable (ComputedValues) throws -> View
  ) {
    self.name = name
    self.variant = variant
    self.canvas = canvas
    self.readsComputedValues = readsComputedValues
    self.content = content
  }
}

/// What a preview is drawn on; lengths in points.
public struct Canvas: Hashable, Sendable {
  public var width: Double
  public var height: Height
  /// Device pixels a point; what a renderer uses unless told otherwise.
  public var scale: Double
  public var padding: EdgeInsets
  /// The device's safe area; content stays inside it.
  public var safeArea: EdgeInsets
  /// A colour over the system background; nil shows the system background alone.
  public var background: Color?
  /// True if there is no system background under `background`.
  public var isTransparent: Bool
  public var appearance: Appearance
  public var layoutDirection: LayoutDirection
  public var dynamicType: DynamicType

  /// How high a canvas is.
  public enum Height: Hashable, Sendable {
    /// As high as the content at the canvas's width.
    case fit
    case points(Double)
  }

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

/// iOS's sizes of dynamic type; `large` is the one that a device starts with.
public enum DynamicType: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
