import CairoRendering
import CellViews
import Diagnostics
import Maquette
import PreviewConfig

extension LoadedConfig {
  /// An error that ended the drawing of a preview, at the place in the config that it is about.
  ///
  /// - Parameter arrangement: The preview's, if it could be arranged.
  func placed(
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
