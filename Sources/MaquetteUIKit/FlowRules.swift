import CollectionLayouts
import LayoutGeometry
import Foundation
import Maquette

/// The settings of a flow layout and its delegate for each section.
@MainActor
struct FlowRules {
  private let layout: CollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any CollectionViewDelegateFlowLayout)?

  init(_ layout: CollectionViewFlowLayout, of collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.delegate as? any CollectionViewDelegateFlowLayout
  }

  private var axis: Axis { layout.scrollDirection }

  func flow(_ section: Int) -> Flow {
    let lines =
      delegate?.collectionView(
        collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let items =
      delegate?.collectionView(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let isAutomatic = layout.estimatedItemSize.width > 0 && layout.estimatedItemSize.height > 0
    return Flow(
      scrollDirection: axis,
      itemSize: isAutomatic ? .automatic : .fixed(Size(layout.itemSize).notNegative),
      minimumLineSpacing: max(0, Double(lines)), minimumInteritemSpacing: max(0, Double(items)))
  }

  /// Returns a section with the sizes, the insets, the header and the footer of these rules.
  func section(_ index: Int, like other: LayoutSection) -> LayoutSection {
    var section = other
    let insets =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: index)
      ?? layout.sectionInset
    section.insets = EdgeInsets(insets)
    section.header = length(referenceSize(ofHeader: true, in: index))
    section.footer = length(referenceSize(ofHeader: false, in: index))
    if let delegate, layout.estimatedItemSize == CGSize(width: 0, height: 0) {
      let sizes = (0..<section.itemCount).map { item in
        Size(
          delegate.collectionView(
            collectionView, layout: layout,
            sizeForItemAt: IndexPath(item: item, section: index))
        ).notNegative
      }
      section.itemWidth = .each(sizes.map(\.width))
      section.itemHeight = .each(sizes.map(\.height))
    }
    return section
  }

  private func referenceSize(ofHeader isHeader: Bool, in section: Int) -> Size {
    guard let delegate else {
      return Size(isHeader ? layout.headerReferenceSize : layout.footerReferenceSize)
    }
    return Size(
      isHeader
        ? delegate.collectionView(
          collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        : delegate.collectionView(
          collectionView, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// Returns the length of a header or a footer; nil for 0, for which UIKit has none.
  private func length(_ size: Size) -> SupplementaryLength? {
    size[axis] > 0 ? .fixed(size[axis]) : nil
  }
}

extension Size {
  fileprivate var notNegative: Size { Size(width: max(0, width), height: max(0, height)) }
}

/// Flows that may differ between sections.
struct SectionedFlow: SectionedLayout {
  let flows: [Flow]
  let scrollAxis: Axis

  /// The flow with the settings that all sections share; the default one if there are no sections.
  private var first: Flow { flows.first ?? .defaults }

  var kind: String { Flow.defaults.kind }

  var settings: [LayoutSetting] { first.settings }

  func layout(ofSection index: Int) -> any CollectionLayout { flows[index] }

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    try first.arrange(section, in: space, measure: measure)
  }

  func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] { first.rule(for: sections) }
}
