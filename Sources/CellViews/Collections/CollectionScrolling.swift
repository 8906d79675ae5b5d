package import CollectionLayouts
package import LayoutGeometry

/// The range of offsets of a placed collection, and the effects of scrolling it.
///
/// Offsets are the content's point at the viewport's top left, in points; single numbers are along
/// the scroll axis.
package struct CollectionScrolling: Hashable, Sendable {
  /// The axis along which the collection scrolls.
  package let axis: Axis
  /// The least offset that shows nothing beyond the content with its inset.
  package let first: Point
  /// The greatest such offset; equals `first` if there is nothing to scroll.
  package let last: Point
  /// The offsets at which scrolling comes to rest; nil for anywhere.
  package private(set) var stops: Stops?
  /// The repetition of endless content; nil for content that ends.
  package private(set) var loop: ScrollRule.Loop?
  /// Indicates whether rules describe the scrolling; a layout may move offsets in another way.
  package private(set) var isRuled = true
  /// The kinds of the elements that stay in sight.
  package let pinnedKinds: Set<ElementKind>
  /// Indicates whether layouts of sections keep further elements in sight.
  package let pinsSections: Bool
  /// The distance after the viewport's start at which elements that stay in sight are pinned.
  package let pinningStart: Double
  /// The uncovered length of the viewport from there on.
  package let pinningLength: Double
  /// The point from which the next page is loaded; nil for a collection without pages.
  package internal(set) var loading: Loading?

  /// Offsets at which scrolling comes to rest: whole intervals from an origin.
  package struct Stops: Hashable, Sendable {
    /// A stop, from which the others are counted.
    package var origin: Double
    /// The distance from one stop to the next, greater than zero.
    package var interval: Double
    /// The least stop.
    package var first: Double
    /// The greatest stop; its distance from the origin need not be a multiple of the interval.
    package var last: Double
  }

  /// The condition for loading a collection's next page.
  package struct Loading: Hashable, Sendable {
    /// The remaining length of content at that point.
    package var threshold: Double
    /// The offset beyond which it loads.
    package var offset: Double
    /// Indicates whether greater offsets are beyond, as everywhere except from right to left.
    package var isBeyond: Bool
    /// Indicates whether it loads at the collection's offset.
    package var isLoading: Bool
    /// Indicates whether the content has another footer while it loads.
    package var changesContent: Bool
  }

  /// Creates the scrolling of a viewport.
  ///
  /// - Parameters:
  ///   - last: The greatest offset, also for content that is shorter than its viewport.
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

  /// Indicates whether any element stays in sight.
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
