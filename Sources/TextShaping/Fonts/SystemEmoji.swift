/// The size of emoji beside letters of the system's font.
///
/// iOS enlarges them in small texts, and has them as wide as the font's size from 22 points on. Noto Color Emoji's
/// are broader at every size above 16.
///
/// Source: heights of one emoji in labels of 11 to 30 points, in flutter/flutter, issue 28894; emoji of 34 points of
/// iOS 17 and of 64 of iOS 18.5 in pictures (`Tests/Truth/Cases/emoji.json`).
enum SystemEmoji {
  /// Returns the size at which Noto Color Emoji is as large as iOS's emoji, in proportion to the size of a text.
  static func scale(at size: Double) -> Double { advance(at: size) / (size * advance) }

  /// The distance of the middle of Noto Color Emoji's pictures above the baseline, in ems.
  ///
  /// Those of iOS have it there, too, at the text's size: 0.338 at 34 points.
  static let middle = 0.34

  /// The advance of Noto Color Emoji, in ems: 2550 of 2048 units.
  private static let advance = 2550.0 / 2048

  /// Returns the advance of iOS's emoji in a text of a size, in points.
  private static func advance(at size: Double) -> Double {
    size <= 16 ? 1.25 * size : max(20, 20 + (size - 18) / 2, size)
  }
}
