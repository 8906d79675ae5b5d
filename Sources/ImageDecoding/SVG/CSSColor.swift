import Glibc

/// The colours of CSS Color 4 and 5 that librsvg does not know, as the hexadecimal ones that it does.
///
/// Colours outside of sRGB are clipped, component by component, as browsers draw them.
package enum CSSColor {
  /// The functions that are resolved.
  static let functions = [
    "oklch", "oklab", "lab", "lch", "hwb", "color", "light-dark", "hsl", "hsla", "rgb", "rgba",
  ]

  /// Returns the text of a colour function as a hexadecimal colour, or for `light-dark` its first
  /// argument; nil for a function that is not resolved.
  static func resolved(_ name: String, _ arguments: String) -> String? {
    let isKnown =
      name.hasPrefix("rgb")
      || name.hasPrefix("hsl") && arguments.contains { $0 == "%" || $0 == "," }
    // Those that librsvg reads itself.
    if isKnown, !arguments.lowercased().contains("none") { return nil }
    return function(name, arguments)
  }

  /// Returns a function of CSS's as a hexadecimal colour, as `#3388AA80`; nil for another text.
  package static func hexadecimal(of text: String) -> String? {
    guard let match = text.wholeMatch(of: #/([a-z-]+)\(([^()]*)\)/#) else { return nil }
    let parts = match.2.split(separator: ",")
    // The older notation has the alpha after a third comma.
    let arguments =
      parts.count == 4 ? parts[..<3].joined(separator: " ") + " / " + parts[3] : String(match.2)
    return function(String(match.1), arguments)
  }

  private static func function(_ name: String, _ arguments: String) -> String? {
    let name = name == "hsla" || name == "rgba" ? String(name.dropLast()) : name
    if name == "light-dark" {
      return arguments.split(separator: ",").first.map { $0.trimmed }
    }
    let words = arguments.replacing("/", with: " / ").split { $0.isWhitespace || $0 == "," }
      .map { $0.lowercased() }
    let parts = words.split(separator: "/", maxSplits: 1)
    guard var values = parts.first.map(Array.init), values.first != "from" else { return nil }
    let space = name == "color" ? values.removeFirst() : name
    let alpha = parts.count > 1 ? parts[1].first.flatMap { number($0, of: 1) } : 1
    guard values.count == 3, let alpha, let rgb = rgb(space, values) else { return nil }
    return hexadecimal(rgb, alpha: alpha)
  }

  /// Returns a number, or a percentage of a whole; nil for something else.
  static func number(_ word: String, of whole: Double) -> Double? {
    if word == "none" { return 0 }
    if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 * whole } }
    return Double(word)
  }

  /// Returns an angle in degrees; nil for something else.
  static func degrees(_ word: String) -> Double? {
    if word == "none" { return 0 }
    for (unit, degrees) in [("deg", 1), ("grad", 0.9), ("turn", 360), ("rad", 180 / Double.pi)]
    where word.hasSuffix(unit) {
      return Double(word.dropLast(unit.count)).map { $0 * degrees }
    }
    return Double(word)
  }

  /// Returns red, green and blue in sRGB, from 0 to 1 inside of it.
  private static func rgb(_ space: String, _ words: [String]) -> [Double]? {
    switch space {
    case "rgb":
      let values = words.compactMap { number($0, of: 255) }
      return values.count == 3 ? values.map { $0 / 255 } : nil
    case "hsl", "hwb":
      guard let hue = degrees(words[0]), let a = number(words[1], of: 100),
        let b = number(words[2], of: 100)
      else { return nil }
      if space == "hsl" { return Self.rgb(hue: hue, saturation: a / 100, lightness: b / 100) }
      let (white, black) = (a / 100, b / 100)
      guard white + black < 1 else { return Array(repeating: white / (white + black), count: 3) }
      return Self.rgb(hue: hue, saturation: 1, lightness: 0.5)
        .map { $0 * (1 - white - black) + white }
    case "oklab", "oklch":
      guard let lab = lab(words, isPolar: space == "oklch", lightness: 1, axis: 0.4) else {
        return nil
      }
      return oklab(lab).map(encoded)
    case "lab", "lch":
      guard
        let lab = lab(
          words, isPolar: space == "lch", lightness: 100, axis: space == "lch" ? 150 : 125)
      else { return nil }
      return cielab(lab).map(encoded)
    default:
      let values = words.compactMap { number($0, of: 1) }
      guard values.count == 3 else { return nil }
      switch space {
      case "srgb": return values
      case "srgb-linear": return values.map(encoded)
      case "display-p3": return times(p3, values.map(linear)).map(encoded)
      default: return nil
      }
    }
  }

  /// Returns lightness and both axes, from a chroma and a hue if it is polar.
  private static func lab(
    _ words: [String], isPolar: Bool, lightness: Double, axis: Double
  ) -> [Double]? {
    guard let l = number(words[0], of: lightness), let a = number(words[1], of: axis) else {
      return nil
    }
    if isPolar {
      return degrees(words[2]).map { $0 / 180 * .pi }.map { [l, a * cos($0), a * sin($0)] }
    }
    return number(words[2], of: axis).map { [l, a, $0] }
  }

  // CSS Color 4, 4.2.4.
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let amplitude = saturation * min(lightness, 1 - lightness)
    return [0, 8, 4].map { (start: Double) -> Double in
      var sector = (start + hue / 30).truncatingRemainder(dividingBy: 12)
      if sector < 0 { sector += 12 }
      let slope = max(-1, min(sector - 3, 9 - sector, 1))
      return lightness - amplitude * slope
    }
  }

  /// Oklab's matrices, from Björn Ottosson's "A perceptual color space for image processing".
  private static func oklab(_ lab: [Double]) -> [Double] {
    let cones = times(
      [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.2914855480],
      ], lab)
    return times(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ], cones.map { $0 * $0 * $0 })
  }

  /// CIE Lab over D50's white, adapted to D65's by Bradford's matrix: CSS Color 4, section 18.
  private static func cielab(_ lab: [Double]) -> [Double] {
    let middle = (lab[0] + 16) / 116
    let roots: [Double] = [middle + lab[1] / 500, middle, middle - lab[2] / 200]
    let cubes: [Double] = roots.map { root in
      let cube = root * root * root
      return cube > 216.0 / 24389 ? cube : (116 * root - 16) * 27 / 24389
    }
    // D50 has the chromaticity 0.3457, 0.3585.
    let white: [Double] = [0.96429567, 1, 0.82510460]
    let d65 = times(
      [
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
      ], zip(cubes, white).map(*))
    return times(
      [
        [3.2409699419, -1.5373831776, -0.4986107603], [-0.9692436363, 1.8759675015, 0.0415550574],
        [0.0556300797, -0.2039769589, 1.0569715142],
      ], d65)
  }

  /// Display P3's linear components in sRGB's.
  private static let p3 = [
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
    [-0.0196375546, -0.0786360456, 1.0982736001],
  ]

  private static func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
  }

  // IEC 61966-2-1's curve, and its inverse.
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func hexadecimal(_ rgb: [Double], alpha: Double) -> String {
    "#"
      + (rgb + [alpha]).map { value in
        let byte = UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }.joined()
  }
}

extension StringProtocol {
  /// The text without the space around it.
  var trimmed: String {
    var text = Substring(self).drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
