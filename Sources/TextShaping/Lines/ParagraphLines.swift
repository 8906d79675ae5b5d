import DisplayList
import LayoutGeometry

/// The lines of one paragraph as they break at one width, at the size at which texts are shaped.
struct ParagraphLines {
  /// One line; positions are in points from the left end of its baseline.
  struct Line {
    var width: Double
    var ascent: Double
    var descent: Double
    var runs: [ShapedText.PlacedRun]
  }

  var lines: [Line]
  /// The width of the widest line, in Pango's units.
  var width: Int
  /// The width at which the lines were broken, in Pango's units; nil for none.
  var wrapWidth: Int?
  /// How many lines there might have been.
  var lineLimit: Int
  /// Which part would have been left out for want of room.
  var truncationMode: TruncationMode
  /// True if the last line has an ellipsis for want of more.
  var isTruncated: Bool

  /// True if the lines are the same at `wrapWidth`, of which there may be `lineLimit`.
  ///
  /// What fits at a width fits at every one down to its widest line; and what did not
  /// fit at the larger width does not at a smaller one.
  func serves(wrapWidth: Int?, lineLimit: Int, mode: TruncationMode) -> Bool {
    if isTruncated {
      return wrapWidth == self.wrapWidth && lineLimit == self.lineLimit && mode == truncationMode
    }
    guard lines.count <= lineLimit else { return false }
    guard let wrapWidth else { return self.wrapWidth == nil }
    if wrapWidth == self.wrapWidth { return true }
    return width <= wrapWidth && wrapWidth <= self.wrapWidth ?? .max
  }
}
