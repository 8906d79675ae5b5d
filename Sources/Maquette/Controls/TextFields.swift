import CellViews
public import Foundation
import LayoutGeometry

/// A field with its text, or with its prompt.
public nonisolated struct TextField<Label: View>: View {
  private let text: String
  private let label: Label
  /// The prompt; nil for the label.
  private let prompt: Text?

  fileprivate init(text: Binding<String>, label: Label, prompt: Text? = nil) {
    self.text = text.wrappedValue
    self.label = label
    self.prompt = prompt
  }

  /// Creates a field with a prompt, or with its label as one.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }

  /// The text, or the prompt, in the style of the environment.
  @MainActor public var body: some View {
    StyledField(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label))
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a prompt.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(text: text, label: Text(title))
  }

  /// Creates a field with a prompt.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(text: text, label: Text(title))
  }

  /// Creates a field with a title and a prompt.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) {
    self.init(text: text, label: prompt ?? Text(title))
  }
}

nonisolated extension TextField {
  /// Creates a field with a formatted value, in American English, or with a prompt.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: .constant(format.american(value.wrappedValue)), label: label(), prompt: prompt)
  }

  /// Creates a field with a formatted value, in American English, or with a prompt where there is none.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = value.wrappedValue.map { format.american($0) } ?? ""
    self.init(text: .constant(text), label: label(), prompt: prompt)
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a formatted value, in American English, or with a prompt.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format) { prompt ?? Text(title) }
  }

  /// Creates a field with a formatted value, in American English, or with a prompt.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format) { prompt ?? Text(title) }
  }

  /// Creates a field with a formatted value, in American English, or with a prompt where there is none.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format) { prompt ?? Text(title) }
  }

  /// Creates a field with a formatted value, in American English, or with a prompt where there is none.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format) { prompt ?? Text(title) }
  }

  /// Creates a field with a value as a formatter writes it, or with a prompt where it writes nothing.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    let text = formatter.american(value.wrappedValue)
    self.init(text: .constant(text), label: prompt ?? Text(title))
  }

  /// Creates a field with a value as a formatter writes it, or with a prompt where it writes nothing.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    let text = formatter.american(value.wrappedValue)
    self.init(text: .constant(text), label: prompt ?? Text(title))
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  fileprivate func american(_ value: FormatInput) -> String {
    locale(Locale(identifier: "en_US")).format(value)
  }
}

extension Formatter {
  /// Returns a value in the formatter's locale, in American English where that is the machine's; empty if it writes none.
  fileprivate func american(_ value: Any) -> String {
    if let value = value as? (any _AbsentValue), value.isAbsent { return "" }
    let formatter = copy() as? Formatter ?? self
    switch formatter {
    case let numbers as NumberFormatter where numbers.locale == .current:
      numbers.locale = Locale(identifier: "en_US")
    case let dates as DateFormatter where dates.locale == .current:
      dates.locale = Locale(identifier: "en_US")
    default: break
    }
    return formatter.string(for: value) ?? ""
  }
}

/// A value that may be absent, whatever its type.
private protocol _AbsentValue {
  var isAbsent: Bool { get }
}

extension Optional: _AbsentValue {
  fileprivate var isAbsent: Bool { self == nil }
}

/// A field with a dot for each character of its text, or with its prompt.
public nonisolated struct SecureField<Label: View>: View {
  private let text: String
  private let prompt: Label

  fileprivate init(text: Binding<String>, label: Label) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    prompt = label
  }

  /// Creates a field with a label as its prompt; `prompt` is not drawn.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label())
  }

  /// The dots, or the prompt, in the style of the environment.
  @MainActor public var body: some View {
    StyledField(text: text, prompt: AnyView(prompt), isSecure: true)
  }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field with a prompt.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: prompt ?? Text(title))
  }

  /// Creates a field with a prompt.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: prompt ?? Text(title))
  }
}

/// An editable text of several lines.
public nonisolated struct TextEditor: _BuiltInView {
  private let text: String
  private let styled: Text?

  /// Creates an editor of a text.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
    styled = nil
  }

  /// Creates an editor of a text in several styles.
  package init(_ text: Text) {
    self.text = text.string
    styled = text
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var editor = TextEditorNode(text)
    editor.styled = styled?._nodes(in: context).stacked(along: .vertical)
    return _ViewNodes(editor.view)
  }
}

/// A field in the style of the environment.
private struct StyledField: View {
  let text: String
  let prompt: AnyView
  var isSecure = false

  var body: some View {
    Styled(TextField(text: .constant(text), label: _StyledPart(prompt))) {
      FieldText(text: text, prompt: prompt, isSecure: isSecure)
    }
    .trait { traits, _ in traits.isTextField = true }
  }
}

private struct FieldText: View {
  let text: String
  let prompt: AnyView
  let isSecure: Bool
  @Environment(\.hasFieldBorder) private var hasBorder
  @Environment(\.displayScale) private var scale
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    let line = HStack(spacing: 0) {
      if alignment != .leading { Spacer(minLength: 0) }
      if text.isEmpty {
        prompt.foregroundColor(.placeholderText)
      } else {
        // What is typed is as it was typed.
        Text(verbatim: text).textCase(nil)
      }
      if alignment != .trailing { Spacer(minLength: 0) }
    }
    .lineLimit(1)
    // The text may be longer than the field, which scrolls.
    .truncationMode(.tail)
    .modified(.textFieldLine(isSecure: isSecure && !hasBorder))
    if hasBorder {
      let border = FieldBorder(pixel: 1 / scale)
      line.modified(border.padding).modified(border.height).modified(border.background)
    } else {
      line
    }
  }
}
