import CCairo
import Glibc
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
  private let format: Format
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
    self.format = format
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
    if format == .pdf { Self.blankRepeatedNames(in: &sink.bytes) }
    return sink.bytes
  }

  /// Blanks all but the first of a page's entries for one picture.
  ///
  /// Cairo 1.16 writes one for each time that the picture is drawn as a mask or through a clip, and
  /// a dictionary must not have a key twice (ISO 32000-1, 7.3.7): some printers leave out such pages.
  /// Spaces in their place leave all offsets in the file as they are.
  private static func blankRepeatedNames(in bytes: inout [UInt8]) {
    let start = Array("/XObject << ".utf8)
    bytes.withUnsafeMutableBytes { memory in
      var position = 0
      while let base = memory.baseAddress,
        let found = memchr(base + position, Int32(UInt8(ascii: "/")), memory.count - position)
      {
        position = base.distance(to: found) + 1
        guard memory[(position - 1)...].starts(with: start) else { continue }
        position += start.count - 1
        var names: Set<String> = []
        // Each entry is `/x6 6 0 R`; anything else ends the dictionary, or is not one.
        while position < memory.count, memory[position] == UInt8(ascii: "/") {
          let rest = memory[position...].prefix(64)
          guard let end = rest.firstIndex(of: UInt8(ascii: "R")) else { break }
          let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
          guard words.count == 3, words[0].hasPrefix("/x") else { break }
          if !names.insert(String(words[0])).inserted {
            for index in position...end { memory[index] = UInt8(ascii: " ") }
          }
          position = end + 2
        }
      }
    }
  }
}
