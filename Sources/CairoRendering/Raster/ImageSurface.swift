import CCairo

/// An image that cairo draws into, cleared when it is made and owned by this value alone.
///
/// Wraps `cairo_surface_t`: made by `init`, released by `deinit`.
final class ImageSurface {
  /// The content of a pixel.
  enum Format {
    /// Premultiplied colour, 32 bits in the machine's order: blue, green, red, alpha in memory.
    case argb32
    /// Coverage, 8 bits.
    case a8
  }

  /// The number of pixels in a row, at most 32,767.
  let width: Int
  /// The number of rows, at most 32,767.
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  let handle: OpaquePointer
  /// The pixels, top row first; valid as long as the surface lives.
  ///
  /// Read after `draw`; to be changed by `write` alone.
  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a cleared image of `width` × `height` pixels.
  ///
  /// - Throws: `RenderingError.cairo` if a side is too large or memory ran out.
  init(_ format: Format, width: Int, height: Int) throws {
    precondition(width > 0 && height > 0, "an image of \(width) × \(height) pixels")
    let cairoFormat =
      switch format {
      case .argb32: CAIRO_FORMAT_ARGB32
      case .a8: CAIRO_FORMAT_A8
      }
    // Cairo returns a surface in an error state after a failure, never null, and that one is
    // destroyed, too: "cairo_surface_destroy: decreases the reference count on surface by one".
    guard let surface = cairo_image_surface_create(cairoFormat, Int32(width), Int32(height))
    else { preconditionFailure("cairo_image_surface_create returned null") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      try check(status, "making an image of \(width) × \(height) pixels")
      preconditionFailure("an image surface of \(width) × \(height) without data")
    }
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(surface))
    handle = surface
    bytes = data
  }

  /// Creates a copy of a bitmap's pixels.
  ///
  /// - Throws: `RenderingError.cairo` if a side is too large or memory ran out.
  convenience init(_ bitmap: Bitmap) throws {
    try self.init(.argb32, width: bitmap.width, height: bitmap.height)
    write { bytes in
      bitmap.withUnsafeBytes { pixels in
        for row in 0..<height {
          UnsafeMutableRawBufferPointer(start: bytes + row * stride, count: width * 4)
            .copyMemory(
              from: UnsafeRawBufferPointer(
                rebasing: pixels[row * width * 4..<(row + 1) * width * 4])
            )
        }
      }
    }
  }

  deinit {
    cairo_surface_destroy(handle)
  }

  /// Calls `body` with the rows that were drawn and the bytes from one to the next.
  ///
  /// The surface lives until `body` returns, which a pointer alone would not ensure.
  func withRows<Result>(
    _ body: (UnsafePointer<UInt8>, Int) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) { try body(bytes, stride) }
  }

  /// Writes the pixels directly.
  func write(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    // "cairo_surface_flush: finish any drawing, then cairo_surface_mark_dirty after modifying": a
    // surface that is not marked still counts as clear, and nothing is painted from it.
    cairo_surface_flush(handle)
    body(bytes)
    cairo_surface_mark_dirty(handle)
  }

  /// Draws with a context of the surface's own pixels, which are in `bytes` afterwards.
  func draw(_ operation: StaticString, _ body: (OpaquePointer) throws -> Void) throws {
    // "This function references target, so you can immediately call cairo_surface_destroy()"; the
    // context itself is ours to destroy.
    guard let context = cairo_create(handle) else {
      preconditionFailure("cairo_create returned null")
    }
    defer { cairo_destroy(context) }
    try body(context)
    try check(cairo_status(context), "\(operation)")
    cairo_surface_flush(handle)
    try check(cairo_surface_status(handle), "\(operation)")
  }
}

extension ImageSurface {
  /// Returns the pixels as a PNG file that is embedded in a document.
  ///
  /// Cairo's filters make photos and blends a third smaller than `PNGEncoding`, which is made for
  /// the flat colours of whole screens, and take a fraction of the time.
  ///
  /// - Throws: `RenderingError.cairo` if memory ran out.
  func png() throws -> [UInt8] {
    var file: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &file) { file in
      // The file outlives the call, which keeps no reference to it.
      cairo_surface_write_to_png_stream(
        handle,
        { file, data, length in
          guard let file, let data else { return CAIRO_STATUS_WRITE_ERROR }
          file.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, file)
    }
    try check(status, "writing a picture of \(width) × \(height) pixels")
    return file
  }
}
