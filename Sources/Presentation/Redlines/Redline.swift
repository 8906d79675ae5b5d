import CellViews
import LayoutGeometry

/// One fact that redlines show: what is drawn over the picture, and a label for it.
struct Redline: Hashable, Sendable {
  /// What the redline is about; it decides the colour.
  var topic: Topic
  /// What is drawn whether the label finds a place or not.
  var figures: [Figure] = []
  /// The text of the label; nil for none.
  var text: String?
  /// The subjects that the label may be placed at, the best first, with what is drawn there.
  var spots: [Spot] = []
  /// True if the label may be away from its subject.
  var mayLead = false

  /// What is measured.
  enum Topic: String, Hashable, Sendable, CaseIterable {
    case frames, spacing, insets, size, index, safeArea, baseline, grid, touch
  }

  /// Something to draw, in points of the canvas.
  enum Figure: Hashable, Sendable {
    /// The edges of a rectangle, from inside.
    case outline(Rect, isDashed: Bool)
    /// A veil over a rectangle.
    case area(Rect)
    /// A line with an end at each side of a gap: along an axis, at a place across it.
    case measure(Axis, from: Double, to: Double, across: Double)
    /// A line that leads from a label to what it is about.
    case leader(Segment)
    /// A thin line that hides as little as it can.
    case hairline(Segment)
    /// Faint lines that are `step` apart, from the rectangle's top left corner.
    case grid(Rect, step: Double)
  }

  /// A thing that the label can be about.
  struct Spot: Hashable, Sendable {
    /// The thing, in points of the canvas.
    var subject: Rect
    /// Where the label may be placed at it, the best first.
    var anchors: [LabelRequest.Anchor]
    /// What is drawn if the label is here.
    var figures: [Figure] = []
  }
}
