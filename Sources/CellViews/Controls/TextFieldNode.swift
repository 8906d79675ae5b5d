package import LayoutGeometry
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
    let plain = ViewNode.text(TextNode(text.isEmpty ? prompt : typed))
    let shown = text.isEmpty ? plain.colored(.placeholderText) : plain.keepingLetterCase()
    // The alignment of lines is that of the one line, too. Source: a UITextField on iOS 17 whose text is aligned to the
    // right, of which SwiftUI's fields are made.
    let space = ViewNode.spacer(minLength: 0)
    let children: [ViewNode] =
      switch environment.textAlignment {
      case .leading: [shown, space]
      case .center: [space, shown, space]
      case .trailing: [space, shown]
      }
    let words = ViewNode.stack(StackNode(axis: .horizontal, spacing: 0, children: children))
      .with(.environment(.lineLimit(1)))
    // A typed text may be longer than the field, which scrolls; a prompt does not.
    let line = (text.isEmpty ? words : words.with(.environment(.truncationMode(.tail))))
      // One in a border is as high as any other.
      .with(.textFieldLine(isSecure: isSecure && !hasBorder))
    guard hasBorder else { return line }
    let border = FieldBorder(pixel: environment.pixel)
    return line.with(border.padding).with(border.height).with(border.background)
  }
}

/// The changes that a border makes of a line to type into, one around the other.
///
/// Source: fields of iOS 17 and 18 are 34 points high at 17, 19 and 20 points, with corners of 5 and a line of one device
/// pixel inside, #CCCCCC on white. Assumed: larger letters keep 4 above and below their line.
package struct FieldBorder: Sendable {
  /// The distance of the border from the line.
  package let padding = NodeModifier.padding(
    EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7))
  /// The least height.
  package let height = NodeModifier.flexibleFrame(FlexibleFrame(minHeight: 34))
  /// The surface with the border.
  package let background: NodeModifier

  /// Creates a border as wide as a device pixel, in points.
  package init(pixel: Double) {
    let outline = ShapeNode.Outline.roundedRectangle(cornerRadius: 5)
    var stroke = ShapeNode.Stroke(.color(.label.opacity(0.2)), lineWidth: pixel)
    stroke.isInside = true
    let border = ViewNode.shape(ShapeNode(outline, stroke: stroke))
    background = .background(
      .shape(outline, fill: .systemBackground).with(.overlay(border, .center)), .center)
  }
}

extension NodeModifier {
  /// Makes a line to type into as high as its font has it: two lines' distance, and in a secure field
  /// the height of one line, in whole points.
  ///
  /// Source: fields of SwiftUI on iOS 17.5, 22 points at 17 and 21 at 16; a secure one is 21 at 17. In a row of a list
  /// on iOS 26 one of 16 points is 22.
  package static func textFieldLine(isSecure: Bool) -> NodeModifier {
    NodeModifier(TextFieldLine(isSecure: isSecure))
  }
}

private struct TextFieldLine: PrimitiveModifier {
  let isSecure: Bool

  var description: ModifierDescription {
    // The line is a part of a control, which has `isSecure`.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    let font = environment.fontRequest
    let line = font.size * FontLineMetrics.systemLineHeight
    var height = (isSecure ? line : max(font.leading ?? line, line)).rounded(.up)
    if !isSecure, environment.isInListRow, environment.system != .iOS18 {
      height = max(22, height)
    }
    return FixedFrame(height: height).node(around: child, in: environment)
  }
}

extension TextFieldNode: Control {
  package var description: ViewDescription {
    ViewDescription("textField", name: prompt, fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension TextFieldNode: Settable {
  package static let fields: [SettingField<TextFieldNode>] = [
    SettingField("style", \.hasBorder, absent: false) {
      .word("style", $0 ? "roundedBorder" : nil, changing: [.size, .content])
    } parse: {
      $0 == "roundedBorder"
    },
    .text("text", \.text, default: ""), .flag("isSecure", \.isSecure, changing: .paint),
    SettingField(ViewDescription.nameSetting, \.prompt, absent: nil) { _ in
      nil
    } parse: {
      $0
    },
  ]
}
