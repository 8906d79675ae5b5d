public import CellViews

extension Collection {
  /// The collection with a footer while its next page is loading.
  ///
  /// - Parameters:
  ///   - threshold: How much content may be left behind the viewport, in points, for the next page to
  ///     be loaded.
  ///   - footer: The views that the last section then has as its footer, over each other if there
  ///     are several.
  public func loadingFooter(
    threshold: Double, @ViewBuilder footer: () throws -> [View]
  ) rethrows -> Collection {
    var collection = self
    collection.loadMoreThreshold = threshold
    collection.loadingFooter = .layered(try footer())
    return collection
  }
}
