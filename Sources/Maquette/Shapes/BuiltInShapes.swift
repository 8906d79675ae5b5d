import CellViews
public import DisplayList
public import Foundation
import LayoutGeometry

/// A rectangle that fills its proposal.
public nonisolated struct Rectangle: _BuiltInShape {
  /// Creates a rectangle.
  public init() {}

  /// The shape's outline.
  public var _outline: _Outline { _Outline(outline: .rectangle) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: _BuiltInShape {
  /// The corners' width and height, in points.
  public var cornerSize: CGSize
  /// The style of the corners; continuous by default.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have a radius, in points; continuous ones by default.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle whose corners are quarters of ellipses, with a width and a height in
  /// points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The shape's outline.
  public var _outline: _Outline {
    let corner = Size(cornerSize)
    guard corner.width != corner.height else {
      return _Outline(
        outline: .roundedRectangle(cornerRadius: corner.width, style: style.value))
    }
    return _Outline(
      outline: .own(
        ShapeNode.OwnOutline(size: { ShapeNode.Outline.rectangle.size(for: $0) }) { size in
          var path = Path()
          path.addRoundedRect(
            Rect(origin: .zero, size: size), radii: Array(repeating: corner, count: 4))
          return path
        }))
  }
}

/// A style of round corners: circular, or continuous as in iOS's icons.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  /// The style for drawings.
  var value: CornerStyle { self == .circular ? .circular : .continuous }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii for the corners; each defaults to zero.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners may have different radii.
public nonisolated struct UnevenRoundedRectangle: _BuiltInShape {
  /// The corners' radii.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners; continuous by default.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have some radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, in points; each defaults to zero.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The shape's outline.
  public var _outline: _Outline {
    let radii = CornerRadii(
      topLeft: Double(cornerRadii.topLeading), topRight: Double(cornerRadii.topTrailing),
      bottomRight: Double(cornerRadii.bottomTrailing),
      bottomLeft: Double(cornerRadii.bottomLeading), style: style.value)
    return _Outline(outline: .unevenRoundedRectangle(radii))
  }
}

/// The largest circle that fits the proposal, in its middle.
public nonisolated struct Circle: _BuiltInShape {
  /// Creates a circle.
  public init() {}

  /// The shape's outline.
  public var _outline: _Outline { _Outline(outline: .circle) }
}

/// The ellipse that touches the sides of the proposal.
public nonisolated struct Ellipse: _BuiltInShape {
  /// Creates an ellipse.
  public init() {}

  /// The shape's outline.
  public var _outline: _Outline { _Outline(outline: .ellipse) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: _BuiltInShape {
  /// The style of the ends; both styles are drawn as circular ones.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The shape's outline.
  public var _outline: _Outline { _Outline(outline: .capsule) }
}

/// The shape of the container: a rectangle.
public nonisolated struct ContainerRelativeShape: _BuiltInShape {
  /// Creates the shape of the container.
  public init() {}

  /// The shape's outline.
  public var _outline: _Outline { _Outline(outline: .rectangle) }
}

/// A shape with its outline moved inwards.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
  private let base: Base
  private let amount: CGFloat

  init(_ base: Base, by amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The shape's outline.
  public var _outline: _Outline {
    _Outline(outline: .inset(base._outline.outline, by: Double(amount)))
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  /// Returns the shape's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Returns the shape with its outline moved further inwards by a distance, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base, by: self.amount + amount)
  }
}
