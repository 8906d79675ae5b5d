extension Carousel {
  /// Where scrolling to an offset comes to rest: stopped as paging says, and then recentred.
  ///
  /// - Parameters:
  ///   - offset: How far the content would be scrolled, in points.
  ///   - viewportLength: The width that is seen, in points.
  ///   - itemCount: How many items one set has.
  public func restingOffset(
    near offset: Double, viewportLength: Double, itemCount: Int
  ) -> Double {
    let stop = pagedOffset(near: offset, viewportLength: viewportLength, itemCount: itemCount)
    return recentred(offset: stop, itemCount: itemCount)
  }

  /// The stop nearest to an offset; without paging, the offset itself.
  ///
  /// Only a stop is kept within the content: an offset that is asked for may show more.
  func pagedOffset(
    near offset: Double, viewportLength: Double, itemCount: Int
  ) -> Double {
    let step: Double
    switch paging {
    case .none: return offset
    case .item: step = pitch
    case .page: step = viewportLength
    }
    guard step > 0 else { return offset }
    let last = contentWidth(itemCount: itemCount) - viewportLength
    return max(0, min((offset / step).rounded() * step, last))
  }
}
