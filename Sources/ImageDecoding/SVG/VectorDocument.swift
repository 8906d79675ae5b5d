import CImages
import LayoutGeometry

/// A parsed SVG document, ready to be drawn.
///
/// Wraps `RsvgHandle`: made by `init`, released by `deinit`. It must stay on one thread; another
/// one makes its own from the same `VectorPicture`.
package final class VectorDocument {
  private let library: SVGLibrary
  private let handle: OpaquePointer

  /// Parses a picture's document again.
  ///
  /// - Throws: `PictureError`.
  package convenience init(_ picture: VectorPicture) throws {
    try self.init(source: picture.source)
  }

  /// Parses a document; without a base URL, nothing outside it is read.
  init(source: [UInt8]) throws {
    library = try SVGLibrary.loaded()
    var error: UnsafeMutablePointer<GError>?
    // "Returns a new RsvgHandle; free it with g_object_unref()", or null with an error.
    guard let handle = library.newFromData(source, gsize(source.count), &error) else {
      throw PictureError.corrupt(reason: Self.takeMessage(of: error))
    }
    self.handle = handle
    // What a unit as `mm` means: CSS's inch of 96 pixels.
    library.setDPI(handle, 96)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// Draws the whole document into a rectangle of the current user space.
  ///
  /// It is as large as fits there with its proportions kept, in the middle. `currentColor` is
  /// black.
  ///
  /// - Parameters:
  ///   - cairo: A `cairo_t`, whose state is kept; its status is the caller's to check.
  ///   - x: The rectangle's left side; `y` its upper one.
  /// - Throws: `PictureError.corrupt` with librsvg's reason, as for a document that would draw more
  ///   than half a million elements.
  package func draw(
    on cairo: OpaquePointer, x: Double, y: Double, width: Double, height: Double
  ) throws {
    var viewport = RsvgRectangle(x: x, y: y, width: width, height: height)
    var error: UnsafeMutablePointer<GError>?
    guard library.renderDocument(handle, cairo, &viewport, &error) != 0 else {
      throw PictureError.corrupt(reason: Self.takeMessage(of: error))
    }
  }

  /// The document's own size, in CSS pixels.
  ///
  /// - Throws: `PictureError.unsupported` if it does not say one that is above 0.
  var size: Size {
    get throws {
      var (width, height) = (0.0, 0.0)
      // False if a side is missing or in per cent.
      if library.intrinsicSizeInPixels(handle, &width, &height) != 0, width > 0, height > 0 {
        return Size(width: width, height: height)
      }
      var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
      var (widthLength, heightLength) = (RsvgLength(), RsvgLength())
      var viewBox = RsvgRectangle()
      library.intrinsicDimensions(
        handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasViewBox, &viewBox)
      guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else {
        throw PictureError.unsupported("SVG without a size")
      }
      return Size(width: viewBox.width, height: viewBox.height)
    }
  }

  /// The message of an error that GLib handed over, which is freed.
  private static func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
    // "If called on error, the error is the caller's to free with g_error_free()".
    defer { if let error { g_error_free(error) } }
    guard let message = error?.pointee.message else { return "no reason given" }
    return String(cString: message)
  }
}
