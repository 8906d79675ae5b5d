import DisplayList
package import LayoutGeometry

/// The measuring and placing of one kind of view or modifier.
///
/// Sizes are in points; a size depends only on the proposal and the views inside.
package protocol NodeLayout {
  /// Returns the size that the view takes for a proposal.
  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement

  /// Returns the view with its place, on the canvas.
  ///
  /// - Parameters:
  ///   - frame: The view's place, as large as the view measured for `proposal`.
  ///   - proposal: The proposal for which the view was measured.
  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView

  /// Returns the space that the view prefers beside it.
  func spacing(in pass: LayoutPass) throws -> NodeSpacing
}

extension NodeLayout {
  /// Returns the space of a view that is not a text.
  package func spacing(in pass: LayoutPass) throws -> NodeSpacing { .view }
}

/// The measuring and placing of a modifier's view.
package protocol ModifierLayout: NodeLayout {
  /// The view with the preceding modifiers.
  var child: LayoutNode { get }

  /// Indicates whether the view may be larger than its proposal and clipped by its surroundings;
  /// the view's own value is the default.
  var isMeantToSpill: Bool { get }
}

extension ModifierLayout {
  package var isMeantToSpill: Bool { child.isMeantToSpill }

  /// Returns the measurement of the view without the modifier.
  package func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(proposal, in: pass)
  }

  /// Returns the space of the view without the modifier.
  package func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    try child.spacing(in: pass)
  }
}

/// A view in its surroundings, with its measurements so far.
package final class LayoutNode {
  let layout: any NodeLayout
  /// The order in which a stack that holds the view serves it: the highest first.
  package let priority: Double
  /// Indicates whether the view is a spacer, which needs no spacing beside it.
  package let isSpacer: Bool
  /// Indicates whether the view may be larger than its proposal and clipped by its surroundings.
  let isMeantToSpill: Bool
  /// The values that a container of the view can read.
  package let values: LayoutValues
  /// The mark of the node's view, or of the nearest one around it that has one.
  private(set) var mark: ViewMark?
  /// The view as written, for a screen's and an element's.
  var source: ViewNode?
  private var cache = MeasurementCache()

  init(
    _ layout: any NodeLayout, priority: Double, isSpacer: Bool = false,
    isMeantToSpill: Bool = false, values: LayoutValues = .none
  ) {
    self.layout = layout
    self.priority = priority
    self.isSpacer = isSpacer
    self.isMeantToSpill = isMeantToSpill
    self.values = values
  }

  /// Creates a view of the usual priority.
  package convenience init(_ layout: any NodeLayout) {
    self.init(layout, priority: 0)
  }

  /// Creates a modifier around a view; stacks treat both alike.
  package convenience init(modifier: any ModifierLayout) {
    self.init(
      modifier, priority: modifier.child.priority, isSpacer: modifier.child.isSpacer,
      isMeantToSpill: modifier.isMeantToSpill, values: modifier.child.values)
  }

  /// Creates a view that keeps its size and its place with another drawing.
  package convenience init(_ child: LayoutNode, drawing: any ViewDrawing) {
    self.init(modifier: DrawnLayout(child: child, drawing: drawing))
  }

  /// Returns the node with the mark of its surroundings, unless it has a nearer one.
  func marked(_ mark: ViewMark?) -> LayoutNode {
    if self.mark == nil { self.mark = mark }
    return self
  }

  /// Returns the size that the view takes for a proposal; computed once for each.
  ///
  /// - Throws: `ViewError.infiniteSize` if infinite lengths make a size that is not a number.
  package func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    if let known = cache[proposal] { return known }
    let measurement = try layout.measure(proposal, in: pass)
    // NaN would equal no cached proposal, and the cost would grow without bound.
    if measurement.size.width.isNaN || measurement.size.height.isNaN {
      throw ViewError.infiniteSize(at: mark)
    }
    cache.remember(measurement, for: proposal)
    return measurement
  }

  /// Returns the space that the view prefers beside it.
  ///
  /// - Complexity: O(*views*), at each call.
  package func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    try layout.spacing(in: pass)
  }

  /// Returns the view at a place on the canvas.
  ///
  /// - Parameter frame: The frame, as large as the view measured for `proposal`.
  /// - Throws: `ViewError.infiniteSize` if the frame is not finite.
  package func place(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> PlacedView {
    guard
      frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { throw ViewError.infiniteSize(at: mark) }
    var view = try layout.place(in: frame, proposal: proposal, pass: pass)
    // A modifier that only moves a view returns the view itself, with its own mark.
    if view.mark == nil { view.mark = mark }
    if let source { view.source = source }
    return view
  }
}

/// A modifier that leaves its view at its place.
private struct DrawnLayout: ModifierLayout {
  let child: LayoutNode
  let drawing: any ViewDrawing

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outside = pass.sight
    defer { pass.sight = outside }
    if let group = drawing.group(in: frame) {
      if group.clip != nil { pass.sight.clip(to: frame) }
      if group.opacity <= 0 { pass.sight.isHidden = true }
    }
    let content = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(frame: frame, drawing: drawing, children: [content])
  }
}

/// A view's measurements so far, by proposal.
///
/// A stack measures its children's minimum and maximum before it proposes a length, and so does
/// each stack inside it; without a memory the cost would double with each level.
private struct MeasurementCache {
  // A structure and not a tuple: the runtime looks up how an array of tuples is copied and freed
  // each time.
  private struct Answer {
    var proposal: ProposedSize
    var measurement: Measurement
  }

  // Nearly all views get a handful of proposals, which are found sooner than hashed; only the
  // others pay for a dictionary.
  private var first: Answer?
  // A cell is measured twice, for its own size and then in its frame: a list for the second answer
  // would be larger than everything that is kept of a label beside it.
  private var second: Answer?
  private var next: [Answer] = []
  private var others: [ProposedSize: Measurement] = [:]

  /// The greatest number of proposals that are searched one by one.
  private static let searchLimit = 12

  subscript(proposal: ProposedSize) -> Measurement? {
    guard let first else { return nil }
    if first.proposal == proposal { return first.measurement }
    guard let second else { return nil }
    if second.proposal == proposal { return second.measurement }
    for answer in next where answer.proposal == proposal { return answer.measurement }
    return others.isEmpty ? nil : others[proposal]
  }

  /// Records the answer to a proposal that has none yet.
  mutating func remember(_ measurement: Measurement, for proposal: ProposedSize) {
    let answer = Answer(proposal: proposal, measurement: measurement)
    if first == nil {
      first = answer
    } else if second == nil {
      second = answer
    } else if next.count < Self.searchLimit {
      if next.isEmpty { next.reserveCapacity(4) }
      next.append(answer)
    } else {
      others[proposal] = measurement
    }
  }
}
