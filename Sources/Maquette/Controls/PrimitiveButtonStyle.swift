import CellViews

/// A style of buttons that also decides on their reaction to touches.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a button for its style.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button for its style, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart

  /// The button's purpose; nil for no particular one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  fileprivate let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Runs the button's action.
  @MainActor public func trigger() {
    action()
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the parts of a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Sets the style of the buttons inside; a button that the style creates has the outer style.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      let around = $0.buttonStyle
      $0.buttonStyle = { button in
        AnyView(_EnvironmentView(style.makeBody(configuration: button)) { $0.buttonStyle = around })
      }
    }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView {
      { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
  }

  /// The function that creates the view of a button.
  var buttonStyle: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInBar) private var isInBar

  var body: some View {
    // From iOS 26 on a button that confirms is on glass in the tint.
    let isProminent = isInBar && isEnabled && configuration.role == .confirm
    ProminentInBar(isProminent: isProminent, label: configuration.label.controlColor(color))
  }

  private var color: Color {
    if !isEnabled { return ButtonNode.disabledColor }
    return configuration.role == .destructive ? .red : .tint
  }
}

/// An item of a bar, with glass of its own or with that of its neighbours.
private struct ProminentInBar<Label: View>: _BuiltInView {
  let isProminent: Bool
  let label: Label

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = label._nodes(in: context)
    return isProminent ? nodes.map(\.prominentInBar) : nodes
  }
}

/// A label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label, pale if the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(label: configuration.label)
  }
}

private struct PlainLabel: _BuiltInView {
  let label: _StyledPart

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = label._nodes(in: context)
    guard !context.environment.isEnabled else { return nodes }
    return nodes.map { $0.with(.opacity(ButtonNode.disabledOpacity)) }
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without decoration.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
