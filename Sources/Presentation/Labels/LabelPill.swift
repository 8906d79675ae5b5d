import DisplayList
import LayoutGeometry
import TextShaping

/// A label as it is drawn: white text on a colour, with a thin white edge that parts it from
/// whatever is under it.
struct LabelPill {
  let text: ShapedText

  /// The font of all labels: as small as can be read at a scale of 1.
  private static let font = FontRequest.annotation(size: 10, weight: .semibold)
  /// Left and right of the text, in points; above and below it the line height has room enough.
  private static let padding = 4.0
  private static let cornerRadius = 3.0
  private static let edge = 0.75

  /// Shapes a label.
  ///
  /// - Throws: What the shaper throws.
  init(_ string: String, shaper: TextShaper) throws {
    text = try shaper.shape(TextRequest(string: string, font: Self.font))
  }

  /// The pill's size, with its edge, in points.
  var size: Size {
    Size(
      width: text.size.width + 2 * (Self.padding + Self.edge),
      height: text.size.height + 2 * Self.edge)
  }

  /// The pill in a frame of its size.
  func commands(in frame: Rect, color: RGBA) -> [Command] {
    let inner = frame.inset(by: Self.edge)
    return [
      .fill(.roundedRect(frame, CornerRadii(Self.cornerRadius + Self.edge)), .color(.white)),
      .fill(.roundedRect(inner, CornerRadii(Self.cornerRadius)), .color(color)),
    ] + text.commands(at: Point(x: inner.minX + Self.padding, y: inner.minY), color: .white)
  }
}
