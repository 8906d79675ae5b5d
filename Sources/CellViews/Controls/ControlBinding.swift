import LayoutGeometry

/// The value of the config that a control shows, and that a touch changes in a prototype.
package enum ControlBinding: Hashable, Sendable {
  /// A toggle's value, by its path in the preview's config, as `let.isOn`.
  case toggle(path: String, isOn: Bool)
  /// A slider's value and its least and greatest.
  case slider(path: String, value: Double, bounds: ClosedRange<Double>)
  /// A search field's text.
  case text(path: String, text: String)
}

extension ViewNode {
  /// Returns the control with its change on touch; the control itself for nil.
  package func bound(to binding: ControlBinding?) -> ViewNode {
    guard let binding else { return self }
    return with(.responding { binding.kind(in: $0, direction: $1, of: $2) })
  }
}

extension ControlBinding {
  /// Returns the action of a touch on the control, which has a frame on the canvas.
  fileprivate func kind(
    in frame: Rect, direction: LayoutDirection, of system: SystemLook
  ) -> PlacedAction.Kind {
    switch self {
    case .toggle(let path, let isOn): .toggle(path: path, isOn: isOn)
    case .text(let path, let text): .text(path: path, text: text)
    case .slider(let path, let value, let bounds):
      .slider(
        path: path, value: value, bounds: bounds,
        track: PlacedAction.Track(
          frame: SliderNode.knobTrack(in: frame, of: system),
          isReversed: direction == .rightToLeft))
    }
  }
}
