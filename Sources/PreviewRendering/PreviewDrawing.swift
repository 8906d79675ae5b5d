package import CairoRendering
package import CellViews
import DisplayList
package import Goldens
import ImageDecoding
package import LayoutGeometry
import PNGEncoding
import PlainText
import Presentation
package import TextShaping

/// A preview that is ready to be written in any format: measured, placed and listed.
///
/// Whoever draws a preview makes one of these, whether the preview comes from a config or from
/// Swift, and whether it becomes a file, a golden or a page of a review.
package struct PreviewDrawing: Sendable {
  /// What is drawn.
  package let preview: Preview
  /// What measuring and placing computed.
  package let arrangement: PreviewArrangement
  /// What is drawn, as commands.
  package let drawing: Drawing
  /// Device pixels a point of a PNG.
  package private(set) var scale: Double
  /// A digest of the preview's description, for a PNG's text chunks; nil for one of what it draws.
  package var inputDigest: String?

  /// Measures, places and lists what a preview shows, on the calling thread.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; nil for the canvas's.
  ///   - inputDigest: A digest of the preview's description, for a PNG's text chunks; nil for one of
  ///     what it draws.
  ///   - unseenCells: How many cells that the canvas does not show are checked as well, for those
  ///     who report notices.
  ///   - keepsViews: Whether the drawing is annotated or compared with a golden, and not only
  ///     written to files.
  ///   - workers: How many threads place the elements of a large collection, as for `Preview.arranged`.
  /// - Throws: What the preview's content throws, and what shaping throws.
  package init(
    _ preview: Preview, scale: Double? = nil, inputDigest: String? = nil, unseenCells: Int = 0,
    keepsViews: Bool = true, workers: Int = 1, shapers: TextShapers
  ) throws {
    let shaper = try shapers.shaper(for: preview.fonts)
    self.init(
      preview,
      arrangement: try preview.arranged(
        shaper: shaper, unseenCells: unseenCells, keepsViews: keepsViews, workers: workers),
      scale: scale, inputDigest: inputDigest)
  }

  /// Lists what an arranged preview shows.
  package init(
    _ preview: Preview, arrangement: PreviewArrangement, scale: Double? = nil,
    inputDigest: String? = nil
  ) {
    self.init(
      preview, arrangement, Self.picture(of: arrangement, on: preview.canvas), scale: scale,
      inputDigest: inputDigest)
  }

  private init(
    _ preview: Preview, _ arrangement: PreviewArrangement, _ picture: DisplayList, scale: Double?,
    inputDigest: String?
  ) {
    if let scale { precondition((0.25...8).contains(scale), "a scale of \(scale)") }
    self.preview = preview
    self.arrangement = arrangement
    drawing = Drawing(picture, pictures: arrangement.pictures)
    self.scale = scale ?? preview.canvas.scale
    self.inputDigest = inputDigest
  }

  /// The same with redlines over it and their legend below it; of a preview that moves, the first
  /// frame.
  ///
  /// - Throws: What shaping the labels throws.
  package func annotated(
    _ annotations: [Annotation], shapers: TextShapers
  ) throws -> PreviewDrawing {
    let redlines = try RedlineDrawing(
      MeasuredScreen(arrangement, on: preview.canvas, tokens: preview.tokens),
      name: preview.fullName, annotations: annotations,
      shaper: shapers.shaper(for: preview.fonts))
    let picture = redlines.displayList(
      over: Self.picture(of: arrangement, on: preview.canvas), screenOrigin: screenOrigin)
    // Frames of an animation pass too soon to be measured: this is the first one.
    var still = preview
    still.animation = nil
    return PreviewDrawing(still, arrangement, picture, scale: scale, inputDigest: inputDigest)
  }

  /// The same drawing, for a PNG at another scale.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8.
  package func drawn(atScale scale: Double) -> PreviewDrawing {
    precondition((0.25...8).contains(scale), "a scale of \(scale)")
    var other = self
    other.scale = scale
    return other
  }

  /// What is drawn, in its device if the canvas is framed.
  private static func picture(of arrangement: PreviewArrangement, on canvas: PreviewCanvas)
    -> DisplayList
  {
    picture(arrangement.displayList, on: canvas)
  }

  /// A screen in its device if the canvas is framed.
  static func picture(_ screen: DisplayList, on canvas: PreviewCanvas) -> DisplayList {
    DeviceFrame(of: canvas, size: screen.size)?.displayList(around: screen) ?? screen
  }

  /// Where the screen's top left corner is in the picture, in points: elsewhere than at its corner
  /// if a device is drawn around it.
  package var screenOrigin: Point {
    DeviceFrame(of: preview.canvas, size: arrangement.size)?.screenOrigin ?? .zero
  }

  /// The size of the picture, in points.
  package var size: Size { drawing.displayList.size }

  /// A digest of all that decides the picture's pixels, which is known before they are drawn.
  package var contentDigest: String { drawing.contentDigest(scale: scale) }

  /// The bytes of a PNG, which need no shaper: they can be asked for on any thread, and later.
  ///
  /// - Parameters:
  ///   - workers: How many threads draw; the bytes do not depend on it.
  ///   - cache: What earlier drawings on this thread left; used only by a single worker.
  ///   - painted: The drawing as it was painted; nil to paint it.
  /// - Throws: `RenderingError`.
  package func png(
    workers: Int = 1, cache: PaintCache? = nil, painted: PaintedDrawing? = nil
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try writePNG(workers: workers, cache: cache, painted: painted) {
      bytes.append(contentsOf: $0)
    }
    return bytes
  }

  /// The drawing as a case that is compared with its golden.
  ///
  /// - Parameters:
  ///   - isEncoded: True if the picture is looked at whatever the digest of its pixels is; else it
  ///     is encoded when it is asked for.
  ///   - workers: How many threads draw.
  ///   - cache: What earlier drawings on this thread left; used only by a single worker.
  /// - Throws: `RenderingError`.
  package func drawnCase(
    suite: String, name: String, isEncoded: Bool = false, workers: Int = 1,
    cache: PaintCache? = nil
  ) throws -> DrawnCase {
    guard !isEncoded else {
      return DrawnCase(
        suite: suite, name: name, png: try png(workers: workers, cache: cache),
        layout: layoutSnapshot, scale: scale)
    }
    let painted = try drawing.painted(scale: scale, workers: workers, cache: cache)
    return DrawnCase(
      suite: suite, name: name, pixelDigest: painted.digest,
      png: { try png(workers: workers, painted: painted) },
      pixels: { try painted.straightPixels() }, layout: layoutSnapshot, scale: scale)
  }

  func writePNG(
    workers: Int, cache: PaintCache? = nil, painted: PaintedDrawing? = nil,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var origin = DrawingOrigin()
    origin.add(drawing, describes: inputDigest == nil)
    try drawing.writePNG(
      scale: scale,
      text: try origin.textChunks(name: preview.fullName, scale: scale, inputDigest: inputDigest),
      workers: workers, cache: cache, painted: painted, to: write)
  }

  /// Draws all frames into an animated PNG; of the frames only the last two are kept.
  ///
  /// - Throws: `StillPreview` for a preview without an animation; what the preview's content,
  ///   shaping, rendering and `write` throw.
  func writeAnimation(
    tools: DrawingTools, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard let animation = preview.animation else {
      throw StillPreview(name: preview.fullName)
    }
    var file = AnimatedPNG(
      timing: AnimationTiming(animation), hasAlpha: preview.canvas.isTransparent, scale: scale,
      cache: tools.cache)
    var origin = DrawingOrigin()
    try forEachFrame(of: animation, shapers: tools.shapers) { drawing in
      origin.add(drawing, describes: inputDigest == nil)
      try file.add(drawing, to: write)
    }
    try file.finish(
      text: try origin.textChunks(name: preview.fullName, scale: scale, inputDigest: inputDigest),
      to: write)
  }

  /// The preview as a lossless WebP file: with all frames if it moves.
  ///
  /// - Throws: `MissingWebP` where libwebp is not installed; what the preview's content, shaping and
  ///   rendering throw.
  func webP(tools: DrawingTools) throws -> [UInt8] {
    let encoder = try WebPEncoder.loaded()
    guard let animation = preview.animation else {
      return try drawing.webP(scale: scale, with: encoder, cache: tools.cache)
    }
    var file = AnimatedWebP(
      timing: AnimationTiming(animation), scale: scale, encoder: encoder, cache: tools.cache)
    try forEachFrame(of: animation, shapers: tools.shapers) { try file.add($0) }
    return file.finish()
  }

  /// Calls `body` with the drawing of each frame, in order.
  private func forEachFrame(
    of animation: FrameAnimation, shapers: TextShapers, _ body: (Drawing) throws -> Void
  ) throws {
    for index in 0..<animation.frameCount {
      let frame = index == 0 ? self : try laterFrame(index, shapers: shapers)
      try body(frame.drawing)
    }
  }

  /// A later frame, on a canvas of the first one's size however high its content is.
  private func laterFrame(_ index: Int, shapers: TextShapers) throws -> PreviewDrawing {
    var still = preview.still(at: index)
    still.canvas.height = .points(arrangement.size.height)
    return try PreviewDrawing(still, keepsViews: false, shapers: shapers)
  }
}

extension Preview {
  /// The preview without the device around it: what goldens keep.
  ///
  /// A frame is decoration. With it, pixels would no longer be where layout has put them, and each
  /// new drawing of a device would change every golden.
  package var screen: Preview {
    var screen = self
    screen.canvas.isFramed = false
    return screen
  }
}

extension Drawing {
  /// A digest of all that decides the pixels of a picture at `scale` device pixels a point.
  func contentDigest(scale: Double) -> String {
    let parts =
      [displayList.dump, NumberText.shortest(scale)] + pictures.keys.map(\.rawValue).sorted()
    return sha256(Array(parts.joined(separator: "\n").utf8))
  }
}

extension AnimationTiming {
  fileprivate init(_ animation: FrameAnimation) {
    self.init(
      frameCount: animation.frameCount, duration: animation.duration,
      repeatCount: animation.repeatCount)
  }
}
