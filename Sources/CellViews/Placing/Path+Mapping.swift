import DisplayList
import LayoutGeometry

extension Path {
  /// The path with its points moved to where `place` says.
  func mapped(_ place: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let point, let control1, let control2):
          .curve(place(point), control1: place(control1), control2: place(control2))
        case .close: .close
        }
      })
  }
}
