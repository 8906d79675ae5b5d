package import DisplayList
package import LayoutGeometry
package import TextShaping

/// What pointing at a placed view reports of it, besides its place and its names.
package struct ViewLook: Sendable {
  /// What the view is to those who point at it.
  package var form: Form
  /// All of a text, also what there was no room for.
  package var text: String?
  /// The font of a text.
  package var font: Font?
  /// The lines under and through the letters of a text, each kind and colour once.
  package var textLines: [TextLine] = []
  /// The colour of a text or a symbol.
  package var color: ShownColor?
  /// The picture that the view shows.
  package var picture: Picture?
  /// What the view paints itself with, the first at the bottom; of a gradient the colours in order.
  package var fills: [Fill] = []
  /// The radius of the view's corners where it has some, in points.
  package var cornerRadius: Double?
  /// How corners that have a radius are round.
  package var cornerStyle: CornerStyle?
  /// The line along the view's edge.
  package var border: Line?
  /// The blurred copy under the view.
  package var shadow: Shadow?
  /// How much of the view is seen where it lets through what is behind it, from 0 to 1.
  package var opacity: Double?
  /// How all that is in the view is drawn smaller or larger.
  package var scaling: Scaling?

  /// A view of a form, without anything that is seen of it.
  package init(_ form: Form) {
    self.form = form
  }

  /// Takes the corners of a view in its place from its outline.
  mutating func add(
    _ outline: ShapeNode.Outline, in frame: Rect, _ direction: LayoutDirection
  ) {
    switch outline.shape(in: frame, direction) {
    case .roundedRect(_, let radii):
      cornerRadius = radii.topLeft
      cornerStyle = radii.style
    case .ellipse(let rect) where rect.width == rect.height:
      cornerRadius = rect.width / 2
      cornerStyle = .circular
    case .rect, .ellipse, .path: break
    }
  }

  /// What a view is to those who point at it.
  package enum Form: Hashable, Sendable {
    /// A view, or several that are held together.
    case view(Kind)
    /// What a modifier adds to the one view in it.
    case modifier
    /// Two views, of which one decorates the other: the one at `content`, by its position.
    case decoration(content: Int)
    /// Nothing to point at, with all that is in it.
    case nothing
  }

  /// The kinds of views.
  package enum Kind: Hashable, Sendable {
    case text, image, symbol, color, gradient, shape, divider, spacer, stack, scroll, control
    case collection, element
  }

  /// The font of a text.
  package struct Font: Hashable, Sendable {
    /// What was asked for, with the size and the weight.
    package var request: FontRequest
    /// The family that the text is set in.
    package var family: String?
    /// The text style that the font is of; nil for one of a fixed size.
    package var style: TextStyle?
    /// The height of a line, in points.
    package var lineHeight: Double?
    /// The space after each letter, in points.
    package var tracking = 0.0
  }

  /// A line under or through the letters of a text.
  package struct TextLine: Hashable, Sendable {
    /// What the line is: `underline` or `strikethrough`.
    package var name: String
    /// The line's colour.
    package var color: ShownColor
  }

  /// A picture as a view shows it.
  package struct Picture: Hashable, Sendable {
    /// The picture.
    package var id: PictureID
    /// The symbol's name, or the file's; nil where neither is known.
    package var name: String?
  }

  /// A colour that a view is painted with.
  package struct Fill: Hashable, Sendable {
    /// The colour.
    package var color: ShownColor
    /// Its place in a gradient, from 0 to 1; nil for a colour that is the same everywhere.
    package var location: Double?

    /// A colour that is the same everywhere, unless it has a place.
    package init(_ color: ShownColor, location: Double? = nil) {
      self.color = color
      self.location = location
    }
  }

  /// A line along the edge of a view.
  package struct Line: Hashable, Sendable {
    /// The line's colours.
    package var fills: [Fill]
    /// The line's width, in points.
    package var width: Double

    /// A line of a width.
    package init(_ fills: [Fill], width: Double) {
      self.fills = fills
      self.width = width
    }
  }

  /// The blurred copy under a view, in points.
  package struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    package var color: ShownColor
    /// The blur's radius.
    package var radius: Double
    /// How far the shadow is moved.
    package var offset: Point

    /// A shadow.
    package init(color: ShownColor, radius: Double, offset: Point) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}

extension DrawingNames {
  /// Adds what a view in a frame is painted with.
  mutating func add(_ look: ViewLook, in frame: Rect) {
    var colors: [(ShownColor, Use)] = look.fills.map { ($0.color, .fill) }
    colors += (look.border?.fills ?? []).map { ($0.color, .border) }
    if let color = look.color { colors.append((color, .foreground)) }
    if let shadow = look.shadow { colors.append((shadow.color, .shadow)) }
    for line in look.textLines { add(line.color.color, name: line.name, as: .fill, in: frame) }
    for (color, use) in colors { add(color.color, name: color.name, as: use, in: frame) }
    if let text = look.text { texts.append(text) }
    if let picture = look.picture, let name = picture.name { add(picture.id, name: name) }
  }
}
