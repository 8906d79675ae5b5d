import LayoutGeometry
import PictureComparison

/// Where the canvases are in the pictures of a case, and how many pixels a point has.
struct PictureScales {
  /// The places in those pictures of which they are known.
  private var places: [PictureViewer.Side: CanvasPlace] = [:]

  /// The places of canvases that fill their pictures; none by default.
  ///
  /// - Parameters:
  ///   - before: The size of the canvas that was, in points; nil where it is not known.
  ///   - after: That of the canvas that is.
  init(_ panes: [PictureViewer.Pane] = [], before: Size? = nil, after: Size? = nil) {
    for pane in panes {
      guard let canvas = pane.side == .expected ? before : after else { continue }
      places[pane.side] = CanvasPlace.scale(width: pane.picture.size.width, canvas: canvas)
        .map { CanvasPlace(scale: $0) }
    }
  }

  /// Known places.
  init(before: CanvasPlace?, after: CanvasPlace?) {
    places[.expected] = before
    places[.actual] = after
  }

  /// The place in a picture; nil where it is not known.
  subscript(side: PictureViewer.Side) -> CanvasPlace? { places[side] }

  /// Places in points as boxes in pixels of a picture; none where its scale is not known.
  func boxes(_ rects: [Rect], on side: PictureViewer.Side) -> [PixelRect] {
    guard let place = places[side] else { return [] }
    return rects.map { $0.offset(by: place.origin).box(scale: place.scale) }
  }
}

extension Rect {
  /// A place in points as a box in pixels that holds it, of at least a pixel.
  func box(scale: Double) -> PixelRect {
    // Farther than any picture is large.
    func pixel(_ length: Double) -> Int { Int(min(max(length * scale, -1e6), 1e6).rounded(.down)) }
    let (left, top) = (pixel(minX), pixel(minY))
    let (right, bottom) = (-pixel(-maxX), -pixel(-maxY))
    return PixelRect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}
