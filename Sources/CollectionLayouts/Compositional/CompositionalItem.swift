package import LayoutGeometry

/// A cell of a group, or a group in it, as `NSCollectionLayoutItem` and `NSCollectionLayoutGroup`.
package struct CompositionalItem: Hashable, Sendable {
  /// The width, of the container's if it is a fraction.
  package var width: CompositionalDimension
  /// The height, of the container's if it is a fraction.
  package var height: CompositionalDimension
  /// The space inside its edges, in points; ignored along an axis that is measured.
  package var contentInsets: EdgeInsets
  /// The space outside its edges.
  package var edgeSpacing: CompositionalEdgeSpacing
  /// Its subitems; nil for a cell.
  package var group: CompositionalGroup?
  /// The views at it; a group's are at its first item.
  package var supplementaryItems: [SupplementaryItem]

  /// Creates a cell, or a group with a size.
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

  /// Returns the dimension along an axis.
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

  /// The most cells in a group, with each subitem counted once.
  package static let cellLimit = GroupSolver.cellLimit

  /// The number of cells, with a group's subitems counted once, or as often as the group has them;
  /// at most slightly more than the limit.
  package var cellCount: Int {
    guard let group else { return 1 }
    let once = group.subitems.reduce(0) { min($0 + $1.cellCount, Self.cellLimit + 1) }
    switch group.filling {
    case .subitems: return once
    // Their number is known when they are placed.
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

  /// A kind shared by two supplementary items of one cell, including a group's; nil for none.
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

/// The contents of a group and their placement.
package struct CompositionalGroup: Hashable, Sendable {
  /// The axis along which the subitems follow each other.
  package var axis: Axis
  /// The group's contents, in order.
  package var subitems: [CompositionalItem]
  /// The repetition of the subitems.
  package var filling: Filling
  /// The space between two subitems.
  package var interItemSpacing: CompositionalSpacing

  /// The number of subitems in a group.
  package enum Filling: Hashable, Sendable {
    /// All of them repeatedly, as long as there is room.
    case subitems
    /// The only one this many times, all of a length that fills the group.
    case count(Int)
    /// The only one this many times, of its own length.
    case repeating(Int)
    /// Cells with frames of their own, instead of subitems.
    case custom(CustomFrames)
  }

  /// Creates a group of cells with frames of their own.
  package init(_ frames: CustomFrames) {
    axis = .horizontal
    subitems = []
    filling = .custom(frames)
    interItemSpacing = .fixed(0)
  }

  /// Creates a group of subitems; at least one.
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
