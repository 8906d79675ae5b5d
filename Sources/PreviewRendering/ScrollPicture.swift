package import CairoRendering
package import CellViews
import DisplayList
import ImageDecoding
package import LayoutGeometry

/// A picture of a part of a screen that is scrolled.
package struct ScrollPicture: Sendable {
  /// What is drawn.
  package var drawing: Drawing
  /// Where it is on the canvas, in points: for a layer at the scroll model's `origin`, for a
  /// viewport at the offset that it was drawn with.
  package var frame: Rect
  /// Device pixels a point.
  package var scale: Double

  /// A digest of all that decides the picture's pixels, which is known before they are drawn.
  package var contentDigest: String { drawing.contentDigest(scale: scale) }

  /// The bytes of a PNG.
  ///
  /// - Parameter cache: What earlier drawings on this thread left.
  /// - Throws: `RenderingError`.
  package func png(cache: PaintCache? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try drawing.writePNG(scale: scale, cache: cache) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

extension PreviewDrawing {
  /// The part of the picture in a collection's viewport: all that the collection's offset changes
  /// on a screen that does not read it.
  ///
  /// - Returns: Nil if the picture shows nothing of the collection, or has no such collection.
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

  /// More than the pixel grid moves ink at the smallest scale, in points; a pixel is 4 there.
  private static let snapping = 8.0
}
