package import CellViews
import CollectionLayouts
package import LayoutGeometry
import PlainText

/// The data with which a page scrolls a section of a collection by itself, across the collection's
/// axis.
///
/// All lengths are in points. Offsets grow as the visible part moves to the right or down, also
/// from right to left, where those of the section are negative.
package struct SectionScrollModel: Sendable {
  /// The section's key.
  package let key: CollectionKey
  /// The visible part of the section on the canvas.
  package let viewport: Rect
  /// The section's offset.
  package let offset: Point
  /// The size of its whole content.
  package let contentSize: Size
  private let scrolling: SectionScrolling
  /// Device pixels a point.
  private let scale: Double
  /// Indicates whether the leading edge has the greatest offsets.
  private let isMirrored: Bool
  /// Indicates whether an offset changes nothing outside the collection.
  private let isInViewport: Bool

  /// Creates the model of a collection's section; nil if it does not scroll, or is not visible.
  fileprivate init?(_ number: Int, of collection: PlacedCollection, in drawing: PreviewDrawing) {
    let arrangement = collection.arrangement
    guard let scrolling = arrangement.scrolling(ofSection: number),
      let frame = arrangement.clip(ofSection: number)?
        .offset(by: collection.frame.origin - collection.contentOffset)
        .intersection(collection.window)?
        .intersection(Rect(origin: .zero, size: drawing.arrangement.size))
    else { return nil }
    key = collection.key.ofSection(number)
    self.scrolling = scrolling
    scale = drawing.scale
    viewport = frame
    isMirrored =
      scrolling.axis == .horizontal
      && drawing.preview.canvas.layoutDirection == .rightToLeft
    isInViewport = !drawing.preview.readsComputedValues || collection.id == nil
    var offset = Point.zero
    offset[scrolling.axis] = isMirrored ? -scrolling.offset : scrolling.offset
    self.offset = offset
    var size = frame.size
    size[scrolling.axis] += max(0, scrolling.last - scrolling.first)
    contentSize = size
  }

  /// The model as JSON, on one line, in the form of a collection whose picture is drawn for each
  /// offset.
  package var json: String {
    let axis = scrolling.axis
    let (least, most) =
      isMirrored
      ? (-scrolling.last, -scrolling.first) : (scrolling.first, scrolling.last)
    return JSONText.object(
      [
        ("key", JSONText.string(key.text)), ("mode", JSONText.string("frames")),
        ("reason", JSONText.string("section")), ("axis", JSONText.string(axis.rawValue)),
        ("scale", JSONText.number(scale)),
        (
          "viewport",
          JSONText.list(
            [viewport.minX, viewport.minY, viewport.width, viewport.height].map {
              JSONText.number($0)
            })
        ), ("clips", "[]"),
        (
          "contentSize",
          JSONText.list([contentSize.width, contentSize.height].map { JSONText.number($0) })
        ), ("offset", JSONText.number(offset[axis])), ("origin", JSONText.number(least)),
        ("min", JSONText.number(least)), ("max", JSONText.number(max(least, most))),
        ("snap", snap(from: least, to: most)), ("period", "null"), ("loadMore", "null"),
        ("region", isInViewport ? "true" : "false"), ("over", "false"), ("bands", "null"),
        ("pinned", "[]"),
      ].map { (name: $0.0, value: $0.1) })
  }

  private func snap(from least: Double, to most: Double) -> String {
    guard let stops = scrolling.stops else { return "null" }
    let sign = isMirrored ? -1.0 : 1.0
    let places: [(name: String, value: String)] =
      switch stops {
      case .every(let interval, let origin):
        [
          ("interval", JSONText.number(interval)), ("origin", JSONText.number(sign * origin)),
        ]
      case .each(let stops):
        [("stops", JSONText.list(stops.map { JSONText.number(sign * $0) }))]
      }
    return JSONText.object(
      places + [("min", JSONText.number(least)), ("max", JSONText.number(max(least, most)))])
  }
}

extension PreviewDrawing {
  /// Returns the model of a section's scrolling across its collection's axis; nil for the key of a
  /// collection, or of a section that does not scroll or is not visible.
  package func sectionScrollModel(of key: CollectionKey) -> SectionScrollModel? {
    guard let (collection, number) = key.section else { return nil }
    return arrangement.collections.first { $0.key == collection }.flatMap {
      SectionScrollModel(number, of: $0, in: self)
    }
  }

  /// Returns the visible sections of a collection that scroll by themselves.
  package func scrollingSections(of collection: PlacedCollection) -> [SectionScrollModel] {
    (0..<collection.arrangement.sectionCount).compactMap {
      SectionScrollModel($0, of: collection, in: self)
    }
  }
}
