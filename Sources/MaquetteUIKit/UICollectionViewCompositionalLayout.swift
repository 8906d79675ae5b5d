import CollectionLayouts
public import LayoutGeometry
public import Foundation
public import Maquette

/// A layout of groups of cells, section by section, under UIKit's name.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///   subitems: [item])
/// let section = NSCollectionLayoutSection(group: group)
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// ```
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayout: CollectionViewLayout {
  /// A function that returns the section at an index in an environment; nil for no section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// The axis, and the space between sections.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider

  /// Creates a layout with the same groups in all sections.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with groups for each section, made from its number and its room.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil: there are no storyboards to decode a layout from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The current arrangement; nil until a collection view places the sections.
  private var placed: CollectionArrangement?
  /// The kinds of the sections' headers and footers.
  private var kinds: [[ElementKind: String]] = []

  /// The size of all sections, in points.
  public override var collectionViewContentSize: CGSize {
    placed.map { CGSize($0.contentSize) } ?? CGSize(width: 0, height: 0)
  }

  /// Returns a layout of rows in a column, which look like those of a list.
  ///
  /// ```swift
  /// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  /// configuration.headerMode = .supplementary
  /// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
  /// ```
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: - Drawing

  override func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    let size = CGSize(width: collectionView?.bounds.width ?? 390, height: 844)
    let environment = LayoutSurroundings(contentSize: size)
    return provider(index, environment)?.listConfiguration
  }

  override var knownScrollAxis: Axis { configuration.scrollDirection }

  override func arranged(_ sections: [LayoutSection]) throws -> CollectionArrangement {
    let axis = configuration.scrollDirection
    let container = collectionView?.container ?? LayoutContainer(size: .zero)
    let environment = LayoutSurroundings(contentSize: CGSize(container.size))
    let made = sections.indices.map { provider($0, environment) }
    kinds = made.map { section in
      var kinds: [ElementKind: String] = [:]
      for kind in [ElementKind.header, .footer] {
        kinds[kind] = section?.item(kind, along: axis)?.elementKind
      }
      return kinds
    }
    let layouts = made.map { section in
      section?.layout(
        along: axis, interSectionSpacing: Double(configuration.interSectionSpacing),
        configuration: configuration.content(along: axis))
    }
    var asked = sections
    for (index, layout) in layouts.enumerated() {
      // The data source is asked only for the views that the layout places.
      guard let layout else { continue }
      let (own, list) = (layout.sectionConfiguration, layout.listConfiguration)
      let hasHeader = list.map { $0.headerMode == .supplementary } ?? (own.header != nil)
      let hasFooter = list.map { $0.footerMode == .supplementary } ?? (own.footer != nil)
      if hasHeader, asked[index].header == nil { asked[index].header = .measured }
      if hasFooter, asked[index].footer == nil { asked[index].footer = .measured }
    }
    let shared: any CollectionLayout =
      layouts.lazy.compactMap { $0 }.first ?? Flow(scrollDirection: axis)
    var arrangement = try arrange(
      shared.withSections(layouts), sections: asked, in: container
    ) { kind, index, proposal in
      try collectionView?.measure?(kind, index, proposal) ?? .zero
    }
    for (index, section) in made.enumerated() {
      guard let handler = section?.visibleItemsInvalidationHandler else { continue }
      arrangement.changeVisibleItems(ofSection: index, in: environment, handler)
    }
    placed = arrangement
    return arrangement
  }

  override func elementKind(of kind: ElementKind, inSection section: Int) -> String? {
    kinds.indices.contains(section) ? kinds[section][kind] : nil
  }
}

/// The settings that all sections of a compositional layout share, under UIKit's name.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The axis along which the sections follow each other.
  public var scrollDirection = Axis.vertical
  /// The space between two sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// The views before the first section and after the last.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area that section insets start from if a section does not set it.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration of sections from top to bottom without space between them.
  public init() {}

  fileprivate func content(along axis: Axis) -> CollectionConfiguration {
    // The safe area is a layout's default, so it is not a setting that goldens would record.
    CollectionConfiguration(
      boundaryItems: boundarySupplementaryItems.map { $0.named(along: axis) },
      contentInsetsReference: contentInsetsReference == .safeArea
        ? .automatic : contentInsetsReference.reference)
  }
}

/// The surroundings of a section's layout, under UIKit's name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: Sendable {
  /// The room of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits: those of an upright phone, whatever the canvas is.
  var traitCollection: UITraitCollection { get }
}

/// The room of a section, under UIKit's name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: Sendable {
  /// The collection view's size, in points; infinite along an axis that is as long as the content.
  var contentSize: CGSize { get }
  /// The same size: no insets apply to all sections.
  var effectiveContentSize: CGSize { get }
  /// The insets of all sections: none.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of all sections: none.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings and the room of a section in one.
struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

extension CollectionSection {
  /// Creates a section of groups, and a cell for each element of `data`.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each.
  ///   - layout: The groups, instead of the collection's layout.
  ///   - cell: The views of an element's cell, on top of each other if there are several; called
  ///     for the cells that are measured or visible.
  @MainActor
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, layout: NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping @MainActor (Data.Element) -> Cell
  ) {
    self.init(data, layout: layout.layout(along: .vertical), cell: cell)
    boundaryKind = { layout.item($0, along: .vertical)?.elementKind }
  }
}

/// The function that makes a section's layout of its number and its room, under UIKit's name.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider
