package import LayoutGeometry

/// The length of an item, a group or a view at an edge along one axis, as
/// `NSCollectionLayoutDimension`.
public enum CompositionalDimension: Hashable, Sendable {
  /// A part of its container's width.
  case fractionalWidth(Double)
  /// A fraction of its container's height.
  case fractionalHeight(Double)
  /// A length, in points.
  case absolute(Double)
  /// The length that the view measures, or that the contents of a group add up to; this one, in
  /// points, until then.
  case estimated(Double)
  /// The longest measurement of the siblings with such a dimension; this length until then.
  case uniformAcrossSiblings(estimate: Double)

  /// Indicates whether cells are measured for it.
  package var isMeasured: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight, .absolute: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Indicates whether siblings share the dimension.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// The container's axis that the dimension is a fraction of; nil for a length.
  package var fractionAxis: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  /// Returns the length in a container, before any measurement.
  func length(in container: Size) -> Double {
    switch self {
    case .fractionalWidth(let part): (container.width * part).boundedLength
    case .fractionalHeight(let part): (container.height * part).boundedLength
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
      length.boundedLength
    }
  }

  /// Explains a length along an axis, as in `259 wide (0.7 × 370)`.
  ///
  /// - Parameter sharers: The views that share a uniform length, as in `its siblings`.
  func phrase(
    along axis: Axis, in container: Size, length: Double, sharers: String
  ) -> LayoutPhrase {
    let side = axis == .horizontal ? "wide" : "high"
    switch self {
    case .fractionalWidth(let part):
      return
        "\(length: length) \(side) (\(lengthText(part)) × \(length: container.width))"
    case .fractionalHeight(let part):
      return
        "\(length: length) \(side) (\(lengthText(part)) × \(length: container.height))"
    case .absolute: return "\(length: length) \(side)"
    case .estimated(let estimate):
      return "\(length: length) \(side) (measured, estimated as \(length: estimate))"
    case .uniformAcrossSiblings(let estimate):
      return
        "\(length: length) \(side) (the most of \(sharers), estimated as \(length: estimate))"
    }
  }
}

/// The space between or around items, as `NSCollectionLayoutSpacing`.
package enum CompositionalSpacing: Hashable, Sendable {
  /// This length, in points.
  case fixed(Double)
  /// At least this length, in points, and an equal share of the remaining room.
  case flexible(Double)

  /// The least length.
  var least: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length.boundedLength
    }
  }

  /// Indicates whether it takes a share of the remaining room.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// The space around an item in its group, as `NSCollectionLayoutEdgeSpacing`.
package struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// Before the item, from leading to trailing.
  package var leading: CompositionalSpacing
  /// Above the item.
  package var top: CompositionalSpacing
  /// After the item, from leading to trailing.
  package var trailing: CompositionalSpacing
  /// Below the item.
  package var bottom: CompositionalSpacing

  /// Creates spacing that defaults to none.
  package init(
    leading: CompositionalSpacing = .fixed(0), top: CompositionalSpacing = .fixed(0),
    trailing: CompositionalSpacing = .fixed(0), bottom: CompositionalSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the space before the item along an axis.
  func before(_ axis: Axis) -> CompositionalSpacing { axis == .horizontal ? leading : top }

  /// Returns the space after the item along an axis.
  func after(_ axis: Axis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }

  /// Returns the least space along an axis.
  func least(_ axis: Axis) -> Double { before(axis).least + after(axis).least }
}
