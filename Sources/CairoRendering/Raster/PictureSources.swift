import CCairo
import DisplayList
import ImageDecoding
import LayoutGeometry

/// The pictures of a drawing as cairo draws them, opened when they are first drawn.
final class PictureSources {
  private let pictures: [PictureID: Picture]
  private var sources: [PictureID: any TileSource] = [:]

  init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  /// What draws the picture with the identity `id`.
  ///
  /// - Throws: `RenderingError`.
  func source(_ id: PictureID) throws -> any TileSource {
    if let source = sources[id] { return source }
    guard let picture = pictures[id] else { throw RenderingError.missingPicture(id) }
    let source: any TileSource
    switch picture.content {
    case .pixels(let pixels): source = try PixelPicture(pixels)
    case .vector(let vector): source = try VectorSource(vector, id: id)
    }
    sources[id] = source
    return source
  }
}

/// A decoded picture as a cairo surface over the same memory.
///
/// Wraps `cairo_surface_t`: made by `init`, released by `deinit`.
private final class PixelPicture: TileSource {
  /// Held since "the output buffer must be kept around until the cairo_surface_t is destroyed".
  private let pixels: PixelBuffer
  private let surface: OpaquePointer

  /// - Throws: `RenderingError.cairo` if the picture is larger than a surface may be.
  init(_ pixels: PixelBuffer) throws {
    self.pixels = pixels
    let surface = pixels.withUnsafeBytes { bytes in
      // The surface is only painted from, so cairo only reads what is not ours to change.
      cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
    }
    guard let surface else {
      preconditionFailure("cairo_image_surface_create_for_data returned null")
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      try check(status, "opening a picture of \(pixels.width) × \(pixels.height) pixels")
      preconditionFailure("a surface that is neither right nor wrong")
    }
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  func draw(on context: OpaquePointer, width: Double, height: Double) {
    paintScaled(
      surface, ofWidth: pixels.width, height: pixels.height, on: context, toWidth: width,
      height: height)
  }
}

/// An SVG document, parsed for one thread.
private final class VectorSource: TileSource {
  private let document: VectorDocument
  private let size: Size
  private let id: PictureID

  /// - Throws: `RenderingError.picture` if librsvg cannot read the document.
  init(_ picture: VectorPicture, id: PictureID) throws {
    document = try Self.naming(id) { try VectorDocument(picture) }
    size = picture.size
    self.id = id
  }

  func draw(on context: OpaquePointer, width: Double, height: Double) throws {
    // Scaled here, since a document keeps its proportions in whatever rectangle it is drawn into.
    cairo_scale(context, width / size.width, height / size.height)
    try Self.naming(id) {
      try document.draw(on: context, x: 0, y: 0, width: size.width, height: size.height)
    }
  }

  /// Does what can fail with a document, and names the picture in its errors.
  private static func naming<Result>(_ id: PictureID, _ body: () throws -> Result) throws -> Result
  {
    do {
      return try body()
    } catch let error as PictureError {
      throw RenderingError.picture(id, error)
    }
  }
}

/// Paints a surface scaled from its own size in pixels to a size in the context's units.
private func paintScaled(
  _ surface: OpaquePointer, ofWidth ownWidth: Int, height ownHeight: Int, on context: OpaquePointer,
  toWidth width: Double, height: Double
) {
  cairo_scale(context, width / Double(ownWidth), height / Double(ownHeight))
  cairo_set_source_surface(context, surface, 0, 0)
  let pattern = cairo_get_source(context)
  // At the edges of pixels the picture goes on with its last ones instead of fading out. A document
  // has no pixels, and would hold a copy of the picture for each place where it goes on.
  if cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE {
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }
  // A picture made smaller is averaged over all the pixels that fall together.
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
  cairo_rectangle(context, 0, 0, Double(ownWidth), Double(ownHeight))
  cairo_fill(context)
}

/// What a picture's tiles are drawn from.
protocol TileSource: AnyObject {
  /// Draws the whole picture into the rectangle from (0, 0) to (`width`, `height`), in the units of
  /// the context, whose transformation may change.
  func draw(on context: OpaquePointer, width: Double, height: Double) throws
}

/// Pictures scaled to device pixels, in tiles that are kept for the next band.
///
/// A tile's pixels depend on its place in the picture alone and not on the band in which it is
/// drawn, so a picture has no seam and the same bytes whatever the bands are.
final class PictureTiles {
  private struct Key: Hashable {
    let source: ObjectIdentifier
    let width: Int
    let height: Int
    let column: Int
    let row: Int
  }

  /// Pixels a side.
  private static let side = 512

  /// The most pixels that are kept: as many as 64 whole tiles have.
  private static let capacity = 64 * side * side

  private var tiles: [Key: ImageSurface] = [:]
  private var pixels = 0
  /// Keeps the sources alive, and so their identities their own, as long as there are tiles of
  /// them.
  private var sources: [ObjectIdentifier: any TileSource] = [:]

  /// Lays `source`, scaled to `frame`, over a bitmap.
  ///
  /// - Parameter tint: What replaces the picture's colours; nil keeps them.
  func lay(
    _ source: any TileSource, in frame: DeviceRect, tint: PremultipliedColor?, opacity: Double,
    on bitmap: Bitmap, clip: DeviceRect
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
        let tile = try tile(of: source, frame, column: column, row: row)
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
    of source: any TileSource, _ frame: DeviceRect, column: Int, row: Int
  ) throws -> ImageSurface {
    let key = Key(
      source: ObjectIdentifier(source), width: frame.width, height: frame.height, column: column,
      row: row)
    if let tile = tiles[key] { return tile }
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
      sources.removeAll()
      pixels = 0
    }
    tiles[key] = tile
    sources[ObjectIdentifier(source)] = source
    pixels += tile.width * tile.height
    return tile
  }
}

extension ImageSurface: TileSource {
  func draw(on context: OpaquePointer, width targetWidth: Double, height targetHeight: Double) {
    paintScaled(
      handle, ofWidth: width, height: height, on: context, toWidth: targetWidth,
      height: targetHeight)
  }
}
