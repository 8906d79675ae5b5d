import CCairo
import CPango

/// The versions of the libraries that shape and draw, as they run: what a picture was drawn with.
public struct LibraryVersions: Hashable, Sendable {
  /// Cairo's version, as in `1.16.0`.
  public let cairo: String
  /// The version of pixman, which composites for cairo.
  public let pixman: String
  /// The version of FreeType, which draws glyphs.
  public let freeType: String
  /// The version of HarfBuzz, which chooses and places glyphs.
  public let harfBuzz: String
  /// The version of Pango, which breaks texts into lines.
  public let pango: String

  /// The libraries of this process.
  ///
  /// - Throws: `RenderingError.font` if FreeType cannot start.
  public static func current() throws -> LibraryVersions {
    let library = try FreeTypeLibrary()
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    withExtendedLifetime(library) {
      FT_Library_Version(library.handle, &major, &minor, &patch)
    }
    return LibraryVersions(
      cairo: String(cString: cairo_version_string()),
      pixman: String(cString: pixman_version_string()),
      freeType: "\(major).\(minor).\(patch)",
      harfBuzz: String(cString: hb_version_string()),
      pango: String(cString: pango_version_string()))
  }

  /// The names and versions, in a fixed order: `cairo 1.16.0, pixman 0.42.2, …`.
  public var text: String {
    [
      "cairo \(cairo)", "pixman \(pixman)", "FreeType \(freeType)", "HarfBuzz \(harfBuzz)",
      "Pango \(pango)",
    ].joined(separator: ", ")
  }
}
