import LayoutGeometry

/// An equation for a frame in a sentence that a person reads, as in `x = 16 + 1 × (169 + 20)`.
struct PrintedEquation {
  /// `x`, `y`, `width` or `height`.
  let name: String
  /// Whether the sentence says that the numbers are exact.
  let isExact: Bool
  /// What its right side comes to.
  let value: Double

  /// The equations of a sentence.
  static func all(in sentence: String) -> [PrintedEquation] {
    let words = sentence.split(separator: " ")
    return words.indices.dropFirst().dropLast().compactMap { index in
      guard ["=", "≈"].contains(words[index]),
        ["x", "y", "width", "height"].contains(words[index - 1])
      else { return nil }
      var reader = Reader(rest: Substring(words[(index + 1)...].joined(separator: " ")))
      return PrintedEquation(
        name: String(words[index - 1]), isExact: words[index] == "=", value: reader.sum())
    }
  }

  /// True if the equation gives the frame's length, to the hundredth where it claims to be exact.
  func holds(for frame: Rect) -> Bool {
    let actual: Double =
      switch name {
      case "x": frame.minX
      case "y": frame.minY
      case "width": frame.width
      default: frame.height
      }
    // Fifty factors are each rounded by half a hundredth, and a ratio's by more of what it divides.
    return isExact ? lengthText(actual) == lengthText(value) : abs(actual - value) < 2
  }

  /// Reads sums, products and parentheses until something else comes.
  private struct Reader {
    var rest: Substring

    mutating func sum() -> Double {
      var value = product()
      while true {
        if take(" + ") {
          value += product()
        } else if take(" − ") {
          value -= product()
        } else {
          return value
        }
      }
    }

    private mutating func product() -> Double {
      var value = factor()
      while true {
        if take(" × ") {
          value *= factor()
        } else if take(" / ") {
          value /= factor()
        } else {
          return value
        }
      }
    }

    private mutating func factor() -> Double {
      if take("min(") {
        let first = sum()
        guard take(", ") else { return .nan }
        let second = sum()
        return take(")") ? min(first, second) : .nan
      }
      if take("(") {
        let value = sum()
        return take(")") ? value : .nan
      }
      let sign: Double = take("−") ? -1 : 1
      var digits = rest.prefix { $0.isNumber || $0 == "." }
      // A full stop may also end the sentence.
      if digits.last == "." { digits.removeLast() }
      rest = rest[digits.endIndex...]
      return sign * (Double(digits) ?? .nan)
    }

    private mutating func take(_ text: String) -> Bool {
      guard rest.hasPrefix(text) else { return false }
      rest.removeFirst(text.count)
      return true
    }
  }
}
