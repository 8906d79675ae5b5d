import DisplayList
package import LayoutGeometry

/// How one kind of view or modifier is measured and placed.
///
/// Sizes are in points; a size depends on nothing but the proposal and the views inside.
package protocol NodeLayout {
  /// The size that the view takes for a proposal.
  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement

  /// The view with its place, on the canvas.
  ///
  /// - Parameters:
  ///   - frame: The view's place, as large as the view measured for `proposal`.
  ///   - proposal: What the view was measured for.
  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView
}

/// How a modifier measures and places its view.
package protocol ModifierLayout: NodeLayout {
  /// The view with the modifiers that are written before this one.
  var child: LayoutNode { get }

  /// True if the view may be larger than it is offered and be cut by what is around it; the view's
  /// own answer is the default.
  var isMeantToSpill: Bool { get }
}

extension ModifierLayout {
  package var isMeantToSpill: Bool { child.isMeantToSpill }
}

/// A view in its surroundings, with the memory of what it has measured.
package final class LayoutNode {
  let layout: any NodeLayout
  /// What a stack that holds the view serves it by: the highest first.
  package let priority: Double
  /// True if the view is a spacer, which needs no spacing beside it.
  package let isSpacer: Bool
  /// True if the view may be larger than it is offered and be cut by what is around it.
  let isMeantToSpill: Bool
  /// What a container that holds the view can ask of it.
  package let values: LayoutValues
  /// The mark of the view that the node belongs to, or of the nearest around it that has one.
  private(set) var mark: ViewMark?
  /// The view as it was written, for a screen's and an element's.
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

  /// A view of the usual priority.
  package convenience init(_ layout: any NodeLayout) {
    self.init(layout, priority: 0)
  }

  /// A modifier around a view; stacks treat both alike.
  package convenience init(modifier: any ModifierLayout) {
    self.init(
      modifier, priority: modifier.child.priority, isSpacer: modifier.child.isSpacer,
      isMeantToSpill: modifier.isMeantToSpill, values: modifier.child.values)
  }

  /// A view that keeps its size and its place and is drawn in another way.
  package convenience init(_ child: LayoutNode, drawing: any ViewDrawing) {
    self.init(modifier: DrawnLayout(child: child, drawing: drawing))
  }

  /// The node with the mark of its surroundings, unless it has one from nearer ones.
  func marked(_ mark: ViewMark?) -> LayoutNode {
    if self.mark == nil { self.mark = mark }
    return self
  }

  /// The size that the view takes for a proposal; worked out once for each.
  ///
  /// - Throws: `ViewError.infiniteSize` where infinite lengths leave a size that is not a number.
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

  /// The view at a place on the canvas.
  ///
  /// - Parameter frame: As large as the view measured for `proposal`.
  /// - Throws: `ViewError.infiniteSize` where the frame is not finite.
  package func place(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> PlacedView {
    guard
      frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { throw ViewError.infiniteSize(at: mark) }
    var view = try layout.place(in: frame, proposal: proposal, pass: pass)
    // What only moves a view returns the view itself, with the mark that it has.
    if view.mark == nil { view.mark = mark }
    if let source { view.source = source }
    return view
  }
}

/// A modifier that leaves its view where it is.
private struct DrawnLayout: ModifierLayout {
  let child: LayoutNode
  let drawing: any ViewDrawing

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(proposal, in: pass)
  }

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

/// What a view has answered so far, by proposal.
///
/// A stack asks its children for their minimum and maximum before it offers them a length, and so
/// does each stack inside it; without a memory the cost would double with each level.
private struct MeasurementCache {
  // A structure and not a tuple: the runtime looks up how an array of tuples is copied and freed each
  // time.
  private struct Answer {
    var proposal: ProposedSize
    var measurement: Measurement
  }

  // Nearly all views meet a handful of proposals, which are found sooner than hashed; only the
  // others pay for a dictionary.
  private var first: Answer?
  // A cell is asked twice, for its own size and then in its frame: a list for the second answer would
  // be more than all that is kept of a label beside it.
  private var second: Answer?
  private var next: [Answer] = []
  private var others: [ProposedSize: Measurement] = [:]

  /// How many proposals are looked for one after another.
  private static let searchLimit = 12

  subscript(proposal: ProposedSize) -> Measurement? {
    guard let first else { return nil }
    if first.proposal == proposal { return first.measurement }
    guard let second else { return nil }
    if second.proposal == proposal { return second.measurement }
    for answer in next where answer.proposal == proposal { return answer.measurement }
    return others.isEmpty ? nil : others[proposal]
  }

  /// Remembers the answer to a proposal that has none yet.
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
