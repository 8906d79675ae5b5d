import CollectionLayouts
public import LayoutGeometry
public import Foundation
import Maquette

/// A length of an item, a group or a header along one axis, under UIKit's name.
public nonisolated struct NSCollectionLayoutDimension: Hashable, Sendable {
  let length: CompositionalDimension

  /// The fraction, or the length in points.
  public var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      CGFloat(value)
    }
  }
  /// Indicates whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { self == .fractionalWidth(dimension) }
  /// Indicates whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { self == .fractionalHeight(dimension) }
  /// Indicates whether the length is one in points.
  public var isAbsolute: Bool { self == .absolute(dimension) }
  /// Indicates whether the length is estimated.
  public var isEstimated: Bool { self == .estimated(dimension) }

  /// Returns a fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length: .fractionalWidth(Double(fractionalWidth)))
  }

  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length: .fractionalHeight(Double(fractionalHeight)))
  }

  /// Returns a length, in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length: .absolute(Double(absoluteDimension)))
  }

  /// Returns the measured length of a cell or of a group's contents, estimated in points.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length: .estimated(Double(estimatedDimension)))
  }

  /// Returns the largest measured length among a cell and its siblings, estimated in points.
  public static func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(
      length: .uniformAcrossSiblings(estimate: Double(estimatedDimension)))
  }
}

/// A width and a height, under UIKit's name.
public nonisolated struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public var widthDimension: NSCollectionLayoutDimension
  /// The height.
  public var heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
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

  /// Returns a spacing of this length, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(value: .fixed(Double(fixedSpacing)))
  }

  /// Returns a spacing of at least this length, in points, which shares the remaining room equally.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(value: .flexible(Double(flexibleSpacing)))
  }
}

/// The space outside an item's edges, under UIKit's name.
public nonisolated struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  let edges: CompositionalEdgeSpacing

  /// Creates a spacing at the given edges, and none at the others.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = CompositionalEdgeSpacing(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }
}

/// Insets whose leading and trailing edges change sides from right to left, under UIKit's name.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The space above, in points.
  public var top: CGFloat
  /// The space at the leading edge, in points.
  public var leading: CGFloat
  /// The space below, in points.
  public var bottom: CGFloat
  /// The space at the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets of the given edges; without arguments, none.
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
  /// Creates the same insets as a value of configs.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}
