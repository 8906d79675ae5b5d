public import LayoutGeometry

/// One step of a drawing, in points of the canvas; later commands lie over earlier ones.
public enum Command: Hashable, Sendable {
  /// A shape's inside in a paint.
  case fill(Shape, Paint)
  /// A shape's outline in a paint.
  case stroke(Shape, Paint, StrokeStyle)
  /// A glyph run with its origin, on the baseline, at a point.
  case glyphRun(GlyphRun, Point, Paint)
  /// A picture in a rectangle.
  case image(ImageCommand)
  /// Commands that are drawn as one.
  case group(Group)
}
