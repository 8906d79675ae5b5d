import PlainText

/// A view as a layout snapshot describes it: its kind, its settings, and the views in it.
///
/// The places in a part follow from its views, and from the room that its texts and pictures take. A value that
/// decides what is drawn is marked, as the commands of the part have it as well.
package struct SnapshotView: Hashable, Sendable {
  /// The view's name in configs, such as `hstack`; `background` or `overlay` for a view behind or
  /// over another one, which is then its only child.
  package var kind: String
  /// The characters of a text, or the name of a picture; nil in elements, whose views are described
  /// once for all that have the same.
  package var name: String?
  /// The view's own settings and then its modifiers, in the order written; a name may be repeated.
  package var settings: [SnapshotSetting]
  /// The views in it, and those behind and over it.
  package var children: [SnapshotView]

  /// Creates a view; its name, settings and children default to none.
  package init(
    _ kind: String, name: String? = nil, settings: [SnapshotSetting] = [],
    children: [SnapshotView] = []
  ) {
    self.kind = kind
    self.name = name
    self.settings = settings
    self.children = children
  }

}

extension SnapshotView {
  /// The view on one line: `vstack spacing=8 padding=12 { text "Apples"; text }`.
  var snapshotText: String {
    var words = [kind]
    if let name { words.append(name.quotedOnOneLine) }
    words += settings.map(\.words)
    if !children.isEmpty {
      words.append("{ \(children.map(\.snapshotText).joined(separator: "; ")) }")
    }
    return words.joined(separator: " ")
  }

  /// The elements' reference to the view: a digest, so that an added or removed view changes no
  /// line of others.
  ///
  /// Of the digest's 64 bits 48 suffice: two of the 20,000 views that a snapshot can have share
  /// them once in a million snapshots.
  var reference: String { String(snapshotText.accidentDigest >> 16, radix: 16) }
}

extension SnapshotScanner {
  /// Reads the rest of a view after its kind, up to the end of the line or of the views in another
  /// one.
  mutating func view(_ kind: String, depth: Int) throws(Problem) -> SnapshotView {
    guard depth < Self.depthLimit else { throw Problem("views nested too deeply") }
    var view = SnapshotView(kind)
    view.name = try optionalQuoted()
    while let token = try peek(), token != .semicolon, token != .close {
      _ = try next()
      switch token {
      case .pair(let name, let value):
        view.settings.append(SnapshotSetting(text: name, value))
      case .open:
        view.children = try views(depth: depth + 1)
        guard try next() == .close else { throw Problem("views without an end") }
        return view
      case .word, .quoted, .close, .semicolon: throw Problem("an unknown word")
      }
    }
    return view
  }

  /// Reads views with semicolons between them.
  private mutating func views(depth: Int) throws(Problem) -> [SnapshotView] {
    var views: [SnapshotView] = []
    while true {
      guard case .word(let kind)? = try next() else { throw Problem("no view") }
      views.append(try view(kind, depth: depth))
      guard try peek() == .semicolon else { return views }
      _ = try next()
    }
  }
}
