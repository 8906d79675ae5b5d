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

  /// The values that the layout was given, in the order of reporting; defaults to none.
  var settings: [LayoutSetting] { get }

  /// The names of the settings of a section that the layout reads, of `columns`, `itemHeight`, `itemWidth`,
  /// `itemAspectRatio`, `itemSpan` and `itemRowSpan`; defaults to nil, for any of them.
  ///
  /// There is a notice about others, as they change nothing.
  var sectionSettings: Set<String>? { get }

  /// Indicates whether the items of a section fill the room along the scroll axis, less what the
  /// section's header and footer take; defaults to false.
  var fillsSpace: Bool { get }

  /// Places the items of a section, from left to right, in the section's own coordinates.
  ///
  /// - Parameters:
  ///   - section: The number of items, and the known lengths of these.
  ///   - space: The room that the section's insets leave.
  ///   - measure: The size that an item takes for a proposal; each call measures the cell.
  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement

  /// Returns the columns, rows and cell size for expressions and layout JSON; defaults to those
  /// that all sections have in common, and the sum of their rows.
  ///
  /// - Parameter sections: The layout's arrangements of the sections.
  func summary(of sections: [SectionArrangement]) -> LayoutSummary

  /// Returns the layout's rule for placing items, the most telling part first; by default the
  /// columns.
  ///
  /// - Parameter sections: The layout's arrangements of the sections.
  func rule(for sections: [SectionArrangement]) -> [LayoutPhrase]

  /// Explains an item's frame step by step; defaults to nothing.
  ///
  /// - Parameters:
  ///   - item: An item that the layout placed.
  ///   - section: The section, as passed to `arrange(_:in:measure:)`.
  ///   - space: The room of that call.
  ///   - arrangement: The result of that call; positions are in its coordinates.
  func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase]

  /// Returns notices about items that have too little room; defaults to none.
  ///
  /// - Parameters:
  ///   - section: The section, as passed to `arrange(_:in:measure:)`.
  ///   - space: The room of that call.
  ///   - arrangement: The result of that call.
  func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice]

  /// Returns the offset at which scrolling comes to rest, in points from the content's leading
  /// edge; defaults to the viewport's offset.
  ///
  /// - Parameter viewport: The viewport without the layout's adjustment.
  func restingOffset(in viewport: LayoutViewport) -> Double

  /// Explains the resting offset step by step; defaults to nothing.
  ///
  /// - Parameter viewport: The viewport without the layout's adjustment.
  func explanation(ofRestIn viewport: LayoutViewport) -> [LayoutPhrase]

  /// Returns notices about scrolling the first section in a viewport; defaults to none.
  func notices(aboutScrollingIn viewport: LayoutViewport) -> [LayoutNotice]

  /// Returns the item of the first section that a page indicator marks; defaults to none.
  func currentItem(in viewport: LayoutViewport) -> Int?

  /// Returns the effect on a cell at its place; defaults to nil, for none.
  ///
  /// - Parameters:
  ///   - cell: The cell's visible frame: from right to left, it is mirrored.
  ///   - viewport: The collection's viewport in the same coordinates.
  func effect(on cell: Rect, in viewport: Rect) -> CellEffect?

  /// Returns the line under an item; defaults to none.
  ///
  /// - Parameters:
  ///   - item: A visible item.
  ///   - section: The section that was laid out.
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

  /// No settings.
  public var settings: [LayoutSetting] { [] }

  /// Any setting.
  public var sectionSettings: Set<String>? { nil }

  /// Items whose lengths do not depend on the room along the scroll axis.
  public var fillsSpace: Bool { false }

  /// Returns the values that the sections have in common.
  public func summary(of sections: [SectionArrangement]) -> LayoutSummary {
    LayoutSummary(kind: kind, sections: sections)
  }

  /// Returns the columns, if the layout has some.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    LayoutPhrase.columns(sections)
  }

  /// Returns no steps.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] { [] }

  /// Returns no notices.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] { [] }

  /// Returns the viewport's offset.
  public func restingOffset(in viewport: LayoutViewport) -> Double { viewport.offset }

  /// Returns no steps.
  public func explanation(ofRestIn viewport: LayoutViewport) -> [LayoutPhrase] { [] }

  /// Returns no notices.
  public func notices(aboutScrollingIn viewport: LayoutViewport) -> [LayoutNotice] { [] }

  /// Returns nil, for no item.
  public func currentItem(in viewport: LayoutViewport) -> Int? { nil }

  /// Returns nil, for no effect.
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
  /// The part of the container that the section's insets leave; infinite along the scroll axis of a
  /// container that is as long as its content.
  public var size: Size
  /// The container's own size, with the section's insets; infinite as above.
  public var container: Size
  /// The part of the room that is outside of what the layout's `contentInsetsReference` names, in
  /// points.
  public var margins = EdgeInsets.zero
  /// Indicates whether no section is before this one.
  package var isFirst = false
  /// The margins of lists.
  package var listMargins = ListMargins()

  /// Creates the room of a section in its container.
  public init(size: Size, container: Size) {
    self.size = size
    self.container = container
  }
}

/// The container in which a collection is laid out.
package struct LayoutContainer: Hashable, Sendable {
  /// The container's size, in points; infinite along an axis that is as long as the content.
  package var size: Size
  /// The direction in which the content runs.
  package var layoutDirection: LayoutDirection
  /// The margins at its edges that content insets may be counted from.
  package var margins: ContainerMargins
  /// The views before the first section and after the last that are not from the layout.
  package var boundaryItems: [NamedBoundaryItem]
  /// The margins of lists.
  package var listMargins = ListMargins()

  /// Creates a container of a size.
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

/// The visible part of a collection's content along its scroll axis, in points from the content's
/// leading edge.
public struct LayoutViewport: Hashable, Sendable {
  /// The distance by which the content is scrolled.
  public var offset: Double
  /// The visible length.
  public var length: Double
  /// The length of all content.
  public var contentLength: Double
  /// The number of items in the first section.
  public var itemCount: Int
  /// The origin of the first section's own coordinates, after its header and inset.
  public var itemsStart: Double

  /// Creates a viewport scrolled to an offset.
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

/// An effect on a cell: a scale about its middle, and an opacity.
public struct CellEffect: Hashable, Sendable {
  /// The factor for the cell's width.
  public let horizontalScale: Double
  /// The factor for the cell's height.
  public let verticalScale: Double
  /// The cell's opacity, from 0 to 1.
  public let opacity: Double

  /// Creates an effect; omitted values change nothing.
  public init(horizontalScale: Double = 1, verticalScale: Double = 1, opacity: Double = 1) {
    self.horizontalScale = horizontalScale
    self.verticalScale = verticalScale
    self.opacity = opacity
  }

  /// The effect that changes nothing.
  public static let identity = CellEffect()
}
