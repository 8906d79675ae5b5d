import CellViews
import CollectionLayouts
import LayoutGeometry
import TextShaping

/// A builder of the nodes of a list in a style.
@MainActor struct ListNodes {
  let look: _ListLook
  let context: _ViewContext
  /// The selection; nil for a list without one.
  var selection: ListSelection?

  /// A run of rows, with the views before and after it.
  private struct Rows {
    var header: ViewNode?
    var rows: [(node: ViewNode, traits: ViewTraits)] = []
    var footer: ViewNode?
  }

  /// Returns the list of elements: sections, and rows between them.
  func list(of elements: [ViewElement]) -> ViewNode {
    let sections = sections(of: elements)
    let environment = context.environment
    var list = CollectionNode(
      layout: CollectionLayouts.List(
        appearance: look.appearance, sectionSpacing: environment.listSectionSpacing,
        rowSpacing: max(0, environment.listRowSpacing)),
      sections: sections.map(node(of:)), selected: selected(in: sections))
    list.highlighted = items(in: sections) { $0.isHighlighted }
    list.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    list.isRefreshing = environment.isRefreshing
    list.isLoading = environment.isLoading
    return environment.hidesListBackground ? list.withoutBackground : list.onBackground
  }

  private func selected(in sections: [Rows]) -> Set<ItemIndex> {
    guard let values = selection?.values, !values.isEmpty else { return [] }
    return items(in: sections) { traits in
      traits.selectionValue.map(values.contains) ?? false
    }
  }

  /// Returns the rows whose traits are of a kind.
  private func items(
    in sections: [Rows], where isIncluded: (ViewTraits) -> Bool
  ) -> Set<ItemIndex> {
    var items: Set<ItemIndex> = []
    for (number, section) in sections.enumerated() {
      for (item, row) in section.rows.enumerated() where isIncluded(row.traits) {
        items.insert(ItemIndex(section: number, item: item))
      }
    }
    return items
  }

  private func sections(of elements: [ViewElement]) -> [Rows] {
    var sections: [Rows] = []
    var loose: Rows?
    for element in elements {
      switch element {
      case .view(let node, let traits):
        loose = loose ?? Rows()
        loose?.rows.append((node, traits))
      case .section(let parts):
        if let rows = loose { sections.append(rows) }
        loose = nil
        sections.append(
          Rows(
            header: header(parts.header, parts.prominence),
            rows: parts.rows.elements.flatMap(rows(of:)),
            footer: parts.footer.isEmpty ? nil : parts.footer.stacked(along: .vertical)))
      }
    }
    if let rows = loose { sections.append(rows) }
    return sections
  }

  /// Returns the rows of an element; the header and footer of a nested section become rows.
  private func rows(of element: ViewElement) -> [(node: ViewNode, traits: ViewTraits)] {
    switch element {
    case .view(let node, let traits): [(node, traits)]
    case .section: element.nodes.map { ($0, ViewTraits()) }
    }
  }

  private func node(of section: Rows) -> SectionNode {
    let cells = section.rows.map { row in
      row.node.with(.listRow("", "", row.traits.rowTraits(of: selection, in: context)))
    }
    var node = SectionNode(
      layout: LayoutSection(
        itemCount: cells.count, header: section.header.map { _ in .measured },
        footer: section.footer.map { _ in .measured }),
      cell: { cells[$0.index.item] }, header: section.header, footer: section.footer)
    node.itemTint = context.environment.listItemTint
    node.minimumRowHeight = context.environment.leastListRowHeight
    return node
  }

  /// Returns the header of a section, large and bold if it is prominent.
  private func header(_ nodes: _ViewNodes, _ prominence: Prominence) -> ViewNode? {
    guard !nodes.isEmpty else { return nil }
    let header = nodes.stacked(along: .vertical)
    guard prominence == .increased else { return header }
    return header.with(.environment(.font(.style(.title3, weight: .semibold))))
      .with(.environment(.foregroundColor(.label)))
  }
}

struct ListSelection {
  var values: Set<AnyHashable>
  /// Indicates whether several rows may be selected, for which they have circles while the list is
  /// edited.
  var isMultiple: Bool
}

extension ViewTraits {
  /// Returns the traits of a row, with the signs of a list that is edited.
  @MainActor func rowTraits(
    of selection: ListSelection?, in context: _ViewContext
  ) -> ListRowTraits {
    var traits = row
    if let badge {
      let label = badge.foregroundColor(.secondaryLabel)._nodes(in: context).layered()
      traits.accessories.insert(ListAccessory(.view(label)), at: 0)
    }
    if isDeletable, !deleteDisabled { traits.accessories.append(ListAccessory(.delete)) }
    if selection?.isMultiple == true { traits.accessories.append(ListAccessory(.multiselect)) }
    if isMovable, !moveDisabled { traits.accessories.append(ListAccessory(.reorder)) }
    if traits.swipe != nil {
      for (edge, actions) in swipeActions {
        switch edge {
        case .leading: traits.leadingActions += actions(context)
        case .trailing: traits.trailingActions += actions(context)
        }
      }
    }
    return traits
  }
}
