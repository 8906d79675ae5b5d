package import LayoutGeometry

/// A finished drawing: commands at fixed positions on a canvas, free of any backend.
package struct DisplayList: Hashable, Sendable {
  /// The canvas, in points; its origin is (0, 0).
  package var size: Size
  /// The drawing's commands, from the back to the front.
  package var commands: [Command]

  /// Creates a drawing of `commands` on a canvas of `size`.
  package init(size: Size, commands: [Command]) {
    self.size = size
    self.commands = commands
  }
}

/// One step of a drawing, in points of the canvas; later commands are drawn over earlier ones.
package enum Command: Hashable, Sendable {
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
