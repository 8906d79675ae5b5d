import LayoutGeometry
import TextShaping

/// A line to type into, as UITextField, as wide as its proposal.
package struct TextFieldNode: Hashable, Sendable {
  /// The text shown in the empty field.
  package var prompt: String
  /// The typed text; empty for an empty field.
  package var text: String
  /// Indicates whether the field shows a dot for each character.
  package var isSecure: Bool
  /// Indicates whether the field has a rounded border.
  package var hasBorder: Bool

  /// Creates a field without a border, empty unless it has a text.
  package init(
    _ prompt: String, text: String = "", isSecure: Bool = false, hasBorder: Bool = false
  ) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
    self.hasBorder = hasBorder
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let typed = isSecure ? String(repeating: "•", count: text.count) : text
    let shown = ViewNode.text(TextNode(text.isEmpty ? prompt : typed))
    let line = ViewNode.stack(
      StackNode(
        axis: .horizontal, spacing: 0,
        children: [
          text.isEmpty ? shown.colored(.placeholderText) : shown, .spacer(minLength: 0),
        ])
    )
    .with(.environment(.lineLimit(1)))
    // The typed text may be longer than the field, which scrolls.
    .with(.environment(.truncationMode(.tail)))
    guard hasBorder else { return line }
    let outline = ShapeNode.Outline.roundedRectangle(cornerRadius: 6)
    let border = ViewNode.shape(
      ShapeNode(outline, stroke: ShapeNode.Stroke(.color(.systemGray4))))
    return line.with(.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)))
      .with(
        .background(
          .shape(outline, fill: .systemBackground).with(.overlay(border, .center)), .center))
  }
}

extension TextFieldNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "textField", name: prompt,
      [
        .word("style", hasBorder ? "roundedBorder" : nil, changing: [.size, .content]),
        .text("text", text, default: ""), .flag("isSecure", isSecure, changing: .paint),
      ])
  }

  package var isTouchTarget: Bool { true }
}
