import Glibc
import PlainText

/// The transforms of styles, in the words of SVG's attribute, which has numbers alone.
enum CSSTransform {
  /// Pixels in a unit (CSS Values 4, 6.2).
  private static let units: [(String, Double)] = [
    ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ("q", 96 / 101.6),
  ]

  /// Returns an attribute that does what a style states (CSS Transforms 1, 13, and 2, 12); nil for what
  /// leaves the plane, for lengths in font sizes, and for what CSS has not, as lengths without units.
  ///
  /// - Parameter viewBox: The size that percentages are of; nil if it is not known.
  static func attribute(_ style: String, in viewBox: (width: Double, height: Double)?) -> String? {
    var rest = style.lowercased()[...]
    var result: [String] = []
    while let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close {
      let words = rest[rest.index(after: open)..<close]
        .split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      // No space is between a function's name and its arguments.
      let name = String(rest[..<open].drop(while: \.isWhitespace))
      guard let function = function(name, words, viewBox) else { return nil }
      result.append(function)
      rest = rest[rest.index(after: close)...]
    }
    return result.isEmpty || !rest.trimmed.isEmpty ? nil : result.joined(separator: " ")
  }

  /// Returns whether a value is that of an element without a transform: no element inherits one.
  static func isNone(_ value: String) -> Bool {
    ["none", "initial", "unset"].contains(value.lowercased())
  }

  /// Returns whether librsvg 2.54 reads a rule's transform as CSS does: with lengths in pixels and
  /// angles in degrees, without percentages, `rotateZ()` and `translate3d()`.
  static func isPlain(_ value: String) -> Bool {
    guard attribute(value, in: nil) != nil else { return false }
    return value.lowercased().split { $0.isWhitespace || "(),".contains($0) }.allSatisfy { word in
      guard word.first?.isLetter != true else { return !["rotatez", "translate3d"].contains(word) }
      return ["", "px", "deg"].contains {
        word.hasSuffix($0) && Double(word.dropLast($0.count)) != nil
      }
    }
  }

  private static func function(
    _ name: String, _ words: [String], _ viewBox: (width: Double, height: Double)?
  ) -> String? {
    let width = { (word: String) in length(word, of: viewBox?.width) }
    let height = { (word: String) in length(word, of: viewBox?.height) }
    let first = words[0]
    let second = words.count > 1 ? words[1] : nil
    switch (name, words.count) {
    case ("matrix", 6):
      return text("matrix", words.map { Double($0) })
    case ("translate", 1...2): return text("translate", [width(first), height(second ?? "0")])
    case ("translate3d", 3) where length(words[2], of: nil) == 0:
      return text("translate", [width(first), height(words[1])])
    case ("translatex", 1): return text("translate", [width(first)])
    case ("translatey", 1): return text("translate", [0, height(first)])
    case ("scale", 1...2):
      return text("scale", [factor(first), factor(second ?? first)])
    case ("scalex", 1): return text("scale", [factor(first), 1])
    case ("scaley", 1): return text("scale", [1, factor(first)])
    case ("rotate", 1), ("rotatez", 1): return text("rotate", [angle(first)])
    case ("skewx", 1): return text("skewX", [angle(first)])
    case ("skewy", 1): return text("skewY", [angle(first)])
    case ("skew", 1...2):
      let slopes = [second ?? "0", first].map { angle($0).map { tan($0 / 180 * .pi) } }
      return text("matrix", [1, slopes[0], slopes[1], 1, 0, 0])
    default: return nil
    }
  }

  private static func text(_ name: String, _ numbers: [Double?]) -> String? {
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, known.allSatisfy(\.isFinite) else { return nil }
    return "\(name)(\(known.map { NumberText.shortest($0) }.joined(separator: ",")))"
  }

  private static func factor(_ word: String) -> Double? {
    word == "none" ? nil : CSSColor.number(word, of: 1)
  }

  /// Returns a length in pixels, which has a unit or is 0; nil for something else.
  ///
  /// - Parameter whole: The length that percentages are of; nil if it is not known.
  static func length(_ word: String, of whole: Double?) -> Double? {
    if word.hasSuffix("%") {
      return whole.flatMap { whole in Double(word.dropLast()).map { $0 / 100 * whole } }
    }
    for (unit, pixels) in units where word.hasSuffix(unit) {
      return Double(word.dropLast(unit.count)).map { $0 * pixels }
    }
    return Double(word) == 0 ? 0 : nil
  }

  /// Returns an angle in degrees, which has a unit or is 0; nil for something else.
  private static func angle(_ word: String) -> Double? {
    word.last?.isLetter == true && word != "none" || Double(word) == 0
      ? CSSColor.degrees(word) : nil
  }
}
