package import LayoutGeometry

extension NodeModifier {
  /// Puts the view's centre at a point from the top leading corner of all its proposed space.
  package static func position(_ center: Point) -> NodeModifier {
    NodeModifier(Position(center: center))
  }
}

/// `position(x:y:)`: a view somewhere in its proposed space, all of which it takes.
struct Position: PrimitiveModifier, Settable {
  var center: Point

  static let fields: [SettingField<Position>] = [.point("position", \.center)]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: PositionLayout(child: child, center: center))
  }
}

private struct PositionLayout: ModifierLayout {
  let child: LayoutNode
  let center: Point

  func spacing(in pass: LayoutPass) throws -> NodeSpacing { .view }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let size = try child.measure(proposal, in: pass).size
    return Measurement(size: proposal.filled(ideal: size))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let offer = ProposedSize(frame.size)
    let size = try child.measure(offer, in: pass).size
    let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    return try child.place(
      in: frame.placing(size, at: origin, direction: pass.direction), proposal: offer, pass: pass)
  }
}
