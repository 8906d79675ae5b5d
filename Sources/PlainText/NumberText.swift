/// Converts numbers to decimal text for people.
package enum NumberText {
  /// Returns the shortest text that reads back as the number: `4`, `1.5`, `0.00001`.
  ///
  /// Powers of ten appear, as in `1e+21`, where ECMAScript's `Number::toString` shows them: from
  /// 1e21 on and below 1e-6. Zero has no sign.
  package static func shortest(_ number: Double) -> String {
    let magnitude = number.magnitude
    if magnitude < 1e15, let whole = Int64(exactly: number) { return String(whole) }
    guard (1e-6..<1e21).contains(magnitude) else { return number.description }
    let digits = Digits(magnitude)
    let text = digits.text(decimals: max(digits.values.count - digits.point, 0))
    return number < 0 ? "-" + text : text
  }

  /// Returns the number with a fixed count of decimals, `0...15`: 4 with 2 is `4.00`.
  ///
  /// The number is rounded from its shortest text, half away from zero, as people do it: 1.005 with
  /// 2 is `1.01`, though the nearest Double is below it. A number that rounds to zero has no sign.
  package static func decimals(_ number: Double, count: Int) -> String {
    precondition((0...15).contains(count), "\(count) decimals")
    precondition(number.isFinite, "\(number) has no decimals")
    let digits = Digits(number.magnitude).rounded(toDecimals: count)
    let isZero = digits.values.allSatisfy { $0 == 0 }
    let text = digits.text(decimals: count)
    return number < 0 && !isZero ? "-" + text : text
  }

  /// The words for a whole number that would be rounded.
  package static let roundingWords = "would be rounded: whole numbers are exact up to 2^53"

  /// Returns whether a whole number in decimal digits, after an optional sign, is rounded as a Double,
  /// or is beyond an Int64.
  ///
  /// From 2^53 on, not every whole number is a Double: such numbers in data are codes, and people
  /// notice when a digit of one is another.
  package static func isRounded(whole text: some StringProtocol) -> Bool {
    // A Double has 53 bits: each number of 15 digits.
    guard text.utf8.count > 15 else { return false }
    guard let whole = Int64(text) else { return true }
    return Int64(exactly: Double(whole)) != whole
  }

  /// The decimal digits of a number that is not negative.
  private struct Digits {
    /// The digits from the first that is not zero, each `0...9`.
    var values: [UInt8] = []
    /// The number of digits before the decimal point; negative for zeros after it.
    var point = 0

    /// Creates the digits of the shortest text that reads back as the number.
    init(_ number: Double) {
      var hasPoint = false
      var text = number.description.utf8[...]
      while let byte = text.popFirst() {
        switch byte {
        case UInt8(ascii: "."):
          hasPoint = true
        case UInt8(ascii: "e"):
          point += Int(Substring(text)) ?? 0
          text = text[text.endIndex...]
        default:
          if !hasPoint { point += 1 }
          values.append(byte - UInt8(ascii: "0"))
        }
      }
      let zeros = values.prefix { $0 == 0 }.count
      values.removeFirst(zeros)
      point -= zeros
      while values.last == 0 { values.removeLast() }
    }

    /// Returns the digits without those after `decimals` places, the last one rounded half up.
    func rounded(toDecimals decimals: Int) -> Digits {
      let kept = point + decimals
      guard kept < values.count else { return self }
      var result = self
      result.values = Array(values.prefix(max(kept, 0)))
      guard kept >= 0, values[kept] >= 5 else { return result }
      while result.values.last == 9 { result.values.removeLast() }
      if let last = result.values.popLast() {
        result.values.append(last + 1)
      } else {
        result.values = [1]
        result.point += 1
      }
      return result
    }

    /// Returns the digits around a decimal point, with at least one before it.
    func text(decimals: Int) -> String {
      var text = point > 0 ? digits(at: 0..<point) : "0"
      if decimals > 0 { text += "." + digits(at: point..<point + decimals) }
      return text
    }

    private func digits(at places: Range<Int>) -> String {
      places.reduce(into: "") { $0 += values.indices.contains($1) ? String(values[$1]) : "0" }
    }
  }
}

/// Returns a number with its noun, as in `1 pixel` or `2 pixels`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
