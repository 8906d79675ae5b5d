/// A label that leads to another screen; in a list it has an angle at its end.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// A label that leads to a screen.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A label that leads to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A label that leads to a screen, which is shown while a value is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label as a row of a list, or in the tint.
  @MainActor public var body: some View {
    LinkLabel(label: AnyView(label))
  }
}

private struct LinkLabel: View {
  let label: AnyView
  @Environment(\.listStyle) private var listStyle

  var body: some View {
    if listStyle == nil {
      label.controlColor(.tint)
    } else {
      HStack {
        label
        Spacer()
        DisclosureIndicator()
      }
    }
  }
}

/// The angle at the end of a row that leads somewhere.
struct DisclosureIndicator: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 14, weight: .semibold))
      .foregroundColor(.tertiaryLabel)
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A label that leads to the screen for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A text that leads to the screen for a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    label = Text(title)
  }

  /// A text that leads to the screen for a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    label = Text(title)
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A text that leads to a screen.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// A text that leads to a screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// A text that leads to a screen.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    label = Text(title)
  }

  /// A text that leads to a screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    label = Text(title)
  }
}
