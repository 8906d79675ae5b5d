package import LayoutGeometry

/// A part of a picture by its kind, as those see it who point at it.
package enum PartRole: String, Hashable, Sendable {
  case canvas, collection, cell, header, footer, background, badge
  case view, padding, scroll, stack, text, image, symbol, color, gradient, shape, divider, spacer
  case control

  /// Indicates whether the part is an element of a collection.
  package var isElement: Bool {
    switch self {
    case .cell, .header, .footer, .background, .badge: true
    default: false
    }
  }
}

/// The look of a part of a picture as those see it who point at it, with the names of its colours.
///
/// Lengths are in points.
package struct PartLook: Hashable, Sendable {
  /// The whole text, also what there was no room for.
  package var text: String?
  /// The font of a text.
  package var font: Font?
  /// The colour of a text or a symbol.
  package var color: Fill?
  /// The colours that the part is painted with, the first at the bottom; of a gradient in order.
  package var fills: [Fill] = []
  /// The part's round corners; nil for square ones, and for shapes with others.
  package var corners: Corners?
  /// The line along the part's edge.
  package var border: Border?
  /// The blurred copy under the part.
  package var shadow: Shadow?
  /// The share of the part that is seen where it lets through what is behind it, from 0 to 1.
  package var opacity: Double?

  /// Nothing that is seen.
  package init() {}

  /// The font of a text.
  package struct Font: Hashable, Sendable {
    /// The family that the text is set in; nil if it is not known.
    package var family: String?
    /// The size.
    package var size: Double
    /// The weight in the config's words, as in `semibold`, or else as a number.
    package var weight: String
    /// Indicates whether the letters are italic.
    package var isItalic: Bool
    /// The text style that the font is of; nil for a font of a fixed size.
    package var style: String?
    /// The height of a line.
    package var lineHeight: Double?
    /// The space after each letter; nil for none.
    package var tracking: Double?
    /// The colours of the lines under the letters, each once.
    package var underlines: [Fill] = []
    /// The colours of the lines through the letters, each once.
    package var strikethroughs: [Fill] = []

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
    /// The colour.
    package var color: RGBA
    /// The colour as it is written, as in `pink` or `black.opacity(0.2)`; nil for one that is
    /// written in components.
    package var name: String?
    /// Its place in a gradient, from 0 to 1; nil outside of gradients.
    package var location: Double?

    /// A colour that is the same everywhere, unless it has a place.
    package init(_ color: RGBA, name: String? = nil, location: Double? = nil) {
      self.color = color
      self.name = name
      self.location = location
    }
  }

  /// Corners that are round.
  package struct Corners: Hashable, Sendable {
    /// The corners' radius.
    package var radius: Double
    /// The form of the corners.
    package var style: CornerStyle

    /// Corners of a radius.
    package init(radius: Double, style: CornerStyle) {
      self.radius = radius
      self.style = style
    }
  }

  /// A line along the edge of a part.
  package struct Border: Hashable, Sendable {
    /// The line's colours; of a gradient in order.
    package var fills: [Fill]
    /// The line's width.
    package var width: Double

    /// A line of a width; nil for one without a colour.
    package init?(_ fills: [Fill], width: Double) {
      guard !fills.isEmpty else { return nil }
      self.fills = fills
      self.width = width
    }
  }

  /// The blurred copy under a part.
  package struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    package var fill: Fill
    /// The blur's radius.
    package var radius: Double
    /// The shadow's distance from what casts it.
    package var offset: Point

    /// A shadow in a colour.
    package init(_ fill: Fill, radius: Double, offset: Point) {
      self.fill = fill
      self.radius = radius
      self.offset = offset
    }
  }
}

extension PartLook {
  /// Adds the look of a modifier around the part.
  package mutating func add(_ outer: PartLook) {
    text = outer.text ?? text
    font = outer.font ?? font
    color = outer.color ?? color
    fills += outer.fills
    if let other = outer.corners, other.radius >= corners?.radius ?? 0 { corners = other }
    border = outer.border ?? border
    shadow = outer.shadow ?? shadow
    if let other = outer.opacity { opacity = (opacity ?? 1) * other }
  }

  /// Adds the look of paint as large as the part, behind it or on top of it.
  package mutating func add(paint: PartLook, isBehind: Bool) {
    fills = isBehind ? paint.fills + fills : fills + paint.fills
    corners = corners ?? paint.corners
    border = border ?? paint.border
    shadow = shadow ?? paint.shadow
  }
}
