public import CellViews
public import CollectionLayouts
public import LayoutGeometry

extension Collection {
  /// The collection scrolled to a point of its content, or to an item.
  public func contentOffset(_ offset: ContentOffset) -> Collection {
    setting(\.contentOffset, to: offset)
  }

  /// The collection scrolled to a point of its content, in points.
  public func contentOffset(x: Double = 0, y: Double = 0) -> Collection {
    contentOffset(.point(Point(x: x, y: y)))
  }

  /// Space around the content that scrolls with it, in points.
  public func contentInset(_ inset: EdgeInsets) -> Collection {
    setting(\.contentInset, to: inset)
  }

  /// Keeps headers, footers or both in sight while their section is.
  public func sticky(_ sticky: Sticky) -> Collection {
    setting(\.sticky, to: sticky)
  }

  /// The items that are selected, for whose cells `isSelected` is true.
  public func selected(_ items: Set<ItemIndex>) -> Collection {
    setting(\.selected, to: items)
  }

  /// The items of the first section that are selected, for whose cells `isSelected` is true.
  public func selected(_ items: Int...) -> Collection {
    selected(Set(items.map { ItemIndex(section: 0, item: $0) }))
  }

  /// How much content may be left after the viewport, in points, for the next page to be loaded.
  public func loadMoreThreshold(_ threshold: Double) -> Collection {
    setting(\.loadMoreThreshold, to: threshold)
  }

  /// The last section's footer, instead of its own, while the next page is loading.
  ///
  /// - Parameter content: The footer's views, over each other if there are several.
  public func loadingFooter(@ViewBuilder content: () throws -> [View]) rethrows -> Collection {
    setting(\.loadingFooter, to: .layered(try content()))
  }

  private func setting<Value>(
    _ property: WritableKeyPath<Collection, Value>, to value: Value
  ) -> Collection {
    var collection = self
    collection[keyPath: property] = value
    return collection
  }
}
