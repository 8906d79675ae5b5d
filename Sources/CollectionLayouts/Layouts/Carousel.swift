public import LayoutGeometry

/// One row of items of one size that scrolls horizontally, plain or without end.
///
/// With several sets, every item is shown once in each: cell k shows item k mod items. Scrolling is
/// then endless, as the offset is moved by whole sets (`recentred(offset:itemCount:)`). Items are
/// centred on the height of the container. A section's own sizes for its items do not apply.
///
/// - Complexity: O(1); a rect query is O(*hits*).
public struct Carousel: CollectionLayout {
  /// The place where scrolling comes to rest.
  public enum Paging: String, Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case none
    /// With an item's leading edge at the viewport's.
    case item
    /// At a multiple of the viewport's width.
    case page
  }

  /// The look of a cell away from the middle of the viewport.
  public enum Transform: String, Hashable, Sendable, CaseIterable {
    case none, coverFlow, scale, fade
  }

  /// The size of each item, in points.
  public package(set) var itemSize: Size
  /// The space between two items, in points.
  public package(set) var minimumLineSpacing: Double
  /// The number of sets, each of all items, one after the other.
  public package(set) var numberOfSets: Int
  /// The place where scrolling comes to rest.
  public package(set) var paging: Paging
  /// The look of a cell away from the middle of the viewport.
  public package(set) var transform: Transform

  /// Creates a carousel of at least one set; lengths are finite and not negative.
  public init(
    itemSize: Size, minimumLineSpacing: Double = 10, numberOfSets: Int = 1,
    paging: Paging = .none, transform: Transform = .none
  ) {
    precondition((1...1_000_000).contains(numberOfSets), "a carousel of \(numberOfSets) sets")
    self.itemSize = Size(
      width: checkedSpacing(itemSize.width), height: checkedSpacing(itemSize.height))
    self.minimumLineSpacing = checkedSpacing(minimumLineSpacing)
    self.numberOfSets = numberOfSets
    self.paging = paging
    self.transform = transform
  }

  /// Items without a size and all defaults, which configs and `.carousel(…)` share.
  public static let defaults = Carousel(itemSize: .zero)

  /// The layout's name in configs.
  public var kind: String { "carousel" }

  /// None: cells have the size of the carousel's items.
  public var sectionSettings: Set<String>? { [] }

  /// The size of the items, the spacing, the number of sets, the stops of scrolling, and the
  /// transform of cells.
  public var settings: [LayoutSetting] { givenSettings }

  /// The horizontal axis.
  public var scrollAxis: Axis { .horizontal }

  /// The distance from one item's leading edge to the next one's, in points.
  package var pitch: Double { itemSize.width + minimumLineSpacing }

  /// Returns the width of all sets of a number of items, in points, without the section's insets.
  package func contentWidth(itemCount: Int) -> Double {
    let cells = Double(itemCount) * Double(numberOfSets)
    return cells == 0 ? 0 : cells * itemSize.width + (cells - 1) * minimumLineSpacing
  }

  /// Places the items of all sets from left to right.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let cells = section.itemCount * numberOfSets
    let height = space.size.height
    let top = height.isFinite ? (height - itemSize.height) / 2 : 0
    let frames = GridFrames(
      count: cells, axis: .horizontal,
      lines: .uniform(count: cells, length: itemSize.width, spacing: minimumLineSpacing),
      places: .uniform(count: 1, start: top, length: itemSize.height, spacing: 0))
    return SectionArrangement(
      .grid(frames),
      size: Size(
        width: contentWidth(itemCount: section.itemCount),
        height: height.isFinite ? height : itemSize.height),
      columns: cells, rows: cells == 0 ? 0 : 1, cellSize: itemSize)
  }

  /// Returns the items' size, the gap between them, and the number of sets.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let sets: [LayoutPhrase] = numberOfSets > 1 ? ["\(numberOfSets) sets"] : []
    return ["items \(sizeText(itemSize))", "gap \(length: minimumLineSpacing)"] + sets
  }

  /// Explains the item's column, and which item it repeats.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    var steps = arrangement.tracks(of: item)
    let height = space.size.height
    if height.isFinite, height != itemSize.height {
      steps.append(
        .centred(
          "centred in the container", along: .vertical, start: 0, room: height,
          length: itemSize.height))
    }
    let count = section.itemCount
    if item >= count {
      steps.append("it shows item \(item % count) again, \(item) mod \(count)")
    }
    return steps
  }

  /// Returns notices about items that are higher than the viewport.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let room = space.size.height
    guard space.container.height > 0, room.isFinite, itemSize.height > room + 0.01,
      section.itemCount > 0
    else { return [] }
    return [
      .itemsTooLong(
        .vertical, first: 0, count: section.itemCount, excess: itemSize.height - room)
    ]
  }
}

extension CollectionLayout where Self == Carousel {
  /// Returns a row of items of one size, repeated in sets; lengths in points.
  public static func carousel(
    itemSize: Size, minimumLineSpacing: Double = Carousel.defaults.minimumLineSpacing,
    numberOfSets: Int = Carousel.defaults.numberOfSets,
    paging: Carousel.Paging = Carousel.defaults.paging,
    transform: Carousel.Transform = Carousel.defaults.transform
  ) -> Carousel {
    Carousel(
      itemSize: itemSize, minimumLineSpacing: minimumLineSpacing, numberOfSets: numberOfSets,
      paging: paging, transform: transform)
  }
}

// Paging.
extension Carousel {
  /// Returns the offset at which scrolling rests: stopped as paging requires, then recentred.
  public func restingOffset(in viewport: LayoutViewport) -> Double {
    recentred(offset: pagedOffset(in: viewport), itemCount: viewport.itemCount)
  }

  /// Explains how a carousel without end moved its offset; nothing for a carousel of one set.
  public func explanation(ofRestIn viewport: LayoutViewport) -> [LayoutPhrase] {
    let moved = recentring(of: pagedOffset(in: viewport), itemCount: viewport.itemCount)
    return moved.map { [$0.phrase] } ?? []
  }

  /// Returns the stop nearest to an offset; without paging, the offset itself.
  ///
  /// Only a stop is kept within the content: a requested offset may show more.
  private func pagedOffset(in viewport: LayoutViewport) -> Double {
    guard let stops = stops(in: viewport) else { return viewport.offset }
    return max(0, min((viewport.offset / stops.interval).rounded() * stops.interval, stops.last))
  }

  /// Returns the offsets at which paging stops; nil without paging.
  private func stops(in viewport: LayoutViewport) -> ScrollRule.Stops? {
    let step: Double
    switch paging {
    case .none: return nil
    case .item: step = pitch
    case .page: step = viewport.length
    }
    guard step > 0 else { return nil }
    let last = contentWidth(itemCount: viewport.itemCount) - viewport.length
    return ScrollRule.Stops(interval: step, last: max(0, last))
  }

  /// Returns the stops of paging, and the sets that repeat themselves.
  public func scrollRule(in viewport: LayoutViewport) -> ScrollRule? {
    ScrollRule(stops: stops(in: viewport), loop: loop(itemCount: viewport.itemCount))
  }

  /// Returns the item whose cell is nearest to the viewport's middle, for a page indicator.
  public func currentItem(in viewport: LayoutViewport) -> Int? {
    guard viewport.itemCount > 0, pitch > 0 else { return nil }
    let first = viewport.itemsStart + itemSize.width / 2
    let distance = viewport.offset + viewport.length / 2 - first
    let cells = Double(viewport.itemCount) * Double(numberOfSets)
    let cell = max(0, min((distance / pitch).rounded(), cells - 1))
    return Int(cell) % viewport.itemCount
  }
}

// Scrolling without end.
extension Carousel {
  /// Returns the distance from an item to the same item in the next set, in points.
  package func setWidth(itemCount: Int) -> Double { Double(itemCount) * pitch }

  /// Returns the offset near the middle of its sets at which a carousel without end shows the same.
  ///
  /// An offset that is more than one set from the middle of the content moves to within one set of
  /// it, by whole sets; any other stays. A carousel of one set has no set to move by.
  ///
  /// - Parameters:
  ///   - offset: The distance by which the content is scrolled, in points.
  ///   - itemCount: The number of items in one set.
  package func recentred(offset: Double, itemCount: Int) -> Double {
    recentring(of: offset, itemCount: itemCount)?.recentred ?? offset
  }

  /// Returns the recentring of an offset; nil for a carousel without a set to move by.
  private func recentring(of offset: Double, itemCount: Int) -> Recentring? {
    loop(itemCount: itemCount).map { loop in
      Recentring(
        offset: offset, recentred: loop.recentred(offset), middle: loop.middle,
        setWidth: loop.length)
    }
  }

  /// Returns the sets as content that repeats itself; nil for a carousel of one set.
  private func loop(itemCount: Int) -> ScrollRule.Loop? {
    let oneSet = setWidth(itemCount: itemCount)
    guard numberOfSets > 1, oneSet > 0 else { return nil }
    return ScrollRule.Loop(length: oneSet, middle: contentWidth(itemCount: itemCount) / 2)
  }

  /// The move of an offset by whole sets; lengths in points from the leading edge.
  private struct Recentring {
    let offset: Double
    let recentred: Double
    let middle: Double
    let setWidth: Double

    /// The move in words, as in `recentred by whole sets: offset = 0 + 1 × 2274`.
    var phrase: LayoutPhrase {
      guard recentred != offset else {
        return """
          not recentred: \(length: offset) is at most one set, \(length: setWidth), from the \
          middle, \(length: middle)
          """
      }
      let (length, start) = (LengthExpression(setWidth), LengthExpression(offset))
      let sets = ((recentred - offset) / setWidth).rounded()
      let moved =
        sets < 0
        ? start - LengthExpression(-sets) * length : start + LengthExpression(sets) * length
      return "recentred by whole sets: \(equation: "offset", moved, value: recentred)"
    }
  }

  /// A reason why scrolling without end shows its seams.
  package enum RecentringProblem: Hashable, Sendable {
    /// Fewer than three sets: there is no set on each side of the middle one.
    case tooFewSets(Int)
    /// One set, of this length in points, is not shorter than half of the content without the
    /// viewport: the content ends before the offset is moved.
    case setTooLong(Double, available: Double)
  }

  /// Returns the reasons why recentring cannot work for a number of items in a viewport; empty if
  /// it can, or if the carousel has one set and so does not need it.
  package func recentringProblems(
    itemCount: Int, viewportWidth: Double
  ) -> [RecentringProblem] {
    guard numberOfSets > 1, itemCount > 0 else { return [] }
    var problems: [RecentringProblem] = []
    if numberOfSets < 3 { problems.append(.tooFewSets(numberOfSets)) }
    let oneSet = setWidth(itemCount: itemCount)
    let available = contentWidth(itemCount: itemCount) / 2 - viewportWidth
    if oneSet >= available { problems.append(.setTooLong(oneSet, available: available)) }
    return problems
  }

  /// Returns notices about obstacles to endless scrolling; none for a carousel of one set.
  public func notices(aboutScrollingIn viewport: LayoutViewport) -> [LayoutNotice] {
    recentringProblems(itemCount: viewport.itemCount, viewportWidth: viewport.length)
      .map { .own($0.problem) }
  }
}

extension Carousel {
  /// Returns notices of paging and endless scrolling, which need all of a collection's content.
  public func notices(asSection index: Int) -> [LayoutNotice] {
    guard numberOfSets > 1 || paging != .none else { return [] }
    return [
      .own(
        LayoutProblem(
          of: kind,
          "of section \(index) neither pages nor scrolls without end beside other sections",
          suggestion: "leave out 'numberOfSets' and 'paging', or give the carousel a collection of "
            + "its own", settings: ["numberOfSets", "paging"]))
    ]
  }
}

extension Carousel.RecentringProblem {
  /// The reason in words, and a suggestion to resolve it.
  package var problem: LayoutProblem {
    LayoutProblem(
      of: "carousel", "cannot scroll without end: \(words)", suggestion: suggestion,
      settings: ["numberOfSets"])
  }

  private var words: String {
    switch self {
    case .tooFewSets(let sets):
      return "it has \(sets) sets and needs 3, one on each side of what is seen"
    case .setTooLong(let oneSet, let available):
      guard available > 0 else { return "half of its content is not wider than the viewport" }
      return "one set, \(lengthText(oneSet)) points, is not shorter than half of the content "
        + "without the viewport, \(lengthText(available)) points"
    }
  }

  private var suggestion: String {
    switch self {
    case .tooFewSets: "set 'numberOfSets' to 3 or more, or to 1 for a plain carousel"
    case .setTooLong: "raise 'numberOfSets'"
    }
  }
}

// The look of cells away from the viewport's middle.
extension Carousel {
  /// Returns the effect of the carousel's transform on a cell at its place.
  public func effect(on cell: Rect, in viewport: Rect) -> CellEffect? {
    guard transform != .none, pitch > 0 else { return nil }
    let effect = effect(atDistance: (cell.midX - viewport.midX) / pitch)
    return effect == .identity ? nil : effect
  }

  /// Returns the look of a cell at a distance from the middle of the viewport.
  ///
  /// - Parameter distance: The distance from the viewport's middle to the cell's, divided by the
  ///   pitch.
  package func effect(atDistance distance: Double) -> CellEffect {
    // An effect is complete one item away, and does not grow beyond.
    let part = min(abs(distance), 1)
    switch transform {
    case .none:
      return .identity
    case .scale:
      let scale = 1 - 0.15 * part
      return CellEffect(horizontalScale: scale, verticalScale: scale)
    case .fade:
      return CellEffect(opacity: 1 - 0.6 * part)
    case .coverFlow:
      // Turned by 60° about its middle, a cell is cos 60° = ½ as wide; farther from the eye it is
      // smaller.
      return CellEffect(horizontalScale: 1 - 0.5 * part, verticalScale: 1 - 0.1 * part)
    }
  }
}

extension Carousel: Settable {
  package static let fields: [SettingField<Carousel>] = [
    .size("itemSize", \.itemSize), .length("minimumLineSpacing", \.minimumLineSpacing),
    .count("numberOfSets", \.numberOfSets), .choice("paging", \.paging),
    .choice("transform", \.transform),
  ]
}
