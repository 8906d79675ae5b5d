/// Numbers in the shortest form that SVG reads: `16`, `.5`, `-3.25`.
enum SVGNumber {
  /// Coordinates stay in this range, far outside of any canvas.
  private static let limit = 1e12

  /// A length or coordinate, to a hundredth: a hundredth of a point is never seen.
  static func length(_ value: Double) -> String {
    text(value, digits: 2)
  }

  /// A part of 1, to a thousandth: finer than the 255 steps of a colour's component.
  static func fraction(_ value: Double) -> String {
    text(value, digits: 3)
  }

  /// `value` with at most `digits` digits behind the point, up to 6; 0 for what is no number.
  static func text(_ value: Double, digits: Int) -> String {
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    let parts = Int((bounded * Double(unit)).rounded())
    let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let sign = parts < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    var behind = String(rest)
    behind = String(repeating: "0", count: digits - behind.count) + behind
    while behind.hasSuffix("0") { behind.removeLast() }
    return sign + (whole == 0 ? "" : String(whole)) + "." + behind
  }

  /// A path's numbers one behind the other, with a space only where they would run together.
  static func list(_ values: [String]) -> String {
    var list = ""
    for value in values {
      if !list.isEmpty, !value.hasPrefix("-") { list += " " }
      list += value
    }
    return list
  }
}
