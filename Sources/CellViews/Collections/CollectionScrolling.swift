package import CollectionLayouts
package import LayoutGeometry

/// How far a placed collection can be scrolled, and what that does to it.
///
/// Offsets are the content's point at the viewport's top left, in points; those of one number are
/// along the scroll axis.
package struct CollectionScrolling: Hashable, Sendable {
  /// The axis along which the collection scrolls.
  package let axis: Axis
  /// The least offset that shows nothing beyond the content with its inset.
  package let first: Point
  /// The greatest one; as `first` where there is nothing to scroll.
  package let last: Point
  /// Where scrolling comes to rest; nil for anywhere.
  package private(set) var stops: Stops?
  /// How scrolling goes on without end; nil for content that ends.
  package private(set) var loop: ScrollRule.Loop?
  /// False for a layout that moves offsets by a rule of its own.
  package private(set) var isRuled = true
  /// The kinds of the elements that stay in sight.
  package let pinnedKinds: Set<ElementKind>
  /// True if layouts of sections have others that stay in sight.
  package let pinsSections: Bool
  /// Where elements that stay in sight are pinned: so far after the viewport's start.
  package let pinningStart: Double
  /// How much of the viewport follows there that nothing covers.
  package let pinningLength: Double
  /// From where on the next page is loaded; nil for a collection without pages.
  package internal(set) var loading: Loading?

  /// Offsets at which scrolling comes to rest: whole intervals from an origin.
  package struct Stops: Hashable, Sendable {
    /// A stop, from which the others are counted.
    package var origin: Double
    /// The distance from one stop to the next, more than zero.
    package var interval: Double
    /// The least stop.
    package var first: Double
    /// The greatest stop, which need not be a whole number of intervals away.
    package var last: Double
  }

  /// When a collection loads its next page.
  package struct Loading: Hashable, Sendable {
    /// How much content is left then.
    package var threshold: Double
    /// The offset beyond which it loads.
    package var offset: Double
    /// True if greater offsets are beyond, as everywhere but from right to left.
    package var isBeyond: Bool
    /// True if it loads at the collection's offset.
    package var isLoading: Bool
    /// True if the content has another footer while it loads.
    package var changesContent: Bool
  }

  /// The scrolling of a viewport.
  ///
  /// - Parameters:
  ///   - last: What the greatest offset would be, also for content that is shorter than its viewport.
  ///   - rest: The offset of content that is not scrolled.
  init(
    along axis: Axis, from first: Point, to last: Point, rest: Point, pinningStart: Double,
    pinningLength: Double, pinnedKinds: Set<ElementKind>, pinsSections: Bool
  ) {
    var range = (first: first, last: last)
    for axis in Axis.allCases where last[axis] < first[axis] {
      range.first[axis] = rest[axis]
      range.last[axis] = rest[axis]
    }
    self.axis = axis
    self.first = range.first
    self.last = range.last
    self.pinnedKinds = pinnedKinds
    self.pinsSections = pinsSections
    self.pinningStart = pinningStart
    self.pinningLength = pinningLength
  }

  /// True if something stays in sight.
  package var pinsAny: Bool { pinsSections || !pinnedKinds.isEmpty }

  /// Adds the rule of the collection's layout, nil for one that has its own.
  ///
  /// - Parameter end: The offset of the content's leading edge if the content runs from right to
  ///   left along the axis; else nil.
  mutating func add(_ rule: ScrollRule?, mirroredAt end: Double?) {
    isRuled = rule != nil
    loop = rule?.loop
    if let end { loop?.middle = end - (rule?.loop?.middle ?? 0) }
    stops = rule?.stops.map { stops in
      guard let end else {
        return Stops(
          origin: stops.first, interval: stops.interval, first: stops.first, last: stops.last)
      }
      let start = end - stops.first
      return Stops(
        origin: start, interval: stops.interval, first: end - stops.last, last: start)
    }
  }
}
