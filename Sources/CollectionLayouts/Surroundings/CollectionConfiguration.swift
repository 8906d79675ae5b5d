/// The views and insets that all sections of a collection have in common, as
/// `UICollectionViewCompositionalLayoutConfiguration`.
public struct CollectionConfiguration: Hashable, Sendable {
  /// The views at the content's edges, before the first section and after the last.
  public var boundaryItems: [NamedBoundaryItem]
  /// The edges that the room of sections is counted from that leave it open; `automatic` is the safe
  /// area.
  public var contentInsetsReference: ContentInsetsReference

  /// A configuration that defaults to one without views.
  public init(
    boundaryItems: [NamedBoundaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .automatic
  ) {
    self.boundaryItems = boundaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}
