import CellViews
import CollectionLayouts
import LayoutGeometry

/// A builder of a lazy grid's views as a collection: consecutive views form a section without a
/// header.
struct LazyGridViews {
  let tracks: [GridItem]
  let axis: Axis
  /// The space between two lines, in points.
  let spacing: Double
  /// The alignment of tracks that do not fill the grid, from 0 to 1.
  let alignment: Double
  let pinnedViews: PinnedScrollableViews

  /// The space between two tracks if the first has none of its own, and between lines.
  static let commonSpacing = 8.0

  /// Returns the collection of `content`'s views.
  @MainActor func node(of content: some View, in context: _ViewContext) -> ViewNode {
    let isTarget = context.environment.isScrollTargetLayout
    let content = content._nodes(in: context.setting(\.isScrollTargetLayout, to: false))
    let tracks = tracks.isEmpty ? [GridItem()] : tracks
    var pinned: Set<ElementKind> = []
    if pinnedViews.contains(.sectionHeaders) { pinned.insert(.header) }
    if pinnedViews.contains(.sectionFooters) { pinned.insert(.footer) }
    let isVertical = axis == .vertical
    let parts = sections(of: content.elements)
    let layout = LazyGrid(
      tracks.map(\.size.column), along: axis,
      rowSpacing: isVertical ? spacing : Self.commonSpacing,
      columnSpacing: isVertical ? Self.commonSpacing : spacing,
      spacings: tracks.map(\.spacing.points),
      alignment: alignment, pinnedViews: pinned, interSectionSpacing: parts.count > 1 ? spacing : 0)
    let sections = parts.map { section($0, of: tracks, areTargets: isTarget) }
    var collection = CollectionNode(layout: layout, sections: sections)
    // A surrounding scroll view is the container, as in SwiftUI.
    collection.isContainer = false
    return .collection(collection)
  }

  private func sections(of elements: [ViewElement]) -> [SectionParts] {
    var sections: [SectionParts] = []
    var loose = _ViewNodes.none
    func end() {
      guard !loose.isEmpty else { return }
      sections.append(SectionParts(header: .none, rows: loose, footer: .none))
      loose = .none
    }
    for element in elements {
      switch element {
      case .view(let node, _): loose.append(_ViewNodes(node))
      case .section(let section):
        end()
        sections.append(section)
      }
    }
    end()
    return sections
  }

  /// Returns a section whose header, lines and footer are as far apart as its lines.
  @MainActor private func section(
    _ parts: SectionParts, of tracks: [GridItem], areTargets: Bool
  ) -> SectionNode {
    let nodes = parts.rows.all.enumerated().map { index, node in
      let cell = aligned(node, in: alignment(ofItem: index, of: tracks))
      return areTargets ? cell.with(.scrollTarget(nil, isTarget: true)) : cell
    }
    var layout = LayoutSection(itemCount: nodes.count)
    var section = SectionNode(layout: layout) { nodes[$0.index.item] }
    let (start, end) = (parts.header.isEmpty ? 0 : spacing, parts.footer.isEmpty ? 0 : spacing)
    layout.insets =
      axis == .vertical
      ? EdgeInsets(top: start, bottom: end) : EdgeInsets(leading: start, trailing: end)
    if !parts.header.isEmpty {
      layout.header = .measured
      section.header = parts.header.stacked(along: axis)
    }
    if !parts.footer.isEmpty {
      layout.footer = .measured
      section.footer = parts.footer.stacked(along: axis)
    }
    section.layout = layout
    return section
  }

  private func aligned(_ node: ViewNode, in alignment: Alignment?) -> ViewNode {
    guard let alignment else { return node }
    let frame =
      axis == .vertical
      ? FlexibleFrame(maxWidth: .infinity, alignment: alignment)
      : FlexibleFrame(maxHeight: .infinity, alignment: alignment)
    return .modified(node, .flexibleFrame(frame))
  }

  /// Returns the alignment of an item's track; the first track's if an adaptive one makes the
  /// item's own unknown.
  private func alignment(ofItem index: Int, of tracks: [GridItem]) -> Alignment? {
    let isKnown = tracks.allSatisfy { if case .adaptive = $0.size { false } else { true } }
    return tracks[isKnown ? index % tracks.count : 0].alignment
  }
}

extension GridItem.Size {
  fileprivate var column: LazyGrid.Column {
    switch self {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}
