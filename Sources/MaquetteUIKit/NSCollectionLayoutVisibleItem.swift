import CollectionLayouts
import LayoutGeometry
public import Foundation
public import Maquette

/// A cell that the handler of a section that scrolls by itself may change, under UIKit's name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 for an invisible cell to 1.
  var alpha: CGFloat { get set }
  /// The order among cells: it is above those with a lower number.
  var zIndex: Int { get set }
  /// Indicates whether the cell is not drawn.
  var isHidden: Bool { get set }
  /// The scale of the cell about its middle; a translation is not drawn.
  var transform: CGAffineTransform { get set }
  /// The middle, in points in the section's coordinates before scrolling.
  var center: CGPoint { get set }
  /// The cell's own rectangle.
  var bounds: CGRect { get }
  /// The cell's frame, in points in the section's coordinates before scrolling.
  var frame: CGRect { get }
  /// The cell's section and item.
  var indexPath: IndexPath { get }
  /// The category, which is that of a cell.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind, which is nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// A handler that changes the visible cells of a section at its offset, under UIKit's name.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

extension CollectionArrangement {
  /// Calls a section's handler with its visible cells and its offset.
  @MainActor
  mutating func changeVisibleItems(
    ofSection section: Int, in environment: any NSCollectionLayoutEnvironment,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    guard let scrolling = scrolling(ofSection: section) else { return }
    var offset = Point.zero
    offset[scrolling.axis] = scrolling.offset
    let items = visibleItems(ofSection: section).compactMap { item in
      element(.cell, at: ItemIndex(section: section, item: item)).map { cell in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(cell.frame.offset(by: offset))
        return attributes
      }
    }
    handler(items, CGPoint(offset), environment)
    for item in items {
      guard let index = ItemIndex(item.indexPath), let look = item.visibleLook else { continue }
      setLook(look, ofCellAt: index)
    }
  }
}
