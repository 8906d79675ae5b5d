import DisplayList
import LayoutGeometry

/// A view with its place on the canvas.
struct PlacedView: Sendable {
  /// The view's place, in canvas points; what it draws may reach beyond.
  var frame: Rect
  /// What the view draws itself; nil for a view that only holds others.
  var drawing: (any ViewDrawing)?
  /// The views in this one, the first at the bottom.
  var children: [PlacedView]

  init(frame: Rect, drawing: (any ViewDrawing)? = nil, children: [PlacedView] = []) {
    self.frame = frame
    self.drawing = drawing
    self.children = children
  }

  /// Appends the commands of the view and of all views in it.
  func draw(into commands: inout [Command]) {
    if let drawing {
      drawing.draw(self, into: &commands)
    } else {
      drawChildren(into: &commands)
    }
  }

  /// Appends the commands of the views in this one.
  func drawChildren(into commands: inout [Command]) {
    for child in children {
      child.draw(into: &commands)
    }
  }

  /// The commands of the views in this one.
  var childCommands: [Command] {
    var commands: [Command] = []
    drawChildren(into: &commands)
    return commands
  }
}

/// What a placed view draws.
protocol ViewDrawing: Sendable {
  /// Appends the commands of `view`, with those of its children where they belong.
  func draw(_ view: PlacedView, into commands: inout [Command])

  /// What of `view` can be measured; nothing unless a drawing says otherwise.
  ///
  /// - Parameter collection: The place of the collection around the view in the arrangement.
  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role?

  /// True if nothing of the views in `view` is seen outside its frame.
  var clipsToFrame: Bool { get }

  /// True if nothing of the views in `view` is seen at all.
  var hidesContent: Bool { get }
}

extension ViewDrawing {
  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? { nil }

  var clipsToFrame: Bool { false }

  var hidesContent: Bool { false }
}
