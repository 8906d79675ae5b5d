import DisplayList
package import LayoutGeometry

/// Views over each other, the first at the bottom.
package struct ZStackNode: Sendable {
  /// The alignment of the children relative to each other.
  package var alignment: Alignment
  /// The views, from the back to the front.
  package var children: [ViewNode]

  /// Creates views over each other; in the middle by default.
  package init(alignment: Alignment = .center, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }
}

extension ZStackNode: PrimitiveView {
  package var description: ViewDescription {
    ViewDescription("zstack", fieldSettings, children: children)
  }

  package func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      LayersLayout(children: children, alignment: alignment), priority: 0,
      isMeantToSpill: children.contains(where: \.isMeantToSpill))
  }
}

extension ZStackNode: HoldingViews {
  package static let fields: [SettingField<ZStackNode>] = [.alignment("alignment", \.alignment)]

  package func holding(_ children: [ViewNode]) -> ZStackNode? {
    ZStackNode(alignment: alignment, children: children)
  }
}

/// The stack is as large as its children of the highest priority; once it has its size, all are
/// offered that, so that a colour fills a stack that is as large as its text.
private struct LayersLayout: ContainerLayout {
  let children: [LayoutNode]
  let alignment: Alignment

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let priority = children.map(\.priority).max()
    let measurements = try children.filter { $0.priority == priority }
      .map { try $0.measure(proposal, in: pass) }
    let line = sharedGuides(of: measurements)
    let after = measurements.reduce(Point.zero) { after, child in
      let rest = rest(of: child)
      return Point(x: max(after.x, rest.x), y: max(after.y, rest.y))
    }
    let size = Size(width: line.x + after.x, height: line.y + after.y)
    return Measurement(size: size, holding: measurements.count) {
      (measurements[$0], origin(of: measurements[$0], on: line))
    }
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let slots = try slots(in: frame, proposal: proposal, pass: pass)
    return PlacedView(
      frame: frame, drawing: LayersDrawing(),
      children: try children.drawingOrder.map { position in
        let slot = slots[position]
        return try children[position].place(
          in: slot.frame, proposal: slot.proposal, pass: pass)
      })
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    .union(try children.map { try $0.spacing(in: pass) })
  }

  func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot] {
    let offer = ProposedSize(frame.size)
    let measurements = try children.map { try $0.measure(offer, in: pass) }
    let priority = children.map(\.priority).max()
    let line = sharedGuides(
      of: zip(children, measurements).filter { $0.0.priority == priority }.map(\.1))
    return measurements.map { measurement in
      ContainerSlot(
        frame: frame.placing(
          measurement.size, at: origin(of: measurement, on: line), direction: pass.direction),
        proposal: offer)
    }
  }

  /// Returns the meeting point of the guides, from the stack's top and leading edges.
  private func sharedGuides(of children: [Measurement]) -> Point {
    children.reduce(Point.zero) { line, child in
      let guides = guides(of: child)
      return Point(x: max(line.x, guides.x), y: max(line.y, guides.y))
    }
  }

  private func guides(of child: Measurement) -> Point {
    Point(x: child.guide(alignment.horizontal), y: child.guide(alignment.vertical))
  }

  /// Returns the extent of a child beyond its guides.
  private func rest(of child: Measurement) -> Point {
    let guides = guides(of: child)
    // Infinity minus infinity is not a number.
    return Point(
      x: child.size.width == .infinity ? .infinity : child.size.width - guides.x,
      y: child.size.height == .infinity ? .infinity : child.size.height - guides.y)
  }

  private func origin(of child: Measurement, on line: Point) -> Point {
    let guides = guides(of: child)
    // Equal guides have no distance, even if both are infinite.
    return Point(
      x: line.x == guides.x ? 0 : line.x - guides.x, y: line.y == guides.y ? 0 : line.y - guides.y)
  }
}

/// Views over each other, without a drawing of their own.
struct LayersDrawing: ViewDrawing {
  func part(of view: PlacedView) -> ViewPart { .holding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.stack)) }
}
