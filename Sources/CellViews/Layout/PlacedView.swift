package import CollectionLayouts
package import DisplayList
package import LayoutGeometry

/// A view with its place on the canvas.
package struct PlacedView: Sendable {
  /// The view's place, in canvas points; its drawing may reach beyond.
  package var frame: Rect
  /// The view's own drawing; nil for a view that only holds others.
  package var drawing: (any ViewDrawing)?
  /// The views in this one, the first at the bottom.
  package var children: [PlacedView]
  /// The mark of the view that this one is, or is a part of, if its maker marks views: nearly all
  /// from a config are, and an element has its collection's.
  package internal(set) var mark: ViewMark?
  /// The view as written, for a screen's and an element's; nil for the views in them.
  package internal(set) var source: ViewNode?

  /// Creates a view at its place.
  package init(
    frame: Rect, drawing: (any ViewDrawing)?, children: [PlacedView] = [], mark: ViewMark? = nil
  ) {
    self.frame = frame
    self.drawing = drawing
    self.children = children
    self.mark = mark
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
  package func drawChildren(into commands: inout [Command]) {
    if commands.isEmpty { commands.reserveCapacity(children.count) }
    for child in children {
      child.draw(into: &commands)
    }
  }

  /// The commands of the views in this one.
  package var childCommands: [Command] { children.commands }
}

extension [PlacedView] {
  /// The commands of the views, the first at the bottom.
  var commands: [Command] {
    reduce(into: []) { commands, view in view.draw(into: &commands) }
  }
}

/// The drawing of a placed view, its part in golden text and redlines, and its look in the
/// inspector.
///
/// No requirement has a default: a view or a modifier that forgets one does not compile.
package protocol ViewDrawing: Sendable {
  /// Appends the commands of `view`, including those of its children at their place.
  func draw(_ view: PlacedView, into commands: inout [Command])

  /// Returns the clip, opacity or shadow that `draw` applies to the views in `frame`, without their
  /// commands; nil if it applies none.
  func group(in frame: Rect) -> Group?

  /// Returns the part of `view` in golden text and redlines.
  func part(of view: PlacedView) -> ViewPart

  /// Returns the inspector's report on `view`: its visible settings, and nothing of the views in
  /// it.
  func look(of view: PlacedView) -> ViewLook
}

extension ViewDrawing {
  /// Draws the views in the view, as those do that have no drawing of their own.
  package func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  /// Applies nothing to the views in the view.
  package func group(in frame: Rect) -> Group? { nil }
}

/// The drawing of a view with a modifier, which is a part of what is around the view.
protocol ModifierDrawing: ViewDrawing {}

extension ModifierDrawing {
  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.modifier) }
}

/// The part of a placed view in golden text and redlines.
package enum ViewPart {
  /// Nothing of its own: the view's drawing belongs to the part around it.
  case surrounding
  /// Nothing: the view draws only the views in it.
  case holding
  /// A part of the screen, with its accessibility label.
  case own(ScreenPart.Role, label: String? = nil)
  /// Commands that belong to cells drawn before the view, in the order of the cells.
  case ofCells([(cell: ItemIndex, command: Command)])
}
