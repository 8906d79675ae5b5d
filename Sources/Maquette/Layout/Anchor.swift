import CellViews
public import Foundation
import LayoutGeometry

/// A place of a view, which another view reads in its own coordinates: `proxy[anchor]`.
public struct Anchor<Value>: Sendable {
  let resolve: @Sendable (ViewGeometry) -> Value

  /// A source of an anchor in a view.
  public struct Source: Sendable {
    let anchor: @Sendable (ViewGeometry) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { view in
      let frame = view.frame
      return Anchor<CGRect> { CGRect($0.local(frame)) }
    }
  }

  /// Returns a rectangle of the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let rect = Rect(rect)
    return Anchor<CGRect>.Source { view in
      let place = view.canvasRect(rect)
      return Anchor<CGRect> { CGRect($0.local(place)) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point of the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    let point = Point(point)
    return Anchor<CGPoint>.Source { view in
      let place = view.canvasRect(Rect(origin: point, size: .zero))
      return Anchor<CGPoint> { CGPoint($0.local(place).origin) }
    }
  }

  /// Returns a point at fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { view in
      let (width, height) = (view.size.width, view.size.height)
      let place = view.canvasRect(
        Rect(x: point.x * width, y: point.y * height, width: 0, height: 0))
      return Anchor<CGPoint> { CGPoint($0.local(place).origin) }
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
