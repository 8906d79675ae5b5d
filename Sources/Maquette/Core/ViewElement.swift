import CellViews

/// A view in a container, with what it is to it.
indirect enum ViewElement {
  case view(ViewNode, ViewTraits)
  case section(SectionParts)

  /// The nodes: of a section its header, its rows and its footer.
  var nodes: [ViewNode] {
    switch self {
    case .view(let node, _): [node]
    case .section(let section): section.header.all + section.rows.all + section.footer.all
    }
  }

  /// The element with each of its nodes changed.
  func map(_ change: (ViewNode) -> ViewNode) -> ViewElement {
    switch self {
    case .view(let node, let traits): .view(change(node), traits)
    case .section(let section):
      .section(
        SectionParts(
          header: section.header.map(change), rows: section.rows.map(change),
          footer: section.footer.map(change), prominence: section.prominence))
    }
  }

  /// The element with its traits changed; of a section, those of its rows.
  func settingTraits(_ change: (inout ViewTraits) -> Void) -> ViewElement {
    switch self {
    case .view(let node, var traits):
      change(&traits)
      return .view(node, traits)
    case .section(var section):
      section.rows = section.rows.settingTraits(change)
      return .section(section)
    }
  }
}

/// The views of a section.
struct SectionParts {
  var header: _ViewNodes
  var rows: _ViewNodes
  var footer: _ViewNodes
  /// How prominent the header is.
  var prominence = Prominence.standard
}

/// What a view is to the list, picker or tab view around it.
struct ViewTraits {
  /// The value that selects the view.
  var tag: AnyHashable?
  /// The view's item in the tab bar.
  var tabItem: _ViewNodes?
  /// What the view, or one in it, wants to be behind the tab bar; nil for no wish.
  var tabBarBackground: BarBackground?
  /// How the view is shown as a row.
  var row = ListRowTraits()
  /// What a badge shows.
  var badge: Text?
  /// What the view's row has under its ends, by the environment of the list.
  var swipeActions: [(HorizontalEdge, @MainActor (_ViewContext) -> [SwipeAction])] = []
  /// What is behind the view as an action under a row; nil for gray.
  var swipeColor: Color?
  /// True for a row that is pressed.
  var isHighlighted = false
  /// What a button in a dialog or a menu is; nil for other views.
  var action: ActionTraits?
  /// True for a text field, which a dialog takes from among its buttons.
  var isTextField = false
  /// How the view is shown as a sheet.
  var presentation = PresentationTraits()
  /// The identity of the element of data that the view is of.
  var identity: AnyHashable?
  /// True for a row that can be deleted, unless `deleteDisabled` is set.
  var isDeletable = false
  var deleteDisabled = false
  /// True for a row that can be moved, unless `moveDisabled` is set.
  var isMovable = false
  var moveDisabled = false
  /// What a preview of the view is called and drawn on.
  var preview: [PreviewSettings.Change] = []
}

/// A view with what it is to the container around it.
public nonisolated struct _TraitView<Content: View>: _BuiltInView {
  private let content: Content
  private let change: @MainActor (inout ViewTraits, _ViewContext) -> Void

  init(
    _ content: Content, _ change: @escaping @MainActor (inout ViewTraits, _ViewContext) -> Void
  ) {
    self.content = content
    self.change = change
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    content._nodes(in: context).settingTraits { change(&$0, context) }
  }
}

nonisolated extension View {
  /// The view with what it is to the container around it.
  func trait(
    _ change: @escaping @MainActor (inout ViewTraits, _ViewContext) -> Void
  ) -> _TraitView<Self> {
    _TraitView(self, change)
  }

  /// The value that selects the view in a picker, a list or a tab view.
  public func tag<Value: Hashable>(_ tag: Value) -> _TraitView<Self> {
    nonisolated(unsafe) let tag = tag
    return trait { traits, _ in traits.tag = AnyHashable(tag) }
  }
}
