import CellViews
import FileAccess
package import Goldens
import PreviewRendering
import Synchronization
import TextShaping

/// An error for previews declared in Swift, which cannot be drawn from a git revision.
package struct DeclaredPreviewsHaveNoPast: Error, CustomStringConvertible {
  /// Creates the error.
  package init() {}

  package var description: String {
    "--base: what Swift sources declare cannot be drawn as it was: keep a review of then, and name "
      + "its folder"
  }
}

/// Draws cases from their configs at a git revision.
package final class EarlierDrawings: Sendable {
  private let revision: GitRevision
  private let options: ReadingOptions
  private let scale: Double?
  /// The earlier configs, by their current paths.
  private let configs = Mutex<[String: any PreviewSuite]>([:])

  /// Extracts the files of a revision beside the configs, which they may read.
  ///
  /// - Parameters:
  ///   - files: The configs' paths.
  ///   - options: The options for loading the current configs.
  ///   - scale: Device pixels a point; nil for each canvas's own.
  /// - Throws: `GitError`, `FileError`.
  package init(_ name: String, files: [String], options: ReadingOptions, scale: Double?) throws {
    let folders = files.map { folder(of: $0) } + options.allowedPaths
    let revision = try GitRevision(name, folders: Array(Set(folders)).sorted())
    var options = options
    options.allowedPaths = try options.allowedPaths.map(revision.path)
    self.revision = revision
    self.options = options
    self.scale = scale
  }

  /// Draws a case from its earlier config; nil if that has no such preview.
  ///
  /// - Throws: The errors of loading the config and drawing.
  package func draw(_ drawn: DrawnCase) throws -> DrawnCase? {
    let config = try config(drawn.suite)
    guard let preview = config.previews.first(where: { $0.fullName == drawn.name })?.screen else {
      return nil
    }
    let shapers = TextShapers()
    let drawing = try PreviewDrawing(
      preview, scale: scale, inputDigest: config.inputDigest, shapers: shapers
    ).filmstrip(shapers: shapers)
    return try drawing.drawnCase(suite: drawn.suite, name: drawn.name, isEncoded: true)
  }

  private func config(_ file: String) throws -> any PreviewSuite {
    try configs.withLock { configs in
      if let config = configs[file] { return config }
      let config = try ConfigReading.reader.load(revision.path(of: file), options)
      configs[file] = config
      return config
    }
  }
}
