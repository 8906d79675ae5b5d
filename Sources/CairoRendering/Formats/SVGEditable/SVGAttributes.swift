import DisplayList
import PlainText

/// The attributes of an element, in the order in which they were set.
struct SVGAttributes: Hashable {
  /// As they stand behind the element's name, each with a space before it.
  private(set) var text = ""

  /// True if there is none.
  var isEmpty: Bool { text.isEmpty }

  /// Adds an attribute with any text as its value.
  mutating func set(_ name: String, _ value: String) {
    text += " \(name)=\"\(XMLText.svg(value))\""
  }

  /// Adds the attributes of `other` behind the others.
  mutating func add(_ other: SVGAttributes) {
    text += other.text
  }

  /// Adds a length or coordinate, in user units, unless it is what its absence means.
  mutating func set(_ name: String, length value: Double, unless absence: String? = "0") {
    let number = SVGNumber.length(value)
    if number != absence { set(name, number) }
  }

  /// Adds a colour as the attribute `name` and its alpha as `name`-opacity, but for opaque black
  /// as a fill, which is what SVG fills with unless told.
  mutating func set(_ name: String, color: RGBA) {
    let hexadecimal = color.hexadecimal
    if name != "fill" || hexadecimal != "#000" { set(name, hexadecimal) }
    setOpacity(name + "-opacity", color.alpha)
  }

  /// Adds an opacity from 0 to 1, unless it is 1.
  mutating func setOpacity(_ name: String, _ value: Double) {
    let number = SVGNumber.fraction(min(max(value, 0), 1))
    if number != "1" { set(name, number) }
  }
}

extension RGBA {
  /// The colour without its alpha in three or six digits: `#f00`, `#ff2d55`.
  var hexadecimal: String {
    let bytes = [red, green, blue].map { component in
      UInt8(component > 0 ? min(component, 1) * 255 + 0.5 : 0)
    }
    let isShort = bytes.allSatisfy { $0 % 17 == 0 }
    return "#"
      + bytes.map { byte in
        let digits = String(isShort ? byte / 17 : byte, radix: 16)
        return isShort || byte > 15 ? digits : "0" + digits
      }.joined()
  }
}
