public import CellViews

extension Preview {
  /// A screen that moves: the views that `content` writes for each frame.
  ///
  /// ```swift
  /// let preview = Preview("scroll", canvas: canvas, frames: 72, duration: 6) { frame in
  ///   Collection(banners, layout: carousel) { banner in Text(banner) }
  ///     .contentOffset(x: 2274 + 2274 * frame.progress)
  /// }
  /// try preview.render(to: "Output/scroll.apng")
  /// ```
  ///
  /// A still of it, as in a PNG, shows the first frame.
  ///
  /// - Parameters:
  ///   - frames: How many frames there are, from 1 to `Animation.frameLimit`.
  ///   - duration: How long all frames last together, in seconds, from 0 to 60.
  ///   - repeatCount: How often the frames are shown; 0 for without end.
  public init(
    _ name: String, canvas: Canvas, frames: Int, duration: Double, repeatCount: Int = 0,
    @ViewBuilder content: @escaping @Sendable (Animation.Frame) throws -> [View]
  ) {
    self.init(
      name: name, canvas: canvas,
      animation: Animation(
        frameCount: frames, duration: duration, repeatCount: repeatCount
      ) { frame, _ in try .column(content(frame)) })
  }
}
