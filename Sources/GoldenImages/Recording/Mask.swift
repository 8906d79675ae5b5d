public import LayoutGeometry

/// A part of a picture that is not compared.
public enum Mask: Hashable, Sendable {
  /// A rectangle on the canvas, in points.
  case rect(Rect)
  /// An item of a collection, wherever it is.
  case item(section: Int, item: Int)
  /// A view with an `id`, wherever it is.
  case id(String)
}
