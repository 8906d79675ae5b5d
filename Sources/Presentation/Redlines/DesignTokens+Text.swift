import CellViews

extension DesignTokens {
  /// A length as redlines say it: with the name that it has, as in `space.5 (20)`, or alone.
  ///
  /// Of several names the first in alphabetical order is said: a measurement cannot tell which one
  /// was meant.
  func text(for length: Double) -> String {
    let number = lengthText(length)
    let name = lengths.filter { lengthText($0.value) == number }.keys.min()
    return name.map { "\($0) (\(number))" } ?? number
  }
}
