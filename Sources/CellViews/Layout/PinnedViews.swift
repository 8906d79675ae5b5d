import CollectionLayouts
import LayoutGeometry

/// Views of a stack that belong together, some of which stay in sight while the others scroll.
package struct StackSection: Hashable, Sendable {
  /// The section's views, by their numbers in the stack.
  package var views: Range<Int>
  /// The number of views, at the start, of its header.
  package var headerCount: Int
  /// The number of views, at the end, of its footer.
  package var footerCount: Int

  /// Creates a section of views.
  package init(views: Range<Int>, headerCount: Int, footerCount: Int) {
    self.views = views
    self.headerCount = headerCount
    self.footerCount = footerCount
  }
}

/// The views of a stack's sections that stay in sight in the viewport around.
package struct StackPinning: Hashable, Sendable {
  /// The sections, in the order of their views.
  package var sections: [StackSection]
  /// Indicates whether headers stay in sight.
  package var pinsHeaders: Bool
  /// Indicates whether footers stay in sight.
  package var pinsFooters: Bool

  /// Sections whose headers, footers or both stay in sight.
  package init(sections: [StackSection], pinsHeaders: Bool, pinsFooters: Bool) {
    self.sections = sections
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// The kinds of views that stay in sight, as in `sectionHeaders`; empty for none.
  var words: String {
    [pinsHeaders ? "sectionHeaders" : nil, pinsFooters ? "sectionFooters" : nil]
      .compactMap(\.self).joined(separator: ",")
  }

  /// Returns the distances by which views move along the stack's axis to stay in sight, except for
  /// views that do not move.
  ///
  /// - Parameters:
  ///   - frames: The views' places at rest.
  ///   - visible: The viewport.
  func distances(
    of frames: [Rect], in visible: Rect, along axis: Axis, direction: LayoutDirection
  ) -> [Int: Double] {
    // From the leading edge on, so that the start comes first.
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    func extent(_ frame: Rect) -> ClosedRange<Double> {
      let (start, length) = (frame.origin[axis], max(frame.size[axis], 0))
      return isMirrored ? -(start + length)...(-start) : start...(start + length)
    }
    func union(_ range: Range<Int>) -> ClosedRange<Double>? {
      let extents = range.map { extent(frames[$0]) }
      guard let first = extents.first else { return nil }
      return extents.reduce(first) {
        min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
      }
    }
    let seen = extent(visible)
    var distances: [Int: Double] = [:]
    for section in sections {
      guard let whole = union(section.views) else { continue }
      let headers = section.views.prefix(section.headerCount)
      let footers = section.views.suffix(section.footerCount)
      let header = union(headers)
      let footer = union(footers)
      if pinsHeaders, let header {
        let place = PinnedPlace(
          length: header.length, staysAtStart: true, in: whole, beyond: footer?.length ?? 0)
        let moved = place.origin(atRest: header.lowerBound, seeing: seen) - header.lowerBound
        for view in headers where moved != 0 { distances[view] = isMirrored ? -moved : moved }
      }
      if pinsFooters, let footer {
        let place = PinnedPlace(
          length: footer.length, staysAtStart: false, in: whole, beyond: header?.length ?? 0)
        let moved = place.origin(atRest: footer.lowerBound, seeing: seen) - footer.lowerBound
        for view in footers where moved != 0 { distances[view] = isMirrored ? -moved : moved }
      }
    }
    return distances
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
