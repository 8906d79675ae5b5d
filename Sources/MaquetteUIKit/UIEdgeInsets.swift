public import LayoutGeometry
public import Foundation
import Maquette

/// Space at the edges of a rectangle, in points, under UIKit's name: left and right do not change
/// sides from right to left.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// The space above.
  public var top: CGFloat
  /// The space to the left.
  public var left: CGFloat
  /// The space below.
  public var bottom: CGFloat
  /// The space to the right.
  public var right: CGFloat

  /// Creates insets of the given edges; without arguments, none.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// Creates insets whose left edge is the leading one, as from left to right.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.trailing))
  }
}

extension EdgeInsets {
  /// Creates insets whose leading edge is the left one, as from left to right.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
      trailing: Double(insets.right))
  }
}

extension EdgeInsets {
  /// Creates the space around a rectangle in another; none around the null rectangle.
  init(around rect: CGRect, in outer: CGRect) {
    let rect = rect.isNull ? outer : rect
    self.init(
      top: Double(rect.minY - outer.minY), leading: Double(rect.minX - outer.minX),
      bottom: Double(outer.maxY - rect.maxY), trailing: Double(outer.maxX - rect.maxX))
  }
}

nonisolated extension CGRect {
  /// Returns the smallest rectangle around the transformed one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    Path(self).applying(transform).boundingRect
  }
  /// Indicates whether two rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
  /// Returns the rectangle without its insets; a negative inset enlarges it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

nonisolated extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension NSValue {
  /// A rectangle: an empty one, as no notification brings another.
  public var cgRectValue: CGRect { .zero }
}
