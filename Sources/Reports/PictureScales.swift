import LayoutGeometry
import PictureComparison

/// How many pixels a point has, in the pictures of a case.
struct PictureScales {
  /// The scales of those pictures whose canvas is known.
  private var scales: [PictureViewer.Side: Double] = [:]

  /// The scales of pictures; none by default.
  ///
  /// - Parameters:
  ///   - before: The size of the canvas that was, in points; nil where it is not known.
  ///   - after: That of the canvas that is.
  init(_ panes: [PictureViewer.Pane] = [], before: Size? = nil, after: Size? = nil) {
    for pane in panes {
      guard let canvas = pane.side == .expected ? before : after else { continue }
      scales[pane.side] = CanvasPlace.scale(width: pane.picture.size.width, canvas: canvas)
    }
  }

  /// The scale of a picture; nil for one that there is not.
  subscript(side: PictureViewer.Side) -> Double? { scales[side] }

  /// Places in points as boxes in pixels of a picture; none where its scale is not known.
  func boxes(_ places: [Rect], on side: PictureViewer.Side) -> [PixelRect] {
    guard let scale = scales[side] else { return [] }
    return places.map { $0.box(scale: scale) }
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
