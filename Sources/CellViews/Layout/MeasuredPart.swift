package import LayoutGeometry

/// A part of a screen that can be measured: its place, and its visible frame.
package struct MeasuredPart: Sendable {
  /// The part's role; never the canvas, nor a view without an `id`.
  package var role: ScreenPart.Role
  /// An element's name: its accessibility label, or else the first text in it.
  package var name: String?
  /// The part's place, in points of the canvas.
  package var frame: Rect
  /// The part of the frame inside the canvas and the viewports around it; empty if out of sight.
  package var visibleFrame: Rect
  /// The collection that holds the part, by its position in `PreviewArrangement.collections`.
  package var collection: Int?
  /// The element of a collection that holds the part, by its place in the list of parts.
  package var element: Int?
  /// Indicates whether the part belongs to a control or a bar, whose inside is the platform's.
  package var isInControl: Bool
}

extension PreviewArrangement {
  /// The parts that can be measured, in the order of drawing; a part comes before those in it.
  ///
  /// The glass of a control is the control's. Of a collection they are the elements that its
  /// viewport shows. A view that draws nothing, as one without opacity, is not measured, nor is
  /// anything in it.
  ///
  /// - Complexity: O(*views*), at each call.
  package var measuredParts: [MeasuredPart] {
    var list = MeasuredParts()
    list.add(screen)
    return list.parts
  }
}

/// The parts of a screen that can be measured, one after the other.
private struct MeasuredParts {
  var parts: [MeasuredPart] = []
  private var collection: Int?
  private var element: Int?
  private var isInControl = false
  /// Indicates whether the part is in a control that is touched as a whole.
  private var isInTarget = false

  mutating func add(_ part: ScreenPart) {
    guard part.isDrawn else { return }
    let around = (collection, element, isInControl, isInTarget)
    defer { (collection, element, isInControl, isInTarget) = around }
    var name: String?
    switch part.role {
    case .canvas, .view(id: nil):
      for part in part.parts { add(part) }
      return
    case .collection(let position): collection = position
    case .element:
      element = parts.count
      name = part.name
    case .control(let isTouchTarget):
      isInControl = true
      if isTouchTarget { isInTarget = true }
    case .glass where isInTarget:
      for part in part.parts { add(part) }
      return
    case .glass, .view, .text, .padding, .stack: break
    }
    parts.append(
      MeasuredPart(
        role: part.role, name: name, frame: part.frame, visibleFrame: part.visibleFrame,
        collection: around.0, element: around.1, isInControl: around.2))
    for part in part.parts { add(part) }
  }
}
