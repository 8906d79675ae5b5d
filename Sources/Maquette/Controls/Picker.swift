import CellViews

/// A choice among views with tags, with the selected one visible.
///
/// In some styles all views are visible, in a row or a column.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _BuiltInView
{
  private let selection: SelectionValue
  private let content: Content
  private let label: Label

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let options = content._nodes(in: context.setting(\.findsTags, to: true)).elements.flatMap(
      PickerOption.options)
    let selected = options.firstIndex { $0.tag == AnyHashable(selection) }
    let choice = PickerChoice(options: options, selected: selected)
    func nodes(_ choices: some View) -> _ViewNodes {
      context.environment.isEnabled
        ? choices._nodes(in: context)
        : choices.opacity(ButtonNode.disabledOpacity)._nodes(in: context)
    }
    switch context.environment.pickerStyle {
    case .menu:
      return LabeledNode(label: label) { label in
        var picker = choice.node(.menu, in: context)
        picker.label = label
        return picker.view
      }._nodes(in: context)
    case .segmented:
      return nodes(choice.segments)
    case .inline:
      // In a list, the rows are the list's; elsewhere the picker draws them.
      return context.environment.listStyle == nil
        ? _ViewNodes(choice.node(.inline, in: context).view)
        : nodes(choice.rows)
    case .wheel: return _ViewNodes(choice.node(.wheel, in: context).view)
    }
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

nonisolated extension Picker where Label == Maquette.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

private struct PickerOption {
  let node: ViewNode
  let tag: AnyHashable?

  static func options(of element: ViewElement) -> [PickerOption] {
    switch element {
    case .view(let node, let traits): [PickerOption(node: node, tag: traits.selectionValue)]
    case .section(let section): section.rows.elements.flatMap(options)
    }
  }

  var view: NodeView { NodeView(node) }
}

/// The options of a picker, and the index of the selected one; nil for none.
@MainActor private struct PickerChoice {
  let options: [PickerOption]
  let selected: Int?

  /// The options in a row of segments of equal width.
  var segments: some View {
    NodeView(SegmentedControlNode(options.map(\.node), selected: selected).view)
  }

  /// The options in a column, as rows of a list, the selected one with a checkmark.
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

  /// Returns the picker as a control without a label.
  func node(_ style: PickerNode.Style, in context: _ViewContext) -> PickerNode {
    var picker = PickerNode(options: options.map(\.node), selected: selected, style: style)
    picker.isOpen = style == .menu && context.environment.opensMenus
    picker.isDisabled = !context.environment.isEnabled
    picker.hasRowsOfUIKit = context.environment.hasRowsOfUIKit
    return picker
  }
}

extension EnvironmentValues {
  private enum FindsTagsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Indicates whether the views are options or tabs, which the identities of their data may select.
  var findsTags: Bool {
    get { self[FindsTagsKey.self] }
    set { self[FindsTagsKey.self] = newValue }
  }
}

/// A style of pickers.
public protocol PickerStyle: Sendable {
  /// The look of the style.
  var _look: _PickerLook { get }
}

/// A look of pickers.
public enum _PickerLook: Sendable {
  case menu, segmented, inline, wheel
}

/// The selected view, with the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of a menu.
  public var _look: _PickerLook { .menu }
}

/// The system's style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of a menu.
  public var _look: _PickerLook { .menu }
}

/// The views side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of segments.
  public var _look: _PickerLook { .segmented }
}

/// The views in a column.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of rows.
  public var _look: _PickerLook { .inline }
}

/// The views on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of a wheel.
  public var _look: _PickerLook { .wheel }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected view, with the others in a menu.
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's style: a menu.
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The views side by side.
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The views in a column.
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The views on a wheel.
  public static var wheel: Self { Self() }
}

extension EnvironmentValues {
  private enum HasRowsOfUIKitKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Indicates whether wheels have the rows of UIKit's UIPickerView.
  package var hasRowsOfUIKit: Bool {
    get { self[HasRowsOfUIKitKey.self] }
    set { self[HasRowsOfUIKitKey.self] = newValue }
  }

  private enum PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

  var pickerStyle: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the pickers inside.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.pickerStyle = style._look }
  }
}
