import CellViews

/// Related views with a header and a footer.
///
/// A list or a form draws sections in its style; in other containers the header, the content and
/// the footer are in order.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: _BuiltInView {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// The state that shows the content; nil for a section that is never collapsed.
  private var isExpanded: Binding<Bool>?

  /// Creates a section, by default without a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes([
      ViewElement.section(
        SectionParts(
          header: header._nodes(in: context.setting(\.textCase, to: context.headerTextCase)),
          rows: isExpanded?.wrappedValue == false
            ? .none : content._nodes(in: context),
          footer: footer._nodes(in: context),
          prominence: context.environment.headerProminence))
    ])
  }
}

extension _ViewContext {
  /// The text case of section headers.
  fileprivate var headerTextCase: Text.Case? {
    // Headers are as written from iOS 26 on.
    guard environment.system == .iOS18, environment.listStyle?.isGrouped == true,
      environment.headerProminence == .standard
    else { return environment.textCase }
    return .uppercase
  }
}

nonisolated extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }

  /// Creates a section with a header, whose content is left out unless it is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content)
    self.isExpanded = isExpanded
  }
}

nonisolated extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }

  /// Creates a section with a title, whose content is left out unless it is expanded.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
    self.isExpanded = isExpanded
  }

  /// Creates a section with a title, whose content is left out unless it is expanded.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
    self.isExpanded = isExpanded
  }
}

/// A prominence of a section's header.
public enum Prominence: Hashable, Sendable {
  /// The prominence of the list's style.
  case standard
  /// Large and bold.
  case increased
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the prominence of the section headers inside.
  public func headerProminence(_ prominence: Prominence) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.headerProminence = prominence }
  }
}
