import CImages
import Glibc

/// The functions of librsvg, which is loaded when they are first asked for.
///
/// It is not linked: its own libraries make every start of a program 2 ms longer, as long as the
/// whole of a small picture takes. It stays loaded, as GLib cannot forget its types.
struct SVGLibrary: Sendable {
  let newFromData: RsvgHandleNewFromData
  let setDPI: RsvgHandleSetDPI
  let intrinsicDimensions: RsvgHandleGetIntrinsicDimensions
  let intrinsicSizeInPixels: RsvgHandleGetIntrinsicSizeInPixels
  let renderDocument: RsvgHandleRenderDocument
  /// The library's version, as in `2.54.7`; nil if it does not report one.
  let version: String?

  /// The version of librsvg's interface that `CImages` declares.
  private static let fileName = "librsvg-2.so.2"
  private static let shared = SVGLibrary()

  /// The library.
  ///
  /// - Throws: `PictureError.missingLibrary`.
  static func loaded() throws -> SVGLibrary {
    guard let shared else { throw PictureError.missingLibrary(fileName) }
    return shared
  }

  private init?() {
    guard let library = dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL),
      let newFromData = dlsym(library, "rsvg_handle_new_from_data"),
      let setDPI = dlsym(library, "rsvg_handle_set_dpi"),
      let intrinsicDimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
      let intrinsicSizeInPixels = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let renderDocument = dlsym(library, "rsvg_handle_render_document")
    else { return nil }
    // Each type is the one that librsvg/rsvg.h declares for the name looked up above.
    self.newFromData = unsafeBitCast(newFromData, to: RsvgHandleNewFromData.self)
    self.setDPI = unsafeBitCast(setDPI, to: RsvgHandleSetDPI.self)
    self.intrinsicDimensions = unsafeBitCast(
      intrinsicDimensions, to: RsvgHandleGetIntrinsicDimensions.self)
    self.intrinsicSizeInPixels = unsafeBitCast(
      intrinsicSizeInPixels, to: RsvgHandleGetIntrinsicSizeInPixels.self)
    self.renderDocument = unsafeBitCast(renderDocument, to: RsvgHandleRenderDocument.self)
    // librsvg/rsvg-version.h declares the variables as `const guint`.
    let names = ["rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version"]
    let parts = names.compactMap { (name: String) -> guint? in
      dlsym(library, name)?.assumingMemoryBound(to: guint.self).pointee
    }
    version = parts.count == 3 ? parts.map(String.init).joined(separator: ".") : nil
  }
}
