package import PNGEncoding

extension Drawing {
  /// Returns the drawing as a lossless WebP file, of the pixels that its PNG has.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - encoder: libwebp's encoder.
  ///   - cache: The cache of earlier drawings on this thread; nil to begin with an empty one.
  /// - Throws: `RenderingError`: `canvasTooLarge` also for a side with more pixels than WebP
  ///   allows.
  package func webP(
    scale: Double, with encoder: WebPEncoder, cache: PaintCache? = nil
  ) throws -> [UInt8] {
    var frames = AnimationFrames(count: 1, scale: scale, cache: cache)
    return try frames.next(self).webP(canBeLaidOver: false, with: encoder).bytes
  }
}

/// Makes an animated WebP file of drawings, one after another.
///
/// Each frame but the first has only the pixels that differ from the frame before it, as in an
/// animated PNG. The file is kept until it is complete, since it begins with its length.
package struct AnimatedWebP {
  private let timing: AnimationTiming
  private let encoder: WebPEncoder
  private var frames: AnimationFrames
  private var file: WebPAnimation?

  /// Creates an animation without frames yet.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - cache: The cache of earlier drawings on this thread; nil to begin with an empty one.
  package init(
    timing: AnimationTiming, scale: Double, encoder: WebPEncoder, cache: PaintCache? = nil
  ) {
    self.timing = timing
    self.encoder = encoder
    frames = AnimationFrames(count: timing.frameCount, scale: scale, cache: cache)
  }

  /// Adds the next frame, whose canvas has the size of the first one's.
  ///
  /// - Throws: `RenderingError`, as `webP(scale:with:)` does.
  package mutating func add(_ drawing: Drawing) throws {
    let frame = try frames.next(drawing)
    let region = frame.region
    let picture = try frame.webP(canBeLaidOver: true, with: encoder)
    // The first frame is the canvas.
    var file =
      file ?? WebPAnimation(width: region.width, height: region.height, timing: timing)
    self.file = nil
    file.add(
      picture.bytes, x: region.minX, y: region.minY, width: region.width, height: region.height,
      isLaidOver: picture.isLaidOver)
    self.file = file
  }

  /// Returns the whole file, after the last frame.
  package func finish() -> [UInt8] {
    guard let file else { preconditionFailure("no frame of \(timing.frameCount)") }
    return file.file()
  }
}

extension AnimationFrame {
  /// Returns the region as a file of its own.
  fileprivate func webP(
    canBeLaidOver: Bool, with encoder: WebPEncoder
  ) throws -> (bytes: [UInt8], isLaidOver: Bool) {
    try withRows(canBeLaidOver: canBeLaidOver) { rows, isLaidOver in
      guard let bytes = encoder.encode(rows, width: region.width) else {
        let longest = max(region.width, region.height)
        throw longest > WebPEncoder.longestSide
          ? RenderingError.canvasTooLarge(
            pixels: Double(longest), limit: Double(WebPEncoder.longestSide))
          : RenderingError.canvasTooLarge(
            pixels: Double(region.width * region.height), limit: Double(WebPEncoder.mostPixels))
      }
      return (bytes, isLaidOver)
    }
  }
}
