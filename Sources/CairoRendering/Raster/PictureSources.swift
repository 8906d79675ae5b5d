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
final class PixelPicture: TileSource {
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
final class VectorSource: TileSource {
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
func paintScaled(
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
