import LayoutGeometry
import TextShaping

extension TabBarNode {
  /// The bar as a capsule of glass over the content, 62 points high and 21 from the screen's sides and
  /// its lower edge.
  func floatingBar(in environment: ViewEnvironment) -> ViewNode {
    let search = items.firstIndex(where: \.isSearch)
    let row =
      isMinimized ? minimizedRow(search) : wholeRow(search, environment.systemStyle.glass.chosenTab)
    let margin = isMinimized ? Self.lowMargin : Self.margin
    var bar = row.padded(leading: margin, trailing: margin)
    if let accessory, !isMinimized {
      bar = .column(
        [Self.accessory(accessory).padded(leading: Self.margin, trailing: Self.margin), bar],
        spacing: Self.spacing)
    }
    // Over the 34 points of a phone's home indicator the content's safe area stays that of a bar of 49.
    let placed = bar.padded(bottom: Self.margin - environment.homeIndicatorRoom)
    // The glass is the surface of a bar without a colour of its own.
    return placed.onEdge(background == .visible ? .automatic : background, .bottom)
  }

  private static let height = 62.0
  private static let margin = 21.0
  /// The space between the capsule and what is beside or over it; assumed.
  private static let spacing = 8.0
  /// The height of a minimized bar, and of an accessory, which is assumed.
  private static let lowHeight = 48.0
  /// The distance of a minimized bar from three edges of the screen.
  private static let lowMargin = 28.0

  /// All parts in a capsule, that of the search beside it.
  private func wholeRow(_ search: Int?, _ surface: Color) -> ViewNode {
    let shown = items.indices.filter { $0 != search }
    let overlap = FloatingTabsLayout.overlap(of: shown.count, besideSearch: search != nil)
    let tabs = ViewNode.custom(
      CustomNode(
        FloatingTabs(
          items: shown.map {
            floatingItem(items[$0], isSelected: $0 == selected, overlap: overlap)
          },
          selected: shown.firstIndex(of: selected), hasSearch: search != nil, surface: surface)))
    let capsule = tabs.onGlass(.of(.tabs))
    guard let search else { return capsule.filling() }
    return .row(
      [
        capsule, .spacer(minLength: Self.spacing),
        searchButton(items[search], isSelected: search == selected, diameter: Self.height),
      ])
  }

  /// The shown part in a circle, the accessory beside it, and the search.
  private func minimizedRow(_ search: Int?) -> ViewNode {
    let diameter = Self.lowHeight
    let shown = items.indices.contains(selected) && selected != search ? selected : 0
    var parts = [searchButton(items[shown], isSelected: selected == shown, diameter: diameter)]
    parts.append(accessory.map(Self.accessory) ?? .spacer(minLength: 0))
    if let search {
      parts.append(
        searchButton(items[search], isSelected: search == selected, diameter: diameter))
    }
    let below = Self.lowMargin - Self.margin
    return ViewNode.row(parts, spacing: Self.spacing)
      .padded(top: Self.height - diameter - below, bottom: below)
  }

  private static func accessory(_ view: ViewNode) -> ViewNode {
    view.colored(.label).padded(leading: 16, trailing: 16).filling()
      .framed(height: lowHeight).onGlass(.of(.tabs))
  }

  private func searchButton(_ item: Item, isSelected: Bool, diameter: Double) -> ViewNode {
    item.symbol(diameter: 24).framed(width: diameter, height: diameter)
      .colored(isSelected ? tint : .label)
      .onGlass(.of(.tabs, in: .circle))
  }

  /// Returns a symbol over its title, 54 points high, which overlaps its neighbours.
  private func floatingItem(_ item: Item, isSelected: Bool, overlap: Double) -> ViewNode {
    // The symbol's middle is 24 under the capsule's top, the title's baseline 48.8.
    let diameter = 24.0
    var symbol = item.symbol(diameter: diameter).framed(height: diameter)
    if let badge = item.badge {
      // 19 high, 6.3 under the capsule's top.
      symbol = symbol.with(
        .overlay(
          Item.badge(badge, size: 19, top: 6.3 - 4 - 8, at: .trailing), .topTrailing))
    }
    // Items overlap, and their titles do not.
    let label = ViewNode.line(item.title, size: 10, weight: .semibold)
      .padded(leading: overlap / 2, trailing: overlap / 2)
    return ViewNode.column([symbol.padded(top: 8), label], spacing: 3.2)
      .filling()
      .framed(height: FloatingTabs.itemHeight, alignment: .top)
      .colored(isSelected ? tint : .label)
  }
}

/// The parts of a bar in a capsule, which overlap as the system's do.
private struct FloatingTabs: PrimitiveView {
  /// The items from the leading edge.
  let items: [ViewNode]
  /// The chosen one, with a surface under it; nil for none.
  let selected: Int?
  let hasSearch: Bool
  /// The colour of that surface.
  let surface: Color

  static let itemHeight = 54.0

  var children: [ViewNode] {
    [.shape(.capsule, fill: surface)] + items
  }

  var description: ViewDescription {
    // A part of a tab bar, which has the number of the `selected` one among its `items` and the title of
    // the search that it `hasSearch` for; the `surface` is the system's.
    ViewDescription("tabs", children: children)
  }

  func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      FloatingTabsLayout(children: children, selected: selected, hasSearch: hasSearch))
  }
}

private struct FloatingTabsLayout: NodeLayout {
  let children: [LayoutNode]
  let selected: Int?
  let hasSearch: Bool

  private static let inset = 4.0
  private static let height = FloatingTabs.itemHeight + 2 * inset
  /// The room of the items of a bar on a screen of 402 points.
  ///
  /// Four are 98 wide there, five 77 and six 74. Fewer are assumed to be as four are.
  private static let measuredRoom = 352.0

  private var count: Int { children.count - 1 }

  /// Returns the width that an item shares with the next one, in points.
  static func overlap(of count: Int, besideSearch hasSearch: Bool) -> Double {
    switch count {
    case ...1: 0
    case ...3 where hasSearch: 8.1
    case ...4: 40.0 / 3
    case 5: 8.25
    default: 18.4
    }
  }

  /// The width of an item, and the distance from one to the next, in points.
  private func lengths(in width: Double) -> (item: Double, step: Double) {
    let room = width - 2 * Self.inset
    guard count > 1 else { return (room, room) }
    let overlap = Self.overlap(of: count, besideSearch: hasSearch)
    let item = (room + Double(count - 1) * overlap) / Double(count)
    return (item, item - overlap)
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    // Three beside a search are 78.4 apart and 86.5 wide; of four, 84.67 and 98.
    let natural =
      hasSearch
      ? 2 * Self.inset + 86.5 + 78.4 * Double(max(count - 1, 0))
      : count < 4 ? 2 * Self.inset + 98 + 254.0 / 3 * Double(max(count - 1, 0)) : .infinity
    let width = min(proposal.width ?? min(natural, Self.measuredRoom + 8), natural)
    return Measurement(size: Size(width: max(width, 0), height: Self.height))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let (width, step) = lengths(in: frame.width)
    let size = Size(width: width, height: FloatingTabs.itemHeight)
    func place(_ node: LayoutNode, at index: Int) throws -> PlacedView {
      let place = frame.placing(
        size, at: Point(x: Self.inset + Double(index) * step, y: Self.inset),
        direction: pass.direction)
      return try node.place(in: place, proposal: ProposedSize(size), pass: pass)
    }
    var placed: [PlacedView] = []
    if let selected { placed.append(try place(children[0], at: selected)) }
    for (index, child) in children.dropFirst().enumerated() {
      placed.append(try place(child, at: index))
    }
    return PlacedView(frame: frame, drawing: LayersDrawing(), children: placed)
  }
}
