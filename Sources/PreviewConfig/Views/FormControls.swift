import CellViews
import ConfigLanguage

extension ViewDeclaration {
  static let formControls: [ViewDeclaration] = [
    .button, .segmentedControl, .stepper, .textField, .secureField, .textEditor,
  ]

  static let button = ViewDeclaration(
    "button", .button, "A label that is touched, in one of SwiftUI's styles.")

  static let segmentedControl = ViewDeclaration(
    "segmentedControl", .segmentedControl, "A choice among a few words in one row.")

  static let stepper = ViewDeclaration(
    "stepper", bare: StepperNode().view, .stepper,
    "Two buttons that make a value smaller and larger.")

  static let textField = ViewDeclaration(
    "textField", ValueType<ViewNode>.textField(isSecure: false),
    "A line to type into, by its prompt.")

  static let textEditor = ViewDeclaration(
    "textEditor", .textEditor, "A text of several lines that can be edited: it fills its space.")

  static let secureField = ViewDeclaration(
    "secureField", ValueType<ViewNode>.textField(isSecure: true),
    "A line for a password, by its prompt.")
}

/// The form of a button's surface, under SwiftUI's names.
private enum ButtonBorderShape: String, CaseIterable, Sendable {
  case automatic, capsule, circle, roundedRectangle
}

/// The width of a button, under SwiftUI's names.
private enum ButtonSizing: String, CaseIterable, Sendable {
  case automatic, fitted, flexible
}

extension ValueType<ViewNode> {
  /// A button's title, or a mapping with its style.
  fileprivate static let button = ValueType<String>.label
    .map { ButtonNode(.text(TextNode($0))).view }
    .orMapping(
      .record(
        "button", "A label that is touched: a title, or a view as `label`.",
        Field(
          Field(
            Field<String?>(optional: "title", .label, "The text of the label."),
            Field<ViewNode?>(optional: "label", .view, "A view instead of `title`.")
          ) { title, label throws(Mismatch) -> ViewNode in
            switch (title, label) {
            case (let title?, nil): return .text(TextNode(title))
            case (nil, let label?): return label
            default: throw Mismatch("expected either 'title' or 'label'")
            }
          },
          Field(
            "style", default: ButtonNode.Style.automatic,
            "What is under the label: nothing, or a surface."),
          Field<ButtonNode.Role?>(
            optional: "role", .word(pending: .cancel), "`destructive` is red."),
          Field("size", default: ButtonNode.Size.regular, "How large the button is."),
          Field<Double?>(
            optional: "cornerRadius", .length,
            "The radius of the surface's corners, in points; defaults to the size's own."),
          Field<Color?>(
            optional: "tint", .color,
            "The colour of the label or of the surface; defaults to the accent colour."),
          Field(
            "buttonSizing", .word(pending: .automatic), default: ButtonSizing.automatic,
            shown: "automatic", "As wide as its label, or with `flexible` as its room."),
          Field(
            "buttonBorderShape", .word(pending: .automatic), default: ButtonBorderShape.automatic,
            shown: "automatic", "The form of the surface; `automatic` is the system's."),
          Field("isDisabled", default: false, "Whether it is pale.")
        ) { label, style, role, size, radius, tint, sizing, shape, isDisabled in
          let label =
            sizing == .flexible
            ? label.with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity))) : label
          var button = ButtonNode(label, style: style, role: role, size: size)
          button.cornerRadius = radius ?? (shape == .capsule ? .greatestFiniteMagnitude : nil)
          button.isCircle = shape == .circle
          button.tint = tint
          button.isDisabled = isDisabled
          return button.view
        }))

  /// The words of a choice, or a mapping with the chosen one.
  fileprivate static let segmentedControl = ValueType<[ViewNode]>.segments
    .map { SegmentedControlNode($0).view }
    .orMapping(
      .record(
        "segmentedControl", "A choice among a few words in one row, 32 points high.",
        Field(
          Field("items", .segments, "The words."),
          Field<Int?>(
            optional: "selected", ValueType<Int>.whole(0...99),
            "The chosen word, from 0; by default none is.")
        ) { items, selected throws(Mismatch) in
          guard selected.map({ $0 < items.count }) ?? true else {
            throw Mismatch(
              "expected a selected item from 0 to \(items.count - 1), found \(selected ?? 0)")
          }
          return SegmentedControlNode(items, selected: selected).view
        }))

  /// A stepper's label, or a mapping with its value.
  fileprivate static let stepper = ValueType<String>.label.map { StepperNode($0).view }
    .orMapping(
      .record(
        "stepper", "Two buttons of 94 × 32 points together, with a label before them or alone.",
        Field(
          Field<String?>(
            optional: "label", .label, "The label before the buttons; the row fills its width."),
          Field("value", .distance, default: 0, "The value."),
          Field<[Double]?>(
            optional: "in", ValueType<Double>.distance.list("[least, greatest]", count: 2...2),
            "The least and the greatest value: the button that leads beyond is pale.")
        ) { label, value, bounds throws(Mismatch) in
          guard let bounds else { return StepperNode(label, value: value).view }
          guard bounds[0] < bounds[1] else {
            throw Mismatch("expected a least value below the greatest")
          }
          return StepperNode(label, value: value, in: bounds[0]...bounds[1]).view
        }))

  /// The typed text, or a mapping with it.
  fileprivate static let textEditor = ValueType<String>.text.map { TextEditorNode($0).view }
    .orMapping(
      ValueType<String>.record(
        "textEditor", "A text of several lines that can be edited.",
        Field("text", .text, default: "", shown: "nothing", "What is typed.")
      ).map { TextEditorNode($0).view })

  /// Returns a field's prompt, or a mapping with its text.
  fileprivate static func textField(isSecure: Bool) -> ValueType {
    let name = isSecure ? "secureField" : "textField"
    return ValueType<String>.label.map { TextFieldNode($0, isSecure: isSecure).view }
      .orMapping(
        .record(
          name, isSecure ? "A line for a password." : "A line to type into.",
          Field(
            Field("prompt", .label, default: "", shown: "nothing", "The text of the empty field."),
            Field(
              "text", ValueType<String>.text.bound(), default: Bound(value: ""), shown: "nothing",
              "What is typed."),
            Field("style", default: FieldStyle.plain, "Whether the field is in a rounded line.")
          ) { prompt, text, style in
            TextFieldNode(
              prompt, text: text.value, isSecure: isSecure, hasBorder: style == .roundedBorder
            ).view
              .bound(to: text.path.map { .text(path: $0, text: text.value) })
          }))
  }
}

/// The border of a field, under SwiftUI's names.
private enum FieldStyle: String, CaseIterable, Sendable {
  case plain, roundedBorder
}

extension ValueType<[ViewNode]> {
  /// The words of a choice.
  fileprivate static let segments = ValueType<String>.label.map { ViewNode.text(TextNode($0)) }
    .list("a list of words", count: 1...20)
}
