import PlainText
package import TextShaping

/// The animation of a preview: its frames, each a view on the same canvas.
public struct FrameAnimation: Sendable {
  /// The number of frames, from 1 to 600.
  public let frameCount: Int
  /// The duration of all frames together, in seconds.
  public let duration: Double
  /// The number of repetitions; 0 for an endless animation.
  public let repeatCount: Int
  /// Returns the root view of a frame on a canvas, for the values computed so far.
  package let content: @Sendable (Frame, ComputedValues, PreviewCanvas) throws -> ViewNode

  /// The times of the frames in words, as in `72 frames in 6 s, without end`.
  package var times: String {
    let repetitions = repeatCount == 0 ? "without end" : counted(repeatCount, "time")
    return "\(counted(frameCount, "frame")) in \(NumberText.shortest(duration)) s, \(repetitions)"
  }

  /// The greatest number of frames in an animation.
  public static let frameLimit = 600

  /// A frame of an animation.
  public struct Frame: Hashable, Sendable {
    /// The frame's number, from 0.
    public let index: Int
    /// The number of frames.
    public let count: Int

    /// Creates the frame `index` of `count`.
    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }

    /// The progress of the animation: 0 at the first frame, and 1 at its restart, one frame after
    /// the last.
    public var progress: Double { Double(index) / Double(count) }
  }

  /// Creates an animation, which repeats forever by default.
  ///
  /// - Parameters:
  ///   - frameCount: The number of frames, from 1 to `frameLimit`.
  ///   - duration: The duration in seconds, from 0 to 60.
  ///   - repeatCount: The repetitions, from 0, for an endless animation, to 65,535.
  package init(
    frameCount: Int, duration: Double, repeatCount: Int = 0,
    content: @escaping @Sendable (Frame, ComputedValues, PreviewCanvas) throws -> ViewNode
  ) {
    precondition(
      (1...Self.frameLimit).contains(frameCount), "an animation of \(frameCount) frames")
    precondition((0...60).contains(duration), "an animation of \(duration) seconds")
    precondition((0...65_535).contains(repeatCount), "an animation shown \(repeatCount) times")
    self.frameCount = frameCount
    self.duration = duration
    self.repeatCount = repeatCount
    self.content = content
  }
}

extension Preview {
  /// Creates a preview that moves; a still of it shows the first frame.
  package init(
    name: String, variant: String? = nil, canvas: PreviewCanvas, fonts: FontCatalog = FontCatalog(),
    readsComputedValues: Bool = false, animation: FrameAnimation
  ) {
    let first = FrameAnimation.Frame(0, of: animation.frameCount)
    self.init(
      name: name, variant: variant, canvas: canvas, fonts: fonts,
      readsComputedValues: readsComputedValues
    ) { try animation.content(first, $0, $1) }
    self.animation = animation
  }

  /// Returns the still of a frame; for a preview that does not move, the preview itself.
  public func still(at index: Int) -> Preview {
    guard let animation else { return self }
    let frame = FrameAnimation.Frame(index, of: animation.frameCount)
    var still = self
    still.animation = nil
    still.makeContent = { try animation.content(frame, $0, $1) }
    return still
  }
}
