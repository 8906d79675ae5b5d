import LayoutGeometry

/// Views in a row or in a column.
struct StackLayout: NodeLayout {
  let children: [LayoutNode]
  let axis: Axis
  let horizontalAlignment: HorizontalAlignment
  let verticalAlignment: VerticalAlignment
  let spacing: Double?

  init(_ stack: Stack, children: [LayoutNode]) {
    self.children = children
    axis = stack.axis
    horizontalAlignment = stack.horizontalAlignment
    verticalAlignment = stack.verticalAlignment
    spacing = stack.spacing
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try arrangement(for: proposal, in: pass).measurement
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    // Once the stack has its size, children without a cross proposal may fill its thickness: so
    // dividers and equally high columns work in a stack that is as thick as its content. The
    // others stay on the line that they were measured on.
    var arrangement = try arrangement(for: proposal, in: pass)
    var shift = Point.zero
    if proposal[axis.cross] == nil {
      var filled = proposal
      filled[axis.cross] = frame.size[axis.cross]
      let measured = arrangement
      arrangement = try self.arrangement(for: filled, in: pass)
      let length = (frame.size[axis] - arrangement.measurement.size[axis]) / 2
      let line = measured.line - arrangement.line
      shift = axis == .horizontal ? Point(x: length, y: line) : Point(x: line, y: length)
    }
    var placed: [PlacedView] = []
    placed.reserveCapacity(children.count)
    var places: [MeasuredPart.StackChild] = []
    places.reserveCapacity(children.count)
    for (child, slot) in zip(children, arrangement.slots) {
      let childFrame = frame.placing(
        slot.measurement.size, at: slot.origin + shift, direction: pass.direction)
      placed.append(try child.place(in: childFrame, proposal: slot.proposal, pass: pass))
      places.append(MeasuredPart.StackChild(frame: childFrame, isBlank: child.isSpacer))
    }
    return PlacedView(
      frame: frame, drawing: StackDrawing(axis: axis, children: places), children: placed)
  }
}

extension StackLayout {
  /// A child's share of a stack.
  private struct Slot {
    var proposal: ProposedSize
    var measurement: Measurement
    /// The distance from the stack's top and leading edges.
    var origin = Point.zero
  }

  /// All children's shares of a stack.
  private struct Arrangement {
    var slots: [Slot]
    /// The distance from the stack's top or leading edge to the line that the guides share.
    var line: Double
    var measurement: Measurement
  }

  private func arrangement(
    for proposal: ProposedSize, in pass: LayoutPass
  ) throws -> Arrangement {
    let gaps = children.indices.dropFirst().map { index in
      spacing
        ?? (children[index - 1].isSpacer || children[index].isSpacer ? 0 : Stack.defaultSpacing)
    }
    let distribution = StackDistribution(axis: axis, children: children, pass: pass)
    var slots = try distribution.offers(for: proposal, spacing: gaps.reduce(0, +)).map {
      Slot(proposal: $0.proposal, measurement: $0.measurement)
    }

    // Across the stack the children's guides share one line; the stack reaches from the lowest
    // edge to the highest.
    let guides = slots.map { guide(of: $0.measurement) }
    let start = guides.map { -$0 }.min() ?? 0
    let end = zip(slots, guides).map { $0.measurement.size[axis.cross] - $1 }.max() ?? 0
    var position = 0.0
    for index in slots.indices {
      if index > 0 { position += gaps[index - 1] }
      // Two infinite guides have no difference; such children fill the stack from its start.
      let cross = guides[index].isFinite ? -guides[index] - start : 0
      slots[index].origin =
        axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position)
      position += slots[index].measurement.size[axis]
    }
    var size = Size.zero
    size[axis] = position
    size[axis.cross] = start.isFinite && end.isFinite ? end - start : .infinity
    let baselines = slots.map { $0.measurement.placed(at: $0.origin, in: size) }
    let measurement = Measurement(
      size: size, firstBaseline: baselines.compactMap(\.firstBaseline).min(),
      lastBaseline: baselines.compactMap(\.lastBaseline).max())
    return Arrangement(slots: slots, line: -start, measurement: measurement)
  }

  private func guide(of child: Measurement) -> Double {
    axis == .horizontal ? child.guide(verticalAlignment) : child.guide(horizontalAlignment)
  }
}
