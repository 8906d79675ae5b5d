import CollectionLayouts
import LayoutGeometry

extension PreviewArrangement {
  /// The parts that can be measured, in the order of drawing; what holds others stands before them.
  ///
  /// Of a collection they are the elements that its viewport shows.
  ///
  /// - Complexity: O(*views*), at each call.
  package var measuredParts: [MeasuredPart] {
    var collector = PartCollector()
    collector.collect(root, visible: Rect(origin: .zero, size: size))
    return collector.parts
  }
}

/// A walk over placed views that keeps what can be measured.
private struct PartCollector {
  var parts: [MeasuredPart] = []
  private var collection = 0
  private var element: Int?
  private var isInControl = false

  mutating func collect(_ view: PlacedView, visible: Rect) {
    let around = (collection, element, isInControl)
    defer { (collection, element, isInControl) = around }
    var inner = visible
    if let drawing = view.drawing {
      if drawing.clipsToFrame { inner = visible.intersection(view.frame) ?? .zero }
      if let role = drawing.role(of: view, collection: collection), !view.isHiddenBadge {
        let part = MeasuredPart(
          role: role, frame: view.frame, visibleFrame: view.frame.intersection(visible) ?? .zero,
          element: element, isInControl: isInControl)
        switch role {
        case .collection(let number): collection = number
        case .element: element = parts.count
        case .control: isInControl = true
        default: break
        }
        parts.append(part)
      }
    }
    for child in view.children { collect(child, visible: inner) }
  }
}

extension PlacedView {
  /// True for a badge that its item does not have: its place is known, and nothing is drawn there.
  fileprivate var isHiddenBadge: Bool {
    guard let element = drawing as? ElementDrawing, element.kind == .badge else { return false }
    return childCommands.isEmpty
  }
}
