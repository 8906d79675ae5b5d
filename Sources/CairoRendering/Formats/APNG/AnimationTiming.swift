/// How many frames an animation has, and how long they last.
package struct AnimationTiming: Hashable, Sendable {
  /// How many frames there are, from 1 to 600.
  package let frameCount: Int
  /// How long all frames last together, in seconds.
  package let duration: Double
  /// How often the frames are shown; 0 for without end.
  package let repeatCount: Int

  /// Frames of equal length, to a millisecond.
  ///
  /// - Parameters:
  ///   - duration: In seconds, from 0 to 60.
  ///   - repeatCount: From 0 to 65,535.
  package init(frameCount: Int, duration: Double, repeatCount: Int = 0) {
    precondition((1...600).contains(frameCount), "an animation of \(frameCount) frames")
    precondition((0...60).contains(duration), "an animation of \(duration) seconds")
    precondition((0...65_535).contains(repeatCount), "an animation shown \(repeatCount) times")
    self.frameCount = frameCount
    self.duration = duration
    self.repeatCount = repeatCount
  }

  /// How long a frame is shown, so that all frames together last as long as they should.
  func milliseconds(ofFrame index: Int) -> Int {
    func end(_ frames: Int) -> Int {
      Int((duration * 1000 * Double(frames) / Double(frameCount)).rounded())
    }
    return end(index + 1) - end(index)
  }
}
