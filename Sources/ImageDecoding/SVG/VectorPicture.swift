import CRsvg
package import LayoutGeometry
import LoadedLibraries

/// An SVG document.
package struct VectorPicture: Sendable {
  /// The document's text as it is drawn, which was parsed once and found whole.
  package let source: [UInt8]
  /// The document's own size, in points: a CSS pixel is one; both sides are above 0.
  ///
  /// It is that of the attributes `width` and `height`, of which one may follow from the other by the
  /// ratio of the `viewBox`, as in CSS; or else that of the `viewBox`.
  package let size: Size

  /// The parts of the document that are not drawn as it states, in its order.
  let notices: [PictureNotice]

  /// The characters of the document's texts, for which fonts are needed; nil for a document without
  /// any.
  package let texts: String?
  /// The families that the document names for them.
  package let families: [FontFamilyList]

  /// The library that parses and draws documents, loaded when the first one is read.
  package static let libraryName = "librsvg-2.so.2"
  /// The pixels in CSS's inch, which units such as `mm` are based on.
  package static let pixelsPerInch = 96.0

  /// The most bytes that a document may have: parsed, each takes some sixty.
  private static let sourceLimit = 4 << 20
  private static let sideLimit = Double(PictureLimits.input.side)

  /// Checks a document.
  ///
  /// It must be self-contained: nothing outside it is read, and nothing inside it is decoded.
  ///
  /// - Throws: `PictureError`; `unsupported` for a document with pictures, patterns or other
  ///   elements whose cost has no bound, for one that draws more than a budget allows, and for one
  ///   that does not state its size.
  init(source: [UInt8]) throws {
    guard source.count <= Self.sourceLimit else {
      throw PictureError.tooLong(byteCount: source.count, limit: Self.sourceLimit)
    }
    try SVGFeatures.check(source)
    let elements = try SVGMarkup(source).elements
    try SVGBudget.check(elements)
    let resolver = try SVGResolver(source, elements)
    if resolver.source != source {
      // Variables may bring what was not seen before.
      try SVGFeatures.check(resolver.source)
      try SVGBudget.check(SVGMarkup(resolver.source).elements)
    }
    let size = try VectorDocument(source: resolver.source).size
    guard size.width <= Self.sideLimit, size.height <= Self.sideLimit else {
      throw PictureError.tooLarge(
        width: Int(min(size.width, 1e9)), height: Int(min(size.height, 1e9)), limit: .input)
    }
    self.source = resolver.source
    self.size = size
    notices = resolver.notices
    texts = resolver.texts
    families = resolver.families
  }
}

/// A parsed SVG document.
///
/// Wraps `RsvgHandle`: made by `init`, released by `deinit`.
private final class VectorDocument {
  private let library: SVGLibrary
  private let handle: OpaquePointer

  /// Parses a document; without a base URL, nothing outside it is read.
  init(source: [UInt8]) throws {
    library = try SVGLibrary.loaded()
    var error: UnsafeMutablePointer<GError>?
    // "Returns a new RsvgHandle; free it with g_object_unref()", or null with an error.
    guard let handle = library.newFromData(source, gsize(source.count), &error) else {
      throw PictureError.corrupt(reason: Self.takeMessage(of: error))
    }
    self.handle = handle
    library.setDPI(handle, VectorPicture.pixelsPerInch)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// The document's own size, in CSS pixels.
  ///
  /// - Throws: `PictureError.unsupported` if it does not state one that is above 0.
  var size: Size {
    get throws {
      var (width, height) = (0.0, 0.0)
      // False if a side is missing or in per cent.
      if library.intrinsicSizeInPixels(handle, &width, &height) != 0, width > 0, height > 0 {
        return Size(width: width, height: height)
      }
      var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
      var (widthLength, heightLength) = (RsvgLength(), RsvgLength())
      var box = RsvgRectangle()
      library.intrinsicDimensions(
        handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasViewBox, &box)
      // A side of 0 draws nothing (SVG 2, 8.2).
      let isFlat =
        hasWidth != 0 && widthLength.length == 0 || hasHeight != 0 && heightLength.length == 0
      guard hasViewBox != 0, box.width > 0, box.height > 0, !isFlat else {
        throw PictureError.unsupported("SVG without a size")
      }
      if let width = Self.pixels(widthLength) {
        return Size(width: width, height: width * box.height / box.width)
      }
      if let height = Self.pixels(heightLength) {
        return Size(width: height * box.width / box.height, height: height)
      }
      return Size(width: box.width, height: box.height)
    }
  }

  /// Returns a length above 0 in CSS pixels; nil for one in per cent, and without a length.
  private static func pixels(_ length: RsvgLength) -> Double? {
    let inch = VectorPicture.pixelsPerInch
    let unit: Double? =
      switch length.unit {
      case RSVG_UNIT_PX: 1
      // CSS's first font size, and half of it.
      case RSVG_UNIT_EM: 16
      case RSVG_UNIT_EX: 8
      case RSVG_UNIT_IN: inch
      case RSVG_UNIT_CM: inch / 2.54
      case RSVG_UNIT_MM: inch / 25.4
      case RSVG_UNIT_PT: inch / 72
      case RSVG_UNIT_PC: inch / 6
      default: nil
      }
    return unit.map { $0 * length.length }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The message of an error that GLib handed over, which is freed.
  private static func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
    // "If called on error, the error is the caller's to free with g_error_free()".
    defer { if let error { g_error_free(error) } }
    guard let message = rsvg_error_message(error) else { return "no reason given" }
    // GLib's reasons may end with a line feed.
    return String(cString: message).trimmed
  }
}

/// The functions of librsvg that read a document, which is loaded when they are first asked for.
///
/// It is not linked: its own libraries make every start of a program 2 ms longer, as long as the
/// whole of a small picture takes. It stays loaded, as GLib cannot forget its types.
struct SVGLibrary: Sendable {
  let newFromData: RsvgHandleNewFromData
  let setDPI: RsvgHandleSetDPI
  let intrinsicDimensions: RsvgHandleGetIntrinsicDimensions
  let intrinsicSizeInPixels: RsvgHandleGetIntrinsicSizeInPixels
  /// The library's version, as in `2.54.7`; nil if it does not report one.
  let version: String?

  private static let shared = try? SVGLibrary()

  /// The library.
  ///
  /// - Throws: `PictureError.missingLibrary`.
  static func loaded() throws -> SVGLibrary {
    guard let shared else { throw PictureError.missingLibrary(VectorPicture.libraryName) }
    return shared
  }

  private init() throws {
    let library = try LoadedLibrary(VectorPicture.libraryName)
    // Each type is the one that librsvg/rsvg.h declares for the name.
    newFromData = try library.find("rsvg_handle_new_from_data")
    setDPI = try library.find("rsvg_handle_set_dpi")
    intrinsicDimensions = try library.find("rsvg_handle_get_intrinsic_dimensions")
    intrinsicSizeInPixels = try library.find("rsvg_handle_get_intrinsic_size_in_pixels")
    // librsvg/rsvg-version.h declares the variables as `const guint`.
    let names = ["rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version"]
    let parts = names.compactMap { (name: String) -> guint? in
      (try? library.find(name, as: UnsafePointer<guint>.self))?.pointee
    }
    version = parts.count == 3 ? parts.map(String.init).joined(separator: ".") : nil
  }
}

/// Refuses what an SVG document may hold that cannot be drawn faithfully within bounds.
///
/// librsvg silently leaves out a picture that is in another file. It decodes an embedded one
/// whatever its size, and makes a surface as large as a pattern asks for: a hundred bytes become
/// gigabytes. Some filters take minutes for each of their parameters' digits.
enum SVGFeatures {
  /// Elements that are refused, by their names without a prefix.
  private static let refusedElements = [
    "image", "feImage", "include", "pattern", "feTurbulence", "feMorphology", "feConvolveMatrix",
  ].map { Array($0.utf8) }
  /// Encodings in which ASCII represents itself, so that names are found; in lower case.
  private static let encodings = ["utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"]

  /// Looks through a document.
  ///
  /// - Throws: `PictureError.unsupported`, with what was found.
  /// - Complexity: O(*n*).
  static func check(_ source: [UInt8]) throws {
    if let encoding = encoding(of: source), !encodings.contains(encoding) {
      throw PictureError.unsupported("SVG in the encoding \(encoding.debugDescription)")
    }
    for index in source.indices where source[index] == UInt8(ascii: "<") {
      let rest = source[(index + 1)...]
      if rest.starts(with: "!ENTITY".utf8), entityHoldsMarkup(rest.dropFirst(7)) {
        throw PictureError.unsupported("SVG with entities that hold markup")
      }
    }
    if let refused = refusedElement(of: source) {
      throw PictureError.unsupported("SVG with the element \(refused)")
    }
  }

  /// Returns the name of the first element whose cost has no bound; nil for none.
  ///
  /// - Complexity: O(*n*).
  static func refusedElement(of source: [UInt8]) -> String? {
    for index in source.indices where source[index] == UInt8(ascii: "<") {
      let name = elementName(source[(index + 1)...])
      if let refused = refusedElements.first(where: { name.elementsEqual($0) }) {
        return String(decoding: refused, as: UTF8.self)
      }
    }
    return nil
  }

  /// The encoding that the XML declaration names, in lower case.
  private static func encoding(of source: [UInt8]) -> String? {
    // The declaration must be the file's first content, and is short.
    let head = String(decoding: source.prefix(200), as: UTF8.self)
    guard let declaration = head.split(separator: "?>", maxSplits: 1).first,
      declaration.contains("<?xml"),
      let afterName = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first
    else { return nil }
    let parts = afterName.split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == "\"" || $0 == "'"
    }
    return parts.count > 1 ? parts[1].lowercased() : nil
  }

  /// An element's name without its prefix, from after its `<` on.
  private static func elementName(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // No name that is looked for is longer; prefixes may be.
    let name = rest.prefix(100).prefix { byte in
      !" \t\r\n/>".utf8.contains(byte)
    }
    guard let colon = name.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return name[(colon + 1)...]
  }

  /// Returns true if the value of an entity's declaration has an element or another entity in it.
  private static func entityHoldsMarkup(_ declaration: ArraySlice<UInt8>) -> Bool {
    guard let open = declaration.firstIndex(where: { "\"'".utf8.contains($0) }) else { return true }
    let value = declaration[(open + 1)...].prefix { $0 != declaration[open] }
    return value.contains { "<&%".utf8.contains($0) }
  }
}
