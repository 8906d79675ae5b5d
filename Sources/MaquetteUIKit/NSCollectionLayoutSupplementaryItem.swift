import CollectionLayouts
import LayoutGeometry
public import Foundation
import Maquette

/// A view at an item or a group, under UIKit's name.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source knows it by; no two at one item have the same.
  public let elementKind: String
  /// Where it is at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which part of it is there; nil for the same part as of the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Which views it is above: those of lower numbers; below 0, it is under the cells.
  public var zIndex = 1

  /// A view of a size at a place of an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// What a group places at its items.
  final var supplementary: SupplementaryItem {
    SupplementaryItem(
      kind: elementKind, width: layoutSize.widthDimension.dimension,
      height: layoutSize.heightDimension.dimension, containerAnchor: containerAnchor.anchor,
      itemAnchor: itemAnchor?.anchor, contentInsets: EdgeInsets(contentInsets), zIndex: zIndex)
  }
}

/// A place at an item, and a distance from there, under UIKit's name.
public nonisolated struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges whose middle or corner it is.
  public let edges: NSDirectionalRectEdge
  /// How far from there, in points, or in widths and heights of the supplementary item.
  public let offset: CGPoint
  /// True if `offset` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// True if `offset` is in widths and heights.
  public let isFractionalOffset: Bool

  /// The middle of an edge, or a corner.
  public init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: CGPoint(x: 0, y: 0))
  }

  /// So many points from the middle of an edge, or from a corner.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// So many widths and heights of the supplementary item from the middle of an edge, or from a
  /// corner.
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

/// Edges of a rectangle, of which leading and trailing change sides from right to left, under UIKit's
/// name.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Edges of bits.
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
@MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that its view is found by; no two of one section have the same.
  public let elementKind: String
  /// Which other decorations it is above: those of lower numbers.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind a section with its header and footer, inside `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  var decoration: DecorationItem {
    DecorationItem(
      kind: elementKind, contentInsets: EdgeInsets(contentInsets), zIndex: zIndex)
  }
}
