import LayoutGeometry

extension MenuList {
  /// Shows the rows beside the view: below it if there is room, else above it.
  ///
  /// Their leading edges are aligned; at the screen's trailing edge, their trailing ones.
  var modifier: NodeModifier {
    .presenting(
      Presentation(name: "openMenu", words: words, saying: { saying($0)?.modifier }) { space in
        let margin = 8.0
        // Large letters use the width of the screen.
        let width =
          space.hasAccessibilitySize
          ? max(min(space.size.width - 2 * margin, 360), Self.width) : Self.width
        let view = view(
          width: width, letterScale: space.letterScale, style: space.style.menu)
        let size = try space.measuring.measure(view, for: .unspecified).size
        let anchor = space.anchor
        let below = space.size.height - space.safeArea.bottom - anchor.maxY
        let above = anchor.minY - space.safeArea.top
        let isBelow = below >= size.height + margin || below >= above
        let most = space.size.width - margin - size.width
        let isAtEnd = anchor.midX > space.size.width / 2
        let x = max(min(isAtEnd ? anchor.maxX - size.width : anchor.minX, most), margin)
        let y = isBelow ? anchor.maxY + margin : anchor.minY - margin - size.height
        return view.padded(top: max(y, space.safeArea.top), leading: x)
          .over(space, alignment: .topLeading, dims: false)
      })
  }
}

extension MenuList {
  /// The rows as layout texts have them: `Share, Copy; Delete (trash, destructive)` of two sections.
  private var words: String {
    sections.map { $0.map(\.words).joined(separator: ", ") }.joined(separator: "; ")
  }

  /// Returns the list with other rows, each one that there is, or one of its words; nil for rows that cannot be made.
  private func saying(_ words: String) -> MenuList? {
    let known = sections.joined()
    let other = MenuList(
      sections: words.split(separator: "; ").map { section in
        section.split(separator: ", ").map { row in
          known.first { $0.words == row } ?? MenuItem(words: String(row))
        }
      })
    return other.words == words ? other : nil
  }
}

extension MenuItem {
  /// A row with a title, and in parentheses a symbol, a role and states; of words of none of these, a title alone.
  fileprivate init(words: String) {
    self = .titled(words)
    guard words.hasSuffix(")"), let open = words.ranges(of: " (").last else { return }
    let notes = words[open.upperBound...].dropLast().split(separator: " ").map(String.init)
    self = .titled(
      String(words[..<open.lowerBound]),
      symbol: notes.compactMap { KnownSymbols.current[$0] }.first.map { .image($0) },
      role: notes.compactMap(ButtonNode.Role.init(rawValue:)).first,
      isSelected: notes.contains("selected"), isDisabled: notes.contains("disabled"))
    if self.words != words { self = .titled(words) }
  }

  /// The row's texts, and its pictures and state in parentheses.
  fileprivate var words: String {
    let states = [
      role?.rawValue, isSelected ? "selected" : nil, isDisabled ? "disabled" : nil,
    ].compactMap(\.self)
    let names = label.names
    let notes = (names.pictures + states).joined(separator: " ")
    let texts = names.texts.joined(separator: " ")
    return notes.isEmpty ? texts : "\(texts.isEmpty ? "" : "\(texts) ")(\(notes))"
  }
}

extension ViewNode {
  /// The texts that the view shows, and the names of its pictures.
  package var names: (texts: [String], pictures: [String]) {
    let view = described.view
    var names = (texts: [String](), pictures: [String]())
    if let name = view.name {
      if ["image", "symbol"].contains(view.kind) {
        names.pictures.append(name)
      } else {
        names.texts.append(name)
      }
    }
    for child in view.children {
      let others = child.names
      names.texts += others.texts
      names.pictures += others.pictures
    }
    return names
  }
}
