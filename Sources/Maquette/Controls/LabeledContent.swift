import CellViews

/// A label with a value at the other end of the row.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a label with a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label, and the value in gray, unless a style decides otherwise.
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
  /// Creates a value with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a value with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a title.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a text value with a title.
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
  /// Indicates whether the control shows its label in rows of lists alone.
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
