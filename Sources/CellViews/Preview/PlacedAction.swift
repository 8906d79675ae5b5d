package import LayoutGeometry

/// A touch target on the canvas of a prototype, and its action.
package struct PlacedAction: Hashable, Sendable {
  /// The frame of the touch target, in points of the canvas.
  package var frame: Rect
  /// The visible part of the frame, which can be touched; never empty.
  package var visibleFrame: Rect
  /// The action of a touch.
  package var kind: Kind

  /// The action of a touch.
  package enum Kind: Hashable, Sendable {
    /// A tap sets values or shows another screen.
    case tap(TapAction)
    /// A tap goes back to the screen before.
    case back
    /// A tap switches a value under a path of the config.
    case toggle(path: String, isOn: Bool)
    /// A drag along the track changes a number under a path of the config.
    case slider(path: String, value: Double, bounds: ClosedRange<Double>, track: Track)
    /// Typing replaces a text under a path of the config.
    case text(path: String, text: String)
    /// A view above others that answer: a tap has the effect of the view around it, or none.
    case cover(TapAction?)
  }

  /// The range of the middle of a slider's knob, in points of the canvas.
  package struct Track: Hashable, Sendable {
    /// The range from one end to the other, at the slider's height.
    package var frame: Rect
    /// Indicates whether the least value is at the right.
    package var isReversed: Bool
  }
}

extension PlacedAction {
  /// Returns the action of a part that is drawn at another size; nil if it is invisible.
  ///
  /// - Parameters:
  ///   - middle: The fixed point, in points of the canvas.
  ///   - visible: The visible area, in points of the canvas.
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

  /// Returns the action without the part that a view above it covers; nil if that is all of it.
  ///
  /// The rest must be a rectangle: if a view covers a part in the middle, or a corner, the action
  /// is returned unchanged.
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
