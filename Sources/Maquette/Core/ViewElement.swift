import CellViews

/// A view in a container, with its role there.
indirect enum ViewElement {
  case view(ViewNode, ViewTraits)
  case section(SectionParts)

  /// The nodes; those of a section are its header, its rows and its footer.
  var nodes: [ViewNode] {
    switch self {
    case .view(let node, _): [node]
    case .section(let section): section.header.all + section.rows.all + section.footer.all
    }
  }

  /// Returns the element with each of its nodes changed.
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

  /// Returns the element with its traits changed; those of a section are its rows'.
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
  /// The prominence of the header.
  var prominence = Prominence.standard
}

/// The traits of a view for the list, picker or tab view around it.
struct ViewTraits {
  /// The value that selects the view.
  var tag: AnyHashable?
  /// The view's item in the tab bar.
  var tabItem: _ViewNodes?
  /// The background that the view, or one in it, requests for the tab bar; nil for no request.
  var tabBarBackground: BarBackground?
  /// The role of a tab; nil for none.
  var tabRole: TabRole?
  /// The value that selects the view, or else the identity of its data element.
  var selectionValue: AnyHashable? { tag ?? identity }
  var row = ListRowTraits()
  var badge: Text?
  /// The actions under the ends of the view's row, made in the environment of the list.
  var swipeActions: [(HorizontalEdge, @MainActor (_ViewContext) -> [SwipeAction])] = []
  /// The background of the view as an action under a row; nil for gray.
  var swipeColor: Color?
  /// Indicates whether the view as a row is pressed.
  var isHighlighted = false
  /// The traits of a button in a dialog or a menu; nil for other views.
  var action: ActionTraits?
  /// Indicates whether the view is a text field, which a dialog separates from its buttons.
  var isTextField = false
  var presentation = PresentationTraits()
  /// The identity of the data element of the view.
  var identity: AnyHashable?
  /// Indicates whether the row can be deleted, unless `deleteDisabled` is set.
  var isDeletable = false
  var deleteDisabled = false
  /// Indicates whether the row can be moved, unless `moveDisabled` is set.
  var isMovable = false
  var moveDisabled = false
  /// The changes of the settings of the view's preview.
  var preview: [PreviewSettings.Change] = []
}

/// A view with traits for the container around it.
public nonisolated struct _TraitView<Content: View>: _BuiltInView {
  private let content: Content
  private let change: @MainActor (inout ViewTraits, _ViewContext) -> Void

  init(
    _ content: Content, _ change: @escaping @MainActor (inout ViewTraits, _ViewContext) -> Void
  ) {
    self.content = content
    self.change = change
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    content._nodes(in: context).settingTraits { change(&$0, context) }
  }
}

nonisolated extension View {
  /// Returns the view with traits for the container around it.
  func trait(
    _ change: @escaping @MainActor (inout ViewTraits, _ViewContext) -> Void
  ) -> _TraitView<Self> {
    _TraitView(self, change)
  }

  /// Sets the value that selects the view in a picker, a list or a tab view; in a `ForEach` it is the element's identity by
  /// default.
  public func tag<Value: Hashable>(_ tag: Value) -> _TraitView<Self> {
    nonisolated(unsafe) let tag = tag
    return trait { traits, _ in traits.tag = AnyHashable(tag) }
  }
}
