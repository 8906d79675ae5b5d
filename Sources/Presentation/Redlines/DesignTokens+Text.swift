import CellViews
import LayoutGeometry

extension DesignTokens {
  /// A length as redlines print it: with the name that it has, as in `space.5 (20)`, or alone.
  ///
  /// Of several names the first in alphabetical order is printed: a measurement cannot show which
  /// one was meant. A radius is not a distance, and its name is not printed.
  func text(for length: Double) -> String {
    let number = lengthText(length)
    let name = lengths.filter { name, length in
      lengthText(length) == number && !name.hasPrefix("radius.") && !name.hasPrefix("corner.")
    }.keys.min()
    return name.map { "\($0) (\(number))" } ?? number
  }
}
