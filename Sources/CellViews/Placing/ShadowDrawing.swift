import DisplayList
import LayoutGeometry

/// A view over a blurred copy of itself.
struct ShadowDrawing: ViewDrawing {
  let shadow: Shadow

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    guard shadow.color.alpha > 0 else {
      commands += content
      return
    }
    commands.append(.group(Group(shadow: shadow, commands: content)))
  }
}
