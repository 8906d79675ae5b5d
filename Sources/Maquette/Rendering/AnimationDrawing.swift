import CairoRendering
import CellViews
import DisplayList
import ImageDecoding
import PNGEncoding
import TextShaping

/// The frames of a preview that moves, drawn into an animated PNG.
struct AnimationDrawing {
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
