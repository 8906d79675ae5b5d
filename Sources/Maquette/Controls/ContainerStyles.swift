// MARK: - Labels with values

/// How labels with values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What a label with its value looks like.
  associatedtype Body: View

  /// What a label with its value looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a label and its value.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style knows of a label and its value.
public struct LabeledContentStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart
  /// The value's views.
  public typealias Content = _StyledPart

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content

  init(label: some View, content: some View) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

/// A label at the beginning of a row, and its value in gray at the end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// A row.
  public nonisolated init() {}

  /// The label and its value in a row.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      configuration.content
    } label: {
      configuration.label
    }
    .unstyled(Configuration.self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A row.
  public nonisolated static var automatic: Self { Self() }
}

nonisolated extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The label and the value that a style is given.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// How the labels with values inside look.
  public func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    // A label with a value that the style makes looks as the system has it.
    styled { style.makeBody(configuration: $0).unstyled(Style.Configuration.self) }
  }
}

// MARK: - Boxes

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What a box looks like.
  associatedtype Body: View

  /// What a box looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style knows of a box.
public struct GroupBoxStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart
  /// The views in the box.
  public typealias Content = _StyledPart

  /// The label.
  public let label: Label
  /// The views in the box.
  public let content: Content

  init(label: some View, content: some View) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

/// A box on a rounded surface.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// A rounded surface.
  public nonisolated init() {}

  /// The box on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
    .unstyled(Configuration.self)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A rounded surface.
  public nonisolated static var automatic: Self { Self() }
}

extension View {
  /// How the boxes inside look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}

// MARK: - Groups that open

/// How groups that open look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What a group looks like.
  associatedtype Body: View

  /// What a group looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style knows of a group that opens.
public struct DisclosureGroupStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart
  /// The views that are shown while the group is open.
  public typealias Content = _StyledPart

  /// The label.
  public let label: Label
  /// The views that are shown while the group is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: some View, content: some View, isExpanded: Binding<Bool>) {
    self.label = Label(label)
    self.content = Content(content)
    _isExpanded = isExpanded
  }
}

/// A label with an angle.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// A label with an angle.
  public nonisolated init() {}

  /// The label with its angle, and the views if they are shown.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .unstyled(Configuration.self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label with an angle.
  public nonisolated static var automatic: Self { Self() }
}

extension View {
  /// How the groups inside look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
