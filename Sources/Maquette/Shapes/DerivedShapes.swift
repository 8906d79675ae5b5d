import DisplayList
public import Foundation
import LayoutGeometry

nonisolated extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self) { path, _ in
      path.trimmed(from: Double(start), to: Double(end))
    }
  }

  /// Returns the shape rotated about a point of its space.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(base: self) { path, rect in
      path.transformed(by: .turn(angle.radians, about: rect.point(at: anchor)))
    }
  }

  /// Returns the shape scaled about a point of its space.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    _DerivedShape(base: self) { path, rect in
      path.transformed(by: .scale(x: Double(x), y: Double(y), about: rect.point(at: anchor)))
    }
  }

  /// Returns the shape scaled about a point of its space.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape transformed by a matrix about the origin of its coordinates.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// Returns the shape moved by a distance.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by a distance.
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape moved by a distance.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// Returns the shape with the size of a fixed space, whatever is proposed.
  public func size(_ size: CGSize) -> some Shape {
    _DerivedShape(base: self, size: size) { path, _ in path }
  }

  /// Returns the shape with the size of a fixed space, whatever is proposed.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the area that is in this shape, in the other, or in both.
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) { $0.union(other.path(in: CGRect($1)), eoFill: eoFill) }
  }

  /// Returns the area that is in both shapes.
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) { $0.intersection(other.path(in: CGRect($1)), eoFill: eoFill) }
  }

  /// Returns the area of this shape that is not in the other.
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) { $0.subtracting(other.path(in: CGRect($1)), eoFill: eoFill) }
  }

  /// Returns the area that is in one of both shapes alone.
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _DerivedShape(base: self) {
      $0.symmetricDifference(other.path(in: CGRect($1)), eoFill: eoFill)
    }
  }
}

/// A shape derived from the outline of another one.
private nonisolated struct _DerivedShape<Base: Shape>: Shape {
  let base: Base
  var size: CGSize?
  let change: @Sendable (Path, Rect) -> Path

  func path(in rect: CGRect) -> Path {
    let own = size.map { CGRect(origin: rect.origin, size: $0) } ?? rect
    return change(base.path(in: own), Rect(rect))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size == nil ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
}

extension Rect {
  /// Returns the point at fractions of the width and the height.
  func point(at unit: UnitPoint) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
