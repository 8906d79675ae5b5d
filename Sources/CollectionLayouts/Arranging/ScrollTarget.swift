import LayoutGeometry

/// The place where scrolling ends, as SwiftUI's `ScrollTargetBehavior`.
package enum ScrollTarget: String, CaseIterable, Hashable, Sendable {
  /// Viewports that follow each other from the content's start.
  case paging
  /// The leading edge of a cell.
  case viewAligned
}

extension CollectionArrangement {
  /// Returns the offset where scrolling towards another ends, in points from the leading edge.
  ///
  /// The end of the content is such a place, too: the last cell need not reach the viewport's
  /// start.
  ///
  /// - Parameters:
  ///   - viewport: The viewport at the offset before the adjustment.
  ///   - range: The offsets that show nothing beyond the content with its inset.
  /// - Complexity: O(log *items* + *cells within two viewports*) for `viewAligned`, else O(1).
  package func offset(
    for target: ScrollTarget, in viewport: LayoutViewport, range: ClosedRange<Double>
  ) -> Double {
    func held(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
    switch target {
    case .paging:
      guard viewport.length > 0 else { return held(viewport.offset) }
      let pages = ((viewport.offset - range.lowerBound) / viewport.length).rounded()
      return held(range.lowerBound + pages * viewport.length)
    case .viewAligned:
      // At rest, the inset is before the content, and so it is before an aligned cell, too.
      let inset = -range.lowerBound
      let starts = leadingEdges(ofCellsNear: viewport.offset + inset, within: viewport.length)
      let offsets = starts.map { held($0 - inset) } + [range.upperBound]
      return offsets.min { abs($0 - viewport.offset) < abs($1 - viewport.offset) }
        ?? held(viewport.offset)
    }
  }

  /// Returns the starts of cells near a place along the scroll axis, from the leading edge.
  private func leadingEdges(ofCellsNear place: Double, within length: Double) -> [Double] {
    let axis = scrollAxis
    let isReversed = isMirrored && axis == .horizontal
    let end = contentSize[axis]
    var rect = Rect(origin: .zero, size: contentSize)
    rect.origin[axis] = (isReversed ? end - place : place) - length
    rect.size[axis] = 2 * length
    return elements(in: rect).filter { $0.kind == .cell }.map { cell in
      let start = cell.frame.origin[axis]
      return isReversed ? end - start - cell.frame.size[axis] : start
    }
  }
}

extension ScrollRule {
  /// Creates the rule of a target; nil for cells' edges, which only the arrangement has.
  ///
  /// - Parameters:
  ///   - pages: The length of a viewport.
  ///   - range: The offsets that show nothing beyond the content with its inset.
  package init?(of target: ScrollTarget, pages: Double, in range: ClosedRange<Double>) {
    guard target == .paging, pages > 0 else { return nil }
    self.init(
      stops: Stops(first: range.lowerBound, interval: pages, last: range.upperBound))
  }
}

extension LayoutPhrase {
  /// Returns the words for an offset's move to where scrolling ends; nil for one already there.
  package static func target(
    _ target: ScrollTarget, from offset: Double, to rest: Double
  ) -> LayoutPhrase? {
    guard offset != rest else { return nil }
    let place = target == .paging ? "the nearest page" : "the nearest cell's leading edge"
    return "offset \(length: offset) → \(length: rest): \(place)"
  }
}
