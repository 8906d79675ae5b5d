import DisplayList
import LayoutGeometry
import TextShaping

/// A status bar whose every part has its place on the canvas.
struct StatusBarDrawing: Sendable {
  private enum Part: Sendable {
    case text(ShapedText, at: Point)
    case shape(Shape, opacity: Double, lineWidth: Double?, isCharge: Bool)
  }

  /// The bar, in points of the canvas.
  let frame: Rect
  /// The frames of the parts, row by row; the background there decides on black or white.
  let rows: [Rect]
  private let parts: [Part]
  private let isLow: Bool

  /// Creates the bar at the top of a screen; nil for a device without one.
  ///
  /// From right to left everything except the texts is mirrored, as in iOS.
  ///
  /// - Throws: The errors of shaping.
  init?(
    _ bar: StatusBar, on bezel: DeviceBezel, width: Double, direction: LayoutDirection,
    shaper: TextShaper
  ) throws {
    guard !bar.isHidden,
      let metrics = StatusBarMetrics(bezel, width: width, hasCarrier: bar.carrier != nil)
    else { return nil }
    frame = Rect(x: 0, y: 0, width: width, height: metrics.height)
    isLow = bar.battery <= StatusBar.lowBattery
    let isMirrored = direction == .rightToLeft
    func placed(_ rect: Rect) -> Rect {
      var rect = rect
      if isMirrored { rect.origin.x = width - rect.maxX }
      return rect
    }
    var (parts, rows): ([Part], [Rect]) = ([], [])
    for row in metrics.rows {
      let contents = try row.parts.compactMap { try Content($0, of: bar, metrics, shaper) }
      let length =
        contents.reduce(0) { $0 + $1.size.width } + metrics.gap * Double(max(contents.count - 1, 0))
      var x =
        switch row.anchor {
        case .start(let x): x
        case .middle(let x): x - length / 2
        case .end(let x): x - length
        }
      rows.append(placed(Rect(x: x, y: metrics.middle - 6, width: length, height: 12)))
      for content in contents {
        let place = Rect(
          origin: Point(x: x, y: metrics.middle - content.size.height / 2), size: content.size)
        switch content {
        case .text(let text, let font):
          // Digits and capitals are in the middle, and not the line with its descenders.
          let baseline = metrics.middle + font.size * Self.capHeight / 2
          parts.append(
            .text(
              text,
              at: Point(x: placed(place).minX, y: baseline - (text.lines.first?.baseline ?? 0))))
        case .sign(let sign):
          parts += sign.shapes.map { part in
            let shape = part.shape.mapped { point in
              let x = place.minX + point.x
              return Point(x: isMirrored ? width - x : x, y: place.minY + point.y)
            }
            return .shape(
              shape, opacity: part.opacity, lineWidth: part.lineWidth, isCharge: part.isCharge)
          }
        }
        x += content.size.width + metrics.gap
      }
    }
    self.parts = parts
    self.rows = rows
  }

  /// The height of Inter's capitals and digits, as a fraction of the font's size.
  private static let capHeight = 0.727

  /// Returns the drawing, with white parts or with black ones.
  func commands(isLight: Bool) -> [Command] {
    let color = isLight ? RGBA.white : .black
    let red = Color.red.shown(in: isLight ? .dark : .light).color
    return parts.flatMap { part -> [Command] in
      switch part {
      case .text(let text, let origin): return text.commands(at: origin, color: color)
      case .shape(let shape, let opacity, let lineWidth, let isCharge):
        var color = isCharge && isLow ? red : color
        color.alpha *= opacity
        return [
          lineWidth.map { .stroke(shape, .color(color), StrokeStyle(lineWidth: $0)) }
            ?? .fill(shape, .color(color))
        ]
      }
    }
  }
}

/// A part of a status bar with its size.
private enum Content {
  case text(ShapedText, FontRequest)
  case sign(StatusBarSign)

  init?(
    _ part: StatusBarMetrics.Part, of bar: StatusBar, _ metrics: StatusBarMetrics,
    _ shaper: TextShaper
  ) throws {
    func text(_ string: String, _ font: FontRequest) throws -> Content {
      // No bar has room for more letters, however narrow they are.
      let request = TextRequest(
        string: String(string.prefix(100)), font: font, width: metrics.textRoom, lineLimit: 1)
      return .text(try shaper.shape(request), font)
    }
    switch part {
    case .time: self = try text(bar.time, metrics.timeFont)
    case .carrier: self = try text(bar.carrier ?? "", metrics.textFont)
    case .percent: self = try text(bar.percent, metrics.textFont)
    case .cellular: self = .sign(.cellular(scale: metrics.signScale))
    case .wifi: self = .sign(.wifi(scale: metrics.signScale))
    case .battery: self = .sign(.battery(level: bar.battery, scale: metrics.signScale))
    }
  }

  var size: Size {
    switch self {
    case .text(let text, _): text.size
    case .sign(let sign): sign.size
    }
  }
}

extension Shape {
  /// Returns the shape with `place` applied to each point, which moves and mirrors.
  fileprivate func mapped(_ place: (Point) -> Point) -> Shape {
    func rect(_ rect: Rect) -> Rect {
      let ends = [place(rect.origin), place(Point(x: rect.maxX, y: rect.maxY))]
      return Rect(
        x: min(ends[0].x, ends[1].x), y: ends[0].y, width: rect.width, height: rect.height)
    }
    switch self {
    case .rect(let old): return .rect(rect(old))
    case .ellipse(let old): return .ellipse(rect(old))
    case .path(let path): return .path(path.mapped(place))
    case .roundedRect(let old, let radii):
      let isMirrored = place(Point(x: 1, y: 0)).x < place(.zero).x
      return .roundedRect(
        rect(old),
        isMirrored
          ? CornerRadii(
            topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
            bottomLeft: radii.bottomRight) : radii)
    }
  }
}
