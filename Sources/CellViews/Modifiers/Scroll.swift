import CollectionLayouts
import LayoutGeometry

extension NodeModifier {
  /// Puts the view as content into a viewport that scrolls.
  package static func scroll(_ content: ScrollContent) -> NodeModifier {
    NodeModifier(Scroll(content: content))
  }
}

/// A viewport of content, which is offered no length along the viewport's axes.
///
/// Source: SwiftUI's `ScrollView`, which proposes nil along its axes, whatever its own length.
struct Scroll: PrimitiveModifier {
  let content: ScrollContent

  var description: ModifierDescription { content.description }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: ScrollLayout(child: child, scroll: content, mark: environment.mark))
  }
}

private struct ScrollLayout: ModifierLayout {
  let child: LayoutNode
  let scroll: ScrollContent
  /// The mark of the viewport's view.
  let mark: ViewMark?

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    var size = try child.measure(freed(proposal), in: pass).size
    for axis in scroll.axes { size[axis] = proposal[axis] ?? size[axis] }
    return Measurement(size: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    // Views of a viewport inside are not scroll targets of the outer one.
    let window = scroll.axes.reduce(frame) { window, axis in
      pass.sight.window(of: window, along: axis, pass.direction)
    }
    guard pass.scrollTargets == nil, let visible = pass.sight.visible.intersection(window) else {
      return PlacedView(frame: frame, drawing: nil)
    }
    let offer = freed(proposal)
    let size = try child.measure(offer, in: pass).size
    let origin = try origin(of: size, offered: offer, in: frame, pass: pass)
    let outside = pass.sight
    let place = frame.placing(size, at: origin, direction: pass.direction)
    for axis in scroll.axes {
      pass.noteScrolling(
        of: frame, in: window, along: axis,
        by: frame.origin[axis] - place.origin[axis],
        isAfter: place.origin[axis] + size[axis] > frame.origin[axis] + frame.size[axis] + 0.5)
    }
    pass.sight = outside.through(visible)
    pass.sight.pinning = Sight.Pinning(
      frames: Dictionary(
        uniqueKeysWithValues: scroll.axes.map { axis in
          let uncovered = frame.uncovered(
            by: scroll.margins, in: outside.safeArea, along: axis, direction: pass.direction)
          return (axis, uncovered)
        }))
    defer { pass.sight = outside }
    let content = try child.place(
      in: place, proposal: offer, pass: pass)
    // An edge that sticks out by less than a hundredth of a point does so by rounding.
    let isLonger = scroll.axes.contains { size[$0] > frame.size[$0] + 0.01 }
    return PlacedView(
      frame: frame,
      drawing: ViewportDrawing(collection: nil, isClipped: isLonger, window: window),
      children: [content])
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing { .view }

  /// Returns the proposal without an end along the axes.
  private func freed(_ proposal: ProposedSize) -> ProposedSize {
    var freed = proposal
    for axis in scroll.axes { freed[axis] = nil }
    return freed
  }

  /// Returns the content's origin from the viewport's top leading corner.
  private func origin(
    of size: Size, offered offer: ProposedSize, in frame: Rect, pass: LayoutPass
  ) throws -> Point {
    let targets = try targets(in: size, offered: offer, frame: frame, pass: pass)
    var origin = Point.zero
    for axis in Axis.allCases {
      let room = frame.size[axis] - size[axis]
      if !scroll.axes.contains(axis) {
        origin[axis] = room / 2
      } else if room >= 0 {
        origin[axis] =
          room * (scroll.alignmentAnchor?[axis] ?? (scroll.axes.count > 1 ? 0.5 : 0))
      } else {
        let scrolled = ScrolledAxis(
          axis: axis, length: frame.size[axis], last: -room, scroll: scroll, targets: targets)
        origin[axis] = -scrolled.offset
      }
    }
    return origin
  }

  /// Returns the places of the views to which the content can be scrolled, from its top leading
  /// corner; none if nothing needs them.
  private func targets(
    in size: Size, offered offer: ProposedSize, frame: Rect, pass: LayoutPass
  ) throws -> ScrollTargets {
    guard scroll.looksForViews else { return ScrollTargets() }
    let content = frame.placing(size, at: .zero, direction: pass.direction)
    // Views' places are known only after placement, and placement depends on them.
    let trial = pass.apart(seeing: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    trial.scrollTargets = ScrollTargets()
    _ = try child.place(in: content, proposal: offer, pass: trial)
    let found = (trial.scrollTargets ?? ScrollTargets())
      .map { pass.given.spaces.rect($0, in: content) }
    if case .view(let id, anchor: _) = scroll.place, found.views[id] == nil {
      notice(.noView(id: id.description), scroll.placeSource, in: pass)
    }
    if scroll.snapsToViews, found.targets.isEmpty {
      notice(.noTargets, scroll.targetSource, in: pass)
    }
    return found
  }

  private func notice(
    _ mistake: ScrollMistake, _ source: ScrollContent.Source?, in pass: LayoutPass
  ) {
    pass.notice(.notScrolled(mistake, file: source?.file, line: source?.line), mark: mark)
  }
}

extension ScrollContent {
  /// Indicates whether the offset depends on the places of views.
  fileprivate var looksForViews: Bool {
    if case .view = place { true } else { snapsToViews }
  }

  /// Indicates whether a scrolled point is moved to a view.
  fileprivate var snapsToViews: Bool {
    if case .point = place { target == .viewAligned } else { false }
  }
}

/// The scrolling of longer content along one of its axes.
private struct ScrolledAxis {
  let axis: Axis
  /// The viewport's length, in points.
  let length: Double
  /// The greatest offset, in points.
  let last: Double
  let scroll: ScrollContent
  let targets: ScrollTargets

  /// The content's point at the viewport's start.
  var offset: Double {
    let initial = held(last * (scroll.initialAnchor?[axis] ?? 0))
    switch scroll.place {
    case nil: return initial
    case .end(let along, let isStart):
      return along == axis ? isStart ? 0 : last : initial
    case .point(let x, let y):
      guard let point = axis == .horizontal ? x : y else { return initial }
      return snapped(held(point))
    case .view(let id, let anchor):
      guard let frame = targets.views[id] else { return initial }
      return held(offset(showing: frame, anchor: anchor?[axis], from: initial))
    }
  }

  /// The margins at the viewport's start and end.
  private var margins: (start: Double, end: Double) {
    axis == .vertical
      ? (scroll.margins.top, scroll.margins.bottom)
      : (scroll.margins.leading, scroll.margins.trailing)
  }

  private func held(_ offset: Double) -> Double { min(max(offset, 0), last) }

  private func offset(showing frame: Rect, anchor: Double?, from initial: Double) -> Double {
    let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    let room = length - margins.start - margins.end
    if let anchor {
      return start + frame.size[axis] * anchor - margins.start - room * anchor
    }
    // A view that is longer than the viewport shows its start.
    if start - margins.start < initial || end - start > room { return start - margins.start }
    return max(initial, end + margins.end - length)
  }

  /// Returns the offset at which scrolling towards another ends.
  private func snapped(_ offset: Double) -> Double {
    switch scroll.target {
    case nil: return offset
    case .paging: return length > 0 ? held((offset / length).rounded() * length) : offset
    case .viewAligned:
      let starts = targets.targets.map { held($0.origin[axis] - margins.start) }
      guard !starts.isEmpty else { return offset }
      // The last view need not reach the viewport's start.
      return (starts + [last]).min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
  }
}
