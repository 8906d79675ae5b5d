import DisplayList
import LayoutGeometry

/// The drawing of a viewport: the elements of a collection, or content that scrolls.
struct ViewportDrawing: ViewDrawing {
  /// The collection's position among those of the arrangement; nil for another view that scrolls.
  let collection: Int?
  /// Indicates whether content sticks out of the viewport, so that its edges must clip it.
  ///
  /// Otherwise shadows and offsets of the content may reach beyond the viewport.
  let isClipped: Bool
  /// The area that shows content: the viewport, including its part under bars.
  let window: Rect

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard isClipped else {
      view.drawChildren(into: &commands)
      return
    }
    commands += view.childCommands.clipped(to: .rect(window))
  }

  func group(in frame: Rect) -> Group? {
    isClipped ? Group(clip: .rect(window), commands: []) : nil
  }

  func part(of view: PlacedView) -> ViewPart {
    collection.map { .own(.collection($0)) } ?? .surrounding
  }

  func look(of view: PlacedView) -> ViewLook {
    ViewLook(.view(collection == nil ? .scroll : .collection))
  }
}

extension PlacedView {
  /// Returns the view with commands instead of a collection's drawing.
  ///
  /// - Parameter position: The collection's position among those of the arrangement.
  func replacing(collection position: Int, with commands: [Command]) -> PlacedView {
    if let viewport = drawing as? ViewportDrawing, viewport.collection == position {
      return PlacedView(frame: frame, drawing: CommandsDrawing(commands: commands))
    }
    var view = self
    for index in children.indices {
      view.children[index] = children[index].replacing(collection: position, with: commands)
    }
    return view
  }
}

/// Commands that are drawn for the part around them.
struct CommandsDrawing: ViewDrawing {
  let commands: [Command]

  func draw(_ view: PlacedView, into commands: inout [Command]) { commands += self.commands }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.nothing) }
}
