import CellViews

/// Views that belong together, with a header and a footer.
///
/// A list and a form show sections in their style; in other containers the header, the content and
/// the footer follow each other.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: _BuiltInView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Views with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// Views with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes([
      ViewElement.section(
        SectionParts(
          header: header._nodes(in: context.setting(\.textCase, to: context.headerTextCase)),
          rows: content._nodes(in: context), footer: footer._nodes(in: context),
          prominence: context.environment.headerProminence))
    ])
  }
}

extension _ViewContext {
  /// How the headers of sections here are written.
  fileprivate var headerTextCase: Text.Case? {
    guard environment.listStyle?.isGrouped == true, environment.headerProminence == .standard else {
      return environment.textCase
    }
    return .uppercase
  }
}

nonisolated extension Section where Footer == EmptyView {
  /// Views with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Views with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

nonisolated extension Section where Parent == EmptyView {
  /// Views with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Views with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Views without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
  /// Views under a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }

  /// Views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }

  /// Views under a title, as they are when they are shown.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }
}

/// How prominent the header of a section is.
public enum Prominence: Hashable, Sendable {
  /// As the list's style has it.
  case standard
  /// Large and bold.
  case increased
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// How prominent the headers of sections are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How prominent the headers of the sections inside are.
  public func headerProminence(_ prominence: Prominence) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.headerProminence = prominence }
  }
}
