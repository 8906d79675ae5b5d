public import LayoutGeometry

/// A laid-out collection: its content size, and where each element stands.
public struct CollectionArrangement: Sendable {
  /// The size of all content, in points.
  public let contentSize: Size
  /// What the layout tells of itself.
  public let summary: LayoutSummary

  /// The elements that intersect `rect`, in order of section and item.
  ///
  /// - Complexity: O(log *n* + *hits*).
  public func elements(in rect: Rect) -> [LayoutElement] { preconditionFailure() }

  /// All elements, in order of section and item.
  public var elements: [LayoutElement] { preconditionFailure() }

  /// The element of a kind at an index, or nil if there is none.
  public func element(_ kind: ElementKind, at index: ItemIndex) -> LayoutElement? {
    preconditionFailure()
  }
}

/// Lays out a collection.
///
/// - Parameter measure: The size that an element takes for a proposal; called at most once an
///   element, and only for those whose length nothing else decides.
public func arrange(
  _ layout: any CollectionLayout, sections: [LayoutSection], in container: LayoutContainer,
  measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size
) throws -> CollectionArrangement {
  preconditionFailure()
}
