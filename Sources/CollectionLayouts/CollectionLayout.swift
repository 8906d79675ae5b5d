public import LayoutGeometry

/// A rule that places the items of a section.
///
/// A layout places the items of one section at a time; `arrange(_:sections:in:measure:)` stacks the
/// sections, adds their insets, headers, footers and backgrounds, and mirrors what runs from right
/// to left. So a layout of one's own gets all of these by placing items from left to right. Anything
/// else that it may define has a default: its rule, where scrolling stops, the lines between items,
/// what stays in sight, and what is at the edges of its sections and behind them.
public protocol CollectionLayout: Sendable {
  /// The layout's name in configs and in layout JSON, as in `waterfall`.
  var kind: String { get }

  /// The axis along which the content grows; defaults to the vertical one.
  var scrollAxis: Axis { get }

  /// What the layout was given, in the order of reporting; defaults to nothing.
  var settings: [LayoutSetting] { get }

  /// Places the items of a section, from left to right, in the section's own coordinates.
  ///
  /// - Parameters:
  ///   - section: How many items, and what is known of their sizes.
  ///   - space: The room that the section's insets leave.
  ///   - measure: The size that an item takes for a proposal; it costs a measuring of the cell.
  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement

  /// The columns, rows and cell size that expressions and layout JSON have; defaults to what all
  /// sections have in common, and the sum of their rows.
  ///
  /// - Parameter sections: What the layout made of the sections.
  func summary(of sections: [SectionArrangement]) -> LayoutSummary

  /// The rule that the layout places items by, the most telling part first; defaults to the columns.
  ///
  /// - Parameter sections: What the layout made of the sections.
  func rule(for sections: [SectionArrangement]) -> [LayoutPhrase]

  /// How an item's frame came about, step by step; defaults to nothing.
  ///
  /// - Parameters:
  ///   - item: An item that the layout placed.
  ///   - section: What was laid out, as it was given to `arrange(_:in:measure:)`.
  ///   - space: The room that it was laid out in.
  ///   - arrangement: What the layout made of it; positions are in its coordinates.
  func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase]

  /// What a section's items have too little room for; defaults to nothing.
  ///
  /// - Parameters:
  ///   - section: What was laid out, as it was given to `arrange(_:in:measure:)`.
  ///   - space: The room that it was laid out in.
  ///   - arrangement: What the layout made of it.
  func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice]

  /// Where scrolling comes to rest, in points from the content's leading edge; defaults to the
  /// viewport's offset.
  ///
  /// - Parameter viewport: What would be seen without the layout's adjustment.
  func restingOffset(in viewport: LayoutViewport) -> Double

  /// How scrolling came to rest there, step by step; defaults to nothing.
  ///
  /// - Parameter viewport: What would be seen without the layout's adjustment.
  func explanation(ofRestIn viewport: LayoutViewport) -> [LayoutPhrase]

  /// What is wrong about scrolling the first section in a viewport; defaults to nothing.
  func notices(aboutScrollingIn viewport: LayoutViewport) -> [LayoutNotice]

  /// The item of the first section that a page indicator marks; defaults to none.
  func currentItem(in viewport: LayoutViewport) -> Int?

  /// How a cell is drawn at its place; defaults to nil, as it is.
  ///
  /// - Parameters:
  ///   - cell: The cell where it is seen: from right to left, it is mirrored.
  ///   - viewport: The collection's viewport in the same coordinates.
  func effect(on cell: Rect, in viewport: Rect) -> CellEffect?

  /// The line under an item; defaults to none.
  ///
  /// - Parameters:
  ///   - item: An item that is seen.
  ///   - section: What was laid out.
  func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator?

  // MARK: - Around sections

  /// The views at the edges of each section and behind it, and which of them stay in sight; defaults
  /// to the section's own header and footer, which only a plain list pins.
  var sectionConfiguration: SectionConfiguration { get }

  /// Returns the place of a section's background, in the section's coordinates; defaults to the card
  /// of a list, and otherwise to nil, all of the section but its header and footer.
  ///
  /// - Parameter arrangement: The section's items as the layout placed them.
  func background(behind arrangement: SectionArrangement) -> Rect?

  /// The space between two sections, in points; defaults to none.
  var interSectionSpacing: Double { get }

  /// The views and insets that all sections of a collection have in common; defaults to none.
  var configuration: CollectionConfiguration { get }

  /// Returns the layout with another configuration, for a collection whose only section it places;
  /// defaults to nil, and the layout is then wrapped in one that has the configuration.
  func configured(by configuration: CollectionConfiguration) -> Self?

  /// The list whose rows the items are, for a layout that looks like one; defaults to nil.
  ///
  /// The cells get the insets, the tints and the lines of rows, and the sections cards and headers.
  var listConfiguration: ListConfiguration? { get }

  // MARK: - Scrolling

  /// Describes where scrolling comes to rest, which the live page needs to scroll by itself; defaults
  /// to anywhere, or to nil, no rule, for a layout whose `restingOffset(in:)` moves offsets.
  ///
  /// - Parameter viewport: The part of the content that is seen, at any offset.
  func scrollRule(in viewport: LayoutViewport) -> ScrollRule?

  /// Returns the layout with its sections scrolled across the collection's axis; defaults to nil, for
  /// sections that do not scroll.
  ///
  /// Its `arrange(_:in:measure:)` then scrolls what it returns, with
  /// `SectionArrangement.scrolled(by:along:over:firstItems:in:)`.
  func scrolled(to offset: OrthogonalScrolling.Offset) -> Self?

  /// Returns warnings of what the layout does in a collection of its own, but not for one of several
  /// sections; defaults to none.
  ///
  /// - Parameter index: The section's number, for the words.
  func notices(asSection index: Int) -> [LayoutNotice]
}

extension CollectionLayout {
  /// The vertical axis.
  public var scrollAxis: Axis { .vertical }

  /// Nothing.
  public var settings: [LayoutSetting] { [] }

  /// What the sections have in common.
  public func summary(of sections: [SectionArrangement]) -> LayoutSummary {
    LayoutSummary(kind: kind, sections: sections)
  }

  /// The columns, where the layout has some.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    LayoutPhrase.columns(sections)
  }

  /// Nothing.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] { [] }

  /// Nothing.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] { [] }

  /// The viewport's offset.
  public func restingOffset(in viewport: LayoutViewport) -> Double { viewport.offset }

  /// Nothing.
  public func explanation(ofRestIn viewport: LayoutViewport) -> [LayoutPhrase] { [] }

  /// Nothing.
  public func notices(aboutScrollingIn viewport: LayoutViewport) -> [LayoutNotice] { [] }

  /// None.
  public func currentItem(in viewport: LayoutViewport) -> Int? { nil }

  /// The cell as it is.
  public func effect(on cell: Rect, in viewport: Rect) -> CellEffect? { nil }

  /// Returns the line of a list; nil for another layout.
  public func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator? {
    listConfiguration?.separator(after: item, in: section)
  }

  /// A header that stays in sight, in a plain list alone.
  public var sectionConfiguration: SectionConfiguration {
    SectionConfiguration(pinnedKinds: listConfiguration?.appearance == .plain ? [.header] : [])
  }

  /// Returns the card of a list; nil for another layout.
  public func background(behind arrangement: SectionArrangement) -> Rect? {
    listConfiguration?.card(behind: arrangement)
  }

  /// Zero points.
  public var interSectionSpacing: Double { 0 }

  /// An empty configuration.
  public var configuration: CollectionConfiguration { CollectionConfiguration() }

  /// Returns nil.
  public func configured(by configuration: CollectionConfiguration) -> Self? { nil }

  /// Nil.
  public var listConfiguration: ListConfiguration? { nil }

  /// Returns a rule without stops for a layout that moves no offset that may be seen, and nil for
  /// another.
  public func scrollRule(in viewport: LayoutViewport) -> ScrollRule? {
    let moves = stride(from: -0.25, through: 1.25, by: 0.125).contains { part in
      var seen = viewport
      seen.offset = (viewport.contentLength * part).rounded() + 0.5
      return restingOffset(in: seen) != seen.offset
    }
    return moves ? nil : ScrollRule()
  }

  /// Returns nil.
  public func scrolled(to offset: OrthogonalScrolling.Offset) -> Self? { nil }

  /// Returns nothing.
  public func notices(asSection index: Int) -> [LayoutNotice] { [] }
}

/// The room for the items of one section, in points.
public struct SectionSpace: Hashable, Sendable {
  /// What the section's insets leave of the container; infinite along the scroll axis of a
  /// container that is as long as its content.
  public var size: Size
  /// The container's own size, with the section's insets; infinite as above.
  public var container: Size
  /// The part of the room that is outside of what the layout's `contentInsetsReference` names, in
  /// points.
  public var margins = EdgeInsets.zero

  /// The room of a section in its container.
  public init(size: Size, container: Size) {
    self.size = size
    self.container = container
  }
}

/// What a collection is laid out in.
package struct LayoutContainer: Hashable, Sendable {
  /// The container, in points; infinite along an axis that is as long as the content.
  package var size: Size
  /// The direction in which the content runs.
  package var layoutDirection: LayoutDirection
  /// What is at its edges that content insets may be counted from.
  package var margins: ContainerMargins
  /// The views before the first section and after the last that do not come from the layout.
  package var boundaryItems: [NamedBoundaryItem]

  /// A container of a size.
  package init(
    size: Size, layoutDirection: LayoutDirection = .leftToRight,
    margins: ContainerMargins = ContainerMargins(), boundaryItems: [NamedBoundaryItem] = []
  ) {
    self.size = size
    self.layoutDirection = layoutDirection
    self.margins = margins
    self.boundaryItems = boundaryItems
  }
}

/// What is seen of a collection's content along its scroll axis, in points from the content's
/// leading edge.
public struct LayoutViewport: Hashable, Sendable {
  /// How far the content is scrolled.
  public var offset: Double
  /// The length that is seen.
  public var length: Double
  /// The length of all content.
  public var contentLength: Double
  /// How many items the first section has.
  public var itemCount: Int
  /// The origin of the first section's own coordinates: where its header and inset end.
  public var itemsStart: Double

  /// A viewport that is scrolled to an offset.
  public init(
    offset: Double, length: Double, contentLength: Double, itemCount: Int, itemsStart: Double = 0
  ) {
    self.offset = offset
    self.length = length
    self.contentLength = contentLength
    self.itemCount = itemCount
    self.itemsStart = itemsStart
  }
}

/// How a cell is drawn: scaled about its middle, and more or less opaque.
public struct CellEffect: Hashable, Sendable {
  /// The factor for the cell's width.
  public let horizontalScale: Double
  /// The factor for the cell's height.
  public let verticalScale: Double
  /// The cell's opacity, from 0 to 1.
  public let opacity: Double

  /// An effect that leaves what is not given as it is.
  public init(horizontalScale: Double = 1, verticalScale: Double = 1, opacity: Double = 1) {
    self.horizontalScale = horizontalScale
    self.verticalScale = verticalScale
    self.opacity = opacity
  }

  /// The cell as it is.
  public static let identity = CellEffect()
}
