package import Diagnostics
package import DisplayList
package import LayoutGeometry

/// A part of a picture as those see it who point at it: what it is, what it looks like, and where
/// it is written.
///
/// Those of a live preview have all of it; those of a golden's text, what the text has. Lengths and
/// places are in points of the canvas, as they are drawn: in a carousel whose layout makes cells
/// smaller, so are the frames of what is in them.
package struct InspectedPart: Hashable, Sendable {
  /// The way from the canvas, whose own is `0`: `0.2.1` is the second part of its third one.
  package private(set) var id = "0"
  /// The kind of the part.
  package var role: PartRole
  /// The name that people call the part by: its `id` or its label, or else, of an element, the first
  /// text in it.
  package var name: String?
  /// The part's place where nothing cuts it.
  package var frame: Rect
  /// The part of the frame that the canvas and the viewports around it show; empty for a part out of
  /// sight.
  package var visibleFrame: Rect
  /// The part's look.
  package var look = PartLook()
  /// The data of a cell or a badge.
  package var row: Row?
  /// The steps that led to the frame of a cell.
  package var explanation: [String] = []
  /// The place where the part is written; nil for one that is not from a config, and for the canvas.
  package var source: ViewPlace?
  /// The parts in it, the first at the bottom.
  package var parts: [InspectedPart] = []

  /// Creates a part with only a place, all of it in sight unless a visible frame is given.
  package init(_ role: PartRole, frame: Rect, visibleFrame: Rect? = nil) {
    self.role = role
    self.frame = frame
    self.visibleFrame = visibleFrame ?? frame
  }

  /// The data that an element shows.
  package struct Row: Hashable, Sendable {
    /// The section.
    package var section: Int
    /// The item in its section; a carousel without end shows an item in several cells.
    package var item: Int
    /// The item's data as JSON; nil where it is not known.
    package var data: String?

    /// An item, with its data where they are known.
    package init(section: Int, item: Int, data: String?) {
      self.section = section
      self.item = item
      self.data = data
    }
  }
}

extension InspectedPart {
  /// Gives the part and all parts in it the ids of their places.
  package mutating func number(as id: String = "0") {
    self.id = id
    for index in parts.indices { parts[index].number(as: "\(id).\(index)") }
  }
}
