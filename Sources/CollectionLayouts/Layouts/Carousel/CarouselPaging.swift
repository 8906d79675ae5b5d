extension Carousel {
  /// Where scrolling that would end at an offset comes to rest, within the content.
  ///
  /// - Parameters:
  ///   - offset: How far the content would be scrolled, in points.
  ///   - viewportWidth: The width that is seen, in points.
  ///   - itemCount: How many items one set has.
  public func restingOffset(
    near offset: Double, viewportWidth: Double, itemCount: Int
  ) -> Double {
    let step =
      switch paging {
      case .none: 0.0
      case .item: pitch
      case .page: viewportWidth
      }
    let stop = step > 0 ? (offset / step).rounded() * step : offset
    return max(0, min(stop, contentWidth(itemCount: itemCount) - viewportWidth))
  }
}
