public import Foundation
public import Maquette

/// The place and the look of an element in a layout, as in UIKit.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// A kind of element.
  public enum ElementCategory: Hashable, Sendable {
    /// An item's cell.
    case cell
    /// A header, a footer or another view beside the items.
    case supplementaryView
    /// A view that shows no data and is not drawn.
    case decorationView
  }

  /// The element's section and item.
  public var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of element.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary view; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The middle, in the content's points, which `transform` does not move.
  public var center = CGPoint.zero
  /// The size before it is transformed, in points.
  public var size = CGSize.zero
  /// The scale about the middle and the translation of the element; a rotation is not drawn.
  public var transform = CGAffineTransform.identity
  /// The transform in space; not drawn.
  public var transform3D = CATransform3D()
  /// The opacity, from 0 for an invisible element to 1.
  public var alpha: CGFloat = 1
  /// The order among elements: it is above those with a lower number.
  public var zIndex = 0
  /// Indicates whether the element is not drawn.
  public var isHidden = false

  /// Creates the attributes of an item's cell, without a size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, .cell, kind: nil)
  }

  /// Creates the attributes of a supplementary view, without a size.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, kind: kind)
  }

  /// Creates the attributes of a decoration, without a size.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, kind: kind)
  }

  /// Creates the attributes of the first item's cell, without a size.
  public required init() {}

  private convenience init(_ indexPath: IndexPath, _ category: ElementCategory, kind: String?) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The bounding rectangle of the transformed element, in the content's points; setting it sets
  /// `center` and `size`.
  public var frame: CGRect {
    get {
      let size = size.bounding(transform)
      return CGRect(
        x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
        width: size.width, height: size.height)
    }
    set {
      let size = newValue.size.bounding(transform.inverseScale)
      self.size = size
      center = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
    }
  }

  /// The element's own rectangle, before it is transformed.
  public var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
    set { size = newValue.size }
  }

  /// Returns a copy of the attributes.
  public func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the attributes, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    other.indexPath = indexPath
    other.representedElementCategory = representedElementCategory
    other.representedElementKind = representedElementKind
    other.center = center
    other.size = size
    other.transform = transform
    other.transform3D = transform3D
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    return other
  }

  /// Indicates whether an object has the same attributes.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self
      || (other.indexPath, other.representedElementKind) == (indexPath, representedElementKind)
        && (other.center, other.size, other.alpha) == (center, size, alpha)
        && (other.zIndex, other.isHidden) == (zIndex, isHidden)
        && (other.transform, other.transform3D) == (transform, transform3D)
  }
}

nonisolated extension CGAffineTransform {
  /// The inverse of the scale along the axes; the identity if a factor is 0.
  fileprivate var inverseScale: CGAffineTransform {
    a == 0 || d == 0 ? .identity : CGAffineTransform(scaleX: 1 / a, y: 1 / d)
  }
}
