// The CoreGraphics names for geometry that SwiftUI re-exports are Foundation's types.
public import CollectionLayouts
public import LayoutGeometry

@_exported public import Foundation

extension Optional where Wrapped == CGFloat {
  /// The length as the layout has it; Swift converts a `CGFloat` to a `Double`, but not an optional one.
  package var points: Double? { map { Double($0) } }
}

extension Point {
  /// Creates a point from a CoreGraphics point.
  public init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Size {
  /// Creates a size from a CoreGraphics size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Rect {
  /// Creates a rectangle from a CoreGraphics rectangle.
  public init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension CGPoint {
  /// Creates a CoreGraphics point.
  public init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// Creates a CoreGraphics size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// Creates a CoreGraphics rectangle.
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension ItemIndex {
  /// Creates the index of an item from an index path; nil unless the path has a section and an
  /// item.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], item: indexPath[1])
  }
}

extension IndexPath {
  /// Creates an index path from the index of an item.
  public init(_ index: ItemIndex) {
    self.init(indexes: [index.section, index.item])
  }
}
