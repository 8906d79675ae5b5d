import CairoRendering
package import CellViews
import Diagnostics
import LayoutGeometry
package import PreviewConfig
package import PreviewRendering
package import TextShaping

extension LoadedConfig {
  /// Draws one of the config's previews, and passes the drawing to `use`.
  ///
  /// The cells that the canvas does not show are checked as well, up to `Preview.unseenCellLimit`.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; nil for the canvas's.
  ///   - keepsViews: Indicates whether the drawing is annotated or compared with a golden, and not
  ///     only written to files.
  ///   - workers: The number of threads that place the elements of a large collection, as for
  ///     `Preview.arranged`.
  /// - Throws: The errors of drawing and of `use`, with their places in the config.
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
  /// - Throws: The errors of drawing, with their places in the config.
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

  /// Returns an error that ended the drawing of a preview, with its place in the config.
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

/// The error that ended the drawing of a config's preview.
package struct DrawingFailure: Error {
  /// The original error.
  package var reason: any Error
  /// The error with its place in the config, if it has one.
  package var placed: any Error
}
