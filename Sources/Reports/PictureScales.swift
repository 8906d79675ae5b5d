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
      guard let canvas = pane.side == .expected ? before : after, canvas.width > 0 else {
        continue
      }
      // Sides are rounded to whole pixels, and scales rarely have more than two decimals.
      let scale = Double(pane.picture.size.width) / canvas.width
      scales[pane.side] = (scale * 100).rounded() / 100
    }
  }

  /// The scale of a picture; nil for one that there is not.
  subscript(side: PictureViewer.Side) -> Double? { scales[side] }

  /// Places in points as boxes in pixels of a picture; none where its scale is not known.
  func boxes(_ places: [Rect], on side: PictureViewer.Side) -> [PixelRect] {
    guard let scale = scales[side] else { return [] }
    return places.map { place in
      let (left, top) = (Int(place.minX * scale), Int(place.minY * scale))
      let right = Int((place.maxX * scale).rounded(.up))
      let bottom = Int((place.maxY * scale).rounded(.up))
      return PixelRect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
    }
  }
}
