package import DisplayList
package import LayoutGeometry
package import TextShaping

/// A drawn label: white text on a colour, with a thin white edge around it.
package struct LabelPill {
  let text: ShapedText

  /// The font of all labels: the smallest that is readable at a scale of 1.
  private static let font = FontRequest.annotation(size: 10, weight: .semibold)
  /// The padding to the left and the right of the text, in points; above and below it the line
  /// height has enough room.
  private static let padding = 4.0
  private static let cornerRadius = 3.0
  private static let edge = 0.75

  /// Shapes a label.
  ///
  /// - Throws: The shaper's errors.
  package init(_ string: String, shaper: TextShaper) throws {
    text = try shaper.shape(TextRequest(string: string, font: Self.font))
  }

  /// The pill's size, including its edge, in points.
  package var size: Size {
    Size(
      width: text.size.width + 2 * (Self.padding + Self.edge),
      height: text.size.height + 2 * Self.edge)
  }

  /// Returns the pill in a frame of its size.
  package func commands(in frame: Rect, color: RGBA) -> [Command] {
    let inner = frame.inset(by: Self.edge)
    return [
      .fill(.roundedRect(frame, CornerRadii(Self.cornerRadius + Self.edge)), .color(.white)),
      .fill(.roundedRect(inner, CornerRadii(Self.cornerRadius)), .color(color)),
    ] + text.commands(at: Point(x: inner.minX + Self.padding, y: inner.minY), color: .white)
  }
}
