package import LayoutGeometry
package import PlainText

extension JSONText {
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
