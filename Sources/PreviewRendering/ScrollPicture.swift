package import CairoRendering
package import CellViews
import DisplayList
package import LayoutGeometry

/// A picture of a part of a screen that is scrolled.
package struct ScrollPicture: Sendable {
  /// The drawing.
  package var drawing: Drawing
  /// Its frame on the canvas, in points: for a layer at the scroll model's `origin`, for a viewport
  /// at the offset of the drawing.
  package var frame: Rect
  /// Device pixels a point.
  package var scale: Double

  /// The digest of everything that decides the picture's pixels, available before they are drawn.
  package var contentDigest: String { drawing.contentDigest(scale: scale) }

  /// Returns the bytes of a PNG.
  ///
  /// - Parameter cache: The cache of earlier drawings on this thread.
  /// - Throws: `RenderingError`.
  package func png(cache: PaintCache? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try drawing.writePNG(scale: scale, cache: cache) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

extension PreviewDrawing {
  /// Returns the part of the picture in a collection's viewport: the only part that the
  /// collection's offset changes on a screen that does not read it.
  ///
  /// - Returns: The picture; nil if the collection is not visible, or does not exist.
  package func viewportPicture(of key: CollectionKey) -> ScrollPicture? {
    let whole = Rect(origin: .zero, size: size)
    let key = key.section?.collection ?? key
    guard let collection = arrangement.collections.first(where: { $0.key == key }),
      let frame = collection.window.offset(by: screenOrigin).onPixels(scale: scale)
        .intersection(whole.onPixels(scale: scale))
    else { return nil }
    let moved = Scaling(about: .zero, x: 1, y: 1, to: Point.zero - frame.origin)
    let commands = drawing.displayList.commands.filter {
      $0.inkBounds.inset(by: -Self.snapping).intersects(frame)
    }
    return ScrollPicture(
      drawing: Drawing(
        DisplayList(size: frame.size, commands: commands.map { $0.scaled(by: moved) }),
        pictures: drawing.pictures),
      frame: frame.offset(by: Point.zero - screenOrigin), scale: scale)
  }

  /// A distance in points larger than that by which the pixel grid moves ink at the smallest scale;
  /// a pixel is 4 points there.
  private static let snapping = 8.0
}
