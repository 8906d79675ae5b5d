package import ImageDecoding

/// Reads and decodes the pictures that a config names, each once.
///
/// One loader serves all workers of a run.
package final class PictureLoader: Sendable {
  /// A loader that reads through another.
  package init(_ files: FileLoader) { preconditionFailure() }

  /// The picture in a file.
  ///
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or is not a whole picture.
  package func picture(
    _ path: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture { preconditionFailure() }
}
