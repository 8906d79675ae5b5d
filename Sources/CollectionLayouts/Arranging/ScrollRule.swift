package import LayoutGeometry

/// The adjustments that a layout makes to the offset of a scrolled collection; lengths in points
/// from the content's leading edge.
package struct ScrollRule: Hashable, Sendable {
  /// The offsets at which scrolling comes to rest; nil for anywhere.
  package var stops: Stops?
  /// The repetition that makes scrolling endless; nil for content that ends.
  package var loop: Loop?

  /// Evenly spaced places, up to a last stop.
  package struct Stops: Hashable, Sendable {
    /// The first stop.
    package var first = 0.0
    /// The distance from one stop to the next, greater than zero.
    package var interval: Double
    /// The last stop; its distance from the first need not be a multiple of the interval.
    package var last: Double
  }

  /// Content that repeats, so that its offset stays near the middle.
  package struct Loop: Hashable, Sendable {
    /// The length after which the content repeats.
    package var length: Double
    /// The offset that others are kept near: none is more than `length` away from it.
    package var middle: Double
  }
}

extension CollectionLayout {
  /// Returns the layout's rule for adjusting offsets; nil for a layout with another kind of rule.
  ///
  /// - Parameter viewport: A viewport at any offset.
  package func scrollRule(in viewport: LayoutViewport) -> ScrollRule? {
    if let carousel = self as? Carousel { return carousel.rule(in: viewport) }
    // A layout that leaves all visible offsets alone has no rule.
    let moves = stride(from: -0.25, through: 1.25, by: 0.125).contains { part in
      var seen = viewport
      seen.offset = (viewport.contentLength * part).rounded() + 0.5
      return restingOffset(in: seen) != seen.offset
    }
    return moves ? nil : ScrollRule()
  }

  /// Returns the content's offset while it is being moved: a carousel without end is recentred, and
  /// stops at no item before the move has ended.
  ///
  /// A layout with a rule of its own rests there at once.
  package func movingOffset(in viewport: LayoutViewport) -> Double {
    guard let carousel = self as? Carousel else { return restingOffset(in: viewport) }
    return carousel.recentred(offset: viewport.offset, itemCount: viewport.itemCount)
  }
}

extension Carousel {
  fileprivate func rule(in viewport: LayoutViewport) -> ScrollRule {
    let (contentWidth, setWidth) = (
      contentWidth(itemCount: viewport.itemCount), setWidth(itemCount: viewport.itemCount)
    )
    var rule = ScrollRule()
    let interval: Double? =
      switch paging {
      case .none: nil
      case .item: pitch
      case .page: viewport.length
      }
    if let interval, interval > 0 {
      rule.stops = ScrollRule.Stops(
        interval: interval, last: max(0, contentWidth - viewport.length))
    }
    if numberOfSets > 1, setWidth > 0 {
      rule.loop = ScrollRule.Loop(length: setWidth, middle: contentWidth / 2)
    }
    return rule
  }
}

extension CollectionArrangement {
  /// Returns whether the look of cells depends on their place in a viewport of a size.
  package func changesLook(in viewport: Size) -> Bool {
    let area = Rect(origin: .zero, size: viewport)
    // Sections of one layout look alike.
    let sections = layout is any SectionedLayout ? sectionCount : 1
    return (0..<sections).contains { section in
      guard var cell = element(.cell, at: ItemIndex(section: section, item: 0))?.frame else {
        return false
      }
      cell.origin = Point(
        x: (viewport.width - cell.width) / 2, y: (viewport.height - cell.height) / 2)
      return stride(from: -1.0, through: 1, by: 0.0625).contains { part in
        var place = cell
        place.origin[scrollAxis] += viewport[scrollAxis] * part
        return layout.ofSection(section).effect(on: place, in: area) != nil
      }
    }
  }
}
