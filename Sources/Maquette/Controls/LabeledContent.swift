import CellViews

/// A label with a value at the other end of the row.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A label with a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label, and the value in gray, unless a style decides.
  @MainActor public var body: some View {
    Styled(LabeledContentStyleConfiguration(label: label, content: content)) {
      HStack {
        label
        Spacer()
        content.modified(.environment(.foregroundColor(.secondaryLabel)))
      }
    }
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// A value under a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A value under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A text under a title.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A text under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}

/// A control after its label, unless labels are hidden.
struct LabeledControl<Control: View>: View {
  let label: AnyView
  /// True for a control whose label only rows of lists show.
  var needsRow = false
  /// The control's height, in points.
  let height: Double
  @ViewBuilder let control: Control
  @Environment(\.listStyle) private var listStyle
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels || (needsRow && listStyle == nil) {
      control
    } else {
      HStack {
        label
        Spacer()
        control.padding(.vertical, listStyle == nil ? 0 : (ListRowTraits.lineHeight - height) / 2)
      }
    }
  }
}
