package import CellViews
public import DisplayList
public import Foundation
import LayoutGeometry

/// An outline in whatever space it is offered; as a view it is filled with the foreground.
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
/// A shape is mirrored where the layout direction is from right to left.
public nonisolated protocol Shape: Animatable, Sendable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what it is offered; all of it by default.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline for the layout.
  nonisolated var _outline: _Outline { get }
}

/// The outline of a shape.
public struct _Outline: Sendable {
  /// What the layout calls it.
  package var outline: ShapeNode.Outline
}

nonisolated extension Shape {
  /// All of what is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The path for the space that the shape has.
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

  /// The nodes of the view for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.shape(ShapeNode(_outline.outline)))
  }
}

/// A shape whose outline can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  /// The shape in less space.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by a distance, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of the library's own, whose outline the layout knows by its name.
protocol BuiltInShape: Shape {}

nonisolated extension BuiltInShape {
  /// The outline in a rectangle.
  func builtInPath(in rect: CGRect) -> Path {
    let rect = Rect(rect)
    return _outline.outline.path(in: rect.size).mapped { $0 + rect.origin }
  }

  /// The size that the outline takes.
  func builtInSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(_outline.outline.size(for: proposal.proposal))
  }
}
