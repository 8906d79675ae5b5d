import CellViews
import Foundation
import LayoutGeometry

/// A container whose views a user's layout places.
struct OwnLayoutNode<Rule: Layout>: PrimitiveView, @unchecked Sendable {
  // Unchecked: the rule is called on the main actor alone.
  private let rule: Rule
  let children: [ViewNode]

  init(_ rule: Rule, children: [ViewNode]) {
    self.rule = rule
    self.children = children
  }

  var description: ViewDescription {
    // The `rule` is the user's code.
    ViewDescription("layout", children: children)
  }

  var stackAxis: Axis? { Rule.layoutProperties.stackOrientation }

  func node(holding children: [LayoutNode], in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(OwnLayout(rule, children: children, environment: environment))
  }
}

/// A container whose views a user's layout measures and places.
private final class OwnLayout<Rule: Layout>: NodeLayout {
  private let rule: Rule
  private let children: [LayoutNode]
  private let environment: ViewEnvironment
  private var cache: Rule.Cache?

  init(_ rule: Rule, children: [LayoutNode], environment: ViewEnvironment) {
    self.rule = rule
    self.children = children
    self.environment = environment
  }

  func measure(
    _ proposal: ProposedSize, in pass: LayoutPass
  ) throws -> LayoutGeometry.Measurement {
    try onMainActor(self) { try $0.measured(proposal, in: pass) }
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    try onMainActor(self) { layout in
      try layout.call(placingInto: layout.nowhere(in: pass)) { rule, subviews, cache in
        rule.spacing(subviews: subviews, cache: &cache).spacing
      }
    }
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let slots = try onMainActor(self) {
      try $0.slots(in: frame, proposal: proposal, pass: pass)
    }
    return PlacedView(
      frame: frame, drawing: nil,
      children: try zip(children, slots).map { child, slot in
        try child.place(in: slot.frame, proposal: slot.proposal, pass: pass)
      })
  }

  /// Returns the container's size, and the guides of its placed views.
  private func measured(
    _ proposal: ProposedSize, in pass: LayoutPass
  ) throws -> LayoutGeometry.Measurement {
    let size = try call(placingInto: nowhere(in: pass)) { rule, subviews, cache in
      rule.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    let own = Size(width: max(size.width, 0), height: max(size.height, 0))
    guard own.width.isFinite, own.height.isFinite else { return Measurement(size: own) }
    let bounds = Rect(origin: .zero, size: own)
    // Guides are from the leading edge, so that mirroring does not matter.
    let placed = try leadingSlots(in: bounds, proposal: proposal, pass: pass)
    let views = try zip(children, placed).map { child, slot in
      try child.measure(slot.proposal, in: pass)
    }
    let measurement = Measurement(size: own, holding: views.count) {
      (views[$0], placed[$0].frame.origin)
    }
    return try placingGuides(of: measurement, proposal: proposal, in: pass)
  }

  /// Returns the measurement with the guides that the layout itself places.
  private func placingGuides(
    of measurement: LayoutGeometry.Measurement, proposal: ProposedSize, in pass: LayoutPass
  ) throws -> LayoutGeometry.Measurement {
    let bounds = CGRect(Rect(origin: .zero, size: measurement.size))
    let proposal = ProposedViewSize(proposal)
    return try call(placingInto: nowhere(in: pass)) { rule, subviews, cache in
      var placing = measurement
      for guide in [HorizontalAlignment.leading, .center, .trailing] {
        let place = rule.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        if let place { placing = placing.placing(guide, at: Double(place)) }
      }
      let down = [
        VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
      ]
      for guide in down {
        let place = rule.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        if let place { placing = placing.placing(guide, at: Double(place)) }
      }
      return placing
    }
  }

  /// Returns the views' frames on the canvas.
  private func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot] {
    try leadingSlots(in: frame, proposal: proposal, pass: pass).map { slot in
      guard pass.direction == .rightToLeft else { return slot }
      var mirrored = slot
      mirrored.frame.origin.x = frame.minX + frame.maxX - slot.frame.maxX
      return mirrored
    }
  }

  /// Returns the views' frames from the layout, from left to right.
  private func leadingSlots(
    in bounds: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot] {
    let places = SubviewPlaces(count: children.count, environment: environment, pass: pass)
    try call(placingInto: places) { rule, subviews, cache in
      rule.placeSubviews(
        in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: subviews,
        cache: &cache)
    }
    return try zip(children, places.places).map { child, place in
      let place =
        place
        ?? SubviewPlaces.Place(
          position: Point(x: bounds.midX, y: bounds.midY), anchor: Point(x: 0.5, y: 0.5),
          proposal: proposal)
      let size = try child.measure(place.proposal, in: pass).size
      let origin = Point(
        x: place.position.x - place.anchor.x * size.width,
        y: place.position.y - place.anchor.y * size.height)
      return ContainerSlot(
        frame: Rect(origin: origin, size: size), proposal: place.proposal)
    }
  }

  private func nowhere(in pass: LayoutPass) -> SubviewPlaces {
    SubviewPlaces(count: children.count, environment: environment, pass: pass)
  }

  /// Calls the layout with its views and its cache.
  private func call<Result>(
    placingInto places: SubviewPlaces,
    _ body: (Rule, LayoutSubviews, inout Rule.Cache) -> Result
  ) throws -> Result {
    let views = children.enumerated().map { position, node in
      LayoutSubview(node, at: position, in: places)
    }
    let subviews = LayoutSubviews(views[...], in: places)
    var known = cache ?? rule.makeCache(subviews: subviews)
    let result = body(rule, subviews, &known)
    cache = known
    try places.check()
    return result
  }
}
