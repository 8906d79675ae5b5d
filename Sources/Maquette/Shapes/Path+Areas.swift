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
  /// Curves become short lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let path = finite
    // Longer mitres are beyond the place: on a grid around them all, a line would have no width.
    let margin = Double(style.lineWidth) * min(max(1.5, Double(style.miterLimit)), 10)
    let flat = FlatPlace(around: [path], margin: margin)
    let limit: Double? =
      switch style.lineJoin {
      case .round: nil
      case .bevel: 0
      case .miter: Double(style.miterLimit)
      }
    return flat.path(
      of: Region(
        stroking: flat.flattened(path.dashed(style)), width: Double(style.lineWidth) * flat.scale,
        hasRoundEnds: style.lineCap == .round, hasSquareEnds: style.lineCap == .square,
        miterLimit: limit))
  }

  /// Returns the path's dashes in a style, as Cairo's `cairo_set_dash` has them; the path itself for a
  /// solid line.
  private func dashed(_ style: StrokeStyle) -> Path {
    // An odd number of lengths has those of its dashes as gaps in the next round.
    let dash = (style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash)
      .map { Double($0) }
    let (sum, phase) = (dash.reduce(0, +), Double(style.dashPhase))
    // More dashes than these are a gray, and none of them can be seen.
    guard sum > 0, sum.isFinite, phase.isFinite, length / sum < 10_000,
      dash.allSatisfy({ $0 >= 0 })
    else { return self }
    var start = -phase.truncatingRemainder(dividingBy: sum)
    if start > 0 { start -= sum }
    var dashes = Path()
    for outline in singleOutlines {
      dashes.elements += outline.dashes(dash, from: start, hasEnds: style.lineCap != .butt)
    }
    return dashes
  }

  /// The outlines of the path, each as a path of its own.
  private var singleOutlines: [Path] {
    var outlines: [Path] = []
    for element in elements {
      if case .move = element {
        outlines.append(Path([element]))
        continue
      }
      if let last = outlines.last {
        // After a closed outline, the next starts at the same point.
        if last.elements.last == .close, element != .close {
          outlines.append(Path([last.elements[0]]))
        }
      } else {
        outlines.append(Path())
      }
      outlines[outlines.count - 1].elements.append(element)
    }
    return outlines
  }

  /// Returns the steps of the dashes of one outline.
  ///
  /// - Parameters:
  ///   - dash: The lengths of dashes and gaps in turn.
  ///   - start: The place of the first of them along the outline, at its start or before it.
  ///   - hasEnds: Indicates whether a dash of no length is seen, by its round or square ends.
  private func dashes(_ dash: [Double], from start: Double, hasEnds: Bool) -> [Element] {
    let length = length
    // A move alone draws nothing, and a line of no length is a dot.
    guard length > 0 else { return elements.count > 1 ? elements : [] }
    let isClosed = elements.last == .close
    // A dash of no length is a very short one, which has the direction of its line.
    let least = hasEnds ? length * 1e-6 : 0
    var parts: [(from: Double, to: Double)] = []
    var (position, index) = (start, 0)
    // An open line may end in a dot.
    while position < length || (position == length && !isClosed) {
      let end = position + dash[index % dash.count]
      if index % 2 == 0, end > 0 || position >= 0 {
        let from = min(max(position, 0), length - least)
        parts.append((from, min(max(end, from + least), length)))
      }
      (position, index) = (end, index + 1)
    }
    var dashes = parts.map { trimmed(from: $0.from / length, to: $0.to / length).elements }
    // Across the start of a closed outline, the last dash continues in the first.
    if isClosed, parts.count > 1, parts[0].from == 0,
      parts[parts.count - 1].to >= length * (1 - 1e-9)
    {
      dashes[0] = dashes.removeLast() + dashes[0].dropFirst()
    }
    return dashes.flatMap { $0 }
  }

  /// The path; an empty one where a coordinate is not a number, or so large that a distance could be
  /// infinite.
  private var finite: Path {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
    let limit = Double.greatestFiniteMagnitude / 2
    return points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit } ? self : Path()
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
    combined(with: other, eoFill) { $0.symmetricDifference($1) }
  }

  /// Returns outlines of the same area that do not cross each other.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { region, _ in region }
  }

  private func combined(
    with other: Path, _ isEvenOdd: Bool, _ combine: (Region, Region) -> Region
  ) -> Path {
    let (path, other) = (finite, other.finite)
    let flat = FlatPlace(around: [path, other])
    func region(_ path: Path) -> Region {
      Region(filling: flat.flattened(path), isEvenOdd: isEvenOdd)
    }
    return flat.path(of: combine(region(path), region(other)))
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
