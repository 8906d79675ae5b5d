import CellViews

/// What of a screen answers to touches, one a line as `x,y width×height kind`, the topmost last.
func actions(_ view: ViewNode, on canvas: PreviewCanvas) throws -> [String] {
  try arranged(view, on: canvas).actions.map { action in
    let kind =
      switch action.kind {
      case .tap(let action): words(for: action)
      case .cover(let action): "cover" + (action.map { " that does " + words(for: $0) } ?? "")
      case .back: "back"
      case .toggle(let path, let isOn): "toggle \(path)=\(isOn)"
      case .text(let path, let text): "text \(path)=\(text)"
      case .slider(let path, let value, let bounds, let track):
        "slider \(path)=\(value) \(bounds.lowerBound)…\(bounds.upperBound) on \(text(track.frame))"
          + (track.isReversed ? " reversed" : "")
      }
    return "\(text(action.visibleFrame)) \(kind)"
  }
}

private func words(for action: TapAction) -> String {
  switch action {
  case .show(let preview, let item): "show \(preview)" + (item.map { " with \($0)" } ?? "")
  case .set(let values): "set " + values.map { "\($0.path)=\($0.value)" }.joined(separator: " ")
  }
}

extension ViewNode {
  /// The view with a tap that shows a preview.
  func showing(_ preview: String) -> ViewNode { with(.onTap(.show(preview: preview, item: nil))) }
}
