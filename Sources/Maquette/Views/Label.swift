/// A title with an icon before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label of a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon in the environment's style.
  @MainActor public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(view: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(view: AnyView(icon))))
  }
}

private struct StyledLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  var body: some View {
    style(configuration)
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  package init(_ title: Text, _ icon: Image) {
    self.init {
      title
    } icon: {
      icon
    }
  }

  /// Creates a label of a text and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(Text(title), Image(systemName: systemImage, file: file, line: line))
  }

  /// Creates a label of a text and a picture.
  public init(
    _ title: LocalizedStringKey, image: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(Text(title), Image(image, file: file, line: line))
  }

  /// Creates a label of a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(Text(title), Image(systemName: systemImage, file: file, line: line))
  }
}
