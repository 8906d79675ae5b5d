public import CollectionLayouts
public import DisplayList
public import ImageDecoding
public import LayoutGeometry
public import TextShaping

/// A preview whose every view has its place.
public struct PreviewArrangement: Sendable {
  /// The canvas's size, in points.
  public let size: Size
  /// The collections in the order in which they are drawn.
  public let collections: [PlacedCollection]
  /// What measuring and placing noticed.
  public let notices: [Notice]
  /// What is to be drawn.
  public let displayList: DisplayList
  /// The pictures that the display list names.
  public let pictures: [PictureID: Picture]
}

/// A collection on the canvas.
public struct PlacedCollection: Sendable {
  /// The id that the view was given.
  public let id: String?
  /// The collection's viewport on the canvas, in points.
  public let frame: Rect
  public let contentOffset: Point
  public let arrangement: CollectionArrangement
}

/// Something that is not wrong but that a designer would want to know.
public enum Notice: Hashable, Sendable {
  /// What shaping noticed, and in which text (its first characters).
  case text(TextNotice, in: String)
  /// A cell's content is larger than its cell by a length, in points.
  case overflow(ElementKind, ItemIndex, missing: Size)
  /// Computed values still changed after the last pass.
  case computedValuesDoNotSettle
}

extension Preview {
  /// Measures and places the preview's views, and lists what is to be drawn.
  public func arranged(shaper: TextShaper) throws -> PreviewArrangement { preconditionFailure() }
}
