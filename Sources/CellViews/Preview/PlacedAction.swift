package import LayoutGeometry

/// A place on the canvas that answers to touches in a prototype, and how.
package struct PlacedAction: Hashable, Sendable {
  /// The place of what is touched, in points of the canvas.
  package var frame: Rect
  /// What of the frame is seen, and so can be touched; never empty.
  package var visibleFrame: Rect
  /// What a touch does.
  package var kind: Kind

  /// What touches do.
  package enum Kind: Hashable, Sendable {
    /// A tap sets values or shows another screen.
    case tap(TapAction)
    /// A tap goes back to the screen before.
    case back
    /// A tap switches a value under a path of the config.
    case toggle(path: String, isOn: Bool)
    /// A drag along the track changes a number under a path of the config.
    case slider(path: String, value: Double, bounds: ClosedRange<Double>, track: Track)
    /// What is typed replaces a text under a path of the config.
    case text(path: String, text: String)
    /// A view above others that answer: a tap does what the view around it does, or nothing.
    case cover(TapAction?)
  }

  /// Where the middle of a slider's knob moves, in points of the canvas.
  package struct Track: Hashable, Sendable {
    /// From one end to the other, at the slider's height.
    package var frame: Rect
    /// True if the least value is at the right.
    package var isReversed: Bool

    /// A track with its ends.
    package init(frame: Rect, isReversed: Bool) {
      self.frame = frame
      self.isReversed = isReversed
    }
  }

  /// An action at a place of which a part is seen.
  package init(frame: Rect, visibleFrame: Rect, kind: Kind) {
    self.frame = frame
    self.visibleFrame = visibleFrame
    self.kind = kind
  }
}

extension PlacedAction {
  /// The action of a part that is drawn at another size; nil if nothing of it is seen.
  ///
  /// - Parameters:
  ///   - middle: The point whose place stays, in points of the canvas.
  ///   - visible: What can be seen, in points of the canvas.
  func scaled(about middle: Point, by effect: Size, visible: Rect) -> PlacedAction? {
    func scaled(_ rect: Rect) -> Rect {
      Rect(
        x: middle.x + (rect.minX - middle.x) * effect.width,
        y: middle.y + (rect.minY - middle.y) * effect.height,
        width: rect.width * effect.width, height: rect.height * effect.height)
    }
    var action = self
    action.frame = scaled(frame)
    if case .slider(let path, let value, let bounds, var track) = kind {
      track.frame = scaled(track.frame)
      action.kind = .slider(path: path, value: value, bounds: bounds, track: track)
    }
    guard let seen = action.frame.intersection(visible), !seen.isEmpty else { return nil }
    action.visibleFrame = seen
    return action
  }

  /// The action without what a view above it covers; nil if that is all of it.
  ///
  /// What is left must be a rectangle: where a view covers a part in the middle, or a corner, the
  /// action is returned as it is.
  func covered(by cover: Rect) -> PlacedAction? {
    guard let hidden = visibleFrame.intersection(cover), !hidden.isEmpty else { return self }
    for axis in Axis.allCases {
      let cross = axis.cross
      // A hundredth of a point is rounding.
      guard hidden.size[cross] > visibleFrame.size[cross] - 0.01 else { continue }
      var rest = visibleFrame
      rest.size[axis] -= hidden.size[axis]
      guard rest.size[axis] > 0.01 else { return nil }
      let isAtStart = hidden.origin[axis] - visibleFrame.origin[axis] < 0.01
      let end = visibleFrame.origin[axis] + visibleFrame.size[axis]
      let isAtEnd = end - (hidden.origin[axis] + hidden.size[axis]) < 0.01
      guard isAtStart || isAtEnd else { return self }
      if isAtStart { rest.origin[axis] += hidden.size[axis] }
      var action = self
      action.visibleFrame = rest
      return action
    }
    return self
  }
}
