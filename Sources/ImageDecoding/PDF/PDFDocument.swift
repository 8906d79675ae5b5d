import CPoppler
import LayoutGeometry
import LoadedLibraries

/// The first page of a PDF file.
///
/// Poppler draws the page through cairo, which writes what it draws as SVG: a PDF is then a vector picture as
/// any other, with the bounds of one. A page with pictures, masks or patterns becomes pixels instead.
///
/// Wraps `PopplerDocument` and `PopplerPage`: made by `init`, released by `deinit`.
final class PDFDocument {
  private let library: PopplerLibrary
  private let document: OpaquePointer
  private let page: OpaquePointer
  /// The page's size, in points.
  let size: Size
  /// The page as an SVG document, whose CSS pixel is a point of the page.
  private(set) var svg: [UInt8] = []

  /// The most bytes that a PDF may have.
  private static let sourceLimit = 4 << 20
  /// The most bytes of the SVG document.
  fileprivate static let outputLimit = 4 << 20
  /// The pixels of a point in a page that becomes pixels: those of the phones with most, for which Xcode makes
  /// pixels of a PDF, too.
  private static let pixelsPerPoint = 3.0
  /// The most pixels that the shapes of a page touch if each covers the page: some seconds of work.
  private static let workLimit = 4.0e9

  /// Reads the first page.
  ///
  /// - Throws: `PictureError`, for a file without pages and for one of more than 4 MiB, too.
  init(_ source: [UInt8]) throws {
    guard source.count <= Self.sourceLimit else {
      throw PictureError.tooLong(byteCount: source.count, limit: Self.sourceLimit)
    }
    library = try PopplerLibrary.loaded()
    var error: UnsafeMutablePointer<GError>?
    let bytes = g_bytes_new(source, gsize(source.count))
    defer { g_bytes_unref(bytes) }
    // "A newly created PopplerDocument, or NULL", which is released with g_object_unref().
    guard let document = library.newFromBytes(bytes, nil, &error) else {
      throw PictureError.corrupt(reason: Self.takeMessage(of: error))
    }
    // "The PopplerPage at index; DO NOT FREE" is not written: it is a new reference, or null.
    guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw PictureError.corrupt(reason: "the PDF has no page")
    }
    self.document = document
    self.page = page
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    size = Size(width: width, height: height)
    let side = Double(PictureLimits.input.side)
    guard width > 0, height > 0, width <= side, height <= side else {
      throw PictureError.tooLarge(
        width: Int(min(max(width, 0), 1e9)), height: Int(min(max(height, 0), 1e9)), limit: .input)
    }
    let output = Output()
    // A surface in an error state is drawn on without effect, and has the status at its end.
    let surface = library.newSVG(
      { closure, data, length in
        guard let closure, let data else { return Output.writeError }
        return Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
          .append(UnsafeBufferPointer(start: data, count: Int(length)))
      }, Unmanaged.passUnretained(output).toOpaque(), width, height)
    defer { library.destroySurface(surface) }
    library.setUnit(surface, Self.pixelUnit)
    let code = draw(on: surface)
    withExtendedLifetime(output) {}
    guard code == 0 else {
      throw output.isFull
        ? PictureError.tooLong(byteCount: output.bytes.count, limit: Self.outputLimit)
        : PictureError.corrupt(reason: "cairo's status is \(code)")
    }
    svg = Self.renumbered(output.bytes)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  /// Draws the page, and finishes the surface; returns cairo's status, 0 for success.
  private func draw(on surface: OpaquePointer?, scale: Size? = nil) -> Int32 {
    let cairo = library.newCairo(surface)
    if let scale { library.scale(cairo, scale.width, scale.height) }
    library.render(page, cairo)
    let status = library.status(cairo)
    library.destroy(cairo)
    library.finish(surface)
    return status != 0 ? status : library.surfaceStatus(surface)
  }

  /// Returns the page as a vector picture, whose text is drawn as shapes; nil for one with pictures, masks or
  /// patterns, which are not drawn as shapes.
  ///
  /// - Throws: `PictureError`; `unsupported` for a page that draws more than a budget allows.
  func vector() throws -> VectorPicture? {
    do {
      guard SVGFeatures.refusedElement(of: svg) == nil else {
        try SVGBudget.check(SVGMarkup(svg).elements)
        return nil
      }
      return try VectorPicture(source: svg)
    } catch PictureError.unsupported(let feature) {
      throw PictureError.unsupported(feature.replacing("SVG", with: "PDF", maxReplacements: 1))
    }
  }

  /// Returns the page with three pixels a point.
  ///
  /// - Throws: `PictureError`; `unsupported` for a page whose work has no bound.
  func pixels() throws -> PixelBuffer {
    let width = Int((size.width * Self.pixelsPerPoint).rounded(.up))
    let height = Int((size.height * Self.pixelsPerPoint).rounded(.up))
    try PictureLimits.input.check(width: width, height: height)
    // Each shape, picture, mask and group begins with a sign of its own in the SVG.
    let shapes = svg.count { $0 == UInt8(ascii: "<") }
    guard Double(shapes) * Double(width) * Double(height) <= Self.workLimit else {
      throw PictureError.unsupported("PDF of \(shapes) shapes with pictures, masks or patterns")
    }
    return try PixelBuffer(width: width, height: height) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      let surface = library.newImage(
        memory.bindMemory(to: UInt8.self).baseAddress, Self.argb32, Int32(width), Int32(height),
        Int32(width * 4))
      defer { library.destroySurface(surface) }
      let scale = Size(
        width: Double(width) / size.width, height: Double(height) / size.height)
      let code = draw(on: surface, scale: scale)
      guard code == 0 else { throw PictureError.corrupt(reason: "cairo's status is \(code)") }
      return stride(from: 3, to: memory.count, by: 4).allSatisfy { memory[$0] == 255 }
    }
  }

  /// cairo.h's CAIRO_FORMAT_ARGB32.
  private static let argb32: Int32 = 0

  /// cairo-svg.h's CAIRO_SVG_UNIT_PX.
  private static let pixelUnit: UInt32 = 3

  /// Returns the document with the numbers in its identifiers from 0 on: cairo counts its surfaces
  /// since the start of the program.
  ///
  /// Cairo 1.16 writes `clip1` and `glyph0-1`, 1.18 `clip-1`, `glyph-0-1` and `linear-pattern-1`: an
  /// identifier ends in a digit, and an attribute such as `clip-path` does not.
  private static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    var numbers: [Substring: Int] = [:]
    let pattern =
      #/(?:surface|clip|glyph|mask|linear|radial|pattern|source|filter|group|image)(?:-?[0-9]+)+/#
    let text = String(decoding: svg, as: UTF8.self).replacing(pattern) { match in
      let number = numbers[match.output] ?? numbers.count
      numbers[match.output] = number
      return "part\(number)"
    }
    return Array(text.utf8)
  }

  private static func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
    // "If called on error, the error is the caller's to free with g_error_free()".
    defer { if let error { g_error_free(error) } }
    guard let message = poppler_error_message(error) else { return "no reason given" }
    return String(cString: message)
  }
}

/// The bytes that cairo writes.
private final class Output {
  /// cairo.h's CAIRO_STATUS_WRITE_ERROR.
  static let writeError: Int32 = 11

  private(set) var bytes: [UInt8] = []
  private(set) var isFull = false

  func append(_ data: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard bytes.count + data.count <= PDFDocument.outputLimit else {
      isFull = true
      return Self.writeError
    }
    bytes += data
    return 0
  }
}

/// The functions of poppler-glib and cairo, which are loaded when the first PDF is read.
///
/// They stay loaded, as GLib cannot forget poppler's types.
private struct PopplerLibrary: Sendable {
  let newFromBytes: PopplerDocumentNewFromBytes
  let pageCount: PopplerDocumentGetNPages
  let page: PopplerDocumentGetPage
  let size: PopplerPageGetSize
  let render: PopplerPageRender
  let newSVG: PopplerCairoSVGSurfaceCreate
  let newImage: PopplerCairoImageSurfaceCreateForData
  let setUnit: PopplerCairoSVGSurfaceSetUnit
  let newCairo: PopplerCairoCreate
  let scale: PopplerCairoScale
  let status: PopplerCairoStatus
  let destroy: PopplerCairoDestroy
  let finish: PopplerCairoSurfaceFinish
  let surfaceStatus: PopplerCairoSurfaceStatus
  let destroySurface: PopplerCairoSurfaceDestroy

  private static let name = "libpoppler-glib.so.8"
  private static let shared = try? PopplerLibrary()

  /// The library.
  ///
  /// - Throws: `PictureError.missingLibrary`.
  static func loaded() throws -> PopplerLibrary {
    guard let shared else { throw PictureError.missingLibrary(name) }
    return shared
  }

  private init() throws {
    let library = try LoadedLibrary(Self.name)
    // Cairo is one of the libraries that it depends on. Each type is the one that the headers declare for the name.
    newFromBytes = try library.find("poppler_document_new_from_bytes")
    pageCount = try library.find("poppler_document_get_n_pages")
    page = try library.find("poppler_document_get_page")
    size = try library.find("poppler_page_get_size")
    render = try library.find("poppler_page_render")
    newSVG = try library.find("cairo_svg_surface_create_for_stream")
    newImage = try library.find("cairo_image_surface_create_for_data")
    setUnit = try library.find("cairo_svg_surface_set_document_unit")
    newCairo = try library.find("cairo_create")
    scale = try library.find("cairo_scale")
    status = try library.find("cairo_status")
    destroy = try library.find("cairo_destroy")
    finish = try library.find("cairo_surface_finish")
    surfaceStatus = try library.find("cairo_surface_status")
    destroySurface = try library.find("cairo_surface_destroy")
  }
}
