import LayoutGeometry

/// The equal units of a mosaic.
struct MosaicUnits {
  /// The number of units across the mosaic's axis.
  let lanes: Int
  /// The axis along which the mosaic grows.
  let axis: Axis
  /// The size of a unit, in points.
  let size: Size
  /// The space between two units along each axis.
  let spacing: Size

  /// Returns the tracks of the units along an axis.
  func tracks(_ axis: Axis, count: Int) -> Tracks {
    .uniform(count: count, length: size[axis], spacing: spacing[axis])
  }

  func frame(at place: MosaicGrid.Place, of span: Mosaic.Span) -> Rect {
    var origin = Point.zero
    var extent = Size.zero
    for side in Axis.allCases {
      let start = side == axis ? place.line : place.lane
      origin[side] = Double(start) * (size[side] + spacing[side])
      let count = Double(span[side])
      extent[side] = count * size[side] + (count - 1) * spacing[side]
    }
    return Rect(origin: origin, size: extent)
  }

  /// Returns the number of the unit in which a frame starts along an axis.
  func start(of frame: Rect, along side: Axis) -> Int {
    let pitch = size[side] + spacing[side]
    return pitch > 0 ? Int((frame.origin[side] / pitch).rounded()) : 0
  }

  /// Returns the number of the unit after a frame along the mosaic's axis.
  func end(of frame: Rect) -> Int {
    let pitch = size[axis] + spacing[axis]
    guard pitch > 0 else { return 0 }
    return start(of: frame, along: axis)
      + Int(((frame.size[axis] + spacing[axis]) / pitch).rounded())
  }
}

extension Mosaic.Span {
  /// Returns a span of as many columns as rows.
  public static func square(_ count: Int) -> Mosaic.Span {
    Mosaic.Span(columns: count, rows: count)
  }

  /// Returns the number of units along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set {
      if axis == .horizontal { columns = newValue } else { rows = newValue }
    }
  }

  /// The span as in goldens, such as `2x1`.
  var words: String { "\(columns)x\(rows)" }

  /// Parses a span as in goldens; nil for other words.
  init?(words: Substring) {
    let numbers = words.split(separator: "x").map { Int($0) ?? 0 }
    let range = 1...Mosaic.longestSpan
    guard numbers.count == 2, numbers.allSatisfy(range.contains) else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}

// The explanation of an item's frame.
extension Mosaic {
  /// Explains the item's units, their size, and their place.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let units = units(for: section, in: space)
    let span = span(of: item, in: section, lanes: units.lanes)
    let frame = arrangement.frame(at: item)
    let (columns, rows) = (arrangement.columns ?? 1, arrangement.rows ?? 1)
    let place: [LayoutPhrase] = [
      units.tracks(.horizontal, count: columns).phrase(
        units.start(of: frame, along: .horizontal), along: .horizontal),
      units.tracks(.vertical, count: rows).phrase(
        units.start(of: frame, along: .vertical), along: .vertical),
    ]
    let number = item % pattern.count
    let origin =
      section.hasPattern
      ? "item \(item) is number \(number) of a pattern of \(pattern.count)" : "its span is given"
    let why: LayoutPhrase =
      isDense
      ? "the first place with room for it" : "the first place with room after the item before"
    return place + [
      "\(span.columns) × \(span.rows) units: \(origin)", why,
      length(of: span, frame: frame, units: units, along: .horizontal),
      length(of: span, frame: frame, units: units, along: .vertical),
    ]
  }

  /// Explains an item's length along an axis.
  private func length(
    of span: Span, frame: Rect, units: MosaicUnits, along side: Axis
  ) -> LayoutPhrase {
    let unit = LengthExpression(units.size[side])
    let count = span[side]
    guard count > 1 else { return "\(side.side) \(length: frame.size[side]): one unit" }
    let own = LengthExpression(count) * unit
    let gaps = LengthExpression(count - 1) * LengthExpression(units.spacing[side])
    let sum = units.spacing[side] == 0 ? own : own + gaps
    return "\(equation: side.side, sum, value: frame.size[side])"
  }
}
