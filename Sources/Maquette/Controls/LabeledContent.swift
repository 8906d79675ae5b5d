public import Foundation
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
      LabeledValue(label: label, content: content)
    }
  }
}

/// A label with its value at the other end of the row, or below it in the largest letters of lists.
private struct LabeledValue<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.listStyle) private var listStyle
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let value = content.modified(.environment(.foregroundColor(.secondaryLabel)))
    // iOS 18 at accessibility3: 0 apart, in a list of a phone and of an iPad.
    if listStyle != nil, size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 0) {
        label
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        label
        Spacer()
        value
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

  /// Creates a value in a format with a title.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }

  /// Creates a value in a format with a title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

/// A control that is made from its label, or from nil if it has none or labels are hidden.
struct LabeledNode<Label: View>: _BuiltInView {
  let label: Label
  let control: @MainActor (ViewNode?) -> ViewNode

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let parts = context.environment.hidesLabels ? [] : label._nodes(in: context).all
    guard parts.count > 1 else { return _ViewNodes(control(parts.first)) }
    return _ViewNodes(
      control(
        .stack(StackNode(axis: .vertical, horizontalAlignment: .leading, children: parts))))
  }
}
