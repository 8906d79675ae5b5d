import CellViews
import LayoutGeometry

extension MeasuredScreen {
  /// The outlines of elements and, with dashes, of collections and of views with an `id`.
  func frameRedlines() -> [Redline] {
    parts.compactMap { part in
      guard !part.visibleFrame.isEmpty else { return nil }
      switch part.role {
      case .element:
        return Redline(topic: .frames, figures: [.outline(part.visibleFrame, isDashed: false)])
      case .collection, .view:
        return Redline(topic: .frames, figures: [.outline(part.visibleFrame, isDashed: true)])
      case .canvas, .control, .text, .padding, .stack:
        return nil
      }
    }
  }
}
