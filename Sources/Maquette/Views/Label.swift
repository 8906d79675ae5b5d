/// A title with an icon before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the environment's style makes of the title and the icon.
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
  /// A text with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage, file: file, line: line)
    }
  }

  /// A text with a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage, file: file, line: line)
    }
  }
}
