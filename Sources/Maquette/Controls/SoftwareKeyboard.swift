import CellViews

/// The screen's keyboard, which a picture shows if it is requested.
///
/// ```swift
/// TextEditor(text: note)
///   .softwareKeyboard(SoftwareKeyboard(.letters, returnKey: "done", suggestions: ["note"]))
/// ```
public struct SoftwareKeyboard: Hashable, Sendable {
  let node: KeyboardNode

  /// A set of keys.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Letters.
    case letters
    /// Capital letters.
    case capitals
    /// Digits and signs.
    case numbers
    /// Digits alone, on large keys.
    case numberPad
  }

  /// Creates a keyboard.
  ///
  /// - Parameters:
  ///   - kind: The keys.
  ///   - returnKey: The text of the return key.
  ///   - isReturnProminent: Indicates whether that key is in the tint, as that of a search is.
  ///   - suggestions: The words in the bar over the keys; nil for no bar.
  public init(
    _ kind: Kind = .letters, returnKey: String = "return", isReturnProminent: Bool = false,
    suggestions: [String]? = []
  ) {
    let type: KeyboardNode.Kind =
      switch kind {
      case .letters, .capitals: .letters
      case .numbers: .numbers
      case .numberPad: .numberPad
      }
    node = KeyboardNode(
      type, returnKey: returnKey, isReturnProminent: isReturnProminent,
      shift: kind == .capitals ? .on : .off, suggestions: suggestions)
  }
}

nonisolated extension View {
  /// Draws the keyboard at the bottom of the screen; nil for none.
  ///
  /// The view takes the rest of the space. SwiftUI shows the keyboard while a field has the focus.
  public func softwareKeyboard(
    _ keyboard: SoftwareKeyboard? = SoftwareKeyboard()
  ) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      let nodes = view._nodes(in: context)
      guard let keyboard else { return nodes }
      return _ViewNodes(keyboard.node.below(nodes.layered()))
    }
  }
}
