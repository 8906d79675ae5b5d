import CellViews
package import Diagnostics
package import LayoutGeometry

/// A part of a picture as those see it who point at it: what it is, what it looks like, and where
/// it is written.
///
/// Lengths and places are in points of the canvas, as they are drawn: in a carousel whose layout
/// makes cells smaller, so are the frames of what is in them.
package struct InspectedPart: Hashable, Sendable {
  /// What a part is.
  package enum Role: String, Hashable, Sendable {
    case canvas, collection, cell, header, footer, background, badge
    case view, padding, scroll, stack, text, image, symbol, color, gradient, shape, divider, spacer
    case control

    /// True for an element of a collection.
    var isElement: Bool {
      switch self {
      case .cell, .header, .footer, .background, .badge: true
      default: false
      }
    }
  }

  /// The way from the canvas, whose own is `0`: `0.2.1` is the second part of its third one.
  package var id = "0"
  /// What the part is.
  package var role: Role
  /// The `id` of the view.
  package var identifier: String?
  /// What those hear of the view to whom the screen is read: its accessibility label.
  package var label: String?
  /// The part's place where nothing cuts it.
  package var frame: Rect
  /// What of the frame the canvas and the viewports around it show; empty for a part out of sight.
  package var visibleFrame: Rect
  /// All of a text.
  package var text: String?
  /// The font of a text.
  package var font: Font?
  /// The colour of a text or a symbol.
  package var color: Fill?
  /// What the part is painted with, the first at the bottom; of a gradient the colours in order.
  package var fills: [Fill] = []
  /// The radius of the corners; nil for square ones.
  package var cornerRadius: Double?
  /// How the corners are round, as in `continuous`; nil for square ones.
  package var cornerStyle: String?
  /// The line along the edge.
  package var border: Border?
  /// The blurred copy under the part.
  package var shadow: Shadow?
  /// How much of the part is seen, from 0 to 1; nil for one that lets nothing through.
  package var opacity: Double?
  /// The data of a cell or a badge.
  package var row: Row?
  /// How the frame of a cell came about, step by step.
  package var explanation: [String] = []
  /// Where the part is written; nil for one that is not from a config, and for the canvas.
  package var source: ViewPlace?
  /// The parts in it, the first at the bottom.
  package var parts: [InspectedPart] = []

  /// A part that nothing is known of but its place.
  package init(_ role: Role, frame: Rect, visibleFrame: Rect) {
    self.role = role
    self.frame = frame
    self.visibleFrame = visibleFrame
  }

  /// What the part is called: its `id` or its label, or what an element is called: the first label
  /// in it, or else its first text.
  package var name: String? {
    let own = identifier ?? label
    return role.isElement ? own ?? (firstLabel ?? firstText).map(ScreenPart.elementName) : own
  }

  /// The font of a text.
  package struct Font: Hashable, Sendable {
    /// The family that the text is set in; nil if it is not known.
    package var family: String?
    /// The size, in points.
    package var size: Double
    /// The weight in the config's words, as in `semibold`, or else as a number.
    package var weight: String
    /// True for italics.
    package var isItalic: Bool
    /// The text style that the font is of; nil for a font of a fixed size.
    package var style: String?
    /// The height of a line, in points.
    package var lineHeight: Double?
    /// The space after each letter, in points; nil for none.
    package var tracking: Double?
    /// The colour of the line under the letters, or of the first of several; nil for none.
    package var underline: String?
    /// The colour of the line through the letters, or of the first of several; nil for none.
    package var strikethrough: String?

    /// A font, upright and of a fixed size unless it has a style.
    package init(
      family: String?, size: Double, weight: String, isItalic: Bool = false, style: String? = nil,
      lineHeight: Double? = nil
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.style = style
      self.lineHeight = lineHeight
    }
  }

  /// A colour as it is drawn.
  package struct Fill: Hashable, Sendable {
    /// `#RRGGBB`, or `#RRGGBBAA` for one that lets something through.
    package var color: String
    /// The colour as it is written, as in `pink` or `black.opacity(0.2)`; nil for one that is
    /// written in components.
    package var name: String?
    /// Its place in a gradient, from 0 to 1; nil outside of gradients.
    package var location: Double?

    /// A colour that is the same everywhere, unless it has a place.
    package init(_ color: String, name: String? = nil, location: Double? = nil) {
      self.color = color
      self.name = name
      self.location = location
    }
  }

  /// A line along the edge of a part.
  package struct Border: Hashable, Sendable {
    /// The line's colour, of a gradient its first one.
    package var fill: Fill
    /// The line's width, in points.
    package var width: Double

    /// A line in a colour.
    package init(_ fill: Fill, width: Double) {
      self.fill = fill
      self.width = width
    }
  }

  /// The blurred copy under a part.
  package struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    package var fill: Fill
    /// The blur's radius, in points.
    package var radius: Double
    /// How far the shadow is moved, in points.
    package var offset: Point

    /// A shadow in a colour.
    package init(_ fill: Fill, radius: Double, offset: Point) {
      self.fill = fill
      self.radius = radius
      self.offset = offset
    }
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
  /// The ids of the parts that are written at a place of a config: those of the innermost view that
  /// is written there, in the order of drawing, and of parts in each other the outermost.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: From 1, in Unicode scalars; nil for the end of the line. Of several views that
  ///     begin on a line, the last one that begins before the column is meant, or else the first.
  package func parts(ofFile file: String, line: Int, column: Int? = nil) -> [String] {
    var places: [ViewPlace] = []
    forEach { part in
      guard let source = part.source, source.name.file == file,
        (source.name.start.line...max(source.name.start.line, source.lastLine)).contains(line)
      else { return }
      places.append(source)
    }
    places.sort { $0.name.start < $1.name.start }
    let begun = places.filter { $0.name.start.line == line }
    let isBefore = { (place: ViewPlace) in column.map { place.name.start.column <= $0 } ?? true }
    // In the indentation of a line its first view is meant.
    let innermost = begun.last(where: isBefore) ?? begun.first ?? places.last
    var ids: [String] = []
    collectIDs(of: innermost, into: &ids)
    return ids
  }

  private func collectIDs(of place: ViewPlace?, into ids: inout [String]) {
    if let source, source == place {
      ids.append(id)
    } else {
      for part in parts { part.collectIDs(of: place, into: &ids) }
    }
  }

  /// Calls `body` with the part and all parts in it, a part before those in it.
  private func forEach(_ body: (InspectedPart) -> Void) {
    body(self)
    for part in parts { part.forEach(body) }
  }
}

extension InspectedPart {
  // Of lazy sequences, the compiler writes out several levels of parts, which takes 30 KB.

  private var firstLabel: String? {
    for part in parts where !part.role.isElement {
      if let label = part.label ?? part.firstLabel { return label }
    }
    return nil
  }

  private var firstText: String? {
    for part in parts {
      if let text = part.text ?? part.firstText { return text }
    }
    return nil
  }
}
