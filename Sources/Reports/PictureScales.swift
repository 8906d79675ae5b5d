import LayoutGeometry
import PictureComparison

/// The places and the scales of the canvases in the pictures of a case.
struct PictureScales {
  /// The places in the pictures for which they are known.
  private var places: [PictureViewer.Side: CanvasPlace] = [:]

  /// Creates the places of canvases that fill their pictures; none by default.
  ///
  /// - Parameters:
  ///   - before: The size of the earlier canvas, in points; nil if it is not known.
  ///   - after: The size of the current canvas.
  init(_ panes: [PictureViewer.Pane] = [], before: Size? = nil, after: Size? = nil) {
    for pane in panes {
      guard let canvas = pane.side == .expected ? before : after else { continue }
      places[pane.side] = CanvasPlace.scale(width: pane.picture.size.width, canvas: canvas)
        .map { CanvasPlace(scale: $0) }
    }
  }

  init(before: CanvasPlace?, after: CanvasPlace?) {
    places[.expected] = before
    places[.actual] = after
  }

  /// The place in a picture; nil if it is not known.
  subscript(side: PictureViewer.Side) -> CanvasPlace? { places[side] }

  /// Returns places in points as boxes in pixels of a picture; none if its scale is not known.
  func boxes(_ rects: [Rect], on side: PictureViewer.Side) -> [PixelRect] {
    guard let place = places[side] else { return [] }
    return rects.map { $0.offset(by: place.origin).box(scale: place.scale) }
  }
}

extension Rect {
  /// Returns a place in points as a box in pixels that holds it, of at least a pixel.
  func box(scale: Double) -> PixelRect {
    // Farther than the edges of any picture.
    func pixel(_ length: Double) -> Int { Int(min(max(length * scale, -1e6), 1e6).rounded(.down)) }
    let (left, top) = (pixel(minX), pixel(minY))
    let (right, bottom) = (-pixel(-maxX), -pixel(-maxY))
    return PixelRect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}
