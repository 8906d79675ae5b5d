import CPoppler

/// The first page of a PDF file, as an SVG document.
///
/// Poppler draws the page through cairo, which writes what it draws as SVG: a PDF is then a vector picture as
/// any other, with the bounds of one.
struct PDFDocument {
  /// The page as an SVG document, whose CSS pixel is a point of the page.
  let svg: [UInt8]

  /// The most bytes that a PDF may have.
  private static let sourceLimit = 4 << 20
  /// The most bytes of the SVG document.
  fileprivate static let outputLimit = 4 << 20

  /// Reads the first page.
  ///
  /// - Throws: `PictureError`, for a file without pages and for one of more than 4 MiB, too.
  init(_ source: [UInt8]) throws {
    guard source.count <= Self.sourceLimit else {
      throw PictureError.tooLong(byteCount: source.count, limit: Self.sourceLimit)
    }
    let library = try PopplerLibrary.loaded()
    var error: UnsafeMutablePointer<GError>?
    let bytes = g_bytes_new(source, gsize(source.count))
    defer { g_bytes_unref(bytes) }
    // "A newly created PopplerDocument, or NULL", which is released with g_object_unref().
    guard let document = library.newFromBytes(bytes, nil, &error) else {
      throw PictureError.corrupt(reason: Self.takeMessage(of: error))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    // "The PopplerPage at index; DO NOT FREE" is not written: it is a new reference, or null.
    guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
      throw PictureError.corrupt(reason: "the PDF has no page")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
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
    let cairo = library.newCairo(surface)
    library.render(page, cairo)
    let status = library.status(cairo)
    library.destroy(cairo)
    library.finish(surface)
    let code = status != 0 ? status : library.surfaceStatus(surface)
    withExtendedLifetime(output) {}
    guard code == 0 else {
      throw output.isFull
        ? PictureError.tooLong(byteCount: output.bytes.count, limit: Self.outputLimit)
        : PictureError.corrupt(reason: "cairo's status is \(code)")
    }
    svg = Self.renumbered(output.bytes)
  }

  /// cairo-svg.h's CAIRO_SVG_UNIT_PX.
  private static let pixelUnit: UInt32 = 3

  /// Returns the document with the numbers in its identifiers from 0 on: cairo counts its surfaces
  /// since the start of the program.
  private static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    var numbers: [Substring: Int] = [:]
    let pattern = #/(?:surface|clip|glyph|mask|linear|radial|source|filter|group|image)[-0-9]+/#
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
  let setUnit: PopplerCairoSVGSurfaceSetUnit
  let newCairo: PopplerCairoCreate
  let status: PopplerCairoStatus
  let destroy: PopplerCairoDestroy
  let finish: PopplerCairoSurfaceFinish
  let surfaceStatus: PopplerCairoSurfaceStatus
  let destroySurface: PopplerCairoSurfaceDestroy

  private static let shared = Result { try PopplerLibrary() }

  /// The library.
  ///
  /// - Throws: `PictureError.missingLibrary`.
  static func loaded() throws -> PopplerLibrary { try shared.get() }

  private init() throws {
    // Its own libraries, whose functions are found, too, include cairo.
    let library = try LoadedLibrary("libpoppler-glib.so.8")
    newFromBytes = try library.function("poppler_document_new_from_bytes")
    pageCount = try library.function("poppler_document_get_n_pages")
    page = try library.function("poppler_document_get_page")
    size = try library.function("poppler_page_get_size")
    render = try library.function("poppler_page_render")
    newSVG = try library.function("cairo_svg_surface_create_for_stream")
    setUnit = try library.function("cairo_svg_surface_set_document_unit")
    newCairo = try library.function("cairo_create")
    status = try library.function("cairo_status")
    destroy = try library.function("cairo_destroy")
    finish = try library.function("cairo_surface_finish")
    surfaceStatus = try library.function("cairo_surface_status")
    destroySurface = try library.function("cairo_surface_destroy")
  }
}
