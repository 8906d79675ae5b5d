/// Returns a length in words for people: to a hundredth of a point, without zeros after the last
/// digit.
///
/// Smaller differences are not measurable, and result from rounding.
package func lengthText(_ length: Double) -> String {
  // Beyond 2⁵³ hundredths there is no fraction to print.
  guard abs(length) < 0x1p53 / 100 else { return "\(length)" }
  let hundredths = Int((length * 100).rounded())
  let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "−" : ""
  switch rest {
  case 0: return "\(sign)\(whole)"
  case let rest where rest % 10 == 0: return "\(sign)\(whole).\(rest / 10)"
  case let rest: return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// Returns a size in words for people, as in `169 × 120`.
package func sizeText(_ size: Size) -> String {
  "\(lengthText(size.width)) × \(lengthText(size.height))"
}
