import DisplayList
package import LayoutGeometry

/// A card beside a view with an arrow that points at it, as SwiftUI's `popover`.
package struct PopoverNode: Sendable {
  /// The views on the card.
  package var content: ViewNode
  /// The edge of the view for the card, unless the other side has more room.
  package var arrowEdge: Edge
  /// The sheet that it becomes where it adapts to little room.
  package var sheet: SheetNode
  /// The forms that it takes in little room.
  package var adaptation: PresentationAdaptation

  /// The sides of a view.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case top, bottom, leading, trailing
  }

  /// Creates a card; over its view by default, and on screens of any size.
  package init(
    _ content: ViewNode, arrowEdge: Edge = .top,
    adaptation: PresentationAdaptation = PresentationAdaptation(.none)
  ) {
    self.content = content
    self.arrowEdge = arrowEdge
    self.adaptation = adaptation
    sheet = SheetNode(content)
  }

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
          other.sheet.content = view
          return other.modifier
        },
        saying: { words in
          Edge(rawValue: words).map { edge in
            var other = self
            other.arrowEdge = edge
            return other.modifier
          }
        },
        settings: fieldSettings, setting: { with($0, $1)?.modifier },
        pushesScreenBack: { size in
          let form = adaptation.form(of: .popover, on: size)
          return form == .sheet && sheet.pushesScreenBack(as: form)
        }
      ) { space in
        let form = adaptation.form(of: .popover, on: space.size)
        return form == .popover ? try card(in: space) : sheet.shown(as: form, in: space)
      })
  }

  private func card(in space: PresentationSpace) throws -> ViewNode {
    let screen = Rect(origin: .zero, size: space.size)
      .inset(by: space.safeArea, direction: .leftToRight).inset(by: Self.margin)
    let axis: Axis = arrowEdge == .top || arrowEdge == .bottom ? .vertical : .horizontal
    let style = space.style.popover
    let radius = style.radius
    var size = try space.measuring.measure(
      content, for: ProposedSize(width: screen.width, height: screen.height)
    ).size
    // The corners and the arrow between two of them have room, however small the content is.
    size[axis] = max(size[axis], 2 * radius)
    size[axis.cross] = max(size[axis.cross], 2 * radius + Self.arrow.width)
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

extension PopoverNode: Settable {
  package static let fields: [SettingField<PopoverNode>] = [
    // Goldens from before popovers adapted have no word of it, and are cards on all screens.
    .words("compactAdaptation", \.adaptation, default: PresentationAdaptation(.none))
  ]
}

extension ShapeNode.OwnOutline {
  /// Returns a path from the top leading corner of any space.
  fileprivate static func fixed(_ path: Path) -> ShapeNode.OwnOutline {
    ShapeNode.OwnOutline(size: { $0.filled }, path: { _ in path })
  }
}
