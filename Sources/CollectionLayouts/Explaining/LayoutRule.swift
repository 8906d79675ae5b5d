public import LayoutGeometry

/// A part of the rule that a layout places items by, as a designer would say it; lengths in points.
public enum LayoutRule: Hashable, Sendable {
  /// In how many columns items stand; several numbers where sections differ.
  case columns([Int])
  /// In how many rows items stand; several numbers where sections differ.
  case rows([Int])
  /// The space between items, across and down.
  case gap(Double)
  /// The space between columns.
  case columnGap(Double)
  /// The space between rows.
  case rowGap(Double)
  /// The least space between items of a line, and between lines.
  case leastGap(item: Double, line: Double)
  /// The space around each item.
  case padding(Double)
  /// The size that items have.
  case itemSize(Size)
  /// The height of rows.
  case rowHeight(Double)
  /// The width of items divided by their height.
  case aspectRatio(Double)
  /// How often all items stand in the row.
  case sets(Int)
  /// How items are distributed, in a few words.
  case placement(String)
}

extension CollectionArrangement {
  /// The rule that the items were placed by, the most telling part first; empty for a layout that
  /// does not tell.
  public var rule: [LayoutRule] { layout.rule(for: sections.map(\.arrangement)) }
}

extension [SectionArrangement] {
  /// The numbers of columns of sections with items, each once, in ascending order.
  fileprivate var columns: [LayoutRule] {
    let counts = Set(filter { $0.itemCount > 0 }.compactMap(\.columns)).sorted()
    return counts.isEmpty ? [] : [.columns(counts)]
  }

  /// The numbers of rows of sections with items, each once, in ascending order.
  fileprivate var rows: [LayoutRule] {
    let counts = Set(filter { $0.itemCount > 0 }.compactMap(\.rows)).sorted()
    return counts.isEmpty ? [] : [.rows(counts)]
  }
}

/// The gaps of columns and rows, as one where they are the same.
private func gaps(column: Double, row: Double) -> [LayoutRule] {
  if column == row { return [.gap(column)] }
  return [.columnGap(column), .rowGap(row)]
}

extension CollectionLayout {
  /// The columns, where the layout has some.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] { sections.columns }
}

extension Grid {
  /// The columns and their gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    sections.columns + gaps(column: columnSpacing, row: rowSpacing)
  }
}

extension LazyGrid {
  /// The columns and their gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    sections.columns + gaps(column: columnSpacing, row: rowSpacing)
  }
}

extension AspectGrid {
  /// The columns, the rows, and the ratio that was wished for.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    sections.columns + sections.rows + [.aspectRatio(cellAspectRatio)]
  }
}

extension List {
  /// The rows' height, where the layout tells it.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    rowHeight.map { [.rowHeight($0)] } ?? []
  }
}

extension Waterfall {
  /// The columns, their gaps, and how a column is chosen.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    let space: [LayoutRule] =
      switch gap {
      case .cellPadding(let padding): [.padding(padding)]
      case .spacing(let column, let row): gaps(column: column, row: row)
      }
    return sections.columns + space + [.placement(placement.words)]
  }
}

extension Waterfall.Placement {
  fileprivate var words: String {
    switch self {
    case .roundRobin: "round robin"
    case .shortestFirst: "shortest column first"
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
    case .balanced: "balanced"
    }
  }
}

extension Flow {
  /// What stands on a line where that is the same for all, and the least gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    let counts = scrollAxis == .vertical ? sections.columns : sections.rows
    return counts + [.leastGap(item: minimumInteritemSpacing, line: minimumLineSpacing)]
  }
}

extension Carousel {
  /// The items' size, the gap between them, and how often they stand in the row.
  public func rule(for sections: [SectionArrangement]) -> [LayoutRule] {
    let sets: [LayoutRule] = numberOfSets > 1 ? [.sets(numberOfSets)] : []
    return [.itemSize(itemSize), .gap(minimumLineSpacing)] + sets
  }
}
