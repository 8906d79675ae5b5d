import CCairo
import CPango
import ImageDecoding

/// The versions of the libraries that shape and draw, as loaded in this process.
package struct LibraryVersions: Hashable, Sendable {
  /// Cairo's version, as in `1.16.0`.
  package let cairo: String
  /// The version of pixman, which composites for cairo.
  package let pixman: String
  /// The version of FreeType, which draws glyphs.
  package let freeType: String
  /// The version of HarfBuzz, which chooses and places glyphs.
  package let harfBuzz: String
  /// The version of Pango, which breaks texts into lines.
  package let pango: String

  /// Returns the versions of this process's libraries.
  ///
  /// - Throws: `RenderingError.font` if FreeType cannot start.
  package static func current() throws -> LibraryVersions {
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
  package var text: String {
    named.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
  }

  /// Returns each library that takes part in making pictures, with its version, in a fixed order:
  /// those of `current()` first.
  ///
  /// libdeflate and libjpeg-turbo do not report their versions; theirs are those that Maquette was
  /// built with. librsvg is left out if it is not installed.
  ///
  /// - Throws: `RenderingError.font` if FreeType cannot start.
  package static func all() throws -> [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    let others: [(name: String, version: String?)] = [
      ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
      ("GLib", "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"),
      ("librsvg", DecoderVersions.librsvg), ("libspng", DecoderVersions.libspng),
      ("libjpeg-turbo", DecoderVersions.libjpegTurbo), ("libdeflate", DecoderVersions.libdeflate),
    ]
    return try current().named
      + others.compactMap { other in other.version.map { (other.name, $0) } }
  }

  private var named: [(name: String, version: String)] {
    [
      ("cairo", cairo), ("pixman", pixman), ("FreeType", freeType), ("HarfBuzz", harfBuzz),
      ("Pango", pango),
    ]
  }
}
