import DisplayList
import LayoutGeometry

extension ShapeView.Outline {
  /// The outline in a view's place; radii are no longer than half of the shorter side.
  func shape(in frame: Rect) -> Shape {
    let half = max(min(frame.width, frame.height) / 2, 0)
    switch self {
    case .rectangle: return .rect(frame)
    case .roundedRectangle(let cornerRadius):
      let radius = min(cornerRadius, half)
      return radius > 0 ? .roundedRect(frame, CornerRadii(radius)) : .rect(frame)
    case .circle:
      return .ellipse(
        Rect(x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half))
    case .capsule:
      return half > 0 ? .roundedRect(frame, CornerRadii(half)) : .rect(frame)
    case .path(let path):
      return .path(
        path.mapped {
          Point(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
        })
    }
  }
}
