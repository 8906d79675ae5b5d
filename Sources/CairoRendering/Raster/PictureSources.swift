import CCairo
import CRsvg
import DisplayList
import ImageDecoding
import LayoutGeometry
import LoadedLibraries

/// The pictures of a drawing as cairo draws them, opened when they are first drawn.
final class PictureSources {
  private let pictures: [PictureID: Picture]
  /// Indicates whether the pictures are for a document, which embeds files of its formats.
  private let isForDocument: Bool
  private var sources: [PictureID: any TileSource] = [:]

  init(_ pictures: [PictureID: Picture], forDocument isForDocument: Bool = false) {
    self.pictures = pictures
    self.isForDocument = isForDocument
  }

  /// Returns the source that draws the picture with the identity `id`.
  ///
  /// - Throws: `RenderingError`.
  func source(_ id: PictureID) throws -> any TileSource {
    if let source = sources[id] { return source }
    guard let picture = pictures[id] else { throw RenderingError.missingPicture(id) }
    let source: any TileSource
    switch picture.content {
    case .pixels(let pixels):
      let pixelPicture = try PixelPicture(pixels)
      if isForDocument { try pixelPicture.embed(picture) }
      source = pixelPicture
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

  /// Wraps a decoded picture.
  ///
  /// - Throws: `RenderingError.cairo` if the picture is larger than a surface may be.
  init(_ pixels: PixelBuffer) throws {
    self.pixels = pixels
    let surface = pixels.withUnsafeBytes { bytes in
      // The surface is only painted from, so cairo does not write to memory that is not ours to
      // change.
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

  /// Gives a document the picture's own file, if its format allows that, and its identity: a
  /// picture on several pages is stored once.
  ///
  /// - Throws: `RenderingError.cairo` if memory ran out.
  func embed(_ picture: Picture) throws {
    try attach(Array(picture.identity.utf8), as: CAIRO_MIME_TYPE_UNIQUE_ID)
    if let jpeg = picture.jpeg { try attach(jpeg, as: CAIRO_MIME_TYPE_JPEG) }
  }

  private func attach(_ bytes: [UInt8], as type: String) throws {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    // "Attaches an image in the format mime_type; destroy is called when the surface is destroyed
    // or new data is attached", and not if this fails.
    let status = cairo_surface_set_mime_data(
      surface, type, copy.baseAddress, UInt(copy.count), { $0?.deallocate() }, copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    try check(status, "embedding a picture")
  }

  func draw(on context: OpaquePointer, width: Double, height: Double) {
    paintScaled(
      surface, ofWidth: pixels.width, height: pixels.height, on: context, toWidth: width,
      height: height)
  }
}

/// An SVG document, parsed for one thread.
///
/// Wraps `RsvgHandle`: made by `init`, released by `deinit`.
private final class VectorSource: TileSource {
  private let library: SVGDrawingLibrary
  private let handle: OpaquePointer
  private let size: Size
  private let id: PictureID
  private let source: [UInt8]

  /// Parses a document.
  ///
  /// - Throws: `RenderingError.picture` if librsvg cannot read the document.
  init(_ picture: VectorPicture, id: PictureID) throws {
    guard let library = SVGDrawingLibrary.shared else {
      throw RenderingError.picture(id, .missingLibrary(VectorPicture.libraryName))
    }
    var error: UnsafeMutablePointer<GError>?
    // "Returns a new RsvgHandle; free it with g_object_unref()", or null with an error.
    guard let handle = library.newFromData(picture.source, gsize(picture.source.count), &error)
    else { throw RenderingError.picture(id, .corrupt(reason: Self.takeMessage(of: error))) }
    library.setDPI(handle, VectorPicture.pixelsPerInch)
    self.library = library
    self.handle = handle
    size = picture.size
    self.id = id
    source = picture.source
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// Indicates whether the document draws outside of its viewport, where nothing of it is seen.
  private(set) lazy var drawsOutside: Bool = {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
    // Without a geometry, there may be anything outside.
    guard library.geometryForLayer(handle, nil, &viewport, &ink, &logical, nil) != 0 else {
      return true
    }
    return ink.x < 0 || ink.y < 0 || ink.x + ink.width > size.width
      || ink.y + ink.height > size.height || (hasInkWithoutExtents && recordsInkOutside)
  }()

  /// Indicates whether the document may have what librsvg's own extents (2.54) leave out: markers,
  /// filters, and letters' places.
  private var hasInkWithoutExtents: Bool {
    let text = sourceText
    return ["marker", "filter", "text"].contains { text.contains($0) }
  }

  /// Indicates whether the document may have letters.
  private lazy var hasText = ["<text", ":text"].contains { sourceText.contains($0) }

  private var sourceText: String { String(decoding: source, as: UTF8.self) }

  /// Indicates whether the document draws outside of its viewport, or cannot be recorded.
  ///
  /// Rounded up to whole units, as cairo's extents of strokes include joins that are not drawn.
  private var recordsInkOutside: Bool {
    let extents = cairo_rectangle_t(
      x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height)
    return withRecording(of: extents) { recording, context in
      var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      // A surface in error has no ink.
      guard library.renderDocument(handle, context, &viewport, nil) != 0,
        cairo_status(context) == CAIRO_STATUS_SUCCESS,
        cairo_surface_status(recording) == CAIRO_STATUS_SUCCESS
      else { return true }
      var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
      cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
      return x < 0 || y < 0 || x + width > size.width.rounded(.up)
        || y + height > size.height.rounded(.up)
    }
  }

  /// Calls a closure with a surface that keeps what is drawn on its context.
  private func withRecording<Result>(
    of extents: cairo_rectangle_t, _ body: (OpaquePointer, OpaquePointer) throws -> Result
  ) rethrows -> Result {
    var extents = extents
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let context = cairo_create(recording)
    else { preconditionFailure("cairo_recording_surface_create returned null") }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(recording)
    }
    return try body(recording, context)
  }

  /// Draws the document into a rectangle, whatever its proportions; `currentColor` is black.
  ///
  /// - Throws: `RenderingError.picture` with librsvg's reason, as for a document that would draw
  ///   more than half a million elements.
  func draw(on context: OpaquePointer, width: Double, height: Double) throws {
    let (x, y) = (width / size.width, height / size.height)
    // On a page that is stretched in one direction, Pango 1.50 places letters at wrong distances
    // (findings/text-on-stretched-page.sh), which librsvg mends in pixels only, and for texts that begin where they are
    // placed: what is stretched is a recording.
    guard hasText, let scale = stretchedScale(of: context, x: x, y: y) else {
      cairo_scale(context, x, y)
      return try render(on: context)
    }
    let page = cairo_rectangle_t(
      x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    try withRecording(of: page) { recording, recordingContext in
      cairo_scale(recordingContext, scale, scale)
      try render(on: recordingContext)
      cairo_scale(context, x / scale, y / scale)
      cairo_set_source_surface(context, recording, 0, 0)
      cairo_paint(context)
    }
  }

  /// Returns the larger scale of a context that is scaled by further factors; nil if it keeps proportions.
  private func stretchedScale(of context: OpaquePointer, x: Double, y: Double) -> Double? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let (across, down) = (SIMD2(matrix.xx, matrix.yx) * x, SIMD2(matrix.xy, matrix.yy) * y)
    let (first, second) = ((across * across).sum(), (down * down).sum())
    let difference = max(abs(first - second), abs((across * down).sum()))
    return difference > 1e-6 * max(first, second) ? max(first, second).squareRoot() : nil
  }

  /// Draws the document at its own size, in its proportions.
  private func render(on context: OpaquePointer) throws {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    // Tiles end at the viewport, and documents go on.
    if cairo_surface_get_type(cairo_get_target(context)) != CAIRO_SURFACE_TYPE_IMAGE,
      drawsOutside
    {
      cairo_rectangle(context, 0, 0, size.width, size.height)
      cairo_clip(context)
    }
    var error: UnsafeMutablePointer<GError>?
    guard library.renderDocument(handle, context, &viewport, &error) != 0 else {
      throw RenderingError.picture(id, .corrupt(reason: Self.takeMessage(of: error)))
    }
  }

  /// Returns the message of an error from GLib, which is freed.
  private static func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
    // "If called on error, the error is the caller's to free with g_error_free()".
    defer { if let error { g_error_free(error) } }
    guard let message = rsvg_error_message(error) else { return "no reason given" }
    return String(cString: message)
  }
}

/// The functions of librsvg that draw a document; `ImageDecoding` loads it to read one.
private struct SVGDrawingLibrary: Sendable {
  let newFromData: RsvgHandleNewFromData
  let setDPI: RsvgHandleSetDPI
  let renderDocument: RsvgHandleRenderDocument
  let geometryForLayer: RsvgHandleGetGeometryForLayer

  /// The library; nil where it is not installed.
  static let shared = try? SVGDrawingLibrary()

  private init() throws {
    let library = try LoadedLibrary(VectorPicture.libraryName)
    // Each type is the one that librsvg/rsvg.h declares for the name.
    newFromData = try library.find("rsvg_handle_new_from_data")
    setDPI = try library.find("rsvg_handle_set_dpi")
    renderDocument = try library.find("rsvg_handle_render_document")
    geometryForLayer = try library.find("rsvg_handle_get_geometry_for_layer")
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
  // At the edges of pixels the picture repeats its last ones instead of fading out. A document has
  // no pixels, and would hold a copy of the picture for each repetition.
  if cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE {
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }
  // A picture that is made smaller is averaged over all the pixels that fall together.
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
  cairo_rectangle(context, 0, 0, Double(ownWidth), Double(ownHeight))
  cairo_fill(context)
}

extension ImageSurface: TileSource {
  func draw(on context: OpaquePointer, width targetWidth: Double, height targetHeight: Double) {
    paintScaled(
      handle, ofWidth: width, height: height, on: context, toWidth: targetWidth,
      height: targetHeight)
  }
}
