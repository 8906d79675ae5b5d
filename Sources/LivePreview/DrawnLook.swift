import CellViews
package import Diagnostics
package import LayoutGeometry
import PlainText
package import PreviewConfig
package import PreviewRendering
package import TextShaping

/// A look with measured, placed and listed views, which answers all of a page's questions.
package struct DrawnLook: Sendable {
  /// The requested look.
  package let look: Look
  /// The config with the look's settings.
  package let config: LoadedConfig
  /// The picture, with its annotations.
  package let drawing: PreviewDrawing
  /// The digest of everything that decides the picture's pixels.
  package let digest: String
  /// The preview without its annotations.
  package var plain: PreviewDrawing

  /// Draws a look of a config that was read with the look's settings.
  ///
  /// - Parameter unseenCells: The number of invisible cells that are checked as well.
  /// - Throws: `Diagnostics`, with their places in the config.
  package init(
    _ look: Look, of config: LoadedConfig, unseenCells: Int = 0, shapers: TextShapers
  ) throws(Diagnostics) {
    guard
      var preview = config.previews.first(where: { $0.fullName == look.preview.fullName })
    else {
      throw Diagnostics([
        Diagnostic(
          at: nil, "no preview is named '\(excerpt(of: look.preview.fullName))'",
          suggestion: suggestion(
            for: look.preview.fullName, among: config.previews.map(\.fullName)))
      ])
    }
    preview.scrollOffsets = look.offsets
    preview.canvas.isFramed = look.isFramed && preview.canvas.bezel != nil
    var arrangement: PreviewArrangement?
    do {
      let shaper = try shapers.shaper(for: preview.fonts)
      let arranged = try preview.arranged(shaper: shaper, unseenCells: unseenCells)
      arrangement = arranged
      plain = PreviewDrawing(
        preview, arrangement: arranged, scale: look.scale, inputDigest: config.inputDigest)
      drawing =
        look.annotations.isEmpty
        ? plain : try plain.annotated(look.annotations, shapers: shapers)
    } catch {
      throw Self.diagnostics(
        config.placed(error, of: preview, arrangement: arrangement), in: config)
    }
    self.look = look
    self.config = config
    digest = drawing.contentDigest
  }

  /// Creates the same look at another scale, without measuring and placing its views again.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8.
  init(_ drawn: DrawnLook, atScale scale: Double) {
    config = drawn.config
    plain = drawn.plain.drawn(atScale: scale)
    drawing = drawn.drawing.drawn(atScale: scale)
    digest = drawing.contentDigest
    var look = drawn.look
    look.scale = scale
    self.look = look
  }

  /// The size of the picture, in points.
  package var size: Size { drawing.size }

  /// The notices about the config and about this preview.
  package var diagnostics: [Diagnostic] {
    config.warnings
      + config.diagnostics(for: [(plain.preview, plain.notices)])
  }

  /// Returns the picture's bytes, as a PNG.
  ///
  /// - Parameter tools: The tools of this thread, with the caches of its earlier drawings.
  /// - Throws: `Diagnostics`.
  package func png(_ tools: DrawingTools = DrawingTools()) throws(Diagnostics) -> [UInt8] {
    do {
      return try drawing.png(cache: tools.cache)
    } catch {
      throw Self.diagnostics(
        config.placed(error, of: plain.preview, arrangement: plain.arrangement), in: config)
    }
  }

  private static func diagnostics(_ error: any Error, in config: LoadedConfig) -> Diagnostics {
    switch error {
    case let error as Diagnostics: error
    case let error as Diagnostic: Diagnostics([error])
    default: Diagnostics([Diagnostic(at: nil, "\(error)")])
    }
  }
}
