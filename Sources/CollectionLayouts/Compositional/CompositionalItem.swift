package import LayoutGeometry

/// A cell of a group, or a group in it, as `NSCollectionLayoutItem` and `NSCollectionLayoutGroup`.
package struct CompositionalItem: Hashable, Sendable {
  /// The width, of the container's if it is a fraction.
  package var width: CompositionalDimension
  /// The height, of the container's if it is a fraction.
  package var height: CompositionalDimension
  /// The space inside its edges, in points; it counts for nothing along an axis that is measured.
  package var contentInsets: EdgeInsets
  /// The space outside its edges.
  package var edgeSpacing: CompositionalEdgeSpacing
  /// What is in it; nil for a cell.
  package var group: CompositionalGroup?
  /// The views at it; a group's are of its first item.
  package var supplementaryItems: [SupplementaryItem]

  /// A cell, or a group with a size.
  package init(
    width: CompositionalDimension, height: CompositionalDimension,
    contentInsets: EdgeInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
    group: CompositionalGroup? = nil, supplementaryItems: [SupplementaryItem] = []
  ) {
    self.width = width
    self.height = height
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.group = group
    self.supplementaryItems = supplementaryItems
  }

  /// The dimension along an axis.
  package func dimension(_ axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// The insets without those along axes that are measured.
  var effectiveInsets: EdgeInsets {
    var insets = contentInsets
    if width.isMeasured {
      insets.leading = 0
      insets.trailing = 0
    }
    if height.isMeasured {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }

  /// No group has more cells, if each of its subitems is there once.
  package static let cellLimit = GroupSolver.cellLimit

  /// How many cells there are if each of a group's subitems is there once, or as often as the group
  /// has it; at most a little more than the limit.
  package var cellCount: Int {
    guard let group else { return 1 }
    let once = group.subitems.reduce(0) { min($0 + $1.cellCount, Self.cellLimit + 1) }
    switch group.filling {
    case .subitems: return once
    // How many there are is known when they are placed.
    case .custom: return 1
    case .count(let count), .repeating(let count):
      return min(once * min(count, Self.cellLimit + 1), Self.cellLimit + 1)
    }
  }

  /// The cells in it, outermost first; itself for a cell.
  package var cells: [CompositionalItem] { group?.subitems.flatMap(\.cells) ?? [self] }
}

extension CompositionalItem {
  /// The kinds of all supplementary items in it.
  package var supplementaryKinds: Set<String> {
    (group?.subitems ?? []).reduce(into: Set(supplementaryItems.map(\.kind))) {
      $0.formUnion($1.supplementaryKinds)
    }
  }

  /// A kind that two supplementary items of one cell have, a group's among them; nil for none.
  package var repeatedSupplementaryKind: String? {
    if let inner = group?.subitems.lazy.compactMap(\.repeatedSupplementaryKind).first {
      return inner
    }
    var seen: Set<String> = []
    return kindsAtFirstCell.first { !seen.insert($0).inserted }
  }

  private var kindsAtFirstCell: [String] {
    supplementaryItems.map(\.kind) + (group?.subitems.first?.kindsAtFirstCell ?? [])
  }
}

/// How a group places what is in it.
package struct CompositionalGroup: Hashable, Sendable {
  /// The axis along which the subitems follow each other.
  package var axis: Axis
  /// What is in the group, in order.
  package var subitems: [CompositionalItem]
  /// How often.
  package var filling: Filling
  /// The space between two subitems.
  package var interItemSpacing: CompositionalSpacing

  /// How many subitems a group has.
  package enum Filling: Hashable, Sendable {
    /// All of them again and again, as long as there is room.
    case subitems
    /// The only one this many times, all of a length that fills the group.
    case count(Int)
    /// The only one this many times, of its own length.
    case repeating(Int)
    /// Cells with frames of their own, in the place of subitems.
    case custom(CustomFrames)
  }

  /// Cells with frames of their own.
  package init(_ frames: CustomFrames) {
    axis = .horizontal
    subitems = []
    filling = .custom(frames)
    interItemSpacing = .fixed(0)
  }

  /// A group of subitems; at least one.
  package init(
    axis: Axis, subitems: [CompositionalItem], filling: Filling = .subitems,
    interItemSpacing: CompositionalSpacing = .fixed(0)
  ) {
    precondition(!subitems.isEmpty, "a group without subitems")
    self.axis = axis
    self.subitems = subitems
    self.filling = filling
    self.interItemSpacing = interItemSpacing
  }
}
