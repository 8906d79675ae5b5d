// MARK: - Labels with values

/// A style of labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view of a label with its value.
  associatedtype Body: View

  /// Returns the view of a label with its value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a label with its value for the style.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a label with its value for the style.
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

/// A label at the start of a row, and its value in gray at the end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and its value in a row.
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
  /// The label and its value in a row.
  public nonisolated static var automatic: Self { Self() }
}

nonisolated extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a label with a value from the parts of a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of the labels with values inside.
  public func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    // A label with a value that the style makes looks as the system has it.
    styled { style.makeBody(configuration: $0).unstyled(Style.Configuration.self) }
  }
}

// MARK: - Boxes

/// A style of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a box's view.
  associatedtype Body: View

  /// Returns the view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a box for its style.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box for its style.
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
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the box on its surface.
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
  /// A box on a rounded surface.
  public nonisolated static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the boxes inside.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}

// MARK: - Groups that expand

/// A style of groups that expand.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View

  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a group for its style.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a group that expands for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart
  /// The views that are visible while the group is expanded.
  public typealias Content = _StyledPart

  /// The label.
  public let label: Label
  /// The views that are visible while the group is expanded.
  public let content: Content
  /// Indicates whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: some View, content: some View, isExpanded: Binding<Bool>) {
    self.label = Label(label)
    self.content = Content(content)
    _isExpanded = isExpanded
  }
}

/// A label with a chevron.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label with its chevron, and the views if the group is expanded.
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
  /// A label with a chevron.
  public nonisolated static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the groups inside.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
