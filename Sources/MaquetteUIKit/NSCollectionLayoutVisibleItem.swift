import CollectionLayouts
import LayoutGeometry
public import Foundation
public import Maquette

/// A cell of a section that scrolls by itself, as its handler may change it, under UIKit's name.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// From 0, for a cell that is not seen, to 1.
  var alpha: CGFloat { get set }
  /// Which cells it is above: those with a lower number.
  var zIndex: Int { get set }
  /// True for a cell that is not drawn.
  var isHidden: Bool { get set }
  /// How the cell is scaled about its middle; only that is drawn, and no distance.
  var transform: CGAffineTransform { get set }
  /// The middle, in points from where the section is not scrolled.
  var center: CGPoint { get set }
  /// The cell's own rectangle.
  var bounds: CGRect { get }
  /// The cell's place, in points from where the section is not scrolled.
  var frame: CGRect { get }
  /// Which cell it is.
  var indexPath: IndexPath { get }
  /// A cell.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// Nothing: it is a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Changes the cells that a section shows, which it is given with the section's offset, under UIKit's
/// name.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
  ) -> Void

extension CollectionArrangement {
  /// Has a section's handler change the cells that the section shows at its offset.
  @MainActor
  mutating func changeVisibleItems(
    ofSection section: Int, in environment: NSCollectionLayoutEnvironment,
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
