public import DisplayList
public import Foundation
import LayoutGeometry
import SymbolDrawing

extension Path {
  /// A step of the path, as `forEach` passes it on.
  public enum _Step: Equatable, Sendable {
    /// The start of an outline.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve; paths here have cubic ones in its place.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The line back to the start of an outline.
    case closeSubpath
  }

  /// Calls a closure with each step of the path.
  public func forEach(_ body: (_Step) -> Void) {
    for element in elements {
      switch element {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .curve(let point, let control1, let control2):
        body(
          .curve(
            to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Returns the outline of the area that a line along the path covers.
  ///
  /// Curves become short lines. Square ends are straight ones.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    let flat = FlatPlace(around: [self], margin: Double(style.lineWidth * style.miterLimit))
    let limit: Double? =
      switch style.lineJoin {
      case .round: nil
      case .bevel: 0
      case .miter: Double(style.miterLimit)
      }
    return flat.path(
      of: Region(
        stroking: flat.flattened(dashed(style)), width: Double(style.lineWidth) * flat.scale,
        hasRoundEnds: style.lineCap == .round, miterLimit: limit))
  }

  /// Returns the path's dashes in a style; the path itself for a solid line.
  private func dashed(_ style: StrokeStyle) -> Path {
    let dash = style.dash.map { Double($0) }
    let (sum, length) = (dash.reduce(0, +), length)
    // More dashes than these are a gray, and none of them can be seen.
    guard sum > 0, length > 0, length / sum < 10_000, dash.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var dashes = Path()
    var position = -Double(style.dashPhase).truncatingRemainder(dividingBy: sum)
    if position > 0 { position -= sum }
    var index = 0
    while position < length {
      let end = position + dash[index % dash.count]
      if index % 2 == 0, end > 0 {
        dashes.addPath(trimmed(from: max(position, 0) / length, to: min(end, length) / length))
      }
      (position, index) = (end, index + 1)
    }
    return dashes
  }

  /// Returns the area that is in this path, in the other, or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0.union($1) }
  }

  /// Returns the area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0.intersection($1) }
  }

  /// Returns the area of this path that is not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0.subtracting($1) }
  }

  /// Returns the area that is in one of both paths alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0.union($1).subtracting($0.intersection($1)) }
  }

  /// Returns outlines of the same area that do not cross each other.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { region, _ in region }
  }

  private func combined(
    with other: Path, _ isEvenOdd: Bool, _ combine: (Region, Region) -> Region
  ) -> Path {
    let flat = FlatPlace(around: [self, other])
    func region(_ path: Path) -> Region {
      Region(filling: flat.flattened(path), isEvenOdd: isEvenOdd)
    }
    return flat.path(of: combine(region(self), region(other)))
  }
}

/// The place of paths on the grid of regions, 16 units wide, on which sides are exact.
private struct FlatPlace {
  let origin: Point
  /// The units in a point.
  let scale: Double

  init(around paths: [Path], margin: Double = 0) {
    let extents = paths.filter { !$0.elements.isEmpty }.map(\.extent)
    let left = extents.map(\.minX).min() ?? 0
    let top = extents.map(\.minY).min() ?? 0
    let side = max(
      (extents.map(\.maxX).max() ?? 0) - left, (extents.map(\.maxY).max() ?? 0) - top, 1e-3)
    origin = Point(x: left, y: top)
    scale = 16 / (side + margin)
  }

  /// Returns a path's outlines with short lines in place of curves.
  func flattened(_ path: Path) -> FlatPath {
    func place(_ point: Point) -> OutlinePoint {
      OutlinePoint((point.x - origin.x) * scale, (point.y - origin.y) * scale)
    }
    var flat = FlatPath()
    var last = OutlinePoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        last = place(point)
        flat.move(to: last)
      case .line(let point):
        last = place(point)
        flat.addLine(to: last)
      case .curve(let point, let control1, let control2):
        let end = place(point)
        flat.addCurve(
          from: last, to: end, control1: place(control1), control2: place(control2))
        last = end
      case .close:
        flat.close()
        last = flat.contours.last?.points.first ?? last
      }
    }
    return flat
  }

  /// Returns the outlines of a region as a path of lines.
  func path(of region: Region) -> Path {
    var path = Path()
    for contour in region.path.contours {
      for (index, corner) in contour.points.enumerated() {
        let point = Point(x: corner.x / scale + origin.x, y: corner.y / scale + origin.y)
        path.elements.append(index == 0 ? .move(point) : .line(point))
      }
      path.elements.append(.close)
    }
    return path
  }
}
