import DisplayList

/// A view that lets through what is behind it.
struct OpacityDrawing: ViewDrawing {
  /// From 0, nothing of the view, to 1, the view as it is.
  let opacity: Double

  var hidesContent: Bool { opacity <= 0 }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !hidesContent else { return }
    guard opacity < 1 else {
      view.drawChildren(into: &commands)
      return
    }
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(.group(Group(opacity: opacity, commands: content)))
  }
}
