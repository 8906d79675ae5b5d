import Testing

/// A grid of coloured cards with two texts each, by what an edit may change of it.
struct CardScreen: Hashable {
  struct Item: Hashable {
    var name: String
    var color: String
  }

  var width = 390
  var isDark = false
  var columns = 2
  var spacing = 12
  var insets = 0
  var radius = 10
  var innerSpacing = 8
  var padding = 2
  var fontSize = 17
  var isFlipped = false
  /// The width of a red border.
  var border = 2
  /// Tenths.
  var opacity = 10
  var items: [Item] = []

  var config: String {
    let texts = ["{ text: \"${item.n}\" }", "{ text: one }"]
    let tenths = opacity == 10 ? "1" : "0.\(opacity)"
    return """
      canvas: { width: \(width), appearance: \(isDark ? "dark" : "light") }
      view:
        collection:
          insets: \(insets)
          layout: { grid: { columns: \(columns), spacing: \(spacing) } }
          items: [\(items.map { "{ n: \($0.name), c: \($0.color) }" }.joined(separator: ", "))]
          cell:
            vstack:
              spacing: \(innerSpacing)
              children: [ \((isFlipped ? texts.reversed() : texts).joined(separator: ", ")) ]
            font: { size: \(fontSize) }
            padding: \(padding)
            frame: { maxWidth: infinity }
            background: "${item.c}"
            cornerRadius: \(radius)
            border: { color: red, width: \(border) }
            opacity: \(tenths)

      """
  }

  /// Makes the change that a sentence describes; false for one that is not true of the screen.
  ///
  /// - Parameter new: The screen that this one became, which has what was inserted.
  mutating func apply(_ sentence: String, ofWhatBecame new: CardScreen) throws -> Bool {
    if sentence == "appearance light → dark" { return set(\.isDark, from: false, to: true) }
    if sentence == "appearance dark → light" { return set(\.isDark, from: true, to: false) }
    // Settings that had and have the same values are one sentence.
    if let match = sentence.wholeMatch(
      of: /(all items: )?(.+ and [^\d]+?)(?: of the vstack)? (\d+ → \d+ pt)/)
    {
      for name in match.2.replacing(" and ", with: ", ").split(separator: ", ") {
        let part = "\(match.1 ?? "")\(name) \(match.3)"
        guard try apply(part, ofWhatBecame: new) else { return false }
      }
      return true
    }
    for (pattern, property) in Self.numbers {
      guard let match = sentence.wholeMatch(of: try Regex(pattern)), let from = match.number(1),
        let to = match.number(2)
      else { continue }
      return set(property, from: from, to: to)
    }
    if sentence.wholeMatch(of: /all items: text .* and text .* changed places/) != nil {
      isFlipped.toggle()
      return true
    }
    if let match = sentence.wholeMatch(of: /all items: opacity ([\d.]+) → ([\d.]+)/),
      let from = Double(match.1), let to = Double(match.2)
    {
      return set(\.opacity, from: Int((from * 10).rounded()), to: Int((to * 10).rounded()))
    }
    return applyToItems(sentence, new)
  }

  /// Sentences with two whole numbers, and what they are about.
  private static let numbers: [(String, any WritableKeyPath<CardScreen, Int> & Sendable)] = [
    ("width (\\d+) → (\\d+) pt", \.width), ("columns (\\d+) → (\\d+)", \.columns),
    ("spacing (\\d+) → (\\d+) pt", \.spacing), ("insets (\\d+) → (\\d+) pt", \.insets),
    ("all items: corner radius (\\d+) → (\\d+) pt", \.radius),
    ("all items: spacing of the vstack (\\d+) → (\\d+) pt", \.innerSpacing),
    ("all items: spacing (\\d+) → (\\d+) pt", \.innerSpacing),
    ("all items: padding (\\d+) → (\\d+) pt", \.padding),
    ("all items: font size(?: of .*)? (\\d+) → (\\d+) pt", \.fontSize),
    ("all items: border width (\\d+) → (\\d+) pt", \.border),
  ]

  private mutating func applyToItems(_ sentence: String, _ new: CardScreen) -> Bool {
    if let match = sentence.wholeMatch(of: /item (\d+) '(\w+)' removed/), let item = Int(match.1) {
      guard items.indices.contains(item),
        (items[item].name == match.2 || isFlipped || new.isFlipped)
      else {
        return false
      }
      items.remove(at: item)
    } else if let match = sentence.wholeMatch(of: /item (\d+) '(\w+)' inserted/),
      let item = Int(match.1)
    {
      guard new.items.indices.contains(item), new.items[item].name == match.2 || new.isFlipped,
        item <= items.count
      else { return false }
      items.insert(new.items[item], at: item)
    } else if let match = sentence.wholeMatch(of: /item (\d+) '(\w+)': background (\w+) → (\w+)/),
      let item = Int(match.1)
    {
      guard items.indices.contains(item), items[item].color == match.3 else { return false }
      items[item].color = String(match.4)
    } else if let match = sentence.wholeMatch(of: /item (\d+) '(\w+)': text '(\w+)' → '(\w+)'/),
      let item = Int(match.1)
    {
      guard items.indices.contains(item), items[item].name == match.3 else { return false }
      items[item].name = String(match.4)
    } else if let match = sentence.wholeMatch(
      of: /items (\d+) and (\d+) swapped: '(\w+)', '(\w+)'/),
      let one = Int(match.1), let other = Int(match.2)
    {
      guard items.indices.contains(one), items.indices.contains(other),
        isFlipped || new.isFlipped || items[one].name == match.3 && items[other].name == match.4
      else { return false }
      items.swapAt(one, other)
    } else if let match = sentence.wholeMatch(of: /item(?: '(\w+)')? moved from (\d+) to (\d+)/),
      let from = Int(match.2), let to = Int(match.3)
    {
      guard items.indices.contains(from), items.indices.contains(to),
        isFlipped || new.isFlipped || items[from].name == match.1 ?? ""
      else { return false }
      items.insert(items.remove(at: from), at: to)
    } else if sentence.wholeMatch(of: /the \d+ items are sorted by what they show/) != nil {
      items.sort { $0.name < $1.name }
    } else {
      return false
    }
    return true
  }

  private mutating func set<Value: Equatable>(
    _ property: WritableKeyPath<CardScreen, Value>, from: Value, to: Value
  ) -> Bool {
    guard self[keyPath: property] == from else { return false }
    self[keyPath: property] = to
    return true
  }
}

extension Regex<AnyRegexOutput>.Match {
  /// The number that a group matched.
  fileprivate func number(_ group: Int) -> Int? {
    self[group].substring.flatMap { Int($0) }
  }
}
