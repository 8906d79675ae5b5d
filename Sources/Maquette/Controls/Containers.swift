/// Views on a surface of their own, under a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box of views under a label, if it has one.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  /// The label over the views on a rounded surface, unless a style decides otherwise.
  @MainActor public var body: some View {
    Styled(GroupBoxStyleConfiguration(label: label, content: content)) {
      VStack(alignment: .leading, spacing: 8) {
        label.font(.headline)
        VStack { content }.frame(maxWidth: .infinity)
      }
      .padding()
      .background(Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a box of views under a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a box of views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A label that expands the views under it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  /// Creates a group of views that are visible while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// Creates a group of views that are hidden at rest.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// The label with its chevron, and the views if they are visible, unless a style decides
  /// otherwise.
  @MainActor public var body: some View {
    let isOpen = isExpanded.wrappedValue
    let parts = DisclosureGroupStyleConfiguration(
      label: label, content: content, isExpanded: isExpanded)
    Styled(parts) {
      DisclosureParts(label: label, content: content, isOpen: isOpen)
    }
  }
}

/// The label with its chevron and the views under it: rows of a list, or a column elsewhere.
private struct DisclosureParts<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isOpen: Bool
  @Environment(\.listStyle) private var listStyle

  var body: some View {
    if listStyle != nil {
      header
      if isOpen { DeeperRows(content: content) }
    } else {
      // The label is in the accent colour and the column as high as its rows (iOS 16).
      VStack {
        header.foregroundColor(.tint)
        if isOpen { content }
      }
    }
  }

  private var header: some View {
    HStack {
      label
      Spacer()
      Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .foregroundColor(.tint)
    }
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a group of views under a title, which are hidden at rest.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of views under a title, which are visible while a value is true.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a group of views under a title, which are visible while a value is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A replacement for a screen's missing content: a large symbol, a title, a description and
/// actions.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a replacement of a label over a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// All parts in the middle of the proposed space.
  @MainActor public var body: some View {
    // Measured on iOS 17: the description is 6.5 under the title's line, the actions 22 to 24 under that; the space is there
    // without actions, too.
    VStack(spacing: 23) {
      VStack(spacing: 6.5) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundColor(.secondaryLabel)
          .multilineTextAlignment(.center)
      }
      VStack { actions.font(.subheadline).buttonBorderShape(.capsule) }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large gray symbol over a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      // The title is 27 under the drawing of `magnifyingglass` and 28.33 under that of `wifi.slash` (iOS 17).
      configuration.icon.modified(.symbolsInLines).font(.system(size: 48))
        .foregroundColor(.secondaryLabel)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == Maquette.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  package init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    }
  }

  /// Creates a replacement of a title under a symbol, with a description.
  public init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(Maquette.Label(title, systemImage: systemImage, file: file, line: line), description)
  }

  /// Creates a replacement of a title under a symbol, with a description.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(Maquette.Label(title, systemImage: systemImage, file: file, line: line), description)
  }

  /// A replacement for a search's missing results.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Returns a replacement for the missing results of a search for a text.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
