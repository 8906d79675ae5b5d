package import Diagnostics
package import ImageDecoding
import PlainText

/// Reads and decodes the pictures that a config names, each once.
///
/// One loader serves all workers of a run.
package final class PictureLoader: Sendable {
  /// More than 64 megapixels without compression, the largest picture that is decoded.
  private static let longestFile = 512 << 20

  private let files: FileLoader
  private let cache = PictureCache()

  /// A loader that reads through another.
  package init(_ files: FileLoader) {
    self.files = files
  }

  /// The picture in a file.
  ///
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or is not a whole picture.
  package func picture(
    _ path: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture {
    if let picture = cache[path] { return picture }
    let bytes = try files.bytes(of: path, limit: Self.longestFile, from: place)
    do {
      let picture = try Picture(decoding: bytes)
      cache[path] = picture
      return picture
    } catch {
      throw Diagnostic(at: place, "cannot draw '\(excerpt(of: path))': \(reason(of: error))")
    }
  }
}
