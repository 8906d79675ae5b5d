import DisplayList
import LayoutGeometry

extension Redline.Figure {
  private static let lineWidth = 1.0
  private static let hairline = 0.75
  /// How far the casing of a line sticks out on each side, in points.
  private static let casing = 0.75
  private static let dash = [4.0, 3]
  /// The length of the stroke that ends a measure, in points, and of an arrow's head.
  private static let end = 7.0
  private static let head = 4.0
  /// How long a measure must be for its ends to have heads.
  private static let leastWithHeads = 14.0

  /// The area that labels avoid; nil for a figure that they may cover.
  var obstacle: Rect? {
    switch self {
    case .outline, .area, .leader, .hairline, .grid: nil
    case .measure(let axis, let from, let to, let across):
      axis == .horizontal
        ? Rect(x: from, y: across - Self.end / 2, width: to - from, height: Self.end)
        : Rect(x: across - Self.end / 2, y: from, width: Self.end, height: to - from)
    }
  }

  /// The figure in its topic's colours.
  func commands(colors: FigureColors) -> [Command] {
    switch self {
    case .area(let rect):
      return [.fill(.rect(rect), .color(colors.area))]
    case .outline(let rect, let isDashed):
      return outline(rect, isDashed: isDashed, colors: colors)
    case .leader(let segment):
      return cased(segment.path, colors: colors)
    case .hairline(let segment):
      return [
        .stroke(
          .path(segment.path), .color(colors.line), StrokeStyle(lineWidth: Self.hairline))
      ]
    case .grid(let rect, let step):
      return grid(rect, step: step, colors: colors)
    case .measure(let axis, let from, let to, let across):
      return measure(axis, from: from, to: to, across: across, colors: colors)
    }
  }

  private func outline(_ rect: Rect, isDashed: Bool, colors: FigureColors) -> [Command] {
    // Of a thin rectangle the edges would be all that is seen.
    let thickness = min(Self.lineWidth, min(rect.width, rect.height) / 4)
    let edges = Shape.rect(rect.inset(by: thickness / 2))
    let line = Command.stroke(
      edges, .color(colors.line),
      StrokeStyle(lineWidth: thickness, dash: isDashed ? Self.dash : []))
    guard isDashed else { return [line] }
    // The gaps between dashes show the casing, so that the line is seen on any background.
    return [
      .stroke(
        edges, .color(colors.casing), StrokeStyle(lineWidth: thickness)), line,
    ]
  }

  private func cased(_ path: Path, colors: FigureColors) -> [Command] {
    [
      .stroke(
        .path(path), .color(colors.casing),
        StrokeStyle(lineWidth: Self.lineWidth + 2 * Self.casing)),
      .stroke(.path(path), .color(colors.line), StrokeStyle(lineWidth: Self.lineWidth)),
    ]
  }

  private func grid(_ rect: Rect, step: Double, colors: FigureColors) -> [Command] {
    var path = Path()
    for x in stride(from: rect.minX + step, to: rect.maxX, by: step) {
      path.elements += [.move(Point(x: x, y: rect.minY)), .line(Point(x: x, y: rect.maxY))]
    }
    for y in stride(from: rect.minY + step, to: rect.maxY, by: step) {
      path.elements += [.move(Point(x: rect.minX, y: y)), .line(Point(x: rect.maxX, y: y))]
    }
    guard !path.elements.isEmpty else { return [] }
    return [
      .stroke(.path(path), .color(colors.line.opacity(0.4)), StrokeStyle(lineWidth: 0.5))
    ]
  }

  /// A line with a stroke across it at each end, and heads where there is room for them.
  private func measure(
    _ axis: Axis, from: Double, to: Double, across: Double, colors: FigureColors
  ) -> [Command] {
    func point(_ along: Double, _ aside: Double) -> Point {
      axis == .horizontal
        ? Point(x: along, y: across + aside) : Point(x: across + aside, y: along)
    }
    // The strokes are inside the gap.
    let inset = min(Self.lineWidth / 2, (to - from) / 4)
    let path = Path(
      [from + inset, to - inset].flatMap { along -> [Path.Element] in
        [.move(point(along, -Self.end / 2)), .line(point(along, Self.end / 2))]
      } + [.move(point(from, 0)), .line(point(to, 0))])
    var commands = cased(path, colors: colors)
    guard to - from >= Self.leastWithHeads else { return commands }
    let heads = Path(
      [(from, from + Self.head), (to, to - Self.head)].flatMap { tip, back -> [Path.Element] in
        [
          .move(point(tip, 0)), .line(point(back, -Self.head / 2)),
          .line(point(back, Self.head / 2)), .close,
        ]
      })
    commands.append(.fill(.path(heads), .color(colors.line)))
    return commands
  }
}

extension Segment {
  fileprivate var path: Path { Path([.move(start), .line(end)]) }
}
