// CoreGraphics' names for geometry, as they come with SwiftUI, are Foundation's types.
public import CollectionLayouts
public import LayoutGeometry

@_exported public import Foundation

extension Point {
  /// A CoreGraphics point.
  public init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Size {
  /// A CoreGraphics size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Rect {
  /// A CoreGraphics rectangle.
  public init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension CGPoint {
  /// The point in CoreGraphics' type.
  public init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// The size in CoreGraphics' type.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// The rectangle in CoreGraphics' type.
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension ItemIndex {
  /// The item of an index path; nil unless the path has a section and an item.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], item: indexPath[1])
  }
}

extension IndexPath {
  /// The index path of an item.
  public init(_ index: ItemIndex) {
    self.init(indexes: [index.section, index.item])
  }
}
