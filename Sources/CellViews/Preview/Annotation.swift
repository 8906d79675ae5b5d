/// A drawing over a picture for those who measure it.
public enum Annotation: Hashable, Sendable {
  /// The outlines of elements, collections and views with an `id`.
  case frames
  /// The gaps between neighbours, each length once.
  case spacing
  /// The space between edges and the content inside them.
  case insets
  /// The sizes of elements, each once.
  case size
  /// The numbers of elements.
  case index
  /// The room that bars, notch and home indicator take of the screen.
  case safeArea
  /// The baselines of texts.
  case baseline
  /// Lines that are this many points apart, from 2 to 1,000.
  case grid(Double)
  /// Touch targets that are smaller than 44 × 44 points.
  case touch
  /// Content that is larger than its room, and texts that are not shown in full.
  case overflow

  /// The default distance of a grid's lines, in points.
  package static let defaultGridStep = 8.0
  /// The permitted distances of a grid's lines, in points.
  package static let gridSteps = 2.0...1000.0

  /// The words for annotations in configs and on the command line.
  package static let words = [
    "frames", "spacing", "insets", "size", "index", "safe-area", "baseline", "grid", "touch",
    "overflow",
  ]

  /// Creates the annotation of a word, such as `grid` or `grid:4`; nil for any other word, and for
  /// a grid that is not visible.
  package init?(word: String) {
    switch word {
    case "frames": self = .frames
    case "spacing": self = .spacing
    case "insets": self = .insets
    case "size": self = .size
    case "index": self = .index
    case "safe-area": self = .safeArea
    case "baseline": self = .baseline
    case "grid": self = .grid(Self.defaultGridStep)
    case "touch": self = .touch
    case "overflow": self = .overflow
    default:
      guard word.hasPrefix("grid:"), let step = Double(word.dropFirst("grid:".count)),
        Self.gridSteps.contains(step)
      else { return nil }
      self = .grid(step)
    }
  }
}
