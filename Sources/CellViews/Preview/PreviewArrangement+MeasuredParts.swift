import CollectionLayouts
import DisplayList
import LayoutGeometry

extension PreviewArrangement {
  /// The parts that can be measured, in the order of drawing; what holds others stands before them.
  ///
  /// Of a collection they are the elements that its viewport shows. A view that draws nothing, as
  /// one without opacity, is not measured, nor is anything in it.
  ///
  /// - Complexity: O(*views*), at each call.
  package var measuredParts: [MeasuredPart] {
    var collector = PartCollector()
    _ = collector.collect(root, visible: Rect(origin: .zero, size: size))
    return collector.parts
  }
}

/// A walk over placed views that keeps what can be measured.
private struct PartCollector {
  var parts: [MeasuredPart] = []
  private var collection = 0
  private var element: Int?
  private var isInControl = false

  /// Adds the parts of a view and of those in it; true if the view draws something.
  mutating func collect(_ view: PlacedView, visible: Rect) -> Bool {
    let around = (collection, element, isInControl)
    defer { (collection, element, isInControl) = around }
    let first = parts.count
    let role = view.drawing?.role(of: view, collection: collection)
    if let role {
      switch role {
      case .collection(let number): collection = number
      case .element: element = first
      case .control: isInControl = true
      default: break
      }
      parts.append(
        MeasuredPart(
          role: role, frame: view.frame, visibleFrame: view.frame.intersection(visible) ?? .zero,
          element: around.1, isInControl: around.2))
    }
    let inner =
      view.drawing?.clipsToFrame == true ? visible.intersection(view.frame) ?? .zero : visible
    let drawn = view.children.map { collect($0, visible: inner) }
    let hidesContent = view.drawing?.hidesContent == true
    guard !hidesContent, drawn.contains(true) || view.drawsItself else {
      parts.removeSubrange(first...)
      return false
    }
    if case .stack(let axis, let children)? = role {
      parts[first].role = .stack(
        axis,
        zip(children, drawn).map { child, isDrawn in
          MeasuredPart.StackChild(frame: child.frame, isBlank: child.isBlank || !isDrawn)
        })
    }
    return true
  }
}

extension PlacedView {
  /// True if the view draws something beside the views in it.
  fileprivate var drawsItself: Bool {
    var commands: [Command] = []
    drawing?.draw(PlacedView(frame: frame), into: &commands)
    return !commands.isEmpty
  }
}
