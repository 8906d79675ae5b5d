package import LayoutGeometry
import TextShaping

/// A search field, as UISearchTextField: as wide as its proposal, 36 points high or as high as its
/// text needs.
package struct SearchFieldNode: Hashable, Sendable {
  /// The text shown in the empty field.
  package var prompt: String
  /// The search text; empty for an empty field.
  package var text: String
  /// Indicates whether a bar shows the field as a button.
  package var isMinimized = false
  /// Indicates whether the field is on the glass of a bar, and has no surface of its own.
  var isOnGlass = false

  /// Creates a field, empty unless it has a text.
  package init(_ prompt: String, text: String = "") {
    self.prompt = prompt
    self.text = text
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    // The sign keeps to the size of the field's text.
    let fontSize = environment.fontRequest.size
    if isMinimized {
      // As large as a symbol beside texts of 17 points in a bar.
      return ViewNode.shape(.path(.magnifyingGlass)).framed(width: 20, height: 20)
    }
    let glass = ViewNode.shape(
      .path(.magnifyingGlass), fill: isOnGlass ? .label : .secondaryLabel
    )
    .framed(width: fontSize, height: fontSize)
    var words = ViewNode.text(TextNode(text.isEmpty ? prompt : text))
    if isOnGlass { words = words.font(.fixed(FontRequest(size: fontSize, weight: .medium))) }
    words = words.colored(text.isEmpty ? .secondaryLabel : .label).keepingLetterCase()
      .with(.environment(.lineLimit(1)))
    // A typed text may be longer than the field, which scrolls; a prompt does not.
    let label = text.isEmpty ? words : words.with(.environment(.truncationMode(.tail)))
    let style = environment.systemStyle.searchField
    // The text begins 30.33 after the field does at 17 points (iOS 17), and 47 on glass (iOS 26).
    let leading = isOnGlass ? 58.0 / 3 : style.padding
    return ViewNode.row([glass, label], spacing: isOnGlass ? 32.0 / 3 : 16.0 / 3)
      .with(.padding(EdgeInsets(top: 7, leading: leading, bottom: 7, trailing: style.padding)))
      .filling(minHeight: style.height, alignment: .leading)
      .with(
        .background(
          .shape(style.outline, fill: isOnGlass ? .clear : .tertiarySystemFill), .center))
  }
}

extension ViewNode {
  /// Returns a search field as the button that bars show instead; other views are unchanged.
  package var minimizingSearch: ViewNode {
    switch self {
    case .control(let control):
      (control as? SearchFieldNode).map { field in
        var field = field
        field.isMinimized = true
        return field.view
      } ?? self
    case .modified(let inner, let modifier): .modified(inner.minimizingSearch, modifier)
    default: self
    }
  }
}

extension SearchFieldNode: Control {
  package var description: ViewDescription {
    // Only a bar makes a field that `isOnGlass`.
    ViewDescription("searchField", fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension SearchFieldNode: Settable {
  package static let fields: [SettingField<SearchFieldNode>] = [
    .text("prompt", \.prompt), .text("text", \.text, default: ""),
    .flag("minimized", \.isMinimized),
  ]
}
