package import CellViews
import ImageDecoding
package import LayoutSnapshots
import PlainText
package import PreviewConfig
import PreviewRendering
import Reports

/// What a review compares with: pictures of an earlier review, or configs as they were.
package enum ReviewBase: Sendable {
  /// Pictures and layouts in an earlier review's folder, by their previews' full names.
  case folder(String, names: Set<String>)
  /// Previews as they were, by their full names, drawn when they are asked for: their pictures are
  /// read from its files then.
  ///
  /// The base keeps the owner of those files.
  case previews([String: EarlierPreview], owner: any AnyObject & Sendable)

  /// A preview of an earlier config.
  package struct EarlierPreview: Sendable {
    var config: LoadedConfig
    var preview: Preview

    /// A preview of a config.
    package init(config: LoadedConfig, preview: Preview) {
      self.config = config
      self.preview = preview
    }
  }

  /// A preview as it was.
  package struct Earlier {
    /// The picture as a PNG file.
    package var png: [UInt8]
    /// Its layout; nil if that is not known.
    package var layout: LayoutSnapshot?
    /// What can be pointed at; nil for what the layout's text has of it.
    var parts: JSONValue?
    /// Where the picture shows the canvas; nil for what can be seen of that.
    private var drawnPlace: CanvasPlace?

    /// A preview as it was.
    package init(png: [UInt8], layout: LayoutSnapshot?) {
      self.png = png
      self.layout = layout
    }

    /// What is drawn of a preview of an earlier config.
    ///
    /// - Throws: What drawing throws.
    fileprivate init(
      _ drawing: PreviewDrawing, of config: LoadedConfig, _ tools: DrawingTools
    ) throws {
      self.init(
        png: try drawing.png(cache: tools.cache), layout: drawing.layoutSnapshot)
      parts = drawing.reviewParts(in: config)
      drawnPlace = CanvasPlace(scale: drawing.scale, origin: drawing.screenOrigin)
    }

    /// Where the picture shows the canvas; nil if it shows something around it, and in a picture of which
    /// no layout is known.
    var place: CanvasPlace? {
      if let drawnPlace { return drawnPlace }
      guard let canvas = layout?.canvasSize, let size = PNGDecoder.size(of: png) else { return nil }
      return CanvasPlace(width: size.width, height: size.height, canvas: canvas)
    }
  }

  /// The pictures of an earlier review; nil for a folder that no review wrote.
  package init?(folder: String) {
    guard ReviewFolder.isReview(folder) else { return nil }
    self = .folder(folder, names: Set(ReviewFolder.screenNames(in: folder)))
  }

  /// The full names of the previews that there were, in alphabetical order.
  var names: [String] {
    switch self {
    case .folder(_, let names): names.sorted()
    case .previews(let previews, _): previews.keys.sorted()
    }
  }

  /// A preview as it was; nil if there was none of that name.
  ///
  /// - Throws: `FileError`, and what drawing the earlier preview throws.
  func screen(_ name: String, scale: Double?, tools: DrawingTools) throws -> Earlier? {
    switch self {
    case .folder(let folder, let names):
      guard names.contains(name) else { return nil }
      return try ReviewFolder.earlier(name, in: folder)
    case .previews(let previews, _):
      guard let earlier = previews[name] else { return nil }
      let drawing = try PreviewDrawing(
        earlier.preview, scale: scale, inputDigest: earlier.config.inputDigest,
        shapers: tools.shapers)
      return try Earlier(drawing, of: earlier.config, tools)
    }
  }
}
