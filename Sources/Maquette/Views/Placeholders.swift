import CellViews

// What a picture of a screen cannot have: a labelled surface in its place, with a notice.

/// A map, which is drawn as one of no place, with a notice.
public nonisolated struct Map: _BuiltInView {
  private let word: UndrawnWord

  /// A map of anything.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    word = UndrawnWord(word: "Map", file: "\(file)", line: line)
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(MapNode().view.noticing([word]))
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
nonisolated struct Placeholder: View {
  private let word: UndrawnWord

  /// The surface for what a line of the source asks for.
  init(word: String, file: StaticString, line: UInt) {
    self.word = UndrawnWord(word: word, file: "\(file)", line: line)
  }

  /// The surface for a view of a type.
  init(type: Any.Type) {
    let module = String(reflecting: type).prefix { $0 != "." }
    word = UndrawnWord(word: "\(type)", file: String(module), line: nil)
  }

  @MainActor var body: some View {
    Text(verbatim: word.word)
      .font(.footnote)
      .foregroundColor(.secondaryLabel)
      .padding(8)
      .frame(minWidth: 44, maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
      .background(Color.tertiarySystemFill)
      .modified(word.modifier)
  }
}
