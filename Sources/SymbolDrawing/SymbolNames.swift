/// The names of symbols in SF Symbols and `bootstrap-icons`.
package enum SymbolNames {
  /// The names of bootstrap-icons by those of SF Symbols, without `.fill` if that icon has both:
  /// `Pages/bootstrap-names.txt` has a pair in each line.
  package static let bootstrapNames = PageFiles.bootstrap_names_txt.split(separator: "\n")
    .reduce(into: [String: String]()) { names, line in
      let pair = line.split(separator: " ")
      names[String(pair[0])] = String(pair[1])
    }

  /// Returns the names under which bootstrap-icons may have a symbol, the most likely first.
  ///
  /// SF Symbols' meaning takes precedence: `phone` is a receiver, though bootstrap-icons has a
  /// mobile phone of that name. Names that differ only by their dots, such as `person.fill`, need
  /// no entry in the table.
  package static func candidates(for name: String) -> [String] {
    let fill = ".fill"
    func other(_ name: String) -> String? { bootstrapNames[name] ?? keys[name] }
    var candidates: [String] = []
    if let other = other(name) { candidates.append(other) }
    if name.hasSuffix(fill), let other = other(String(name.dropLast(fill.count))) {
      candidates.append(other + "-fill")
    }
    return candidates + [name.replacing(".", with: "-")]
  }

  /// The keys of a keyboard, which are not listed: what means to delete is a bin.
  private static let keys = [
    "delete.backward": "backspace", "delete.left": "backspace",
    "delete.forward": "backspace-reverse", "delete.right": "backspace-reverse",
  ]

  /// Returns the composition of a symbol; nil for an unknown name.
  ///
  /// - Parameter hasIcon: Returns whether bootstrap-icons has an icon of a name.
  package static func recipe(
    for name: String, hasIcon: (String) -> Bool
  ) -> SymbolRecipe? {
    plainRecipe(for: leftToRight(name) ?? name, depth: 0, hasIcon)
  }

  /// Returns whether a symbol is mirrored for text from right to left.
  ///
  /// Mirrored are those with the direction of reading: `forward` and `backward` of arrows, lists
  /// and loudspeakers. A `right`, a `left` and a name of bootstrap-icons' keep their side.
  package static func isMirrored(_ name: String) -> Bool {
    leftToRight(name) != nil
      || directedNames.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let directedNames = [
    "list.bullet", "list.dash", "list.star", "checklist", "speaker", "sidebar.leading",
    "sidebar.trailing", "text.badge", "star.leadinghalf",
  ]

  /// Returns the name with left and right for backward and forward; nil for a name without a
  /// direction of reading.
  ///
  /// `forward` and `backward` alone are buttons of a player, which point the same way everywhere.
  static func leftToRight(_ name: String) -> String? {
    let isArrow = name.hasPrefix("arrow") || name.hasPrefix("chevron.")
    guard isArrow || name.contains(".arrow.") else { return nil }
    let parts = name.split(separator: ".")
    let directed = parts.map { part in
      switch part {
      case "forward": "right"
      case "backward": "left"
      default: String(part)
      }
    }.joined(separator: ".")
    return directed == name ? nil : directed
  }

  /// Returns the name with forward and backward for right and left; nil for a name without a side,
  /// or whose side stays.
  static func directed(_ name: String) -> String? {
    let parts = name.split(separator: ".").map { part in
      switch part {
      case "right": "forward"
      case "left": "backward"
      default: String(part)
      }
    }
    let directed = parts.joined(separator: ".")
    return directed != name && isMirrored(directed) ? directed : nil
  }

  /// The most forms of one name, such as `.circle` and `.badge.plus`.
  private static let mostForms = 3

  private static func plainRecipe(
    for name: String, depth: Int, _ hasIcon: (String) -> Bool
  ) -> SymbolRecipe? {
    if let pieces = DrawnSymbols.all[name] { return .pieces(pieces) }
    if let icon = candidates(for: name).first(where: hasIcon) { return .icon(icon) }
    guard depth < mostForms else { return nil }
    func inner(_ base: some StringProtocol) -> SymbolRecipe? {
      plainRecipe(for: String(base), depth: depth + 1, hasIcon)
    }
    for (suffix, outline, isFilled) in enclosures {
      guard name.hasSuffix(suffix) else { continue }
      let content = name.dropLast(suffix.count)
      // A filled outline has the filled symbol cut out of it, if there is one.
      let cutsFilled = isFilled && !outlinedWithin.contains(String(content))
      let filled = cutsFilled ? inner(content + ".fill") : nil
      guard let base = filled ?? inner(content) else { continue }
      return .enclosed(base, outline, isFilled: isFilled)
    }
    if name.hasSuffix(".slash") { return inner(name.dropLast(6)).map { .slashed($0) } }
    if name.hasSuffix(".slash.fill") {
      return inner(name.dropLast(11) + ".fill").map { .slashed($0) }
    }
    if let badged = badged(name, inner) { return badged }
    // A form that no icon has is drawn as the symbol itself.
    let form = plainForms.first { name.hasSuffix($0) }
    return form.flatMap { inner(name.dropLast($0.count)) }
  }

  static let plainForms = [".fill", ".dotted"]

  /// The symbols that SF Symbols has as outlines in a filled outline, too.
  private static let outlinedWithin: Set<String> = ["trash"]

  private static let enclosures: [(String, SymbolRecipe.Enclosure, Bool)] = [
    (".circle", .circle, false), (".circle.fill", .circle, true), (".square", .square, false),
    (".square.fill", .square, true), (".triangle", .triangle, false),
    (".triangle.fill", .triangle, true),
  ]

  /// Returns a symbol with a small one at its lower trailing corner, such as
  /// `person.badge.key.fill`, also in a triangle, as in `shareplay.trianglebadge.exclamationmark`.
  private static func badged(
    _ name: String, _ inner: (String) -> SymbolRecipe?
  ) -> SymbolRecipe? {
    let parts = name.split(separator: ".")
    let badges: [Substring] = ["badge", "trianglebadge"]
    guard let position = parts.firstIndex(where: badges.contains), position > 0 else { return nil }
    var base = parts[..<position].joined(separator: ".")
    var badge = parts[(position + 1)...]
    if badge.last == "fill" {
      badge.removeLast()
      base += ".fill"
    }
    // A badge without a symbol, as in `bell.badge` and `message.badge.filled.fill`, is a dot.
    if badge == ["filled"] { badge = [] }
    let enclosure: [Substring] = parts[position] == "badge" ? [] : ["triangle", "fill"]
    let sign = badge.isEmpty ? "circle.fill" : (badge + enclosure).joined(separator: ".")
    guard let body = inner(base), let mark = inner(sign) else { return nil }
    return .badged(body, mark)
  }
}
