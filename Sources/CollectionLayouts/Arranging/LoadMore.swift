import LayoutGeometry

extension CollectionArrangement {
  /// True if what is seen ends less than `threshold` points before the content does: when a screen
  /// that loads page by page asks for the next one.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled along the scroll axis, in points.
  ///   - viewportLength: The length that is seen along the scroll axis, in points.
  public func loadsMore(
    atOffset offset: Double, viewportLength: Double, threshold: Double
  ) -> Bool {
    offset > contentSize[scrollAxis] - viewportLength - threshold
  }
}
