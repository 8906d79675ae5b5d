package import LayoutGeometry
import PreviewConfig

/// JSON text made piece by piece, with keys in the order in which they are written.
package enum JSONText {
  /// A string with its quotes; control characters are escaped.
  package static func string(_ text: String) -> String {
    JSONValue.quoted(text)
  }

  /// A number in the shortest form that reads back as the same number; `16`, not `16.0`.
  package static func number(_ value: Double) -> String {
    NumberText.shortest(value)
  }

  /// A number, or `null`.
  package static func number(_ value: Int?) -> String {
    value.map(String.init) ?? "null"
  }

  /// A string, or `null`.
  package static func string(_ text: String?) -> String {
    text.map { string($0) } ?? "null"
  }

  /// A size as an object, or `null`.
  package static func size(_ size: Size?) -> String {
    guard let size else { return "null" }
    return #"{"width":\#(number(size.width)),"height":\#(number(size.height))}"#
  }

  /// A point as an object.
  package static func point(_ point: Point) -> String {
    #"{"x":\#(number(point.x)),"y":\#(number(point.y))}"#
  }

  /// A rectangle as an object.
  package static func rect(_ rect: Rect) -> String {
    #"{"x":\#(number(rect.minX)),"y":\#(number(rect.minY)),"#
      + #""width":\#(number(rect.width)),"height":\#(number(rect.height))}"#
  }
}
