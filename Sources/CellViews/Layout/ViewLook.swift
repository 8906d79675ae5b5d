package import DisplayList
import LayoutGeometry

/// A placed view as pointing at it reports it, besides its place and its names.
package struct ViewLook: Sendable {
  /// The kind of the view to those who point at it.
  package var form: Form
  /// The look of the view without the views in it.
  package var seen = PartLook()
  /// The picture that the view shows.
  package var picture: Picture?
  /// The scaling of all that is in the view.
  package var scaling: Scaling?

  /// A view of a form, without anything that is seen of it.
  package init(_ form: Form) {
    self.form = form
  }

  /// A view to those who point at it.
  package enum Form: Hashable, Sendable {
    /// A view, or several that are held together.
    case view(PartRole)
    /// A modifier, which adds its look to the one view in it.
    case modifier
    /// Two views, of which one decorates the other: the one at `content`, by its position.
    case decoration(content: Int)
    /// Nothing to point at, with all that is in it.
    case nothing
  }

  /// A picture as a view shows it.
  package struct Picture: Hashable, Sendable {
    /// The picture.
    package var id: PictureID
    /// The symbol's name, or the file's; nil where neither is known.
    package var name: String?
  }
}

extension PartLook.Fill {
  /// A colour as it is shown, which is the same everywhere unless it has a place in a gradient.
  package init(_ color: ShownColor, location: Double? = nil) {
    self.init(color.color, name: color.name, location: location)
  }
}

extension ShapeNode.Outline {
  /// Returns the outline's corners in a view's place; nil if they are not round.
  func corners(in frame: Rect, _ direction: LayoutDirection) -> PartLook.Corners? {
    switch shape(in: frame, direction) {
    case .roundedRect(_, let radii):
      PartLook.Corners(radius: radii.topLeft, style: radii.style)
    case .ellipse(let rect) where rect.width == rect.height:
      PartLook.Corners(radius: rect.width / 2, style: .circular)
    case .rect, .ellipse, .path: nil
    }
  }
}

extension DrawingNames {
  /// Adds the names of what a view in a frame is painted with.
  mutating func add(_ look: ViewLook, in frame: Rect) {
    let seen = look.seen
    for line in seen.font?.underlines ?? [] {
      add(line.color, name: "underline", as: .fill, in: frame)
    }
    for line in seen.font?.strikethroughs ?? [] {
      add(line.color, name: "strikethrough", as: .fill, in: frame)
    }
    var uses: [(PartLook.Fill, Use)] = seen.fills.map { ($0, .fill) }
    uses += (seen.border?.fills ?? []).map { ($0, .border) }
    if let color = seen.color { uses.append((color, .foreground)) }
    if let shadow = seen.shadow { uses.append((shadow.fill, .shadow)) }
    for (fill, use) in uses { add(fill.color, name: fill.name, as: use, in: frame) }
    if let text = seen.text { texts.append(text) }
    if let picture = look.picture { add(picture.id, name: picture.name, in: frame) }
  }
}
