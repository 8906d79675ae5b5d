package import CollectionLayouts
package import DisplayList
package import LayoutGeometry

/// A part of a screen that has a name, with what it draws and the parts that lie in it.
package struct ShownPart: Sendable {
  /// What a part is.
  package enum Role: Hashable, Sendable {
    /// The whole screen.
    case canvas
    /// A collection, by its position in `PreviewArrangement.collections`.
    case collection(Int)
    /// An element of the collection around it.
    case element(ElementKind, ItemIndex)
    /// A view with an `id`, or one outside of elements with an `accessibilityLabel`.
    case view(id: String?)
  }

  /// What the part is.
  package var role: Role
  /// What the part is called for those who hear the screen; nil if nothing in it has such a name.
  package var label: String?
  /// The part's place, in points of the canvas, where nothing cuts it.
  package var frame: Rect
  /// What the part draws but for the parts in it, in points of the canvas.
  ///
  /// A clip, an opacity or a shadow around other parts is a group without commands.
  package var commands: [Command] = []
  /// The parts in it, the first at the bottom.
  package var parts: [ShownPart] = []

  /// A part that draws nothing yet.
  init(_ role: Role, label: String? = nil, frame: Rect) {
    self.role = role
    self.label = label
    self.frame = frame
  }
}

extension PreviewArrangement {
  /// The screen with all that it shows, part by part.
  ///
  /// Elements that their collection's viewport does not show are not among the parts.
  ///
  /// - Complexity: O(*views*), at each call.
  package var shown: ShownPart {
    let canvas = Rect(origin: .zero, size: size)
    var part = ShownPart(.canvas, frame: canvas)
    part.commands = backgrounds.map { Command.fill(.rect(canvas), .color($0)) }
    root.add(to: &part)
    return part
  }
}
