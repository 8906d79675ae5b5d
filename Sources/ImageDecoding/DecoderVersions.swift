import CDeflate
import CImages

/// The versions of the libraries that decode pictures.
package enum DecoderVersions {
  /// The version of libspng, as it runs.
  package static var libspng: String { String(cString: spng_version_string()) }

  /// The version of librsvg, which is loaded for it; nil where it is not installed.
  package static var librsvg: String? { (try? SVGLibrary.loaded())?.version }

  /// The version of libjpeg-turbo that Maquette was built with: the library does not report its own.
  package static var libjpegTurbo: String {
    // As in 2001005 for 2.1.5.
    let number = Int(LIBJPEG_TURBO_VERSION_NUMBER)
    return "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
  }

  /// The version of libdeflate that Maquette was built with: the library does not report its own.
  package static var libdeflate: String { LIBDEFLATE_VERSION_STRING }
}
