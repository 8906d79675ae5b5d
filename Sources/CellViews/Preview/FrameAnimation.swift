package import TextShaping

/// How a preview moves: its frames, each a view on the same canvas.
public struct FrameAnimation: Sendable {
  /// How many frames there are, from 1 to 600.
  public let frameCount: Int
  /// How long all frames last together, in seconds.
  public let duration: Double
  /// How often the frames are shown; 0 for without end.
  public let repeatCount: Int
  /// The root view of a frame on a canvas, for what is known of the views with an `id` so far.
  package let content: @Sendable (Frame, ComputedValues, PreviewCanvas) throws -> ViewNode

  /// How many frames an animation may have.
  public static let frameLimit = 600

  /// A frame of an animation.
  public struct Frame: Hashable, Sendable {
    /// The frame's number, from 0.
    public let index: Int
    /// How many frames there are.
    public let count: Int

    /// The frame `index` of `count`.
    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }

    /// How far the animation has come: 0 at the first frame, and 1 where it starts again, one frame
    /// after the last.
    public var progress: Double { Double(index) / Double(count) }
  }

  /// An animation, which repeats forever by default.
  ///
  /// - Parameters:
  ///   - frameCount: From 1 to `frameLimit`.
  ///   - duration: In seconds, from 0 to 60.
  ///   - repeatCount: From 0, for without end, to 65,535.
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
  /// A preview that moves; a still of it shows the first frame.
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

  /// The still of a frame; of a preview that does not move, the preview itself.
  public func still(at index: Int) -> Preview {
    guard let animation else { return self }
    let frame = FrameAnimation.Frame(index, of: animation.frameCount)
    var still = self
    still.animation = nil
    still.makeContent = { try animation.content(frame, $0, $1) }
    return still
  }
}
