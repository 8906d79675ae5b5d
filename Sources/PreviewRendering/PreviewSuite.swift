import CairoRendering
package import CellViews
package import Diagnostics
import LayoutGeometry
package import TextShaping

/// Previews that come from one place: a config file, or the sources of a module.
package protocol PreviewSuite: PreviewSource, Sendable {
  /// The config as the user named it, `-` for standard input; or the folder of the module's sources.
  var file: String { get }
  /// The previews in the source's order, each with its variants in the order of their lists.
  var previews: [Preview] { get }
  /// The valid but surely unintended parts, in the order of the places.
  var warnings: [Diagnostic] { get }
  /// The texts that diagnostics quote, by the file's name as the user gave it.
  var sources: [String: SourceLines] { get }
  /// The SHA-256 of everything that the previews are made from, in hexadecimal; nil if it is not known.
  var inputDigest: String? { get }
  /// The SHA-256 of the files that the previews are made from, by their paths.
  var inputDigests: [String: String] { get }

  /// Returns the warnings for the notices of measuring, placing and shaping, in the order of
  /// drawing.
  ///
  /// - Parameter noticed: Variants of one preview, with the notices of their arrangements.
  func diagnostics(for noticed: [(preview: Preview, notices: [Notice])]) -> [Diagnostic]
  /// Returns the place of the view that prevents a preview's layout.
  func place(of error: ViewError, in preview: Preview) -> SourceRange?
  /// Returns the place of a picture, by the mark of a view that shows it.
  func picturePlace(of mark: ViewMark?, in preview: Preview) -> SourceRange?
  /// Returns the place that sets the size of a preview's canvas.
  func canvasPlace(of preview: Preview) -> SourceRange?
}

extension PreviewSuite {
  /// Draws one of the previews, and passes the drawing to `use`.
  ///
  /// The cells that the canvas does not show are checked as well, up to `Preview.unseenCellLimit`.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; nil for the canvas's.
  ///   - keepsViews: Indicates whether the drawing is annotated or compared with a golden, and not
  ///     only written to files.
  ///   - workers: The number of threads that place the elements of a large collection, as for
  ///     `Preview.arranged`.
  /// - Throws: The errors of drawing and of `use`, with their places in the source.
  package func draw<Answer>(
    _ preview: Preview, scale: Double?, keepsViews: Bool = true, workers: Int = 1,
    shapers: TextShapers,
    _ use: (PreviewDrawing) throws -> Answer
  ) throws(DrawingFailure) -> Answer {
    var arrangement: PreviewArrangement?
    do {
      let drawing = try PreviewDrawing(
        preview, scale: scale, inputDigest: inputDigest, unseenCells: Preview.unseenCellLimit,
        keepsViews: keepsViews, workers: workers, shapers: shapers)
      arrangement = drawing.arrangement
      return try use(drawing)
    } catch {
      throw DrawingFailure(
        reason: error, placed: placed(error, of: preview, arrangement: arrangement))
    }
  }

  /// Checks what drawing an arranged preview would refuse and needs no drawing to be known: the size
  /// of its picture, and the later frames of an animation.
  ///
  /// - Throws: The errors of drawing, with their places in the source.
  package func check(
    _ preview: Preview, _ arrangement: PreviewArrangement, shapers: TextShapers
  ) throws {
    do {
      try RasterPlan.check(arrangement.size, scale: preview.canvas.scale)
      for index in 1..<max(preview.animation?.frameCount ?? 1, 1) {
        var still = preview.still(at: index)
        still.canvas.height = .points(arrangement.size.height)
        _ = try still.arranged(shaper: shapers.shaper(for: preview.fonts))
      }
    } catch {
      throw placed(error, of: preview, arrangement: arrangement)
    }
  }

  /// Returns an error that ended the drawing of a preview, with its place in the source.
  ///
  /// - Parameter arrangement: The preview's arrangement, if it has one.
  package func placed(
    _ error: any Error, of preview: Preview, arrangement: PreviewArrangement?
  ) -> any Error {
    let place: SourceRange?
    switch error {
    case let error as ViewError: place = self.place(of: error, in: preview)
    case RenderingError.canvasTooLarge: place = canvasPlace(of: preview)
    case RenderingError.picture(let id, _):
      place = picturePlace(of: arrangement?.pictureMarks[id], in: preview)
    default: return error
    }
    return Diagnostic(at: place, "\(error) in '\(preview.fullName)'")
  }
}

/// The error that ended the drawing of a preview.
package struct DrawingFailure: Error {
  /// The original error.
  package var reason: any Error
  /// The error with its place in the source, if it has one.
  package var placed: any Error
}
