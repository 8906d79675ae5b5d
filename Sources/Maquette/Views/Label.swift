/// A title with an icon before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title in a row.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
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
