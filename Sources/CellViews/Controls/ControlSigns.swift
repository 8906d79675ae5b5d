import DisplayList
import LayoutGeometry

// Signs of lines, as paths in the unit square to stroke.
extension Path {
  /// An angle up over an angle down, for a menu's value: 9 × 14.
  static let upAndDown = Path(lines: [
    [(0.08, 0.34), (0.5, 0.06), (0.92, 0.34)], [(0.08, 0.66), (0.5, 0.94), (0.92, 0.66)],
  ])

  /// A check mark: 13 × 12.
  static let check = Path(lines: [[(0.05, 0.56), (0.36, 0.94), (0.95, 0.06)]])

  /// An angle that points to the right: 7 × 13.
  static let openRight = Path(lines: [[(0.1, 0.05), (0.9, 0.5), (0.1, 0.95)]])

  /// An angle that points to the left: 7 × 13.
  static let openLeft = Path(lines: [[(0.9, 0.05), (0.1, 0.5), (0.9, 0.95)]])

  /// The outline of a wide arrow upwards, of the shift key: 19 × 17.
  static let shift = Path(
    lines: [
      [
        (0.5, 0.03), (0.97, 0.53), (0.72, 0.53), (0.72, 0.97), (0.28, 0.97), (0.28, 0.53),
        (0.03, 0.53),
      ]
    ], isClosed: true)

  /// The outline of the delete key's sign, which points to the left: 22 × 17.
  static let deleteKey = Path(
    lines: [[(0.33, 0.05), (0.97, 0.05), (0.97, 0.95), (0.33, 0.95), (0.03, 0.5)]],
    isClosed: true)

  /// The cross in the delete key's sign.
  static let cross = Path(lines: [[(0, 0), (1, 1)], [(1, 0), (0, 1)]])

  /// A microphone: 14 × 22.
  static let microphone: Path = {
    var path = Path(
      lines: [[(0.5, 0.8), (0.5, 0.97)], [(0.22, 0.97), (0.78, 0.97)]])
    path.elements += [
      .move(Point(x: 0.06, y: 0.42)),
      .curve(
        Point(x: 0.94, y: 0.42), control1: Point(x: 0.06, y: 0.92),
        control2: Point(x: 0.94, y: 0.92)),
      .move(Point(x: 0.28, y: 0.18)), .line(Point(x: 0.28, y: 0.46)),
      .curve(
        Point(x: 0.72, y: 0.46), control1: Point(x: 0.28, y: 0.68),
        control2: Point(x: 0.72, y: 0.68)),
      .line(Point(x: 0.72, y: 0.18)),
      .curve(
        Point(x: 0.28, y: 0.18), control1: Point(x: 0.72, y: -0.04),
        control2: Point(x: 0.28, y: -0.04)),
    ]
    return path
  }()

  /// A smile under two eyes; the circle around them is drawn separately.
  static let smile = Path([
    .move(Point(x: 0.26, y: 0.6)),
    .curve(
      Point(x: 0.74, y: 0.6), control1: Point(x: 0.34, y: 0.84),
      control2: Point(x: 0.66, y: 0.84)),
    .move(Point(x: 0.35, y: 0.36)), .line(Point(x: 0.35, y: 0.42)),
    .move(Point(x: 0.65, y: 0.36)), .line(Point(x: 0.65, y: 0.42)),
  ])

  /// Creates lines through points.
  init(lines: [[(Double, Double)]], isClosed: Bool = false) {
    self.init(
      lines.flatMap { line -> [Element] in
        line.enumerated().map { index, place in
          let point = Point(x: place.0, y: place.1)
          return index == 0 ? .move(point) : .line(point)
        } + (isClosed ? [.close] : [])
      })
  }
}
