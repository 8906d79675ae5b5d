package import CellViews
import CollectionLayouts
import LayoutGeometry

/// What redlines measure: a screen whose every view has its place.
package struct MeasuredScreen: Sendable {
  /// What the screen is laid out on.
  let canvas: Canvas
  /// The whole canvas, in points.
  let bounds: Rect
  /// Names for lengths.
  let tokens: DesignTokens
  let collections: [PlacedCollection]
  let parts: [MeasuredPart]

  /// The parts of an arranged preview.
  package init(
    _ arrangement: PreviewArrangement, on canvas: Canvas, tokens: DesignTokens = DesignTokens()
  ) {
    self.canvas = canvas
    self.tokens = tokens
    bounds = Rect(origin: .zero, size: arrangement.size)
    collections = arrangement.collections
    parts = arrangement.measuredParts
  }

  /// An element that is seen, at least in part.
  struct Element {
    var kind: ElementKind
    var index: ItemIndex
    var frame: Rect
    var visibleFrame: Rect

    /// True if all of the element is seen.
    var isWhole: Bool { visibleFrame.contains(frame) }
  }

  /// The elements of a collection that are seen and have an area, in the order of drawing.
  func elements(of collection: Int) -> [Element] {
    parts.compactMap { part in
      guard case .element(let kind, let index, collection) = part.role, !part.visibleFrame.isEmpty
      else { return nil }
      return Element(
        kind: kind, index: index, frame: part.frame, visibleFrame: part.visibleFrame)
    }
  }
}
