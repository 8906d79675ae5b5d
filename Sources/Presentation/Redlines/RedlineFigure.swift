import CellViews
import DisplayList
import LayoutGeometry

extension Redline {
  /// A figure, in points of the canvas.
  enum Figure: Hashable, Sendable {
    /// The edges of a rectangle, from inside.
    case outline(Rect, isDashed: Bool)
    /// A veil over a rectangle.
    case area(Rect)
    /// A line with an end at each side of a gap: along an axis, at a place across it.
    case measure(Axis, from: Double, to: Double, across: Double)
    /// A line that leads from a label to its subject.
    case leader(Segment)
    /// A thin line that hides as little as possible.
    case hairline(Segment)
    /// Faint lines that are `step` apart, from the rectangle's top left corner.
    case grid(Rect, step: Double)
  }
}

extension Redline.Figure {
  private static let lineWidth = 1.0
  private static let hairline = 0.75
  /// The width of a line's casing on each side, in points.
  private static let casing = 0.75
  private static let dash = [4.0, 3]
  /// The length of the stroke that ends a measure, in points, and of an arrow's head.
  private static let end = 7.0
  private static let head = 4.0
  /// The shortest measure, in points, whose ends have heads.
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

  /// Returns the figure in its topic's colours, over a picture of an appearance.
  func commands(of topic: Redline.Topic, on appearance: Appearance) -> [Command] {
    let colors = FigureColors(topic, on: appearance)
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
    // Of a thin rectangle only the edges would be visible.
    let thickness = min(Self.lineWidth, min(rect.width, rect.height) / 4)
    let edges = Shape.rect(rect.inset(by: thickness / 2))
    let line = Command.stroke(
      edges, .color(colors.line),
      StrokeStyle(lineWidth: thickness, dash: isDashed ? Self.dash : []))
    guard isDashed else { return [line] }
    // The gaps between dashes show the casing, so that the line is visible on any background.
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

  /// Returns a line with a stroke across it at each end, and heads if there is room for them.
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

extension Redline.Topic {
  /// The colour of areas, and of lines in dark pictures: lighter than the labels' and as vivid.
  fileprivate var tint: RGBA {
    switch self {
    case .frames, .size: RGBA(hex: 0x4DA3FF)
    case .spacing: RGBA(hex: 0xFF5C9E)
    case .insets: RGBA(hex: 0x4CD471)
    case .index: RGBA(hex: 0xC7C7CC)
    case .safeArea: RGBA(hex: 0x3CCFE0)
    case .baseline: RGBA(hex: 0xB98CFF)
    case .grid: RGBA(hex: 0x5AC8FA)
    case .touch: RGBA(hex: 0xFF6259)
    case .overflow: RGBA(hex: 0xFF9F0A)
    }
  }
}

/// The colours of a topic's lines and areas on a picture of an appearance.
private struct FigureColors {
  let line: RGBA
  /// The edge on both sides of a line, which contrasts with content of the line's colour.
  let casing: RGBA
  /// The colour of areas, which the picture shines through.
  let area: RGBA

  init(_ topic: Redline.Topic, on appearance: Appearance) {
    let isLight = appearance == .light
    line = isLight ? topic.color : topic.tint
    casing = isLight ? .white.opacity(0.8) : .black.opacity(0.7)
    area = topic.tint.opacity(isLight ? 0.3 : 0.36)
  }
}

extension RGBA {
  /// Returns the colour with another opacity.
  fileprivate func opacity(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
