public import CollectionLayouts
public import LayoutGeometry

/// A collection on the canvas.
public struct PlacedCollection: Sendable {
  /// The id that the view was given.
  public let id: String?
  /// The collection's viewport on the canvas, in points.
  public let frame: Rect
  /// The content's point at the viewport's top left; negative where an inset shows.
  public let contentOffset: Point
  /// How a carousel without end moved its offset by whole sets; nil for any other layout.
  public let recentring: Carousel.Recentring?
  /// The item nearest to the middle of a carousel's viewport; nil for any other layout.
  public let currentItem: Int?
  /// True if the next page would be loaded here; nil for a collection without a threshold.
  public let loadsMore: Bool?
  /// The elements' places, in content points; headers and footers that stay in sight are where
  /// they are pinned.
  public let arrangement: CollectionArrangement
}
