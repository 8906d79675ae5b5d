import DisplayList
package import LayoutGeometry

/// Views in a row or in a column, by SwiftUI's stack algorithm.
package struct StackNode: Sendable {
  /// The axis along which the children follow each other.
  package var axis: Axis
  /// The alignment of the children of a column; a row ignores it.
  package var horizontalAlignment: HorizontalAlignment
  /// The alignment of the children of a row; a column ignores it.
  package var verticalAlignment: VerticalAlignment
  /// The space between neighbours, in points.
  ///
  /// Nil gives what the neighbours prefer (`NodeSpacing`).
  package var spacing: Double?
  /// The views, from the stack's leading or top end.
  package var children: [ViewNode]
  /// The views that stay in sight in the surrounding viewport; nil for none.
  package var pinning: StackPinning?

  /// Creates a stack; its children are in the middle of its cross axis by default.
  package init(
    axis: Axis, horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center, spacing: Double? = nil,
    children: [ViewNode]
  ) {
    self.axis = axis
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.children = children
  }
}

extension StackNode: PrimitiveView {
  package var description: ViewDescription {
    // The alignment is `horizontalAlignment` of a column, and `verticalAlignment` of a row.
    ViewDescription(
      axis == .vertical ? "vstack" : "hstack",
      fieldSettings + [.word("pinnedViews", pinning?.words, default: "", changing: .place)],
      children: children)
  }

  package var stackAxis: Axis? { axis }

  package func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(StackLayout(self, children: children, mark: environment.mark))
  }
}

extension StackNode: HoldingViews {
  package static let fields: [SettingField<StackNode>] = [
    .length("spacing", \.spacing),
    SettingField("alignment", \.crossAlignment, absent: "center") {
      .word("alignment", $0, default: "center", changing: .place)
    } parse: {
      $0
    },
  ]

  package func holding(_ children: [ViewNode]) -> StackNode? {
    var other = self
    other.children = children
    return other
  }

  /// The name of the alignment across the stack's axis; a guide of one's own cannot be set by its name.
  private var crossAlignment: String {
    get { axis == .vertical ? horizontalAlignment.name : verticalAlignment.name }
    set {
      horizontalAlignment =
        [.leading, .center, .trailing].first { $0.name == newValue } ?? horizontalAlignment
      verticalAlignment =
        [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        .first { $0.name == newValue } ?? verticalAlignment
    }
  }
}

private struct StackLayout: ContainerLayout {
  let children: [LayoutNode]
  let axis: Axis
  let horizontalAlignment: HorizontalAlignment
  let verticalAlignment: VerticalAlignment
  let gaps: Gaps
  let pinning: StackPinning?
  /// The mark of the stack's view.
  let mark: ViewMark?

  init(_ stack: StackNode, children: [LayoutNode], mark: ViewMark?) {
    self.children = children
    self.mark = mark
    axis = stack.axis
    horizontalAlignment = stack.horizontalAlignment
    verticalAlignment = stack.verticalAlignment
    gaps =
      if let spacing = stack.spacing {
        .equal(spacing)
      } else if children.count > 1 {
        .preferred(PreferredGaps())
      } else {
        .equal(0)
      }
    pinning = stack.pinning
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try arrangement(for: proposal, in: pass).measurement
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    var placed: [PlacedView] = []
    placed.reserveCapacity(children.count)
    var places: [ScreenPart.StackChild] = []
    places.reserveCapacity(children.count)
    let slots = try slots(in: frame, proposal: proposal, pass: pass)
    let moved = distances(of: slots, in: pass)
    for (index, slot) in slots.enumerated() where moved[index] == nil {
      places.append(
        ScreenPart.StackChild(frame: slot.frame, isBlank: children[index].isSpacer))
    }
    for index in children.drawingOrder where moved[index] == nil {
      let slot = slots[index]
      placed.append(
        try children[index].place(in: slot.frame, proposal: slot.proposal, pass: pass))
    }
    // Pinned views are above those that scroll under them; their distance to these is not a setting.
    for index in moved.keys.sorted() {
      var place = slots[index].frame
      place.origin[axis] += moved[index] ?? 0
      pass.cover(place)
      placed.append(
        try children[index].place(in: place, proposal: slots[index].proposal, pass: pass))
      places.append(ScreenPart.StackChild(frame: place, isBlank: true))
    }
    return PlacedView(
      frame: frame, drawing: StackDrawing(axis: axis, children: places), children: placed)
  }

  func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot] {
    // Once the stack has its size, children without a cross proposal may fill its thickness: so
    // dividers and equally high columns work in a stack that is as thick as its content. The others
    // stay on the line on which they were measured.
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
    return arrangement.slots.map { slot in
      ContainerSlot(
        frame: frame.placing(
          slot.measurement.size, at: slot.origin + shift, direction: pass.direction),
        proposal: slot.proposal)
    }
  }
}

extension StackLayout {
  /// Returns the distances that keep children in sight; empty for none.
  private func distances(of slots: [ContainerSlot], in pass: LayoutPass) -> [Int: Double] {
    guard let pinning, let visible = pass.sight.pinning?.frames[axis] else { return [:] }
    return pinning.distances(
      of: slots.map(\.frame), in: visible, along: axis, direction: pass.direction)
  }

  /// All children's shares of a stack.
  private struct Arrangement {
    var slots: [StackSlot]
    /// The distance from the stack's top or leading edge to the line that the guides share.
    var line: Double
    var measurement: Measurement
  }

  private func arrangement(
    for proposal: ProposedSize, in pass: LayoutPass
  ) throws -> Arrangement {
    let distribution = StackDistribution(
      axis: axis, children: children, mark: mark, pass: pass)
    let gaps = try gaps(in: pass)
    let spacing = gaps.reduce(0, +)
    var slots = try distribution.slots(for: proposal, spacing: spacing)

    // Across the stack the children's guides share one line; the stack reaches from the lowest edge
    // to the highest.
    var start: Double?
    var end: Double?
    for index in slots.indices {
      let guide = guide(of: slots[index].measurement)
      let rest = slots[index].measurement.size[axis.cross] - guide
      start = start.map { min($0, -guide) } ?? -guide
      end = end.map { rest > $0 ? rest : $0 } ?? rest
    }
    let (before, after) = (start ?? 0, end ?? 0)
    var position = 0.0
    for index in slots.indices {
      position += gaps[index]
      // Two infinite guides have no difference; such children fill the stack from its start.
      let guide = guide(of: slots[index].measurement)
      let cross = guide.isFinite ? -guide - before : 0
      slots[index].origin =
        axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position)
      position += slots[index].measurement.size[axis]
    }
    var size = Size.zero
    size[axis] = position
    size[axis.cross] = before.isFinite && after.isFinite ? after - before : .infinity
    let measurement = Measurement(size: size, holding: slots.count) {
      (slots[$0].measurement, slots[$0].origin)
    }
    return Arrangement(slots: slots, line: -before, measurement: measurement)
  }

  /// Returns the space between each child and the one before it, in points; none before the first.
  private func gaps(in pass: LayoutPass) throws -> [Double] {
    switch gaps {
    case .equal(let spacing): return children.indices.map { $0 == 0 ? 0 : spacing }
    case .preferred(let gaps):
      if let known = gaps.known { return known }
      let spacings = try children.map { try $0.spacing(in: pass) }
      let found = children.indices.map { index in
        index == 0 ? 0 : spacings[index - 1].distance(to: spacings[index], along: axis)
      }
      gaps.known = found
      return found
    }
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    .stack(try children.map { try $0.spacing(in: pass) }, along: axis)
  }

  private func guide(of child: Measurement) -> Double {
    axis == .horizontal ? child.guide(verticalAlignment) : child.guide(horizontalAlignment)
  }
}

extension StackLayout {
  /// The space between neighbours.
  fileprivate enum Gaps {
    case equal(Double)
    case preferred(PreferredGaps)
  }

  /// The space that neighbours prefer, once it is known: a stack is measured several times.
  fileprivate final class PreferredGaps {
    var known: [Double]?
  }
}

/// A child's share of a stack.
private struct StackSlot {
  var proposal: ProposedSize
  var measurement: Measurement
  /// The distance from the stack's top and leading edges.
  var origin = Point.zero
}

/// The division of a stack's length among its children.
private struct StackDistribution {
  let axis: Axis
  let children: [LayoutNode]
  /// The mark of the stack's view.
  let mark: ViewMark?
  let pass: LayoutPass

  /// Returns each child's proposal and size, in the children's order; all from one edge.
  ///
  /// - Parameter spacing: All space between the children together, in points.
  /// - Complexity: O(*n* log *n*) for *n* children, and at most three measurements of each.
  func slots(for proposal: ProposedSize, spacing: Double) throws -> [StackSlot] {
    guard let length = proposal[axis] else { return try slots(of: nil, for: proposal) }
    // The minimum, the maximum and an only child need no comparison.
    if length <= 0 { return try slots(of: 0, for: proposal) }
    if length == .infinity { return try slots(of: .infinity, for: proposal) }
    if children.count == 1 { return try slots(of: length, for: proposal) }
    return try shares(of: length - spacing, for: proposal)
  }

  /// Returns the children's slots for the same offer to all.
  private func slots(of length: Double?, for proposal: ProposedSize) throws -> [StackSlot] {
    let offer = offer(length, for: proposal)
    return try children.map {
      StackSlot(proposal: offer, measurement: try $0.measure(offer, in: pass))
    }
  }

  /// Returns the lengths that the children take of the same offer.
  private func lengths(of length: Double, for proposal: ProposedSize) throws -> [Double] {
    let offer = offer(length, for: proposal)
    return try children.map { try $0.measure(offer, in: pass).size[axis] }
  }

  private func shares(of length: Double, for proposal: ProposedSize) throws -> [StackSlot] {
    let minimums = try lengths(of: 0, for: proposal)
    let maximums = try lengths(of: .infinity, for: proposal)
    // A child that needs an infinite length leaves nothing to share.
    guard minimums.allSatisfy(\.isFinite) else { throw ViewError.infiniteSize(at: mark) }
    // Each gets its share as its proposal below.
    var slots = [StackSlot](
      repeating: StackSlot(proposal: proposal, measurement: Measurement(size: .zero)),
      count: children.count)
    let shared = SharedLength(minimums: minimums, maximums: maximums)
    try shared.share(length, priority: { children[$0].priority }) { child, share in
      let offer = offer(share, for: proposal)
      let measurement = try children[child].measure(offer, in: pass)
      slots[child].proposal = offer
      slots[child].measurement = measurement
      return measurement.size[axis]
    }
    return slots
  }

  /// Returns a proposal with another length along the stack.
  private func offer(_ length: Double?, for proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    offer[axis] = length
    return offer
  }
}

/// Views in a row or in a column, without a drawing of its own.
private struct StackDrawing: ViewDrawing {
  let axis: Axis
  /// The views' places in the layout: their drawing may be smaller than a frame, or elsewhere.
  let children: [ScreenPart.StackChild]

  func part(of view: PlacedView) -> ViewPart { .own(.stack(axis, children)) }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.stack)) }
}
