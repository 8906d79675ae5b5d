/// A label that leads to another screen; in a list it has a chevron at its end.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link to a screen.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link to a screen, which is shown while a value is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Returns the link: which column its screen is shown in is not seen at rest.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }

  /// The label, as a row of a list or in the tint.
  @MainActor public var body: some View {
    LinkLabel(label: AnyView(label))
  }
}

private struct LinkLabel: View {
  let label: AnyView
  @Environment(\.listStyle) private var listStyle
  @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility

  var body: some View {
    if listStyle == nil {
      label.controlColor(.tint)
    } else {
      HStack {
        label
        Spacer()
        if indicatorVisibility != .hidden { DisclosureIndicator() }
      }
    }
  }
}

extension EnvironmentValues {
  private enum NavigationLinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The visibility of chevrons at the end of rows that lead to another screen.
  fileprivate var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the visibility of the chevrons of links in the lists inside.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.navigationLinkIndicatorVisibility = visibility }
  }
}

/// The chevron at the end of a row that leads to another screen.
struct DisclosureIndicator: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 14, weight: .semibold))
      .foregroundColor(.tertiaryLabel)
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a link to the screen for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a text link to the screen for a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    label = Text(title)
  }

  /// Creates a text link to the screen for a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    label = Text(title)
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a text link to a screen.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// Creates a text link to a screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// Creates a text link to a screen.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    label = Text(title)
  }

  /// Creates a text link to a screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    label = Text(title)
  }
}
