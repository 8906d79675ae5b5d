import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// A layout that is tried on random sections, named in the results by what it prints.
struct TriedLayout: Sendable, CustomTestStringConvertible {
  let layout: any CollectionLayout

  var testDescription: String { "\(layout)" }

  /// Every layout, in every variation that takes its own way through the code.
  static let all: [TriedLayout] = {
    let grids: [any CollectionLayout] = [
      Grid(columns: 1), Grid(columns: 3, rowSpacing: 4, columnSpacing: 6.5),
      LazyGrid(columns: [.fixed(40), .flexible(minimum: 20), .adaptive(minimum: 30)]),
      List(rowHeight: 30), List(), AspectGrid(cellAspectRatio: 1.5),
      AspectGrid(cellAspectRatio: 0.7, objective: .fit),
    ]
    let gaps: [Waterfall.Gap] = [.cellPadding(3.3), .spacing(column: 7, row: 5)]
    let waterfalls: [any CollectionLayout] = Waterfall.Placement.allCases.flatMap { placement in
      gaps.flatMap { gap in
        [
          Waterfall(columns: 4, placement: placement, gap: gap),
          Waterfall(columns: 4, placement: placement, gap: gap, isDense: true, tieTolerance: 5),
        ]
      }
    }
    let flows: [any CollectionLayout] = Axis.allCases.flatMap { axis in
      Flow.LastLine.allCases.map { lastLine in
        Flow(scrollDirection: axis, itemSize: .automatic, lastLine: lastLine)
      }
    }
    let carousels: [any CollectionLayout] = [
      Carousel(itemSize: Size(width: 50, height: 80)),
      Carousel(
        itemSize: Size(width: 70.5, height: 30), minimumLineSpacing: 0, numberOfSets: 3),
    ]
    let mixed = List().withSections([
      Grid(columns: 3, spacing: 6.5), nil, Waterfall(columns: 4, gap: .cellPadding(3.3)),
    ])
    let cell = CompositionalItem(
      width: .fractionalWidth(0.4), height: .fractionalHeight(1), contentInsets: EdgeInsets(2))
    let column = CompositionalItem(
      width: .fractionalWidth(0.5), height: .fractionalHeight(1),
      group: CompositionalGroup(
        axis: .vertical,
        subitems: [CompositionalItem(width: .fractionalWidth(1), height: .absolute(20))],
        filling: .count(3), interItemSpacing: .fixed(3)))
    let row = CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(80),
      group: CompositionalGroup(axis: .horizontal, subitems: [cell, column]))
    let measured = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(40),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [CompositionalItem(width: .estimated(70), height: .estimated(40))],
        interItemSpacing: .fixed(4)))
    let compositionals = [row, measured].map {
      Compositional(group: $0, interGroupSpacing: 6, contentInsets: EdgeInsets(7))
    }
    let sideways: [any CollectionLayout] = gaps.flatMap { gap in
      [Waterfall.Placement.shortestFirst, .balanced, .rightToLeft].map {
        Waterfall(columns: 3, placement: $0, gap: gap, axis: .horizontal)
      }
    }
    let walls: [any CollectionLayout] =
      Justified.LastRow.allCases.map {
        Justified(
          targetRowHeight: 60, rowSpacing: 5, columnSpacing: 3.3, lastRow: $0,
          fullWidthBreakoutRowCadence: $0 == .end ? 3 : nil)
      } + [Justified(targetRowHeight: 45, maxNumRows: 2)]
    let mosaics: [any CollectionLayout] = Axis.allCases.flatMap { axis in
      [
        Mosaic(axis: axis),
        Mosaic(
          columns: 4, pattern: [.square(2), Mosaic.Span(columns: 1, rows: 3), .square(1)],
          rowSpacing: 3, columnSpacing: 6.5, cellAspectRatio: 1.3, isDense: false, axis: axis),
        Mosaic(columns: 7, pattern: [.square(3), .square(1)], axis: axis),
      ]
    }
    return
      (grids + waterfalls + sideways + walls + mosaics + flows + carousels + [mixed]
      + compositionals)
      .map(TriedLayout.init)
  }()
}

/// Sections with random items, insets, headers and footers, in a container.
struct RandomCollection {
  let sections: [LayoutSection]
  let size = Size(width: 403.7, height: 351.3)
  /// The height of each cell that measures itself.
  private let measured: [Double]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    sections = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      Self.section(using: &generator)
    }
    measured = (0..<50).map { _ in Double.random(in: 0...60, using: &generator) }
  }

  func laid(
    by layout: any CollectionLayout, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    try lay(sections, by: layout, width: size.width, height: size.height, direction: direction) {
      _, index, proposal in
      let length = measured[index.item % measured.count]
      return Size(
        width: min(proposal.width ?? .infinity, 20 + length),
        height: min(proposal.height ?? .infinity, length))
    }
  }

  private static func section(using generator: inout SeededGenerator) -> LayoutSection {
    let count = Int.random(in: 0...50, using: &generator)
    var inset: Double { Double.random(in: 0...20, using: &generator) }
    var section = LayoutSection(
      itemCount: count,
      insets: EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
      header: Bool.random(using: &generator) ? .fixed(25) : .measured,
      footer: Bool.random(using: &generator) ? .fixed(12.5) : nil,
      hasBackground: Bool.random(using: &generator))
    if Bool.random(using: &generator) {
      section.itemSpan = .each(
        (0..<count).map { _ in [1, 1, 1, 2, 3, .max].randomElement(using: &generator) ?? 1 })
      section.itemRowSpan = section.itemSpan
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      // No badge sticks out of its section.
      section.badge = LayoutBadge(
        size: Size(width: 2, height: 2), anchor: .topTrailing, offset: Point(x: -1, y: 1))
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: section.itemHeight = .constant(37)
    case 1:
      section.itemHeight = .each(
        (0..<count).map { _ in Double.random(in: 0...90, using: &generator) })
    case 2: section.itemAspectRatio = .constant(1.7)
    default: break
    }
    return section
  }
}
