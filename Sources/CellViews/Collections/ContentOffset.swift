public import CollectionLayouts
public import LayoutGeometry

/// The scroll offset of a collection.
public enum ContentOffset: Hashable, Sendable {
  /// The content's start with its inset, as before any scrolling.
  case rest
  /// The content's point at the viewport's top left, as UIKit's `contentOffset`: minus the inset
  /// at rest. A point beyond the content is kept, as in the middle of a bounce.
  case point(Point)
  /// The item's leading edge at the viewport's, or as near as the content's end lets it come.
  case item(ItemIndex)
}

/// The supplementary views that stay in sight: those of sections while their section does.
public struct StickyViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind of view.
  public let rawValue: Int
  /// Creates the set of the kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Headers stay at the viewport's start.
  public static let header = StickyViews(rawValue: 1)
  /// Footers stay at the viewport's end.
  public static let footer = StickyViews(rawValue: 2)
  /// The header of the whole collection stays at the viewport's start, and those of sections after it.
  public static let globalHeader = StickyViews(rawValue: 4)
  /// The footer of the whole collection stays at the viewport's end.
  public static let globalFooter = StickyViews(rawValue: 8)
}
