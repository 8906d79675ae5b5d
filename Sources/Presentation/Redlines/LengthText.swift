package import LayoutGeometry

/// A length as redlines say it: to a hundredth of a point, without zeros behind the last digit.
///
/// What differs by less is the same for whoever measures, and comes from rounding.
func lengthText(_ length: Double) -> String {
  // Beyond 2⁵³ hundredths there is no fraction to say.
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

/// A size as redlines say it, as in `169 × 120`.
package func sizeText(_ size: Size) -> String {
  "\(lengthText(size.width)) × \(lengthText(size.height))"
}
