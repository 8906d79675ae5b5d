package import LayoutGeometry

/// A part of a screen with its place on the canvas.
package struct PlacedPart {
  /// The part, with the parts in it.
  package var part: SnapshotPart
  /// The part's place, in canvas points, without clipping.
  package var frame: Rect
  /// The region of its frame that the canvas and the collections around it show; nil for none.
  package var visible: Rect?
  /// The positions of the enclosing parts, the canvas's first.
  package var holders: [Int]
}

extension SnapshotScreen {
  /// All parts with their places, in the order of drawing; the canvas is the first.
  package var placedParts: [PlacedPart] {
    var walk = PlacedPartWalk()
    walk.add(
      canvas, in: PlacedPartWalk.Surroundings(visible: Rect(origin: .zero, size: canvas.frame.size))
    )
    return walk.parts
  }
}

private struct PlacedPartWalk {
  struct Surroundings {
    /// The origin of the parts' frames, in canvas points.
    var origin = Point.zero
    /// The top left of the element around the parts, or of the canvas.
    var holder = Point.zero
    var visible: Rect?
    var holders: [Int] = []
  }

  var parts: [PlacedPart] = []

  mutating func add(_ part: SnapshotPart, in surroundings: Surroundings) {
    let frame = part.frame.offset(by: surroundings.origin)
    var inner = surroundings
    inner.holders.append(parts.count)
    let placed = PlacedPart(
      part: part, frame: frame, visible: surroundings.visible?.intersection(frame),
      holders: surroundings.holders)
    switch part.role {
    case .canvas, .view: inner.origin = surroundings.holder
    case .collection(let collection):
      inner.origin = frame.origin - collection.contentOffset
      inner.visible = placed.visible
    case .element:
      inner.origin = frame.origin
      inner.holder = frame.origin
    }
    parts.append(placed)
    for child in part.parts { add(child, in: inner) }
  }
}
