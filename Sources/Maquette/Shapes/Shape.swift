package import CellViews
public import DisplayList
public import Foundation
import LayoutGeometry

/// An outline in any proposed space; as a view it is filled with the foreground.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     var path = Path()
///     path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///     path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///     path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///     path.closeSubpath()
///     return path
///   }
/// }
/// ```
///
/// A shape is mirrored if the layout direction is from right to left.
public nonisolated protocol Shape: Animatable, Sendable, View {
  /// Returns the outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// Returns the shape's size for a proposal, which it fills by default.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline for the layout.
  nonisolated var _outline: _Outline { get }
}

/// The outline of a shape.
public struct _Outline: Sendable {
  /// The outline in the layout's terms.
  package var outline: ShapeNode.Outline
}

nonisolated extension Shape {
  /// Returns the proposed size, and 10 points along an axis without a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The outline of the shape's path.
  public var _outline: _Outline {
    let shape = self
    return _Outline(
      outline: .own(
        ShapeNode.OwnOutline(size: { Size(shape.sizeThatFits(ProposedViewSize($0))) }) { size in
          shape.path(in: CGRect(origin: .zero, size: CGSize(size)))
        }))
  }
}

extension Shape {
  /// The shape filled with the foreground.
  public var body: _ShapeView<Self> { _ShapeView(self, .outline()) }

  /// Returns the nodes of the view for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.shape(ShapeNode(_outline.outline)))
  }
}

/// A shape whose outline can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the shape with a smaller outline.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inwards by a distance, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of this library, whose outline the layout knows by name.
public nonisolated protocol _BuiltInShape: InsettableShape {}

nonisolated extension _BuiltInShape {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  /// Returns the shape's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(_outline.outline.size(for: proposal.proposal))
  }

  /// Returns the shape with its outline moved inwards by a distance, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(self, by: amount) }
}

extension _Outline {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path {
    let rect = Rect(rect)
    return outline.path(in: rect.size).mapped { $0 + rect.origin }
  }
}
