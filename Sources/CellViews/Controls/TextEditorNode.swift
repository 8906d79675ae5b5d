package import LayoutGeometry
import TextShaping

/// An editable text of several lines, as UITextView: it takes all its proposed space.
///
/// The text is 8 points below the top, and 5 inside the sides, which are the text container's.
package struct TextEditorNode: Sendable {
  /// The typed text.
  package var text: String
  /// The text in its styles; nil for one style.
  package var styled: ViewNode?

  /// Creates an editor with a text.
  package init(_ text: String) {
    self.text = text
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    (styled ?? .text(TextNode(text)))
      // The typed text may be longer than the editor, which scrolls.
      .with(.environment(.truncationMode(.tail)))
      .with(.filledLines)
      .keepingLetterCase()
      .padded(top: 8, leading: 5, bottom: 8, trailing: 5)
      .with(
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: environment.textAlignment.atTop)))
  }
}

extension TextAlignment {
  /// The place at the top of a view for a text that is aligned so.
  package var atTop: Alignment {
    switch self {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }
}

extension TextEditorNode: Control {
  package var description: ViewDescription {
    // `styled` is drawn; its letters are those of `text`.
    ViewDescription("textEditor", fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension TextEditorNode: Settable {
  package static let fields: [SettingField<TextEditorNode>] = [.text("text", \.text)]
}
