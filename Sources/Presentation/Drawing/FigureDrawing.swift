import DisplayList
import LayoutGeometry

extension Redline.Figure {
  private static let lineWidth = 1.0
  /// How far the white line under a line sticks out on each side: it parts the line from content of
  /// the line's own colour.
  private static let casing = 0.75
  private static let dash = [4.0, 3]
  /// The length of the stroke that ends a measure, in points, and of an arrow's head.
  private static let end = 7.0
  private static let head = 4.0
  /// How long a measure must be for its ends to have heads.
  private static let leastWithHeads = 14.0

  /// What labels keep off; nil for what they may stand on.
  var obstacle: Rect? {
    switch self {
    case .outline, .area, .line: nil
    case .measure(let axis, let from, let to, let across):
      axis == .horizontal
        ? Rect(x: from, y: across - Self.end / 2, width: to - from, height: Self.end)
        : Rect(x: across - Self.end / 2, y: from, width: Self.end, height: to - from)
    }
  }

  /// The figure in a colour.
  func commands(color: RGBA) -> [Command] {
    switch self {
    case .area(let rect):
      return [.fill(.rect(rect), .color(color.opacity(0.22)))]
    case .outline(let rect, let isDashed):
      return outline(rect, isDashed: isDashed, color: color)
    case .line(let segment):
      return cased(Path([.move(segment.start), .line(segment.end)]), color: color)
    case .measure(let axis, let from, let to, let across):
      return measure(axis, from: from, to: to, across: across, color: color)
    }
  }

  private func outline(_ rect: Rect, isDashed: Bool, color: RGBA) -> [Command] {
    // Of a thin rectangle the edges would be all that is seen.
    let thickness = min(Self.lineWidth, min(rect.width, rect.height) / 4)
    let edges = Shape.rect(rect.inset(by: thickness / 2))
    let line = Command.stroke(
      edges, .color(color),
      StrokeStyle(lineWidth: thickness, dash: isDashed ? Self.dash : []))
    guard isDashed else { return [line] }
    // The gaps between dashes show white, so that the line is seen on any background.
    return [
      .stroke(
        edges, .color(.white.opacity(0.7)), StrokeStyle(lineWidth: thickness)), line,
    ]
  }

  private func cased(_ path: Path, color: RGBA) -> [Command] {
    [
      .stroke(
        .path(path), .color(.white.opacity(0.8)),
        StrokeStyle(lineWidth: Self.lineWidth + 2 * Self.casing)),
      .stroke(.path(path), .color(color), StrokeStyle(lineWidth: Self.lineWidth)),
    ]
  }

  /// A line with a stroke across it at each end, and heads where there is room for them.
  private func measure(
    _ axis: Axis, from: Double, to: Double, across: Double, color: RGBA
  ) -> [Command] {
    func point(_ along: Double, _ aside: Double) -> Point {
      axis == .horizontal
        ? Point(x: along, y: across + aside) : Point(x: across + aside, y: along)
    }
    // The strokes lie inside of the gap.
    let inset = min(Self.lineWidth / 2, (to - from) / 4)
    let path = Path(
      [from + inset, to - inset].flatMap { along -> [Path.Element] in
        [.move(point(along, -Self.end / 2)), .line(point(along, Self.end / 2))]
      } + [.move(point(from, 0)), .line(point(to, 0))])
    var commands = cased(path, color: color)
    guard to - from >= Self.leastWithHeads else { return commands }
    let heads = Path(
      [(from, from + Self.head), (to, to - Self.head)].flatMap { tip, back -> [Path.Element] in
        [
          .move(point(tip, 0)), .line(point(back, -Self.head / 2)),
          .line(point(back, Self.head / 2)), .close,
        ]
      })
    commands.append(.fill(.path(heads), .color(color)))
    return commands
  }
}
