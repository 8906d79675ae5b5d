public import Foundation
public import Maquette

/// Where a layout puts an element, and how it is drawn, as in UIKit.
@MainActor
public final class UICollectionViewLayoutAttributes {
  /// The kinds of elements.
  public enum ElementCategory: Hashable, Sendable {
    /// An item's cell.
    case cell
    /// A header, a footer or another view beside the items.
    case supplementaryView
    /// A view that shows no data; none is drawn.
    case decorationView
  }

  /// Which element it is.
  public var indexPath: IndexPath
  /// Whether the element is a cell.
  public let representedElementCategory: ElementCategory
  /// What a supplementary view is called; nil for a cell.
  public let representedElementKind: String?
  /// The middle, in the content's points, which `transform` leaves where it is.
  public var center = CGPoint.zero
  /// The size before it is transformed, in points.
  public var size = CGSize.zero
  /// How the element is scaled about its middle and moved; a rotation is not drawn.
  public var transform = CGAffineTransform.identity
  /// From 0, for an element that is not seen, to 1.
  public var alpha: CGFloat = 1
  /// Which elements it is above: those with a lower number.
  public var zIndex = 0
  /// True for an element that is not drawn.
  public var isHidden = false

  /// The attributes of an item's cell, without a size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, .cell, kind: nil)
  }

  /// The attributes of a supplementary view, without a size.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, kind: kind)
  }

  /// The attributes of a decoration, without a size.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, kind: kind)
  }

  private init(_ indexPath: IndexPath, _ category: ElementCategory, kind: String?) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The smallest rectangle around the element as it is drawn, in the content's points; setting it
  /// sets `center` and `size`.
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

  /// Other attributes with the same values.
  public func copy() -> Any {
    let other = UICollectionViewLayoutAttributes(
      indexPath, representedElementCategory, kind: representedElementKind)
    other.center = center
    other.size = size
    other.transform = transform
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    return other
  }
}

nonisolated extension CGAffineTransform {
  /// What undoes the factors along the axes; the identity where a factor is 0.
  fileprivate var inverseScale: CGAffineTransform {
    a == 0 || d == 0 ? .identity : CGAffineTransform(scaleX: 1 / a, y: 1 / d)
  }
}
