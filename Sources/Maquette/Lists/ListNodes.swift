import CellViews
import CollectionLayouts
import LayoutGeometry
import TextShaping

/// Makes the nodes of a list of a look.
@MainActor struct ListNodes {
  let look: _ListLook
  let context: _ViewContext

  /// Rows that follow each other, with what is before and after them.
  private struct Rows {
    var header: ViewNode?
    var rows: [(node: ViewNode, traits: RowTraits)] = []
    var footer: ViewNode?
  }

  /// The list of elements: sections, and rows between them.
  func list(of elements: [ViewElement]) -> ViewNode {
    let sections = sections(of: elements)
    // The layout has one kind of line for all rows; where some have none, rows bring their own.
    let hidden = sections.flatMap(\.rows).count(where: \.traits.hidesSeparator)
    let rows = sections.reduce(0) { $0 + $1.rows.count }
    let lines: Lines = hidden == 0 ? .layout : hidden == rows ? .none : .rows
    let layout = CollectionLayouts.List(
      separator: lines == .layout ? LayoutSeparator(leadingInset: look.rowInsets.leading) : nil)
    let list = ViewNode.collection(
      CollectionNode(
        layout: layout,
        sections: sections.enumerated().map { index, section in
          node(of: section, isFirst: index == 0, drawsLines: lines == .rows)
        }))
    guard let background = look.background, !context.environment.hidesListBackground else {
      return list
    }
    context.environment.navigationScreen?.take(background: background)
    return .modified(list, .background(.color(background), .center))
  }

  /// What draws the lines between rows.
  private enum Lines {
    case layout, rows, none
  }

  private func sections(of elements: [ViewElement]) -> [Rows] {
    var sections: [Rows] = []
    var loose: Rows?
    for element in elements {
      switch element {
      case .view(let node, let traits):
        loose = loose ?? Rows()
        loose?.rows.append((node, traits.row))
      case .section(let parts):
        if let rows = loose { sections.append(rows) }
        loose = nil
        sections.append(
          Rows(
            header: header(parts.header, parts.prominence),
            rows: parts.rows.elements.flatMap(rows(of:)),
            footer: footer(parts.footer)))
      }
    }
    if let rows = loose { sections.append(rows) }
    return sections
  }

  /// The rows of an element; a section in a section has its header and footer as rows.
  private func rows(of element: ViewElement) -> [(node: ViewNode, traits: RowTraits)] {
    switch element {
    case .view(let node, let traits): [(node, traits.row)]
    case .section: element.nodes.map { ($0, RowTraits()) }
    }
  }

  private func node(of section: Rows, isFirst: Bool, drawsLines: Bool) -> SectionNode {
    let cells = section.rows.enumerated().map { index, row in
      let isLast = index == section.rows.count - 1
      let node = ViewElement.row(row.node, row.traits, look: look, in: context)
      return drawsLines && !row.traits.hidesSeparator && !isLast ? underlined(node) : node
    }
    let header = section.header ?? space(look.sectionSpace)
    let footer = section.footer ?? space(look.sectionSpace)
    let background = look.rowBackground.map(card)
    return SectionNode(
      layout: LayoutSection(
        itemCount: cells.count,
        insets: EdgeInsets(leading: look.margin, trailing: look.margin),
        header: header.map { _ in .measured }, footer: footer.map { _ in .measured },
        hasBackground: background != nil),
      cell: { cells[$0.index.item] },
      header: header, footer: footer, background: background)
  }

  /// What is behind the rows of a section.
  private func card(_ color: Color) -> ViewNode {
    .modified(
      .shape(
        ShapeNode(.roundedRectangle(cornerRadius: look.cornerRadius), fill: .color(color))),
      .padding(EdgeInsets(leading: look.margin, trailing: look.margin)))
  }

  private func underlined(_ row: ViewNode) -> ViewNode {
    let line = ViewNode.modified(.divider, .padding(EdgeInsets(leading: look.rowInsets.leading)))
    return .modified(row, .overlay(line, .bottom))
  }

  private func space(_ height: Double) -> ViewNode? {
    guard height > 0 else { return nil }
    return .modified(.spacer(minLength: 0), .frame(FixedFrame(height: height)))
  }

  /// What a section has over its rows: in gray, over a plain list's rows in bold.
  private func header(_ nodes: _ViewNodes, _ prominence: Prominence) -> ViewNode? {
    guard !nodes.isEmpty else { return nil }
    let isProminent = prominence == .increased
    let font: Font =
      isProminent
      ? .style(.title3, weight: .semibold)
      : look.isGrouped ? .style(.footnote) : .style(.subheadline, weight: .semibold)
    return label(
      nodes, font: font, color: isProminent ? .label : .secondaryLabel,
      insets: look.isGrouped
        ? EdgeInsets(top: look.sectionSpace, bottom: 7) : EdgeInsets(top: 7, bottom: 7))
  }

  private func footer(_ nodes: _ViewNodes) -> ViewNode? {
    guard !nodes.isEmpty else { return nil }
    return label(
      nodes, font: .style(.footnote), color: .secondaryLabel,
      insets: EdgeInsets(top: 7, bottom: look.sectionSpace))
  }

  /// A header or a footer, which begins where the texts of rows do.
  private func label(
    _ nodes: _ViewNodes, font: Font, color: Color, insets: EdgeInsets
  ) -> ViewNode {
    var insets = insets
    insets.leading = look.margin + look.rowInsets.leading
    insets.trailing = look.margin + look.rowInsets.trailing
    return
      nodes.stacked(along: .vertical)
      .with(.environment(.font(font)))
      .with(.environment(.foregroundColor(color)))
      .with(.padding(insets))
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading)))
  }
}
