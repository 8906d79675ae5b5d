import CellViews

/// What a config says of how a preview moves.
struct AnimationSpec: Sendable {
  var frameCount: Int
  var duration: Double
  var repeatCount: Int
}

extension ValueType<AnimationSpec> {
  /// The frames of a preview that moves.
  static let animation = ValueType.record(
    "animation",
    "Frames, each the preview with other values of `animation` in its expressions: "
      + "`animation.frame` counts from 0, `animation.frames` is how many there are, and "
      + "`animation.progress` goes from 0 to 1, where it starts again.",
    Field(
      Field("frames", .whole(1...Animation.frameLimit), "How many frames there are."),
      Field(
        "duration", .number(0...60), default: 2, shown: "2",
        "How long all frames last together, in seconds."),
      Field(
        "repeatCount", .whole(0...65_535), default: 0, shown: "0",
        "How often the frames are shown; 0 repeats them forever.")
    ) {
      AnimationSpec(frameCount: $0, duration: $1, repeatCount: $2)
    }
  ).constant()
}

extension Animation.Frame {
  /// What `animation` is in expressions.
  var data: DataValue {
    .object([
      "frame": .number(Double(index)), "frames": .number(Double(count)),
      "progress": .number(progress),
    ])
  }
}
