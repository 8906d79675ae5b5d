import CollectionLayouts
import LayoutGeometry
public import Foundation
import Maquette

/// A view attached to an item or a group, under UIKit's name.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source knows the view; unique among the views of an item.
  public let elementKind: String
  /// The place at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The part of the view that is at that place; nil for the same part as of the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order among views: it is above those of lower numbers; below 0, it is under the cells.
  public var zIndex = 1

  /// Creates a view of a size at a place of an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The view as a group places it at its items.
  final var supplementary: SupplementaryItem {
    SupplementaryItem(
      kind: elementKind, width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length, containerAnchor: containerAnchor.anchor,
      itemAnchor: itemAnchor?.anchor, contentInsets: EdgeInsets(contentInsets), zIndex: zIndex)
  }
}

/// A place at an item, and a distance from there, under UIKit's name.
public nonisolated struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that determine the corner, or the middle of one edge.
  public let edges: NSDirectionalRectEdge
  /// The distance from there, in points, or in widths and heights of the supplementary item.
  public let offset: CGPoint
  /// Indicates whether `offset` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// Indicates whether `offset` is in widths and heights.
  public let isFractionalOffset: Bool

  /// Creates an anchor at the middle of an edge, or at a corner.
  public init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: CGPoint(x: 0, y: 0))
  }

  /// Creates an anchor at a distance in points from the middle of an edge, or from a corner.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor at a distance in widths and heights of the supplementary item from the
  /// middle of an edge, or from a corner.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  var anchor: CompositionalAnchor {
    CompositionalAnchor(
      top: edges.contains(.top), leading: edges.contains(.leading),
      bottom: edges.contains(.bottom), trailing: edges.contains(.trailing),
      offset: Point(x: Double(offset.x), y: Double(offset.y)), isFractional: isFractionalOffset)
  }
}

/// Edges of a rectangle, whose leading and trailing ones change sides from right to left, under
/// UIKit's name.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A view behind a section, under UIKit's name.
///
/// Its view is the collection's or the section's `decorationView(ofKind:)`.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which its view is found; unique within a section.
  public let elementKind: String
  /// The order among decorations: it is above those of lower numbers.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a view behind a section with its header and footer, inside `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  var decoration: DecorationItem {
    DecorationItem(
      kind: elementKind, contentInsets: EdgeInsets(contentInsets), zIndex: zIndex)
  }
}
