import CellViews

// What a picture of a screen cannot have: a labelled surface in its place, with a notice.

/// A map, which is drawn as one of no place.
///
/// It fills the space that it is offered, and nothing is loaded from the network: land, water, parks and
/// streets are the same in every map, in light and dark. Configs write `map`.
public nonisolated struct Map: _BuiltInView {
  private let node: MapNode
  /// What a notice names; nil for a map that was asked for as one of no place.
  private let word: UndrawnWord?

  /// A map of anything, with a notice that its place is not drawn.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    node = MapNode()
    word = UndrawnWord(word: "Map", file: "\(file)", line: line)
  }

  /// A map of no place with a marker in its middle, which SwiftUI does not have.
  ///
  /// - Parameters:
  ///   - marker: What is written under the marker; an empty text for nothing.
  ///   - tint: The marker's colour; nil for red.
  public init(marker: String, tint: Color? = nil) {
    node = MapNode(marker: marker, tint: tint)
    word = nil
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(word.map { node.view.noticing([$0]) } ?? node.view)
  }
}

/// A video, which is drawn as a labelled surface.
public nonisolated struct VideoPlayer: View {
  private let placeholder: Placeholder

  /// What a player plays.
  public init<Player>(player: Player?, file: StaticString = #fileID, line: UInt = #line) {
    placeholder = Placeholder(word: "VideoPlayer", file: file, line: line)
  }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A web page, which is drawn as a labelled surface.
public nonisolated struct WebView: View {
  private let placeholder: Placeholder

  /// The page at an address.
  public init<Address>(url: Address?, file: StaticString = #fileID, line: UInt = #line) {
    placeholder = Placeholder(word: "WebView", file: file, line: line)
  }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A labelled surface for what cannot be drawn, with a notice that names the place in the source.
package nonisolated struct Placeholder: View {
  private let word: UndrawnWord

  /// The surface for what a line of the source asks for.
  init(word: String, file: StaticString, line: UInt) {
    self.word = UndrawnWord(word: word, file: "\(file)", line: line)
  }

  /// The surface for a view of a type.
  package init(type: Any.Type) {
    let module = String(reflecting: type).prefix { $0 != "." }
    word = UndrawnWord(word: "\(type)", file: String(module), line: nil)
  }

  @MainActor package var body: some View {
    Text(verbatim: word.word)
      .font(.footnote)
      .foregroundColor(.secondaryLabel)
      .padding(8)
      .frame(minWidth: 44, maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
      .background(Color.tertiarySystemFill)
      .modified(word.modifier)
  }
}
