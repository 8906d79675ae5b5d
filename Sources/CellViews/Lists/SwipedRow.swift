import LayoutGeometry

/// A swiped row, with the actions under it visible.
struct SwipedRow: DecoratingModifier {
  /// The fraction of the row's width by which it is swiped, greater than 0 and at most 1.
  let part: Double
  /// Indicates whether the actions at the leading end are visible.
  let isLeading: Bool
  /// The actions beside each other.
  let actions: ViewNode
  /// The clip of the row.
  let outline: ShapeNode.Outline

  /// The fraction of a row's width from which on a swipe runs the first action on release.
  private static let fullSwipe = 0.6

  /// Creates the swiped row; nil for one at rest, or without actions there.
  ///
  /// From a full swipe on, the action at the edge is over all others.
  init?(
    _ traits: ListRowTraits, outline: ShapeNode.Outline, style: SystemStyle.SwipeStyle
  ) {
    guard let swipe = traits.swipe, swipe != 0 else { return nil }
    var actions = swipe < 0 ? traits.leadingActions : traits.trailingActions
    guard !actions.isEmpty else { return nil }
    let allowsFull = swipe < 0 ? traits.allowsFullLeadingSwipe : traits.allowsFullTrailingSwipe
    if allowsFull, abs(swipe) >= Self.fullSwipe { actions = [actions[0]] }
    if swipe > 0 { actions.reverse() }
    part = min(abs(swipe), 1)
    isLeading = swipe < 0
    self.outline = outline
    let buttons = actions.map { action in
      action.label.colored(.white).with(.symbolsInLines)
        .with(
          .flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity))
        )
        .with(.background(.color(action.color), .center))
        .with(.clipShape(style.outline))
    }
    let row = ViewNode.row(buttons, spacing: style.spacing)
    let space = style.spacing / 2
    self.actions =
      space > 0 ? row.padded(top: space, leading: space, bottom: space, trailing: space) : row
  }

  /// Returns the distance by which the row is moved towards its trailing edge, in points.
  func distance(atWidth width: Double) -> Double { isLeading ? part * width : -part * width }

  var decoration: ViewNode? { actions }

  var description: ModifierDescription {
    // A part of what a list makes of a row, whose `swipe` the row's modifier has: by what `part`, to which
    // side (`isLeading`), over which `actions`, and in which `outline`.
    []
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      modifier: SwipedRowLayout(
        child: child, actions: decoration, part: part, isLeading: isLeading, outline: outline))
  }
}

private struct SwipedRowLayout: ModifierLayout {
  let child: LayoutNode
  let actions: LayoutNode
  let part: Double
  let isLeading: Bool
  let outline: ShapeNode.Outline

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let revealed = Size(width: part * frame.width, height: frame.height)
    let offer = ProposedSize(revealed)
    let size = try actions.measure(offer, in: pass).size
    let place = frame.placing(
      size, at: Point(x: isLeading ? 0 : frame.width - revealed.width, y: 0),
      direction: pass.direction)
    // Content without room in the middle of a swipe is meant to be cut.
    let outside = pass.sight
    pass.sight.isHidden = true
    let under = try actions.place(in: place, proposal: offer, pass: pass)
    pass.sight = outside
    let isToTheRight = isLeading == (pass.direction == .leftToRight)
    let moved = frame.offset(by: Point(x: isToTheRight ? revealed.width : -revealed.width, y: 0))
    let row = try child.place(in: moved, proposal: proposal, pass: pass)
    return PlacedView(
      frame: frame, drawing: ClipDrawing(outline: outline, direction: pass.direction),
      children: [row, under])
  }
}
