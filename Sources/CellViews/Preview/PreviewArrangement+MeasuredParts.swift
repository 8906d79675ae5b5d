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

  mutating func collect(_ view: PlacedView, visible: Rect) {
    let around = (collection, element)
    defer { (collection, element) = around }
    var inner = visible
    if let drawing = view.drawing {
      if drawing.clipsToFrame { inner = visible.intersection(view.frame) ?? .zero }
      if let role = drawing.role(of: view, collection: collection) {
        let part = MeasuredPart(
          role: role, frame: view.frame, visibleFrame: view.frame.intersection(visible) ?? .zero,
          element: element)
        switch role {
        case .collection(let number): collection = number
        case .element: element = parts.count
        default: break
        }
        parts.append(part)
      }
    }
    for child in view.children { collect(child, visible: inner) }
  }
}
