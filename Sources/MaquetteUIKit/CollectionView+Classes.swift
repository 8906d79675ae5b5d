import CellViews
import CollectionLayouts
import Foundation
public import Maquette

extension CollectionView {
  /// Creates a collection view with a cell for each element of `data`, placed by a layout that is a
  /// class.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each, in one section.
  ///   - layout: The layout that places the items.
  ///   - cell: The views of an element's cell, on top of each other if there are several.
  @MainActor
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, layout: CollectionViewLayout,
    @ViewBuilder cell: @escaping @MainActor (Data.Element) -> Cell
  ) {
    self.init(layout: layout, sections: [CollectionSection(data, cell: cell)])
  }

  /// Creates a collection view of sections in order, placed by a layout that is a class.
  @MainActor
  public init(
    layout: CollectionViewLayout, @SectionBuilder sections: () -> [CollectionSection]
  ) {
    self.init(layout: layout, sections: sections())
  }

  /// Creates a collection view with a cell for each item of a diffable data source's snapshot, in
  /// its sections.
  ///
  /// - Parameters:
  ///   - snapshot: The items.
  ///   - layout: The layout that places the items.
  ///   - cell: The views of an item's cell, on top of each other if there are several.
  @MainActor
  public init<Section, Item, Cell: View>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, layout: CollectionViewLayout,
    @ViewBuilder cell: @escaping @MainActor (Item) -> Cell
  ) {
    self.init(
      layout: layout,
      sections: snapshot.sectionIdentifiers.map { section in
        CollectionSection(snapshot.itemIdentifiers(inSection: section), cell: cell)
      })
  }

  /// Creates a collection view of the items of a data source, placed by a layout that is a class.
  ///
  /// ```swift
  /// CollectionView(layout: CollectionViewFlowLayout(), dataSource: photos, delegate: photos)
  /// ```
  ///
  /// - Parameters:
  ///   - layout: The layout that places the items.
  ///   - dataSource: The source of the items, whose counts are read at once, and of the cells,
  ///     which are requested if they are visible.
  ///   - delegate: The source of sizes and spacings, if it is a `CollectionViewDelegateFlowLayout`.
  @MainActor
  public init<Source: CollectionViewDataSource>(
    layout: CollectionViewLayout, dataSource: Source,
    delegate: (any CollectionViewDelegate)? = nil
  ) {
    let view = UICollectionView(collectionViewLayout: layout)
    view.dataSource = dataSource
    view.delegate = delegate
    self.init(view)
  }

  /// Creates a view of a UIKit collection view, with its layout, its data source and its delegate.
  @MainActor
  public init(_ collectionView: UICollectionView) {
    let objects = [collectionView.dataSource as AnyObject?, collectionView.delegate]
    self.init(
      layout: ClassLayout(collectionView, retaining: objects.compactMap(\.self)),
      sections: (collectionView.dataSource as? any CollectionViewDataSource)?
        .sections(of: collectionView)
        ?? (collectionView.dataSource as? any UICollectionViewDataSource)?
        .sections(of: collectionView) ?? [])
  }

  @MainActor
  private init(layout: CollectionViewLayout, sections: [CollectionSection]) {
    let view = UICollectionView(collectionViewLayout: layout)
    view.itemCounts = sections.map(\.layout.itemCount)
    var sections = sections
    for index in sections.indices {
      sections[index].boundaryKind = { layout.elementKind(of: $0, inSection: index) }
    }
    self.init(layout: ClassLayout(view), sections: sections)
  }
}

extension CollectionViewDataSource {
  /// Returns the current sections of the data source.
  fileprivate func sections(of view: UICollectionView) -> [CollectionSection] {
    view.itemCounts = (0..<numberOfSections(in: view)).map {
      collectionView(view, numberOfItemsInSection: $0)
    }
    return view.itemCounts.enumerated().map { index, itemCount in
      CollectionSection(index, itemCount: itemCount, of: self, in: view)
    }
  }
}

extension UICollectionViewDataSource {
  /// Returns the current sections of the data source, whose cells are made as they are drawn.
  fileprivate func sections(of view: UICollectionView) -> [CollectionSection] {
    view.itemCounts = (0..<numberOfSections(in: view)).map {
      collectionView(view, numberOfItemsInSection: $0)
    }
    return view.itemCounts.enumerated().map { section, count in
      var made = CollectionSection(0..<count) { item in
        let cell = self.collectionView(
          view, cellForItemAt: IndexPath(item: item, section: section))
        cell.configure()
        return UIViewHost(cell)
      }
      @MainActor func supplementary(
        _ kind: String, _ item: Int, _ context: _ViewContext
      ) -> ViewNode? {
        let shown = collectionView(
          view, viewForSupplementaryElementOfKind: kind,
          at: IndexPath(item: item, section: section))
        return UIViewHost(shown)._nodes(in: context).layered()
      }
      made.otherSupplementaryItem = { kind, cell, context in
        supplementary(kind, cell.index.item, context)
      }
      made.supplementary = { kind, context in
        let name = view.collectionViewLayout.elementKind(of: kind, inSection: section)
        return supplementary(
          name
            ?? (kind == .header
              ? UICollectionView.elementKindSectionHeader
              : UICollectionView.elementKindSectionFooter),
          0, context)
      }
      return made
    }
  }
}

extension CollectionSection {
  @MainActor
  fileprivate init<Source: CollectionViewDataSource>(
    _ section: Int, itemCount: Int, of dataSource: Source, in view: UICollectionView
  ) {
    self.init(0..<itemCount) { item in
      dataSource.collectionView(view, cellForItemAt: IndexPath(item: item, section: section))
    }
    otherSupplementaryItem = { kind, cell, context in
      let nodes = context.evaluating {
        dataSource.collectionView(
          view, viewForSupplementaryElementOfKind: kind,
          at: IndexPath(item: cell.index.item, section: section))
      }._nodes(in: context)
      return nodes.all.isEmpty ? nil : nodes.layered()
    }
    supplementary = { kind, context in
      let ownName = view.collectionViewLayout.elementKind(of: kind, inSection: section)
      let name =
        ownName
        ?? (kind == .header
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter)
      let nodes = context.evaluating {
        dataSource.collectionView(
          view, viewForSupplementaryElementOfKind: name,
          at: IndexPath(item: 0, section: section))
      }._nodes(in: context)
      return nodes.all.isEmpty ? nil : nodes.layered()
    }
  }
}
