package import PNGEncoding

/// Makes an animated PNG of drawings, one after another.
///
/// Of each frame except the first, only the rectangle that differs from the frame before it is
/// written, and of that, if it makes the file smaller, only the pixels that differ. The bytes
/// depend on the drawings, the scale, the timing and the texts alone; three frames are kept at a
/// time.
package struct AnimatedPNG {
  private let timing: AnimationTiming
  private let scale: Double
  private let hasAlpha: Bool
  private var frames: AnimationFrames
  /// The first frame, until the second one determines whether the file has alpha.
  private var first: AnimationFrame?
  private var encoder: AnimationEncoder?

  /// Creates an animation without frames yet.
  ///
  /// - Parameters:
  ///   - hasAlpha: Whether a pixel of any frame may be transparent.
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - cache: The cache of earlier drawings on this thread; nil to begin with an empty one.
  package init(
    timing: AnimationTiming, hasAlpha: Bool, scale: Double, cache: PaintCache? = nil
  ) {
    self.timing = timing
    self.scale = scale
    self.hasAlpha = hasAlpha
    frames = AnimationFrames(count: timing.frameCount, scale: scale, cache: cache)
  }

  /// Adds the next frame, whose canvas has the size of the first one's.
  ///
  /// - Throws: `RenderingError`, and the errors of `write`.
  package mutating func add(
    _ drawing: Drawing, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let frame = try frames.next(drawing)
    if encoder == nil, first == nil, timing.frameCount > 1 {
      first = frame
      return
    }
    if encoder == nil {
      let hasAlpha = hasAlpha || first.map { holesPay(from: $0, to: frame) } == true
      try start(with: first ?? frame, hasAlpha: hasAlpha, to: write)
      guard first != nil else { return }
      first = nil
    }
    try encode(frame, to: write)
  }

  /// Ends the file with texts that record its origin, which is known only after the last frame.
  ///
  /// - Throws: The errors of `write`.
  package func finish(
    text: [(keyword: String, text: String)],
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard let encoder else { preconditionFailure("no frame of \(timing.frameCount)") }
    try encoder.end(text: text.map { PNGText(keyword: $0.keyword, text: $0.text) })
      .withUnsafeBytes(write)
  }

  /// Returns whether the file is smaller with a fourth byte in each pixel, so that later frames
  /// have holes where nothing changes, assuming that they resemble the second one.
  ///
  /// Holes are shorter than photos that do not change, and longer than a background that does not.
  private func holesPay(from first: AnimationFrame, to second: AnimationFrame) -> Bool {
    guard second.hasHoles else { return false }
    func byteCount(hasAlpha: Bool) -> Int {
      let counts = [first, second].map { frame in
        frame.withRows(canBeLaidOver: hasAlpha) { rows, _ in
          AnimationEncoder.byteCount(of: rows, width: frame.region.width, hasAlpha: hasAlpha)
        }
      }
      return counts[0] + counts[1] * (timing.frameCount - 1)
    }
    return byteCount(hasAlpha: true) < byteCount(hasAlpha: false)
  }

  /// Writes the file up to the end of its first frame.
  private mutating func start(
    with frame: AnimationFrame, hasAlpha: Bool, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let encoder = AnimationEncoder(timing: timing, hasAlpha: hasAlpha)
    try encoder.start(width: frame.region.width, height: frame.region.height, scale: scale)
      .withUnsafeBytes(write)
    self.encoder = encoder
    try encode(frame, to: write)
  }

  private mutating func encode(
    _ frame: AnimationFrame, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let region = frame.region
    try frame.withRows(canBeLaidOver: encoder?.hasAlpha == true) { rows, isLaidOver in
      try encoder?.add(
        rows, x: region.minX, y: region.minY, width: region.width, isLaidOver: isLaidOver,
        to: write)
    }
  }
}
