public import LayoutGeometry

/// Lines of items, each as many as fit, as `UICollectionViewFlowLayout` breaks them.
///
/// A full line of several items is justified, and a lone item of a line is centred, unless
/// `lineAlignment` is another. Across the line, items are centred on its thickness. A line accepts an
/// item that fits exactly.
///
/// An item's size comes from its section, or else from `itemSize`.
///
/// - Complexity: O(1) if all items have one known size, else O(*items*); a rect query is O(log
///   *items* + *hits*).
public struct Flow: CollectionLayout {
  /// The size of an item without a size from its section.
  public enum ItemSize: Hashable, Sendable {
    /// A size, in points.
    case fixed(Size)
    /// The cell's own size for a proposal of a line's length.
    case automatic
    /// The size at which these columns and rows fill the container, with `padding` points around
    /// and between them.
    ///
    /// The layout does not add the padding: insets and spacings place the items. In a container
    /// that is as long as its content, cells measure their length along that axis.
    case fraction(columns: Int, rows: Int, padding: Double)
  }

  /// The placement of the items of each line.
  public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
    /// Over the whole line, with equal gaps; a lone item in the middle: UIKit's own rule.
    case justify
    /// At the leading end, the interitem spacing apart.
    case start
    /// In the middle, the interitem spacing apart.
    case center
    /// At the trailing end, the interitem spacing apart.
    case end
  }

  /// The placement of the items of the last line, if it is not full.
  public enum LastLine: String, Hashable, Sendable, CaseIterable {
    /// Among justified lines, items of one size at the places of a full line, and others as `start`;
    /// else as in any other line.
    case uikit
    /// As in any other line.
    case justify
    /// At the leading end, the interitem spacing apart.
    case start
    /// In the middle, the interitem spacing apart.
    case center
    /// At the trailing end, the interitem spacing apart.
    case end
  }

  /// The axis along which the lines follow each other.
  public package(set) var scrollAxis: Axis
  /// The size of an item without a size from its section.
  public package(set) var itemSize: ItemSize
  /// The space between two lines, in points.
  public package(set) var minimumLineSpacing: Double
  /// The least space between two items of a line, in points.
  public package(set) var minimumInteritemSpacing: Double
  /// The placement of the items of each line.
  public package(set) var lineAlignment: LineAlignment
  /// The placement of the items of the last line, if it is not full.
  public package(set) var lastLine: LastLine

  /// Creates a flow with UIKit's defaults; lengths are finite and not negative.
  public init(
    scrollDirection: Axis = .vertical,
    itemSize: ItemSize = .fixed(Size(width: 50, height: 50)), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, lineAlignment: LineAlignment = .justify,
    lastLine: LastLine = .uikit
  ) {
    switch itemSize {
    case .fixed(let size):
      preconditionSpacing(size.width)
      preconditionSpacing(size.height)
    case .automatic:
      break
    case .fraction(let columns, let rows, let padding):
      precondition(columns >= 1 && rows >= 1, "items in \(columns) columns and \(rows) rows")
      preconditionSpacing(padding)
    }
    scrollAxis = scrollDirection
    self.itemSize = itemSize
    self.minimumLineSpacing = checkedSpacing(minimumLineSpacing)
    self.minimumInteritemSpacing = checkedSpacing(minimumInteritemSpacing)
    self.lineAlignment = lineAlignment
    self.lastLine = lastLine
  }

  /// The flow with all defaults, which configs and `.flow(…)` share.
  public static let defaults = Flow()

  /// The layout's name in configs.
  public var kind: String { "flow" }

  /// The lengths of items.
  public var sectionSettings: Set<String>? { ["itemHeight", "itemWidth", "itemAspectRatio"] }

  /// The axis, the size of the items, the spacing, and the layout of the last line.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items line by line.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let sizes = FlowSizes(itemSize, of: section, in: space, lineAxis: scrollAxis.cross)
    let line = line(length: space.size[scrollAxis.cross])
    if let size = sizes.common {
      return arrangeUniform(section.itemCount, size: size, line: line)
    }
    let all = try (0..<section.itemCount).map { try sizes.size(of: $0, measure: measure) }
    if let first = all.first, all.allSatisfy({ $0 == first }) {
      return arrangeUniform(all.count, size: first, line: line)
    }
    return arrange(all, line: line)
  }

  /// Returns the number of items on a line if that is the same for all, and the least gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let counts =
      scrollAxis == .vertical ? LayoutPhrase.columns(sections) : LayoutPhrase.rows(sections)
    if minimumInteritemSpacing == minimumLineSpacing {
      return counts + ["gap \(length: minimumLineSpacing) or more"]
    }
    return counts + [
      """
      item gap \(length: minimumInteritemSpacing) or more, line gap \(length: minimumLineSpacing)
      """
    ]
  }

  /// Returns notices about items longer than a line, and fractions of a container without length.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let axis = scrollAxis.cross
    if case .fraction = itemSize {
      return Axis.allCases.compactMap { arrangement.itemsWithoutLength(along: $0, in: space) }
    }
    guard space.container[axis] > 0, space.size[axis].isFinite else { return [] }
    return [arrangement.itemsLonger(than: space.size[axis], along: axis)].compactMap(\.self)
  }
}

extension CollectionLayout where Self == Flow {
  /// Returns lines of items that break when they are full, as in UIKit's flow layout; lengths in
  /// points.
  public static func flow(
    scrollDirection: Axis = Flow.defaults.scrollAxis,
    itemSize: Flow.ItemSize = Flow.defaults.itemSize,
    minimumLineSpacing: Double = Flow.defaults.minimumLineSpacing,
    minimumInteritemSpacing: Double = Flow.defaults.minimumInteritemSpacing,
    lineAlignment: Flow.LineAlignment = Flow.defaults.lineAlignment,
    lastLine: Flow.LastLine = Flow.defaults.lastLine
  ) -> Flow {
    Flow(
      scrollDirection: scrollDirection, itemSize: itemSize, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, lineAlignment: lineAlignment,
      lastLine: lastLine)
  }
}

extension Flow {
  private func line(length: Double) -> FlowLine {
    FlowLine(
      length: length, spacing: minimumInteritemSpacing, fullLine: fullLine, lastLine: lastRule)
  }

  /// The placement of the items of a line that is not the last.
  private var fullLine: LastLine {
    switch lineAlignment {
    case .justify: .justify
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }

  /// The placement of the items of the last line.
  private var lastRule: LastLine {
    lastLine == .uikit && lineAlignment != .justify ? fullLine : lastLine
  }

  /// Places items of one size: as many on each line.
  private func arrangeUniform(_ count: Int, size: Size, line: FlowLine) -> SectionArrangement {
    let lineAxis = scrollAxis.cross
    let perLine = line.capacity(for: size[lineAxis], count: count)
    let lineCount = count == 0 ? 0 : (count - 1) / perLine + 1
    let lines = Tracks.uniform(
      count: lineCount, length: size[scrollAxis], spacing: minimumLineSpacing)
    let places = line.places(perLine, of: size[lineAxis])
    let left = lineCount == 0 ? perLine : count - (lineCount - 1) * perLine
    let last =
      left < perLine && lastRule != .uikit
      ? line.lastPlaces(left, of: size[lineAxis]) : nil
    let frames = GridFrames(
      count: count, axis: scrollAxis, lines: lines, places: places, lastLinePlaces: last)
    return arrangement(
      .grid(frames), lineCount: lineCount, perLine: perLine, cellSize: size, length: lines.end,
      breadth: line.length.isFinite ? line.length : places.end)
  }

  /// Places items of several sizes.
  private func arrange(_ sizes: [Size], line: FlowLine) -> SectionArrangement {
    let lineAxis = scrollAxis.cross
    let lengths = sizes.map { $0[lineAxis] }
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var lineStart = 0.0
    var end = 0.0
    var breadth = 0.0
    var lineCount = 0
    var item = 0
    while item < sizes.count {
      let items = line.items(from: item, lengths: lengths)
      let isLast = items.upperBound == sizes.count
      let starts = line.starts(of: lengths[items], isLast: isLast)
      let thickness = sizes[items].reduce(0) { max($0, $1[scrollAxis]) }
      for (item, start) in zip(items, starts) {
        var origin = Point.zero
        origin[lineAxis] = start
        origin[scrollAxis] = lineStart + (thickness - sizes[item][scrollAxis]) / 2
        frames.append(Rect(origin: origin, size: sizes[item]))
        breadth = max(breadth, start + lengths[item])
      }
      end = lineStart + thickness
      lineStart = end + minimumLineSpacing
      lineCount += 1
      item = items.upperBound
    }
    return arrangement(
      .indexed(IndexedFrames(frames)), lineCount: lineCount, perLine: nil, cellSize: nil,
      length: end, breadth: line.length.isFinite ? line.length : breadth)
  }

  private func arrangement(
    _ frames: FrameStorage, lineCount: Int, perLine: Int?, cellSize: Size?, length: Double,
    breadth: Double
  ) -> SectionArrangement {
    var size = Size.zero
    size[scrollAxis] = length
    size[scrollAxis.cross] = breadth
    let isVertical = scrollAxis == .vertical
    return SectionArrangement(
      frames, size: size, columns: isVertical ? perLine : lineCount,
      rows: isVertical ? lineCount : perLine, cellSize: cellSize)
  }
}

extension Flow {
  /// Explains the item's place on its line, and the line's.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let length = space.size[scrollAxis.cross]
    let measured = FlowSizes(itemSize, of: section, in: space, lineAxis: scrollAxis.cross)
      .explanation(of: item, size: arrangement.frame(at: item).size)
    switch arrangement.frames {
    case .grid(let frames):
      let perLine = frames.places.count
      let isLast = item / perLine == frames.lines.count - 1
      let count = isLast ? frames.count - (frames.lines.count - 1) * perLine : perLine
      let itemLength = frames.places.length(0)
      let rule = isLast && count < perLine ? lastRule : fullLine
      return measured + frames.tracks(of: item)
        + explainSpread(
          rule, isLast: isLast && count < perLine, count: count, items: Double(count) * itemLength,
          first: itemLength, on: length,
          hasOneSize: true)
    case .columns, .pattern, .rows, .indexed:
      return measured + explainLine(of: item, in: arrangement, on: length)
    }
  }

  /// Explains the place of an item among others of other sizes.
  private func explainLine(
    of item: Int, in arrangement: SectionArrangement, on length: Double
  ) -> [LayoutPhrase] {
    let lineAxis = scrollAxis.cross
    let lengths = (0..<arrangement.itemCount).map { arrangement.frame(at: $0).size[lineAxis] }
    let line = line(length: length)
    var items = line.items(from: 0, lengths: lengths)
    var number = 0
    while !items.contains(item) {
      items = line.items(from: items.upperBound, lengths: lengths)
      number += 1
    }
    let isLast = items.upperBound == lengths.count
    let starts = line.starts(of: lengths[items], isLast: isLast)
    let gap = starts.count > 1 ? starts[1] - starts[0] - lengths[items.lowerBound] : 0
    let frame = arrangement.frame(at: item)
    // The thickest item is as thick as the line, and starts where it does.
    let thickest = items.map { arrangement.frame(at: $0) }
      .reduce(frame) { $1.size[scrollAxis] > $0.size[scrollAxis] ? $1 : $0 }
    let holds: LayoutPhrase =
      items.count == 1
      ? "line \(number) holds item \(items.lowerBound)"
      : """
      line \(number) holds items \(items.lowerBound) to \(items.upperBound - 1), \
      \(length: gap) apart
      """
    return [
      holds,
      .track(
        item - items.lowerBound, of: items.count, along: lineAxis,
        start: frame.origin[lineAxis], length: frame.size[lineAxis]),
    ]
      + explainSpread(
        isLast ? lastRule : fullLine, isLast: isLast, count: items.count,
        items: lengths[items].reduce(0, +),
        first: lengths[items.lowerBound], on: length, hasOneSize: false) + [
        .centred(
          "centred across its line", along: scrollAxis, start: thickest.origin[scrollAxis],
          room: thickest.size[scrollAxis], length: frame.size[scrollAxis])
      ]
  }

  /// Explains the placement of a line's items; nothing for a line without end.
  ///
  /// - Parameters:
  ///   - items: The length of all items together.
  ///   - first: The length of the first item.
  private func explainSpread(
    _ rule: LastLine, isLast: Bool, count: Int, items: Double, first: Double, on length: Double,
    hasOneSize: Bool
  ) -> [LayoutPhrase] {
    guard length.isFinite else { return [] }
    switch rule {
    case .uikit where hasOneSize:
      return ["the last line keeps the columns of a full line, as all items have one size"]
    case .uikit:
      return ["the last line is at the leading end, as its items may differ in size"]
    case .start:
      return [isLast ? "the last line is at the leading end" : "its line is at the leading end"]
    case .center: return [isLast ? "the last line is in the middle" : "its line is in the middle"]
    case .end:
      return [isLast ? "the last line is at the trailing end" : "its line is at the trailing end"]
    case .justify where count > 1:
      let gap = (LengthExpression(length) - LengthExpression(items)) / LengthExpression(count - 1)
      return ["justified: \(equation: "gap", gap), at least \(length: minimumInteritemSpacing)"]
    case .justify:
      return [
        .centred(
          "alone on its line, centred", along: scrollAxis.cross, start: 0, room: length,
          length: first)
      ]
    }
  }
}

extension Flow: Settable {
  package static let fields: [SettingField<Flow>] = [
    .choice("scrollDirection", \.scrollAxis),
    // A fraction has settings of its own.
    SettingField("itemSize", \.itemSize, absent: .fraction(columns: 1, rows: 1, padding: 0)) {
      switch $0 {
      case .fixed(let size): LayoutSetting("itemSize", .size(size))
      case .automatic: LayoutSetting("itemSize", .name("automatic"))
      case .fraction: nil
      }
    } parse: {
      $0 == "automatic" ? .automatic : Size(words: $0).map { .fixed($0) }
    },
    .of(\.fraction, .count("itemSize.columns", \.columns)),
    .of(\.fraction, .count("itemSize.rows", \.rows)),
    .of(\.fraction, .length("itemSize.padding", \.padding)),
    .choice("lineAlignment", \.lineAlignment, default: .justify),
    .length("minimumLineSpacing", \.minimumLineSpacing),
    .length("minimumInteritemSpacing", \.minimumInteritemSpacing),
    .choice("lastLine", \.lastLine),
  ]
}

extension Flow {
  /// The columns and rows that items fill, by their names in settings.
  private struct Fraction {
    var columns: Int
    var rows: Int
    var padding: Double
  }

  private var fraction: Fraction? {
    get {
      guard case .fraction(let columns, let rows, let padding) = itemSize else { return nil }
      return Fraction(columns: columns, rows: rows, padding: padding)
    }
    set {
      guard let newValue else { return }
      itemSize = .fraction(
        columns: newValue.columns, rows: newValue.rows, padding: newValue.padding)
    }
  }
}
