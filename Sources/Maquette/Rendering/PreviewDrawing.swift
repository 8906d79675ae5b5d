package import CairoRendering
package import CellViews
import DisplayList
import FileAccess
import ImageDecoding
package import LayoutGeometry
import Presentation
package import TextShaping

/// A preview that is ready to be written in any format.
package struct PreviewDrawing: Sendable {
  /// What is drawn.
  package let preview: Preview
  /// What measuring and placing computed.
  package let arrangement: PreviewArrangement
  /// What is drawn, as commands.
  package let drawing: Drawing

  /// Measures, places and lists what a preview shows, with a shaper of the calling thread.
  ///
  /// - Parameter unseenCells: How many cells that the canvas does not show are checked as well, for
  ///   those who tell notices.
  /// - Throws: What the preview's content throws, and what shaping throws.
  package init(_ preview: Preview, shaper: TextShaper, unseenCells: Int = 0) throws {
    self.init(
      preview, arrangement: try preview.arranged(shaper: shaper, unseenCells: unseenCells))
  }

  /// Lists what an arranged preview shows.
  package init(_ preview: Preview, arrangement: PreviewArrangement) {
    self.preview = preview
    self.arrangement = arrangement
    drawing = Drawing(
      Self.picture(of: arrangement, on: preview.canvas), pictures: arrangement.pictures)
  }

  /// What is drawn, in its device if the canvas says so.
  private static func picture(of arrangement: PreviewArrangement, on canvas: Canvas) -> DisplayList
  {
    let picture = arrangement.displayList
    return DeviceFrame(of: canvas, size: picture.size)?.displayList(around: picture) ?? picture
  }

  /// Lists what an arranged preview shows, with redlines over it and their legend below it.
  ///
  /// - Throws: What shaping the labels throws.
  package init(
    _ preview: Preview, arrangement: PreviewArrangement, annotations: [Annotation],
    shaper: TextShaper
  ) throws {
    self.preview = preview
    self.arrangement = arrangement
    let redlines = try RedlineDrawing(
      MeasuredScreen(arrangement, on: preview.canvas, tokens: preview.tokens),
      name: preview.fullName, annotations: annotations, shaper: shaper)
    drawing = Drawing(
      redlines.displayList(
        over: Self.picture(of: arrangement, on: preview.canvas),
        screenOrigin: Self.screenOrigin(of: arrangement, on: preview.canvas)),
      pictures: arrangement.pictures)
  }

  /// Where the screen's top left corner is in the picture, in points: elsewhere than at its corner
  /// if a device is drawn around it.
  package var screenOrigin: Point {
    Self.screenOrigin(of: arrangement, on: preview.canvas)
  }

  private static func screenOrigin(of arrangement: PreviewArrangement, on canvas: Canvas) -> Point {
    DeviceFrame(of: canvas, size: arrangement.size)?.screenOrigin ?? .zero
  }

  /// The bytes of a file in `format`, handed to `write` piece by piece.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; the canvas's unless told otherwise.
  ///   - inputDigest: A digest of the preview's description, for a PNG's text chunks; of what it
  ///     draws unless given.
  ///   - shaper: What shapes the later frames of an animation, on the calling thread.
  ///   - workers: How many threads draw one PNG; the bytes do not depend on it.
  /// - Throws: `RenderingError`, what `write` throws, `StillPreview` for an animation of a preview
  ///   without one, and what arranging the later frames throws.
  package func write(
    as format: OutputFormat, scale: Double? = nil, inputDigest: String? = nil, shaper: TextShaper,
    workers: Int = 1, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    switch format {
    case .png:
      try writePNG(scale: scale, inputDigest: inputDigest, workers: workers, to: write)
    case .apng:
      try AnimationDrawing(self).write(
        scale: scale ?? preview.canvas.scale, inputDigest: inputDigest, shaper: shaper, to: write)
    case .svg:
      try drawing.svg().withUnsafeBytes(write)
    case .svgEditable:
      try drawing.svgEditable(title: preview.fullName).withUnsafeBytes(write)
    case .pdf:
      try drawing.pdf().withUnsafeBytes(write)
    case .list:
      try Array(drawing.displayList.dump.utf8).withUnsafeBytes(write)
    }
  }

  /// The bytes of a PNG, which need no shaper: they can be asked for on any thread, and later.
  ///
  /// The parameters are those of `write(as:scale:inputDigest:shaper:workers:to:)`.
  ///
  /// - Throws: `RenderingError`.
  package func png(
    scale: Double? = nil, inputDigest: String? = nil, workers: Int = 1
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try writePNG(scale: scale, inputDigest: inputDigest, workers: workers) {
      bytes.append(contentsOf: $0)
    }
    return bytes
  }

  /// The digest of the pixels that a PNG of the drawing carries, without making the PNG.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8; the canvas's unless given.
  ///   - workers: How many threads draw; the digest does not depend on it.
  /// - Throws: `RenderingError`.
  package func pixelDigest(scale: Double? = nil, workers: Int = 1) throws -> String {
    try drawing.pixelDigest(scale: scale ?? preview.canvas.scale, workers: workers)
  }

  private func writePNG(
    scale: Double?, inputDigest: String?, workers: Int,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let scale = scale ?? preview.canvas.scale
    var origin = DrawingOrigin()
    origin.add(drawing, describes: inputDigest == nil)
    try drawing.writePNG(
      scale: scale,
      text: try origin.textChunks(name: preview.fullName, scale: scale, inputDigest: inputDigest),
      workers: workers, to: write)
  }
}

extension PreviewDrawing {
  /// Writes a file that appears whole or not at all.
  ///
  /// - Throws: `FileError`, and what `write(as:scale:inputDigest:shaper:workers:to:)` throws.
  func write(
    to path: String, as format: OutputFormat, scale: Double?, shaper: TextShaper
  ) throws {
    let file = try AtomicFile(path: path)
    try write(as: format, scale: scale, shaper: shaper, to: file.write)
    try file.commit()
  }

  /// The bytes of a file in `format`, all at once.
  ///
  /// The parameters are those of `write(as:scale:inputDigest:shaper:workers:to:)`.
  ///
  /// - Throws: What `write(as:scale:inputDigest:shaper:workers:to:)` throws.
  package func bytes(
    as format: OutputFormat, scale: Double? = nil, inputDigest: String? = nil, shaper: TextShaper,
    workers: Int = 1
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(
      as: format, scale: scale, inputDigest: inputDigest, shaper: shaper, workers: workers
    ) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

/// The frames of a preview that moves, drawn into an animated PNG.
private struct AnimationDrawing {
  private let preview: Preview
  private let animation: Animation
  private let first: PreviewDrawing

  /// - Parameter first: The preview's first frame.
  /// - Throws: `StillPreview` if the preview does not move.
  init(_ first: PreviewDrawing) throws {
    preview = first.preview
    self.first = first
    guard let animation = preview.animation else {
      throw StillPreview(name: preview.fullName)
    }
    self.animation = animation
  }

  /// Draws frame by frame; of the frames only the last two are kept.
  ///
  /// - Throws: What the preview's content, shaping, rendering and `write` throw.
  func write(
    scale: Double, inputDigest: String?, shaper: TextShaper,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var file = AnimatedPNG(
      timing: AnimationTiming(
        frameCount: animation.frameCount, duration: animation.duration,
        repeatCount: animation.repeatCount),
      hasAlpha: preview.canvas.isTransparent, scale: scale)
    var origin = DrawingOrigin()
    for index in 0..<animation.frameCount {
      let frame = index == 0 ? first : try drawing(ofFrame: index, shaper: shaper)
      origin.add(frame.drawing, describes: inputDigest == nil)
      try file.add(frame.drawing, to: write)
    }
    try file.finish(
      text: try origin.textChunks(
        name: preview.fullName, scale: scale, inputDigest: inputDigest),
      to: write)
  }

  /// A later frame, on a canvas of the first one's size however high its content is.
  private func drawing(ofFrame index: Int, shaper: TextShaper) throws -> PreviewDrawing {
    var still = preview.still(at: index)
    still.canvas.height = .points(first.arrangement.size.height)
    return try PreviewDrawing(still, shaper: shaper)
  }
}

/// A preview that was to be drawn as an animation and has none.
public struct StillPreview: Error, Hashable, Sendable, CustomStringConvertible {
  /// The preview's name with its variant.
  public var name: String

  /// A preview that does not move.
  public init(name: String) {
    self.name = name
  }

  /// The name and what is missing.
  public var description: String { "'\(name)' has no animation, which apng draws" }
}
