import CellViews

/// The traits of a button in a dialog or a menu.
struct ActionTraits {
  var role: ButtonRole?
  var isDisabled = false
}

extension ButtonRole {
  /// The role in the layout's terms.
  var nodeRole: ButtonNode.Role? {
    self == .destructive ? .destructive : self == .cancel ? .cancel : nil
  }
}

extension MenuItem {
  /// Returns the actions of views in a menu, in their sections.
  @MainActor static func sections(
    of content: some View, in context: _ViewContext
  ) -> [[MenuItem]] {
    var inner = context
    inner.environment.listStyle = nil
    inner.environment.isInBar = false
    inner.environment.buttonStyle = { AnyView(ActionLabel(button: $0, style: MenuLabelStyle())) }
    var sections: [[MenuItem]] = [[]]
    for element in content._nodes(in: inner).elements {
      switch element {
      case .section(let section):
        sections.append(section.rows.elements.compactMap(item(of:)))
        sections.append([])
      case .view(let node, _):
        if case .divider = node.unmodified {
          sections.append([])
        } else if let item = item(of: element) {
          sections[sections.count - 1].append(item)
        }
      }
    }
    return sections.filter { !$0.isEmpty }
  }

  private static func item(of element: ViewElement) -> MenuItem? {
    guard case .view(let node, let traits) = element else { return nil }
    return MenuItem(
      node, role: traits.action?.role?.nodeRole, isDisabled: traits.action?.isDisabled ?? false)
  }
}

/// The label of a button in a menu or a dialog, with the button's action as a trait.
private struct ActionLabel<Style: LabelStyle>: View {
  let button: PrimitiveButtonStyleConfiguration
  let style: Style
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let action = ActionTraits(role: button.role, isDisabled: !isEnabled)
    button.label
      .labelStyle(style)
      .trait { traits, _ in traits.action = action }
  }
}

/// A title with its icon at the other end of the row.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon.frame(minWidth: 24)
    }
  }
}

/// The actions and the fields of views in a dialog.
struct DialogContent {
  var actions: [DialogAction] = []
  var fields: [ViewNode] = []

  @MainActor init(of content: some View, in context: _ViewContext) {
    var inner = context
    inner.environment.listStyle = nil
    inner.environment.isInBar = false
    inner.environment.hasFieldBorder = true
    inner.environment.buttonStyle = {
      AnyView(ActionLabel(button: $0, style: TitleOnlyLabelStyle()))
    }
    for case .view(let node, let traits) in content._nodes(in: inner).elements {
      if let action = traits.action {
        actions.append(
          DialogAction(node, role: action.role?.nodeRole, isDisabled: action.isDisabled))
      } else if traits.isTextField {
        fields.append(node)
      }
    }
  }
}

extension ViewNode {
  /// The view without its modifiers.
  fileprivate var unmodified: ViewNode {
    if case .modified(let inner, _) = self { inner.unmodified } else { self }
  }
}

extension EnvironmentValues {
  private enum OpensMenusKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Indicates whether menus, and pickers in the menu style, show their lists.
  var opensMenus: Bool {
    get { self[OpensMenusKey.self] }
    set { self[OpensMenusKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows the lists of the menus inside, and of pickers in the menu style, over the screen;
  /// SwiftUI's are closed at rest.
  public func menusOpened(_ areOpen: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.opensMenus = areOpen }
  }
}
