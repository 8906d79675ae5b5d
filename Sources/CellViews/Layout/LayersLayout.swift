import LayoutGeometry

/// Views over each other, all offered the same space.
struct LayersLayout: NodeLayout {
  let alignment: Alignment

  func measure(
    _ proposal: ProposedSize, children: [LayoutNode], in pass: LayoutPass
  ) throws -> Measurement {
    let measurements = try children.map { try $0.measure(proposal, in: pass) }
    let bounds = bounds(of: measurements)
    let placed = measurements.map { $0.placed(at: origin(of: $0, in: bounds), in: bounds.size) }
    return Measurement(
      size: bounds.size, firstBaseline: placed.compactMap(\.firstBaseline).min(),
      lastBaseline: placed.compactMap(\.lastBaseline).max())
  }

  func place(
    in frame: Rect, proposal: ProposedSize, children: [LayoutNode], pass: LayoutPass
  ) throws -> PlacedView {
    let measurements = try children.map { try $0.measure(proposal, in: pass) }
    let bounds = bounds(of: measurements)
    var placed: [PlacedView] = []
    for (child, measurement) in zip(children, measurements) {
      let childFrame = frame.placing(
        measurement.size, at: origin(of: measurement, in: bounds), direction: pass.direction)
      placed.append(try child.place(in: childFrame, proposal: proposal, pass: pass))
    }
    return PlacedView(frame: frame, children: placed)
  }

  /// The guides' distances from the stack's top and leading edges, and the stack's size.
  private func bounds(of children: [Measurement]) -> (guides: Point, size: Size) {
    var above = Point.zero
    var below = Point.zero
    for (index, child) in children.enumerated() {
      let guide = Point(
        x: child.guide(alignment.horizontal), y: child.guide(alignment.vertical))
      let rest = Point(x: child.size.width, y: child.size.height) - guide
      above =
        index == 0 ? guide : Point(x: max(above.x, guide.x), y: max(above.y, guide.y))
      below = index == 0 ? rest : Point(x: max(below.x, rest.x), y: max(below.y, rest.y))
    }
    // An infinite guide of an infinite child leaves a rest that is no number.
    let width = above.x.isFinite ? above.x + below.x : .infinity
    let height = above.y.isFinite ? above.y + below.y : .infinity
    return (above, Size(width: width, height: height))
  }

  private func origin(of child: Measurement, in bounds: (guides: Point, size: Size)) -> Point {
    bounds.guides
      - Point(x: child.guide(alignment.horizontal), y: child.guide(alignment.vertical))
  }
}
