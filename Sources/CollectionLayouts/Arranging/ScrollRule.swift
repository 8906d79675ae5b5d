package import LayoutGeometry

/// What a layout does to the offset of a collection that is scrolled; lengths in points from the
/// content's leading edge.
package struct ScrollRule: Hashable, Sendable {
  /// Where scrolling comes to rest; nil for anywhere.
  package var stops: Stops?
  /// How scrolling goes on without end; nil for content that ends.
  package var loop: Loop?

  /// Places of one distance, up to a last stop.
  package struct Stops: Hashable, Sendable {
    /// The first stop.
    package var first = 0.0
    /// The distance from one stop to the next, more than zero.
    package var interval: Double
    /// The last stop, which need not be a whole number of distances from the first.
    package var last: Double
  }

  /// Content that repeats itself, so that its offset stays near the middle.
  package struct Loop: Hashable, Sendable {
    /// After how much of the content it is the same again.
    package var length: Double
    /// The offset that others are kept near: none is more than `length` away from it.
    package var middle: Double
  }
}

extension CollectionLayout {
  /// What the layout does to offsets; nil for a layout that moves them by a rule of its own.
  ///
  /// - Parameter viewport: What is seen, at any offset.
  package func scrollRule(in viewport: LayoutViewport) -> ScrollRule? {
    if let carousel = self as? Carousel { return carousel.rule(in: viewport) }
    // A layout that moves no offset that may be seen has no rule.
    let moves = stride(from: -0.25, through: 1.25, by: 0.125).contains { part in
      var seen = viewport
      seen.offset = (viewport.contentLength * part).rounded() + 0.5
      return restingOffset(in: seen) != seen.offset
    }
    return moves ? nil : ScrollRule()
  }

  /// Where the content is while it is being moved to an offset: a carousel without end is recentred,
  /// and stops at no item before the move has ended.
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
  /// True if the look of cells depends on their place in a viewport of a size.
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
