import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

extension LayoutDeclaration {
  /// Groups of cells, as UICollectionViewCompositionalLayout places them.
  static let compositional = LayoutDeclaration(
    "compositional", "Groups of cells, as a section of UICollectionViewCompositionalLayout.",
    isNeedy: true,
    Field(
      Field(
        "group", .compositionalGroup, "The group that is repeated until all items have a cell."),
      Field(
        "interGroupSpacing", .length, default: 0, "The space between two groups, in points."),
      insets,
      Field(
        optional: "orthogonalScrollingBehavior", .orthogonalScrollingBehavior,
        "How the section scrolls across its collection's axis; defaults to not at all."),
      boundaries,
      Field(
        "decorationItems",
        ValueType<DecorationItem>.decorationItem.list("a list of items", count: 0...20),
        default: [], shown: "[]", "Views behind the section."),
      Field(
        "scrollDirection", default: Axis.vertical,
        "Whether groups follow each other downwards or to the side."),
      whole
    ) {
      group, spacing, insets, behavior, boundaries, decorations, axis, whole throws(Mismatch) in
      guard Set(decorations.map(\.kind)).count == decorations.count else {
        throw Mismatch(
          "two decoration items have the same kind", suggestion: "give each a kind of its own")
      }
      let items = try BoundaryItems(boundaries.items, along: axis)
      var layout = Compositional(
        group: group, scrollDirection: axis, interGroupSpacing: spacing,
        contentInsets: insets.insets,
        orthogonal: behavior?.map { OrthogonalScrolling($0) } ?? nil, header: items.header,
        footer: items.footer, supplementariesFollowContentInsets: boundaries.followsInsets,
        decorationItems: decorations, interSectionSpacing: whole.interSectionSpacing)
      layout.boundaryItems = items.others
      layout.contentInsetsReference = insets.reference
      layout.supplementaryContentInsetsReference = boundaries.reference
      layout.configuration = CollectionConfiguration(
        boundaryItems: try BoundaryItems(whole.configuration.items, ofLayoutAlong: axis).others,
        contentInsetsReference: whole.configuration.reference)
      return layout
    })

  /// The space around all groups.
  private static let insets = Field<(insets: EdgeInsets, reference: ContentInsetsReference)>(
    Field(
      "contentInsets", .insets, default: .zero, shown: "0",
      "The space around all groups, in points."),
    Field(
      "contentInsetsReference", default: ContentInsetsReference.automatic,
      "What `contentInsets` are counted from at the sides; `automatic` is what the configuration "
        + "has.")
  ) { ($0, $1) }

  /// The views at a section's boundaries.
  private static let boundaries = Field<
    (items: [SectionBoundaryItem], followsInsets: Bool, reference: ContentInsetsReference)
  >(
    Field(
      "boundarySupplementaryItems",
      ValueType<SectionBoundaryItem>.boundaryItem.list("a list of items", count: 0...20),
      default: [], shown: "[]",
      "Where the section's `header` and `footer` are, which default to the content's breadth, and "
        + "other views at its edges."),
    Field(
      "supplementariesFollowContentInsets", default: true,
      "Whether these keep `contentInsets` from the content's sides."),
    Field(
      "supplementaryContentInsetsReference", default: ContentInsetsReference.automatic,
      "What their insets are counted from; `automatic` is what the section's are.")
  ) { ($0, $1, $2) }

  /// The settings of a collection's layout alone.
  private static let whole = Field<
    (interSectionSpacing: Double, configuration: SectionBoundaryItem.Configuration)
  >(
    Field(
      "interSectionSpacing", .length, default: 0,
      "The space between two sections, in points; for a collection's layout alone."),
    Field(
      "configuration", .configuration, default: SectionBoundaryItem.Configuration(),
      shown: "none", "What all sections have in common; for a collection's layout alone.")
  ) { ($0, $1) }
}

extension ValueType<OrthogonalScrolling.Behavior?> {
  /// UIKit's five behaviors, or `none`.
  fileprivate static let orthogonalScrollingBehavior = words(
    [
      "none": nil, "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ], pending: nil)
}
