package import CellViews
import ImageDecoding
package import LayoutSnapshots
import PlainText
package import PreviewRendering
import Reports

/// The base of a review: pictures of an earlier review, or earlier configs.
package enum ReviewBase: Sendable {
  /// Pictures and layouts in an earlier review's folder, by their previews' full names.
  case folder(String, names: Set<String>)
  /// Earlier previews, by their full names, which are drawn on request: their pictures are read
  /// from its files then.
  ///
  /// The base keeps the owner of those files.
  case previews([String: EarlierPreview], owner: any AnyObject & Sendable)

  /// A preview of an earlier config.
  package struct EarlierPreview: Sendable {
    var config: any PreviewSuite
    var preview: Preview

    /// Creates a preview of a config.
    package init(config: any PreviewSuite, preview: Preview) {
      self.config = config
      self.preview = preview
    }
  }

  /// A preview in its earlier state.
  package struct Earlier {
    /// The picture as a PNG file.
    package var png: [UInt8]
    /// Its layout; nil if it is not known.
    package var layout: LayoutSnapshot?
    /// The parts that can be pointed at; nil for those in the layout's text.
    var parts: JSONValue?
    /// The place of the canvas in the picture; nil to derive it from the picture.
    private var drawnPlace: CanvasPlace?

    /// Creates a preview as it was.
    package init(png: [UInt8], layout: LayoutSnapshot?) {
      self.png = png
      self.layout = layout
    }

    /// Draws a preview of an earlier config.
    ///
    /// - Throws: The errors of drawing.
    fileprivate init(
      _ drawing: PreviewDrawing, of config: any PreviewSuite, _ tools: DrawingTools
    ) throws {
      self.init(
        png: try drawing.png(cache: tools.cache), layout: drawing.layoutSnapshot)
      parts = drawing.reviewParts(in: config)
      drawnPlace = CanvasPlace(scale: drawing.scale, origin: drawing.screenOrigin)
    }

    /// The place of the canvas in the picture; nil if the picture shows something around it, or its
    /// layout is not known.
    var place: CanvasPlace? {
      if let drawnPlace { return drawnPlace }
      guard let canvas = layout?.canvasSize, let size = PNGDecoder.size(of: png) else { return nil }
      return CanvasPlace(width: size.width, height: size.height, canvas: canvas)
    }
  }

  /// Creates the base of an earlier review's pictures; nil for a folder that is not a review.
  package init?(folder: String) {
    guard ReviewFolder.isReview(folder) else { return nil }
    self = .folder(folder, names: Set(ReviewFolder.screenNames(in: folder)))
  }

  /// The full names of the earlier previews, in alphabetical order.
  var names: [String] {
    switch self {
    case .folder(_, let names): names.sorted()
    case .previews(let previews, _): previews.keys.sorted()
    }
  }

  /// Returns a preview in its earlier state; nil if none had that name.
  ///
  /// - Throws: `FileError`, and the errors of drawing the earlier preview.
  func screen(_ name: String, scale: Double?, tools: DrawingTools) throws -> Earlier? {
    switch self {
    case .folder(let folder, let names):
      guard names.contains(name) else { return nil }
      return try ReviewFolder.earlier(name, in: folder)
    case .previews(let previews, _):
      guard let earlier = previews[name] else { return nil }
      let drawing = try PreviewDrawing(
        earlier.preview, scale: scale, inputDigest: earlier.config.inputDigest,
        shapers: tools.shapers
      ).filmstrip(shapers: tools.shapers)
      return try Earlier(drawing, of: earlier.config, tools)
    }
  }
}
