/// A view as a style makes it, or as the system has it where no view around sets a style.
struct Styled<Configuration, Content: View>: View {
  private let configuration: Configuration
  private let content: Content

  init(_ configuration: Configuration, @ViewBuilder content: () -> Content) {
    self.configuration = configuration
    self.content = content()
  }

  var body: some View {
    if let look = EnvironmentValues.current[lookOf: Configuration.self] {
      look(configuration)
    } else {
      content
    }
  }
}

/// A part of a view that a style is given.
public nonisolated struct _StyledPart: View {
  private let view: AnyView

  init(_ view: some View) {
    self.view = AnyView(view)
  }

  /// The part.
  @MainActor public var body: some View { view }
}

extension EnvironmentValues {
  private enum LookKey<Configuration>: EnvironmentKey {
    static var defaultValue: (@MainActor (Configuration) -> AnyView)? { nil }
  }

  /// Makes the look of a view from what its style knows of it; nil for the system's look.
  subscript<Configuration>(
    lookOf type: Configuration.Type
  ) -> (@MainActor (Configuration) -> AnyView)? {
    get { self[LookKey<Configuration>.self] }
    set { self[LookKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the views inside that are made from a configuration.
  func styled<Configuration>(
    by look: @escaping @MainActor (Configuration) -> some View
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[lookOf: Configuration.self] = { AnyView(look($0)) } }
  }

  /// Gives the views inside that are made from a configuration the system's look.
  func unstyled<Configuration>(_ type: Configuration.Type) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[lookOf: Configuration.self] = nil }
  }
}
