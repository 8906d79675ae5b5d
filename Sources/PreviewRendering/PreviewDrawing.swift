package import CairoRendering
package import CellViews
import DisplayList
package import Goldens
package import LayoutEdits
package import LayoutGeometry
import PNGEncoding
import PlainText
import Presentation
package import TextShaping

/// A preview that is ready to be written in any format: measured, placed and listed.
///
/// Every drawing of a preview is one of these: of previews from configs and from Swift, for files,
/// goldens and pages of reviews.
package struct PreviewDrawing: Sendable {
  /// The drawn preview.
  package let preview: Preview
  /// The results of measuring and placing.
  package let arrangement: PreviewArrangement
  /// The drawing commands.
  package let drawing: Drawing
  /// Device pixels a point of a PNG.
  package private(set) var scale: Double
  /// The digest of the preview's description, for a PNG's text chunks; nil for the digest of the
  /// drawing's content.
  package var inputDigest: String?
  /// The place of each frame in the picture, if it has all frames of a preview that moves; nil for one picture.
  package let strip: Filmstrip?
  /// The drawings of the frames in the strip; empty without one.
  let frames: [PreviewDrawing]
  /// Indicates whether the views show nothing on the canvas's background.
  private let isBlank: Bool

  /// The notices of measuring, placing and drawing, those of a strip's frames once each.
  package var notices: [Notice] {
    let isUnmeant = isBlank && !preview.isEmpty && (strip != nil || preview.animation == nil)
    var notices = arrangement.notices
    for frame in frames.dropFirst() {
      notices += frame.arrangement.notices.filter { !notices.contains($0) }
    }
    return notices + (isUnmeant ? [Notice(.blank)] : [])
  }

  /// Returns the notices of a drawing that is written: a preview that moves is blank if no frame shows anything.
  ///
  /// - Throws: The errors of arranging the later frames, for a first one that shows nothing.
  /// - Complexity: O(*frames*) up to the first that shows something.
  package func allNotices(shapers: TextShapers) throws -> [Notice] {
    guard isBlank, strip == nil, !preview.isEmpty, let animation = preview.animation else {
      return notices
    }
    for index in 1..<max(1, animation.frameCount) {
      guard try laterFrame(index, shapers: shapers).isBlank else { return notices }
    }
    return notices + [Notice(.blank)]
  }

  /// Measures, places and lists the content of a preview, on the calling thread.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; nil for the canvas's.
  ///   - inputDigest: A digest of the preview's description, for a PNG's text chunks; nil for the
  ///     digest of the drawing's content.
  ///   - unseenCells: The number of cells outside the canvas that are checked as well, for callers
  ///     that report notices.
  ///   - keepsViews: Indicates whether the drawing is annotated or compared with a golden, and not
  ///     only written to files.
  ///   - workers: The number of threads that place the elements of a large collection, as for
  ///     `Preview.arranged`.
  /// - Throws: The errors of the preview's content and of shaping.
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

  /// Lists the content of an arranged preview.
  package init(
    _ preview: Preview, arrangement: PreviewArrangement, scale: Double? = nil,
    inputDigest: String? = nil
  ) {
    let drawn = arrangement.drawn
    self.init(
      preview, arrangement, Self.picture(drawn.list, on: preview.canvas),
      isBlank: drawn.visibility == .hidden
        || drawn.visibility == .uncertain && Self.isBlank(drawn.screen, of: arrangement),
      scale: scale, inputDigest: inputDigest)
  }

  /// Returns whether a screen's pixels are those of its background; false for one that is too large to be painted only
  /// for that.
  private static func isBlank(_ screen: DisplayList, of arrangement: PreviewArrangement) -> Bool {
    guard screen.size.width * screen.size.height <= Double(4 << 20) else { return false }
    func pixels(of screen: DisplayList) -> String? {
      // A screen that cannot be painted fails where its picture is asked for.
      try? Drawing(screen, pictures: arrangement.pictures).painted(scale: 1).digest
    }
    let background = DisplayList(
      size: screen.size,
      commands: Array(screen.commands.prefix(arrangement.groundCount(of: screen))))
    return pixels(of: background).map { $0 == pixels(of: screen) } ?? false
  }

  private init(
    _ preview: Preview, _ arrangement: PreviewArrangement, _ picture: DisplayList, isBlank: Bool,
    scale: Double?, inputDigest: String?
  ) {
    if let scale { precondition((0.25...8).contains(scale), "a scale of \(scale)") }
    self.preview = preview
    self.arrangement = arrangement
    drawing = Drawing(picture, pictures: arrangement.pictures)
    self.scale = scale ?? preview.canvas.scale
    self.inputDigest = inputDigest
    self.isBlank = isBlank
    strip = nil
    frames = []
  }

  /// Creates the drawing of a strip of frames, at least one, from its picture.
  init(_ frames: [PreviewDrawing], _ strip: Filmstrip, _ drawing: Drawing, scale: Double) {
    preview = frames[0].preview
    arrangement = frames[0].arrangement
    inputDigest = frames[0].inputDigest
    isBlank = frames.allSatisfy(\.isBlank)
    self.drawing = drawing
    self.scale = scale
    self.strip = strip
    self.frames = frames
  }

  /// Returns the drawing with redlines over it and their legend below it; the first frame of a
  /// moving preview.
  ///
  /// - Throws: The errors of shaping the labels.
  package func annotated(
    _ annotations: [Annotation], shapers: TextShapers
  ) throws -> PreviewDrawing {
    let redlines = try RedlineDrawing(
      MeasuredScreen(arrangement, on: preview.canvas, tokens: preview.tokens),
      name: preview.fullName, annotations: annotations,
      shaper: shapers.shaper(for: preview.fonts))
    let picture = redlines.displayList(
      over: Self.picture(arrangement.displayList, on: preview.canvas), screenOrigin: screenOrigin)
    // Frames of an animation pass too quickly to be measured: this is the first one.
    var still = preview
    still.animation = nil
    return PreviewDrawing(
      still, arrangement, picture, isBlank: isBlank, scale: scale, inputDigest: inputDigest)
  }

  /// Returns the same drawing, for a PNG at another scale.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8.
  package func drawn(atScale scale: Double) -> PreviewDrawing {
    precondition((0.25...8).contains(scale), "a scale of \(scale)")
    var other = self
    other.scale = scale
    return other
  }

  /// Returns a screen in its device if the canvas is framed.
  static func picture(_ screen: DisplayList, on canvas: PreviewCanvas) -> DisplayList {
    DeviceFrame(of: canvas, size: screen.size)?.displayList(around: screen) ?? screen
  }

  /// The place of the screen's top left corner in the picture, in points: not the picture's own
  /// corner if a device is drawn around it.
  package var screenOrigin: Point {
    DeviceFrame(of: preview.canvas, size: arrangement.size)?.screenOrigin ?? .zero
  }

  /// The size of the picture, in points.
  package var size: Size { drawing.displayList.size }

  /// The digest of everything that decides the picture's pixels, available before they are drawn.
  package var contentDigest: String { drawing.contentDigest(scale: scale) }

  /// Returns the bytes of a PNG; needs no shaper, so it can be called on any thread, and later.
  ///
  /// - Parameters:
  ///   - workers: The number of threads that draw; the bytes do not depend on it.
  ///   - cache: The cache of earlier drawings on this thread; used only by a single worker.
  ///   - painted: The painted drawing; nil to paint it.
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

  /// The views of the preview, for a proof that sentences explain a change; nil for a strip of several frames.
  package var live: LiveScreen? { strip == nil ? LiveScreen(preview) : nil }

  /// Returns the drawing as a case for comparison with its golden.
  ///
  /// - Parameters:
  ///   - isEncoded: Indicates whether the picture is encoded whatever its pixels' digest is; else
  ///     only on request.
  ///   - workers: The number of threads that draw.
  ///   - cache: The cache of earlier drawings on this thread; used only by a single worker.
  /// - Throws: `RenderingError`.
  package func drawnCase(
    suite: String, name: String, isEncoded: Bool = false, workers: Int = 1,
    cache: PaintCache? = nil
  ) throws -> DrawnCase {
    var drawn: DrawnCase
    if isEncoded {
      drawn = DrawnCase(
        suite: suite, name: name, png: try png(workers: workers, cache: cache),
        layout: layoutSnapshot, scale: scale)
    } else {
      let painted = try drawing.painted(scale: scale, workers: workers, cache: cache)
      drawn = DrawnCase(
        suite: suite, name: name, pixelDigest: painted.digest,
        png: { try png(workers: workers, painted: painted) },
        pixels: { try painted.straightPixels() }, layout: layoutSnapshot, scale: scale)
    }
    drawn.live = live
    drawn.strip = strip
    drawn.isBlank = notices.last?.finding == .blank
    return drawn
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

  /// Draws all frames into an animated PNG; keeps only the last two frames in memory.
  ///
  /// - Throws: `StillPreview` for a preview without an animation; the errors of the preview's
  ///   content, shaping, rendering and `write`.
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

  /// Returns the preview as a lossless WebP file: with all frames if it moves.
  ///
  /// - Throws: `MissingWebP` if libwebp is not installed; the errors of the preview's content,
  ///   shaping and rendering.
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

  /// Returns a later frame, on a canvas of the first one's size regardless of its content's height.
  func laterFrame(_ index: Int, shapers: TextShapers) throws -> PreviewDrawing {
    var still = preview.still(at: index)
    still.canvas.height = .points(arrangement.size.height)
    return try PreviewDrawing(still, keepsViews: false, shapers: shapers)
  }
}

extension Preview {
  /// The preview without the device around it, as in goldens.
  ///
  /// A frame is decoration. With it, pixels would not be where layout put them, and each new
  /// drawing of a device would change every golden.
  package var screen: Preview {
    var screen = self
    screen.canvas.isFramed = false
    return screen
  }
}

extension Drawing {
  /// Returns a digest of everything that decides the pixels of a picture at `scale` device pixels a
  /// point.
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
