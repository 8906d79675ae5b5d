import DisplayList
import LayoutGeometry

extension Paint {
  /// How a gradient became another one, apart from its colours.
  ///
  /// - Parameter lines: Where both are, in parts of the shapes that they fill.
  func gradientChanges(
    to other: Paint, lines: (old: [Double]?, new: [Double]?)
  ) -> [DrawingChange] {
    guard let kind = gradientKind, let newKind = other.gradientKind else { return [] }
    guard kind == newKind else {
      return [.value(of: "gradient", from: .words(kind), to: .words(newKind))]
    }
    var changes: [DrawingChange] = []
    if let line = lines.old, let newLine = lines.new,
      zip(line, newLine).contains(where: { abs($0 - $1) > 0.01 })
    {
      changes.append(.replaced("gradient line"))
    }
    let (stops, newStops) = (gradientStops, other.gradientStops)
    if stops.count == newStops.count,
      zip(stops, newStops).contains(where: { abs($0.location - $1.location) > 0.0015 })
    {
      func words(_ stops: [Stop]) -> DrawingValue {
        .words(stops.map(\.location.dump).joined(separator: ", "))
      }
      changes.append(.value(of: "gradient stops", from: words(stops), to: words(newStops)))
    }
    return changes
  }

  private var gradientStops: [Stop] {
    switch self {
    case .color, .meshGradient: []
    case .linearGradient(let gradient): gradient.stops
    case .roundGradient(let gradient): gradient.stops
    }
  }

  /// What kind of gradient it is; nil for a colour.
  private var gradientKind: String? {
    switch self {
    case .color: nil
    case .linearGradient: "linear"
    case .roundGradient(let gradient): gradient.direction == .radial ? "radial" : "angular"
    case .meshGradient(let mesh): "mesh of \(mesh.width) × \(mesh.height)"
    }
  }

  /// A gradient's line, its centre, axes and extent, or its points, in parts of the shape that it fills; nil for a
  /// colour.
  func line(from origin: Point?, _ size: Size?) -> [Double]? {
    guard let origin, let size, !size.isEmpty else { return nil }
    func parts(_ distances: [Point]) -> [Double] {
      distances.flatMap { [$0.x / size.width, $0.y / size.height] }
    }
    switch self {
    case .color: return nil
    case .linearGradient(let gradient):
      return parts([gradient.start - origin, gradient.end - origin])
    case .roundGradient(let gradient):
      guard gradient.direction == .radial else {
        return parts([gradient.center - origin]) + [gradient.start / 360, gradient.end / 360]
      }
      let axes = [gradient.axisX, gradient.axisY]
      return parts(
        [gradient.center - origin]
          + [gradient.start, gradient.end].flatMap { radius in
            axes.map { Point(x: $0.x * radius, y: $0.y * radius) }
          })
    case .meshGradient(let mesh): return parts(mesh.points.map { $0 - origin })
    }
  }
}
