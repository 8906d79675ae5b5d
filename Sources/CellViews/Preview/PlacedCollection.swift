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
  /// How the layout brought the content to rest at its offset, step by step; empty for a layout
  /// that has no say in it.
  public let offsetExplanation: [LayoutPhrase]
  /// The item that a page indicator marks, as in a carousel; nil for a layout without one.
  public let currentItem: Int?
  /// True if the next page would be loaded here; nil for a collection without a threshold.
  public let loadsMore: Bool?
  /// The elements' places, in content points; headers and footers that stay in sight are where
  /// they are pinned.
  public let arrangement: CollectionArrangement
}
