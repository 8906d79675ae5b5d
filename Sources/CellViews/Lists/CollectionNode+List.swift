import CollectionLayouts
import LayoutGeometry

extension SectionNode {
  /// Returns the section with its additions as a part of a list with an appearance.
  ///
  /// - Parameter shared: The layout of sections without their own.
  func inList(of shared: any CollectionLayout) -> SectionNode {
    var section = self
    section.list = list ?? (ownLayout ?? shared).listConfiguration
    guard let list = section.list else { return section }
    // Rows that are apart have cards of their own.
    if list.appearance.isGrouped, list.rowSpacing == 0 { section.layout.hasBackground = true }
    if list.headerMode != .supplementary {
      section.layout.header = nil
    }
    if list.footerMode == .none {
      section.layout.footer = nil
    }
    return section
  }
}

extension CollectionNode {
  /// The collection on the background of its list's appearance, if that has one.
  package var onBackground: ViewNode {
    let view = ViewNode.collection(self)
    guard let background = layout.listConfiguration?.appearance.background else { return view }
    let surface = ViewNode.color(background).reachingUnderBars()
      .surrounded { if $0.sheet == .glass { $0.onlyColor = .clear } }
    return view.onListGround(background, surface)
  }

  /// The collection without the background of its list's appearance: clear rows of its cards show what is behind it.
  package var withoutBackground: ViewNode {
    ViewNode.collection(self).surrounded { $0.listGround = .clear }
  }
}

extension ViewNode {
  /// Returns a list on a surface of a colour, which is also what clear rows of its cards show.
  package func onListGround(_ color: Color, _ surface: ViewNode) -> ViewNode {
    with(.background(surface, .center)).surrounded { $0.listGround = color }
  }

  /// The colour of a view that is nothing else.
  var plainColor: Color? {
    switch self {
    case .color(let color): color
    case .modified(let inner, let modifier) where modifier.isMark: inner.plainColor
    default: nil
    }
  }
}

extension ListAppearance {
  /// The background of the list; nil for none.
  package var background: Color? {
    switch self {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .plain, .inset, .sidebarPlain: nil
    }
  }
}
