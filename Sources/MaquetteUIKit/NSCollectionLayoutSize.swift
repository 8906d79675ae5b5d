import CollectionLayouts
public import LayoutGeometry
public import Foundation
import Maquette

/// How long an item, a group or a header is along one axis, under UIKit's name.
public nonisolated struct NSCollectionLayoutDimension: Hashable, Sendable {
  let dimension: CompositionalDimension

  /// A part of the width of what it is in.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(dimension: .fractionalWidth(Double(fractionalWidth)))
  }

  /// A part of the height of what it is in.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(dimension: .fractionalHeight(Double(fractionalHeight)))
  }

  /// A length, in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(dimension: .absolute(Double(absoluteDimension)))
  }

  /// What the cell measures, or the contents of a group add up to; about this many points.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(dimension: .estimated(Double(estimatedDimension)))
  }

  /// The most that a cell and its siblings measure; about this many points.
  public static func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(
      dimension: .uniformAcrossSiblings(estimate: Double(estimatedDimension)))
  }
}

/// A width and a height, under UIKit's name.
public nonisolated struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public var widthDimension: NSCollectionLayoutDimension
  /// The height.
  public var heightDimension: NSCollectionLayoutDimension

  /// A size of a width and a height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// The space between or around items, under UIKit's name.
public nonisolated struct NSCollectionLayoutSpacing: Hashable, Sendable {
  let value: CompositionalSpacing

  /// This length, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(value: .fixed(Double(fixedSpacing)))
  }

  /// At least this length, in points, and an equal share of the room that is left.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(value: .flexible(Double(flexibleSpacing)))
  }
}

/// The space outside an item's edges, under UIKit's name.
public nonisolated struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  let edges: CompositionalEdgeSpacing

  /// Space at the edges that are given, and none at the others.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = CompositionalEdgeSpacing(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }
}

/// Space at edges of which leading and trailing change sides from right to left, under UIKit's name.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The space above, in points.
  public var top: CGFloat
  /// The space at the leading edge, in points.
  public var leading: CGFloat
  /// The space below, in points.
  public var bottom: CGFloat
  /// The space at the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of an edge each; without arguments, none.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The same insets as a value of configs.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}
