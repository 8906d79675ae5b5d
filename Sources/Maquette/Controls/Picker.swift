import CellViews
import LayoutGeometry

/// A choice among views with tags, of which the selected one is shown.
///
/// A style shows all of them beside each other, or one below the other.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _BuiltInView
{
  private let selection: SelectionValue
  private let content: Content
  private let label: Label

  /// A choice with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// A choice with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let options = content._nodes(in: context).elements.flatMap(PickerOption.options)
    let selected = options.firstIndex { $0.tag == AnyHashable(selection) }
    let choice = PickerChoice(options: options, selected: selected)
    switch context.environment.pickerStyle {
    case .menu: return choice.menu(label: AnyView(label))._nodes(in: context)
    case .segmented: return choice.segments._nodes(in: context)
    case .inline:
      // The rows of a list are its own; elsewhere the choice has them.
      return context.environment.listStyle == nil
        ? _ViewNodes(choice.node(.inline, in: context).view)
        : choice.rows._nodes(in: context)
    case .wheel: return _ViewNodes(choice.node(.wheel, in: context).view)
    }
  }
}

nonisolated extension Picker where Label == Text {
  /// A choice under a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A choice under a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// One of the views of a choice.
private struct PickerOption {
  let node: ViewNode
  let tag: AnyHashable?

  static func options(of element: ViewElement) -> [PickerOption] {
    switch element {
    case .view(let node, let traits): [PickerOption(node: node, tag: traits.tag)]
    case .section(let section): section.rows.elements.flatMap(options)
    }
  }

  var view: NodeView { NodeView(node) }
}

/// The views of a choice, and the place of the selected one; nil for none.
@MainActor private struct PickerChoice {
  let options: [PickerOption]
  let selected: Int?

  /// The label and the selected view with the sign of a menu; outside of a list without the label.
  func menu(label: AnyView) -> some View {
    LabeledControl(label: label, needsRow: true, height: ListRowTraits.lineHeight) {
      MenuValue(choice: self)
    }
  }

  /// The views in a row of segments of one width.
  var segments: some View {
    NodeView(SegmentedControlNode(options.map(\.node), selected: selected).view)
  }

  /// The views one below the other, as rows of a list, the selected one with a check mark.
  var rows: some View {
    ForEach(options.indices, id: \.self) { index in
      HStack {
        options[index].view
        Spacer()
        if index == selected {
          Image(systemName: "checkmark").foregroundColor(.tint)
        }
      }
    }
  }

  /// The choice as a control without a label.
  func node(_ style: PickerNode.Style, in context: _ViewContext) -> PickerNode {
    var picker = PickerNode(options: options.map(\.node), selected: selected, style: style)
    picker.isOpen = style == .menu && context.environment.opensMenus
    // In a row of a list the value is that of the row.
    if context.environment.listStyle != nil { picker.valueColor = .secondaryLabel }
    return picker
  }
}

/// The value of a menu with the sign that there are others.
private struct MenuValue: _BuiltInView {
  let choice: PickerChoice

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(choice.node(.menu, in: context).view)
  }
}

/// How choices are shown.
public protocol PickerStyle: Sendable {
  /// The look of the style.
  var _look: _PickerLook { get }
}

/// The looks of choices.
public enum _PickerLook: Sendable {
  case menu, segmented, inline, wheel
}

/// The selected view alone, with the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The others in a menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// As the system has it: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// The views beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The views beside each other.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { .segmented }
}

/// The views one below the other.
public struct InlinePickerStyle: PickerStyle {
  /// The views one below the other.
  public init() {}
  /// Rows.
  public var _look: _PickerLook { .inline }
}

/// The views on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The views on a wheel.
  public init() {}
  /// A wheel.
  public var _look: _PickerLook { .wheel }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected view alone, with the others in a menu.
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the system has it: a menu.
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The views beside each other.
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The views one below the other.
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The views on a wheel.
  public static var wheel: Self { Self() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

  /// How choices are shown.
  var pickerStyle: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the choices inside are shown.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.pickerStyle = style._look }
  }
}
