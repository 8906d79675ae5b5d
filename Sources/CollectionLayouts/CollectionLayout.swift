public import LayoutGeometry

/// A rule that places the items of a section.
///
/// A layout places the items of one section at a time; `arrange(_:sections:in:measure:)` stacks the
/// sections, adds their insets, headers, footers and backgrounds, and mirrors what runs from right
/// to left. So a layout of one's own gets all of these by placing items from left to right.
public protocol CollectionLayout: Sendable {
  /// The layout's name in configs and in layout JSON, as in `waterfall`.
  var kind: String { get }

  /// The axis along which the content grows; vertical unless a layout says otherwise.
  var scrollAxis: Axis { get }

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

  /// Where scrolling to an offset along the scroll axis comes to rest; the offset unless a layout
  /// says otherwise.
  ///
  /// - Parameters:
  ///   - offset: How far the content would be scrolled, in points.
  ///   - viewportLength: The length that is seen along the scroll axis, in points.
  ///   - itemCount: How many items the first section has.
  func restingOffset(
    near offset: Double, viewportLength: Double, itemCount: Int
  ) -> Double

  /// The rule that the layout places items by, the most telling part first; the columns unless a
  /// layout tells more.
  ///
  /// - Parameter sections: What the layout made of the sections.
  func rule(for sections: [SectionArrangement]) -> [LayoutRule]

  /// How an item's frame came about, step by step; nothing unless a layout tells.
  ///
  /// - Parameters:
  ///   - item: An item that the layout placed.
  ///   - section: What was laid out, as it was given to `arrange(_:in:measure:)`.
  ///   - space: The room that it was laid out in.
  ///   - arrangement: What the layout made of it; the facts are in its coordinates.
  func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact]

  /// What a section's items have too little room for; nothing unless a layout says otherwise.
  ///
  /// - Parameters:
  ///   - section: What was laid out, as it was given to `arrange(_:in:measure:)`.
  ///   - space: The room that it was laid out in.
  ///   - arrangement: What the layout made of it.
  func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice]
}

extension CollectionLayout {
  /// The vertical axis.
  public var scrollAxis: Axis { .vertical }

  /// The offset itself.
  public func restingOffset(
    near offset: Double, viewportLength: Double, itemCount: Int
  ) -> Double { offset }

  /// Nothing.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] { [] }

  /// Nothing.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] { [] }
}

/// The room for the items of one section, in points.
public struct SectionSpace: Hashable, Sendable {
  /// What the section's insets leave of the container; infinite along the scroll axis of a
  /// container that is as long as its content.
  public var size: Size
  /// The container's own size, with the section's insets; infinite as above.
  public var container: Size

  /// The room of a section in its container.
  public init(size: Size, container: Size) {
    self.size = size
    self.container = container
  }
}

/// What a collection is laid out in.
public struct LayoutContainer: Hashable, Sendable {
  /// The container, in points; infinite along an axis that is as long as the content.
  public var size: Size
  /// The direction in which the content runs.
  public var layoutDirection: LayoutDirection

  /// A container of a size.
  public init(size: Size, layoutDirection: LayoutDirection = .leftToRight) {
    self.size = size
    self.layoutDirection = layoutDirection
  }
}
