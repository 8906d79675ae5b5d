import DisplayList
import LayoutGeometry

/// A card beside a view with an arrow that points at it, as SwiftUI's `popover`.
package struct PopoverNode: Sendable {
  /// The views on the card.
  package var content: ViewNode
  /// The edge of the view for the card, unless the other side has more room.
  package var arrowEdge: Edge
  /// The sheet shown instead on a screen as narrow as a phone's; nil for a popover everywhere.
  package var compactSheet: SheetNode?

  /// The sides of a view.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case top, bottom, leading, trailing
  }

  /// Creates a card; over its view by default.
  package init(_ content: ViewNode, arrowEdge: Edge = .top) {
    self.content = content
    self.arrowEdge = arrowEdge
  }

  /// The width in points below which screens are those of phones.
  private static let compactWidth = 600.0
  private static let arrow = Size(width: 26, height: 13)
  /// The overlap of the arrow and the card, in points.
  private static let overlap = 2.0
  /// The distance of cards from the screen's edges.
  private static let margin = 10.0

  /// Shows the card.
  package var modifier: NodeModifier {
    .presenting(
      Presentation(
        name: "popover", words: arrowEdge.rawValue, content: content,
        adding: { view in
          var other = self
          other.content = view
          other.compactSheet?.content = view
          return other.modifier
        },
        saying: { words in
          Edge(rawValue: words).map { edge in
            var other = self
            other.arrowEdge = edge
            return other.modifier
          }
        },
        pushesScreenBack: { size in
          compactSheet?.detent == .large && size.width < Self.compactWidth
        }
      ) { space in
        if let compactSheet, space.size.width < Self.compactWidth {
          return compactSheet.card(in: space).over(space, alignment: .bottom, dims: true)
        }
        return try card(in: space)
      })
  }

  private func card(in space: PresentationSpace) throws -> ViewNode {
    let screen = Rect(origin: .zero, size: space.size)
      .inset(by: space.safeArea, direction: .leftToRight).inset(by: Self.margin)
    let size = try space.measuring.measure(
      content, for: ProposedSize(width: screen.width, height: screen.height)
    ).size
    let axis: Axis = arrowEdge == .top || arrowEdge == .bottom ? .vertical : .horizontal
    let anchor = space.anchor
    let needed = size[axis] + Self.arrow.height
    let before = anchor.origin[axis] - screen.origin[axis]
    let after =
      screen.origin[axis] + screen.size[axis] - anchor.origin[axis] - anchor.size[axis]
    let prefersBefore = arrowEdge == .top || arrowEdge == .leading
    let isBefore =
      prefersBefore
      ? before >= needed || before >= after : after < needed && before > after
    // The body along the axis, and across it as near to the view's middle as the screen allows.
    var body = Rect(origin: .zero, size: size)
    body.origin[axis] =
      isBefore
      ? anchor.origin[axis] - needed
      : anchor.origin[axis] + anchor.size[axis] + Self.arrow.height
    let cross = axis.cross
    let middle = anchor.origin[cross] + anchor.size[cross] / 2
    body.origin[cross] = max(
      min(
        middle - size[cross] / 2, screen.origin[cross] + screen.size[cross] - size[cross]),
      screen.origin[cross])
    let style = space.style.popover
    let radius = style.radius
    let tip = max(
      min(middle - body.origin[cross], size[cross] - radius - Self.arrow.width / 2),
      radius + Self.arrow.width / 2)
    let arrow = arrow(size, axis: axis, isBefore: isBefore, tip: tip)
    let surface = style.surface([.roundedRectangle(cornerRadius: radius), .own(.fixed(arrow))])
    return
      content
      .framed(width: size.width, height: size.height)
      .with(.clipShape(.roundedRectangle(cornerRadius: radius)))
      .with(.background(surface, .center))
      .padded(top: max(body.minY, 0), leading: max(body.minX, 0))
      .over(space, alignment: .topLeading, dims: false)
  }

  /// Returns the outline of the arrow, which reaches beyond the card's frame.
  private func arrow(_ size: Size, axis: Axis, isBefore: Bool, tip: Double) -> Path {
    let reach = isBefore ? size[axis] + Self.arrow.height : -Self.arrow.height
    let base = isBefore ? size[axis] : 0
    func point(_ along: Double, _ across: Double) -> Point {
      axis == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
    }
    let half = Self.arrow.width / 2
    // The arrow begins inside the card: the background would show through two coinciding edges.
    let inside = isBefore ? base - Self.overlap : base + Self.overlap
    return Path([
      .move(point(inside, tip - half)),
      .line(point(base, tip - half)),
      .curve(
        point(reach, tip), control1: point(base, tip - half / 2),
        control2: point(reach, tip - 3)),
      .curve(
        point(base, tip + half), control1: point(reach, tip + 3),
        control2: point(base, tip + half / 2)),
      .line(point(inside, tip + half)),
      .close,
    ])
  }
}

extension ShapeNode.OwnOutline {
  /// Returns a path from the top leading corner of any space.
  fileprivate static func fixed(_ path: Path) -> ShapeNode.OwnOutline {
    ShapeNode.OwnOutline(size: { $0.filled }, path: { _ in path })
  }
}
