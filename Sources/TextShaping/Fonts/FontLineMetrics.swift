import CPango

/// The lengths of a font from which the height of a line is made, in points.
package struct FontLineMetrics: Hashable, Sendable {
  /// The extent of a line above the baseline.
  package var ascent: Double
  /// The extent of a line below the baseline; positive.
  package var descent: Double
  /// The height of a capital letter.
  package var capHeight: Double

  /// Creates the lengths of a font.
  package init(ascent: Double, descent: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }

  /// The lengths of iOS's own font at one point.
  ///
  /// Source: SF Pro's tables: 1950, 494 and 1443 of 2048 units. A line of 28 points is measured to be
  /// 33.41 high in a label of iOS 13.3, and one of 17 points 20.29 on iOS 17.
  static let system = FontLineMetrics(
    ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048)

  /// Returns the lengths of the font at one point that iOS has beside its own for a script; nil for one whose
  /// lines were not measured.
  ///
  /// Rows with Hebrew are as high as those with Latin letters, and rows with Hangul 0.33 higher at 17 points, also
  /// beside Latin letters: a line is 1.2 of its size (iOS 26).
  static func system(_ script: UInt8) -> FontLineMetrics? {
    switch PangoScript(Int32(script)) {
    case PANGO_SCRIPT_HEBREW: system
    case PANGO_SCRIPT_HANGUL:
      FontLineMetrics(
        ascent: system.ascent, descent: 1.2 - system.ascent, capHeight: system.capHeight)
    default: nil
    }
  }

  /// The height of a capital of iOS's own font at one point, in points.
  package static let systemCapHeight = system.capHeight

  /// The height of a line of iOS's own font at one point, in points.
  package static let systemLineHeight = system.ascent + system.descent

  func scaled(by factor: Double) -> FontLineMetrics {
    FontLineMetrics(
      ascent: ascent * factor, descent: descent * factor, capHeight: capHeight * factor)
  }
}

extension Double {
  /// Returns the number, rounded up to a multiple of a length; unchanged for a length of 0.
  ///
  /// An excess of less than a millionth of the length is rounding.
  package func roundedUp(toMultipleOf length: Double) -> Double {
    length > 0 ? (self / length - 1e-6).rounded(.up) * length : self
  }
}
