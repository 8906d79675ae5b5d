import CCairo
import DisplayList

/// A source of a picture's tiles.
protocol TileSource: AnyObject {
  /// Draws the whole picture into the rectangle from (0, 0) to (`width`, `height`), in the units of
  /// the context, whose transformation may change.
  func draw(on context: OpaquePointer, width: Double, height: Double) throws

  /// Indicates whether the picture draws outside of its rectangle unless it is clipped.
  var drawsOutside: Bool { get }
}

extension TileSource {
  var drawsOutside: Bool { false }
}

/// Pictures scaled to device pixels, in tiles that are kept for the next band.
///
/// A tile's pixels depend on its place in the picture alone and not on the band in which it is
/// drawn, so a picture has no seam and the same bytes whatever the bands are.
final class PictureTiles {
  /// The identity of the picture that a tile is a part of.
  enum Name: Hashable {
    case picture(PictureID)
    /// A glyph's picture, by its object.
    case glyph(ObjectIdentifier)
  }

  private struct Key: Hashable {
    let name: Name
    let width: Int
    let height: Int
    let column: Int
    let row: Int
  }

  /// The number of pixels a side.
  private static let side = 512

  /// The most pixels that are kept: as many as 64 whole tiles have.
  private static let capacity = 64 * side * side

  private var tiles: [Key: ImageSurface] = [:]
  private var pixels = 0
  /// The pictures of glyphs, kept alive as long as there are tiles of them, so that no other object
  /// takes over their identities.
  private var glyphs: [any TileSource] = []

  /// Lays `source`, scaled to `frame`, over a bitmap.
  ///
  /// - Parameters:
  ///   - name: The identity of the drawing of `source`: equal names have equal pixels.
  ///   - tint: A colour that replaces the picture's colours; nil keeps them.
  func lay(
    _ name: Name, _ source: @autoclosure () throws -> any TileSource, in frame: DeviceRect,
    tint: PremultipliedColor?, opacity: Double, on bitmap: Bitmap, clip: DeviceRect
  ) throws {
    let visible = frame.intersection(clip).intersection(bitmap.bounds)
    if visible.isEmpty { return }
    let columns =
      (visible.minX - frame.minX) / Self.side...(visible.maxX - 1 - frame.minX) / Self.side
    let rows =
      (visible.minY - frame.minY) / Self.side...(visible.maxY - 1 - frame.minY) / Self.side
    for row in rows {
      for column in columns {
        let left = frame.minX + column * Self.side
        let top = frame.minY + row * Self.side
        let tile = try tile(of: name, source, frame, column: column, row: row)
        let rect = DeviceRect(
          minX: left, minY: top, maxX: left + tile.width, maxY: top + tile.height)
        tile.withRows { bytes, stride in
          bytes.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * tile.height) {
            if let tint {
              bitmap.paintAlpha(of: $0, stride: stride / 4, in: rect, clip: clip, with: tint)
            } else {
              bitmap.lay(
                $0, stride: stride / 4, in: rect, clip: clip,
                opacity: UInt32(min(max(opacity, 0), 1) * 255 + 0.5))
            }
          }
        }
      }
    }
  }

  private func tile(
    of name: Name, _ makeSource: () throws -> any TileSource, _ frame: DeviceRect, column: Int,
    row: Int
  ) throws -> ImageSurface {
    let key = Key(
      name: name, width: frame.width, height: frame.height, column: column, row: row)
    if let tile = tiles[key] { return tile }
    let source = try makeSource()
    let x = column * Self.side
    let y = row * Self.side
    let tile = try ImageSurface(
      .argb32, width: min(Self.side, frame.width - x), height: min(Self.side, frame.height - y))
    try tile.draw("drawing a picture") { context in
      cairo_translate(context, Double(-x), Double(-y))
      try source.draw(on: context, width: Double(frame.width), height: Double(frame.height))
    }
    if pixels > Self.capacity {
      tiles.removeAll()
      glyphs.removeAll()
      pixels = 0
    }
    tiles[key] = tile
    if case .glyph = name { glyphs.append(source) }
    pixels += tile.width * tile.height
    return tile
  }
}
