import CollectionLayouts
import ConfigLanguage
import LayoutGeometry
import PlainText

extension ValueType<CompositionalItem> {
  /// A group: `horizontal` or `vertical`.
  static let compositionalGroup = ValueType(
    schema: { groupRecord.schema() },
    compile: { node, place, compiler in
      compiler.atGroupDepth(of: node.range) { groupRecord.compile(node, place, compiler) }
    })

  private static let groupRecord = ValueType.record(
    "group",
    "A group of items, which run to the side or downwards, or have frames of their own: one of "
      + "`horizontal`, `vertical` and `custom`.",
    Field(
      Field<CompositionalItem?>(
        optional: "horizontal", settings(along: .horizontal),
        "Items from the leading to the trailing edge."),
      Field<CompositionalItem?>(
        optional: "vertical", settings(along: .vertical), "Items from the top to the bottom."),
      Field<CompositionalItem?>(
        optional: "custom", customGroup, "Items with frames that expressions compute.")
    ) { horizontal, vertical, custom throws(Mismatch) in
      let groups = [horizontal, vertical, custom].compactMap { $0 }
      guard groups.count == 1 else {
        throw Mismatch(
          "expected one of 'horizontal', 'vertical' and 'custom', found \(groups.count)")
      }
      return groups[0]
    })

  /// A cell by its size, or a group.
  private static let subitem = cell.choice(with: compositionalGroup) { node in
    ["horizontal", "vertical", "custom"].contains { node[$0] != nil }
  }

  /// The same type for use in a group, whose declaration contains its own.
  private static let inner = ValueType(
    schema: { subitem.schema() }, compile: { subitem.compile($0, $1, $2) })

  private static let cell = ValueType.record("item", "A cell of a group.", shape)

  static let shape = Field<CompositionalItem>(
    Field<CompositionalDimension>("width", .dimension, "Its width."),
    Field<CompositionalDimension>("height", .dimension, "Its height."),
    Field<EdgeInsets>(
      "contentInsets", .insets, default: .zero, shown: "0",
      "The space inside its edges, in points; it counts for nothing along an axis that is measured."
    ),
    Field<CompositionalEdgeSpacing>(
      "edgeSpacing", .edgeSpacing, default: CompositionalEdgeSpacing(), shown: "0",
      "The space outside its edges."),
    Field<[SupplementaryItem]>(
      "supplementaryItems",
      ValueType<SupplementaryItem>.supplementaryItem.list("a list of items", count: 0...20),
      default: [], shown: "[]", "Views at it; those of a group are at its first item's.")
  ) { width, height, insets, spacing, supplementaryItems in
    CompositionalItem(
      width: width, height: height, contentInsets: insets, edgeSpacing: spacing,
      supplementaryItems: supplementaryItems)
  }

  /// Returns the settings of a group along an axis.
  private static func settings(along axis: Axis) -> ValueType {
    .record(
      "\(axis.rawValue)Group",
      "A group of items that follow each other \(axis == .vertical ? "downwards" : "to the side").",
      Field(
        shape,
        Field<CompositionalSpacing>(
          "interItemSpacing", .spacing, default: .fixed(0), shown: "fixed: 0",
          "The space between two items."),
        Field<[CompositionalItem]?>(
          optional: "subitems", inner.list("a list of items", count: 1...1000),
          "The items, again and again as long as there is room."),
        Field<CompositionalItem?>(
          optional: "subitem", inner,
          "The item that is there `count` times, of a length that fills the group."),
        Field<CompositionalItem?>(
          optional: "repeatingSubitem", inner,
          "The item that is there `count` times, of its own length."),
        Field<Int?>(
          optional: "count", .whole(1...1000),
          "How many times `subitem` or `repeatingSubitem` is there.")
      ) { item, spacing, subitems, subitem, repeating, count throws(Mismatch) in
        try group(
          item,
          CompositionalGroup(
            axis: axis, spacing: spacing, subitems: subitems, subitem: subitem,
            repeating: repeating, count: count))
      })
  }

  /// Returns a group in its size, if its subitems fit.
  private static func group(
    _ item: CompositionalItem, _ group: CompositionalGroup
  ) throws(Mismatch) -> CompositionalItem {
    var item = item
    item.group = group
    guard item.cellCount <= CompositionalItem.cellLimit else {
      throw Mismatch(
        "expected at most \(CompositionalItem.cellLimit) items in a group, found \(item.cellCount)")
    }
    if let kind = item.repeatedSupplementaryKind {
      throw Mismatch(
        "one item has two supplementary items of the kind '\(kind)'",
        suggestion: "give each a kind of its own; those of a group are its first item's")
    }
    guard group.filling.fits, let subitem = group.subitems.first else { return item }
    let axis = group.axis
    let side = axis == .horizontal ? "width" : "height"
    switch (item.dimension(axis), subitem.dimension(axis)) {
    case (.absolute(let room), .absolute(let length)) where length > room:
      throw Mismatch(
        "the group has a \(side) of \(NumberText.shortest(room)) and cannot hold its subitem of "
          + NumberText.shortest(length),
        suggestion: "make the group larger, or the subitem smaller")
    case (_, .fractionalWidth(let part)) where axis == .horizontal && part > 1,
      (_, .fractionalHeight(let part)) where axis == .vertical && part > 1:
      throw Mismatch(
        "the group cannot hold its subitem, which has \(NumberText.shortest(part)) of its \(side)",
        suggestion: "give the subitem a fraction of 1 at most")
    default: return item
    }
  }
}

extension CompositionalGroup.Filling {
  /// Indicates whether the subitems have their own length along the group's axis.
  fileprivate var fits: Bool {
    switch self {
    case .count, .custom: false
    case .subitems, .repeating: true
    }
  }
}

extension CompositionalGroup {
  /// Creates a group from its settings in a config: one of three ways to fill it.
  fileprivate init(
    axis: Axis, spacing: CompositionalSpacing, subitems: [CompositionalItem]?,
    subitem: CompositionalItem?, repeating: CompositionalItem?, count: Int?
  ) throws(Mismatch) {
    let ways = [subitems != nil, subitem != nil, repeating != nil].count { $0 }
    guard ways == 1 else {
      throw Mismatch(
        "expected one of 'subitems', 'subitem' and 'repeatingSubitem', found \(ways)")
    }
    if let subitems {
      guard count == nil else {
        throw Mismatch(
          "'count' is for 'subitem' and 'repeatingSubitem'",
          suggestion: "leave it out: subitems are repeated as long as there is room")
      }
      self.init(axis: axis, subitems: subitems, interItemSpacing: spacing)
      return
    }
    guard let count, let item = subitem ?? repeating else {
      throw Mismatch("missing key 'count'", suggestion: "write how many times the item is there")
    }
    self.init(
      axis: axis, subitems: [item], filling: subitem == nil ? .repeating(count) : .count(count),
      interItemSpacing: spacing)
  }
}

extension ValueType<CompositionalDimension> {
  /// A length: one of NSCollectionLayoutDimension's five kinds.
  static let dimension = ValueType.record(
    "dimension", "A width or a height: one of NSCollectionLayoutDimension's kinds.",
    Field(
      Field<Double?>(
        optional: "fractionalWidth", part, "A part of the width of what it is in."),
      Field<Double?>(
        optional: "fractionalHeight", part, "A part of the height of what it is in."),
      Field<Double?>(optional: "absolute", positive, "A length, in points."),
      Field<Double?>(
        optional: "estimated", positive,
        "What the cell measures, or the contents of a group add up to; about this many points."),
      Field<Double?>(
        optional: "uniformAcrossSiblings", positive,
        "The most that a cell and its siblings measure; about this many points.")
    ) { width, height, absolute, estimated, uniform throws(Mismatch) in
      let dimensions: [CompositionalDimension] = [
        width.map { .fractionalWidth($0) }, height.map { .fractionalHeight($0) },
        absolute.map { .absolute($0) }, estimated.map { .estimated($0) },
        uniform.map { .uniformAcrossSiblings(estimate: $0) },
      ].compactMap { $0 }
      guard dimensions.count == 1 else {
        throw Mismatch(
          "expected one of fractionalWidth, fractionalHeight, absolute, estimated and "
            + "uniformAcrossSiblings, found \(dimensions.count)")
      }
      return dimensions[0]
    })

  private static let part = ValueType<Double>.number(0...1000).refine(moreThanZero)
  private static let positive = ValueType<Double>.length.refine(moreThanZero)

  @Sendable private static func moreThanZero(_ number: Double) throws(Mismatch) -> Double {
    guard number > 0 else { throw Mismatch("expected more than 0, found 0") }
    return number
  }
}

extension ValueType<CompositionalSpacing> {
  /// `{ fixed: … }` or `{ flexible: … }`.
  fileprivate static let spacing = ValueType.record(
    "spacing", "A space: one of NSCollectionLayoutSpacing's kinds.",
    Field(
      Field<Double?>(optional: "fixed", .length, "This length, in points."),
      Field<Double?>(
        optional: "flexible", .length,
        "At least this length, in points, and an equal share of the room that is left.")
    ) { fixed, flexible throws(Mismatch) in
      let spacings: [CompositionalSpacing] = [
        fixed.map { .fixed($0) }, flexible.map { .flexible($0) },
      ].compactMap { $0 }
      guard spacings.count == 1 else {
        throw Mismatch("expected one of fixed and flexible, found \(spacings.count)")
      }
      return spacings[0]
    })
}

extension ValueType<CompositionalEdgeSpacing> {
  /// The space outside each edge.
  fileprivate static let edgeSpacing = ValueType.record(
    "edgeSpacing", "The space outside an item's edges.",
    Field(
      Field<CompositionalSpacing>(
        "leading", .spacing, default: .fixed(0), shown: "fixed: 0", "Before it."),
      Field<CompositionalSpacing>(
        "top", .spacing, default: .fixed(0), shown: "fixed: 0", "Above it."),
      Field<CompositionalSpacing>(
        "trailing", .spacing, default: .fixed(0), shown: "fixed: 0", "After it."),
      Field<CompositionalSpacing>(
        "bottom", .spacing, default: .fixed(0), shown: "fixed: 0", "Below it.")
    ) { CompositionalEdgeSpacing(leading: $0, top: $1, trailing: $2, bottom: $3) })
}
