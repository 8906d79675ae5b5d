import LayoutGeometry
import TextShaping

/// A text of several lines that can be edited, as UITextView: all the space that it is offered.
///
/// The text is 8 points below the top, and 5 inside the sides, which are the text container's.
package struct TextEditorNode: Hashable, Sendable {
  /// What is typed.
  package var text: String

  /// An editor with a text.
  package init(_ text: String) {
    self.text = text
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    ViewNode.text(TextNode(text))
      // What is typed may be longer than the editor, which scrolls.
      .with(.environment(.truncationMode(.tail)))
      .padded(top: 8, leading: 5, bottom: 8, trailing: 5)
      .with(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)))
  }
}

extension TextEditorNode: Control {
  package var description: ViewDescription {
    ViewDescription("textEditor", [.text("text", text)])
  }

  package var isTouchTarget: Bool { true }
}
