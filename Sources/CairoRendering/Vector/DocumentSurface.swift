import CCairo
import LayoutGeometry

/// A document that cairo writes to memory, page by page.
///
/// Wraps `cairo_surface_t` and the `cairo_t` on it: made by `init`, released by `deinit`.
final class DocumentSurface {
  /// A format of documents that cairo writes.
  enum Format {
    case svg
    case pdf
  }

  /// Collects the bytes that cairo writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// The context, which draws in points of the page.
  let context: OpaquePointer
  private let surface: OpaquePointer
  /// The sink, held as long as the surface, which writes to it until it is finished.
  private let sink: Sink

  /// The longest side, in points, whose coordinates cairo's paths can hold.
  static let largestSide = 8_000_000.0

  /// Creates a document whose first page has `size` points.
  ///
  /// - Throws: `RenderingError`.
  init(_ format: Format, size: Size) throws {
    try Self.checkSides(of: size)
    let sink = Sink()
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let write: cairo_write_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
    let made =
      switch format {
      case .svg: cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      case .pdf: cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
      }
    guard let made else { preconditionFailure("cairo returned null for a \(format) surface") }
    // "The caller owns the surface and should call cairo_surface_destroy() when done with it", and
    // the same for a context; if they fail, both are in an error state and not null.
    guard let context = cairo_create(made) else {
      preconditionFailure("cairo_create returned null")
    }
    surface = made
    self.context = context
    self.sink = sink
    try check(cairo_status(context), "making a \(format) document")
    switch format {
    case .svg:
      // A user unit is a point: cairo's default is a typographic one, a third larger on a screen.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    case .pdf:
      // Unset, the date would be that of the moment; empty, there is none.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }
  }

  /// Throws `RenderingError.canvasTooLarge` for a canvas that no document can have.
  static func checkSides(of size: Size) throws {
    let side = max(size.width, size.height)
    guard side <= Self.largestSide else {
      throw RenderingError.canvasTooLarge(pixels: side, limit: Self.largestSide)
    }
  }

  /// Ends a PDF's page; further drawings are on another one.
  func endPage() {
    cairo_show_page(context)
  }

  /// Sets the size of a PDF's empty page, in points.
  ///
  /// - Throws: `RenderingError`.
  func setPageSize(_ size: Size) throws {
    try Self.checkSides(of: size)
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    try check(cairo_surface_status(surface), "sizing a page")
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Ends the document; nothing can be drawn after it.
  ///
  /// - Throws: `RenderingError.cairo` for any failure since the document began.
  func finish() throws -> [UInt8] {
    try check(cairo_status(context), "drawing a document")
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface), "writing a document")
    return sink.bytes
  }
}
