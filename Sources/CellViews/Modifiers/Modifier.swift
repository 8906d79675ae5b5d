public import LayoutGeometry
public import TextShaping

/// What changes a view's size, surroundings or looks; modifiers apply in the order written.
public enum Modifier: Sendable {
  case padding(EdgeInsets)
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  /// A view behind, proposed the size of what it stands behind.
  case background(View, Alignment)
  /// A view on top, proposed the size of what it covers.
  case overlay(View, Alignment)
  /// A line inside the view's edges.
  case border(Color, width: Double)
  /// Cuts off what lies outside an outline of the view's size; `cornerRadius` is one of these.
  case clipShape(ShapeView.Outline)
  case shadow(ShadowStyle)
  case opacity(Double)
  case offset(Point)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case accessibilityLabel(String)
  case id(String)
  case dimensions(Dimensions)
  /// Changes what texts, symbols and shapes inside take from their surroundings.
  case environment(EnvironmentChange)
}

/// `frame(width:height:alignment:)`, in points.
public struct FixedFrame: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public var alignment: Alignment

  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`, in points; a maximum may be infinite.
public struct FlexibleFrame: Hashable, Sendable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// Whether a view of a fixed ratio fits into a space or fills it.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// A blurred copy of a view under it; `radius` and offsets in points.
public struct ShadowStyle: Hashable, Sendable {
  public var color: Color
  public var radius: Double
  public var x: Double
  public var y: Double

  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// Arrows along a view's edges with the measured length, as in the fifth article.
public struct Dimensions: Hashable, Sendable {
  /// The edges that get an arrow.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
  }

  public var edges: Set<Edge>
  public var arrow: Color
  public var label: Color

  public init(edges: Set<Edge>, arrow: Color, label: Color) {
    self.edges = edges
    self.arrow = arrow
    self.label = label
  }
}

/// One value that views take from their surroundings.
public enum EnvironmentChange: Hashable, Sendable {
  case font(Font)
  case bold(Bool)
  case italic(Bool)
  case foregroundColor(Color)
  case multilineTextAlignment(TextAlignment)
  /// The most lines a text may have; nil lifts an outer limit.
  case lineLimit(Int?)
}

/// A text style that follows dynamic type, or a font of a fixed size.
public enum Font: Hashable, Sendable {
  case style(TextStyle, weight: FontWeight? = nil)
  case fixed(FontRequest)
}

/// iOS's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
}
