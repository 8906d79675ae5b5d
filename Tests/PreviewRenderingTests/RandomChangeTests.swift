import LayoutSnapshots
import TestSupport
import Testing

/// Random edits of random screens: each is reported, by its cause alone.
@Suite struct RandomChangeTests {
  /// A grid of coloured cards, by what an edit may change of it.
  private struct Screen {
    var width = 390
    var isDark = false
    var columns = 2
    var spacing = 12
    var insets = 0
    var radius = 10
    var innerSpacing = 8
    var items: [(name: String, color: String)] = []

    var config: String {
      """
      canvas: { width: \(width), appearance: \(isDark ? "dark" : "light") }
      view:
        collection:
          insets: \(insets)
          layout: { grid: { columns: \(columns), spacing: \(spacing) } }
          items: [\(items.map { "{ n: \($0.name), c: \($0.color) }" }.joined(separator: ", "))]
          cell:
            vstack:
              spacing: \(innerSpacing)
              children: [ { text: "${item.n}" }, { text: one } ]
            padding: 2
            frame: { maxWidth: infinity }
            background: "${item.c}"
            cornerRadius: \(radius)

      """
    }
  }

  private static let names = [
    "Alma", "Ben", "Carl", "Dora", "Emma", "Felix", "Gina", "Hans", "Ida",
  ]
  private static let colors = ["red", "green", "pink", "mint", "indigo", "orange", "teal", "brown"]

  private var random = SeededGenerator(seed: 12)

  /// A number from a range that is not another one.
  private mutating func number(_ range: ClosedRange<Int>, but other: Int) -> Int {
    while true {
      let number = range.lowerBound + random.below(range.count)
      if number != other { return number }
    }
  }

  private mutating func screen() -> Screen {
    var screen = Screen()
    screen.columns = 1 + random.below(3)
    screen.spacing = random.below(20)
    screen.insets = random.below(20)
    screen.radius = 4 + random.below(8)
    screen.innerSpacing = random.below(12)
    for name in Self.names.prefix(4 + random.below(5)) {
      screen.items.append((name, Self.colors[random.below(Self.colors.count)]))
    }
    return screen
  }

  /// Makes an edit of a kind, and returns how its sentence begins.
  private mutating func edit(_ screen: inout Screen, kind: Int) -> String {
    let item = random.below(screen.items.count)
    switch kind {
    case 0:
      let old = screen.width
      screen.width = number(360...420, but: old)
      return "width \(old) → \(screen.width) pt"
    case 1:
      screen.isDark = true
      return "appearance light → dark"
    case 2:
      let old = screen.columns
      screen.columns = number(1...3, but: old)
      return "columns \(old) → \(screen.columns)"
    case 3:
      let old = screen.spacing
      screen.spacing = number(0...24, but: old)
      return "gaps \(old) → \(screen.spacing) pt"
    case 4:
      let old = screen.insets
      screen.insets = number(0...24, but: old)
      return "insets \(old) → \(screen.insets) pt"
    case 5:
      let old = screen.radius
      screen.radius = number(4...16, but: old)
      return "all items: corner radius \(old) → \(screen.radius)"
    case 6:
      let old = screen.innerSpacing
      screen.innerSpacing = number(0...16, but: old)
      // Which text is the example depends on the other edit.
      return "all items: text 1 ('"
    case 7:
      let old = screen.items[item]
      let index = Self.colors.firstIndex(of: old.color) ?? 0
      screen.items[item].color = Self.colors[(index + 1) % Self.colors.count]
      return "item \(item) '\(old.name)': fill \(old.color) → \(screen.items[item].color) ("
    case 8:
      let old = screen.items[item].name
      screen.items[item].name = "Zoe"
      return "item \(item) 'Zoe': text '\(old)' → 'Zoe'"
    case 9:
      screen.items.insert(("New", "gray"), at: item)
      return "item \(item) 'New' inserted"
    default:
      return "item \(item) '\(screen.items.remove(at: item).name)' removed"
    }
  }

  @Test mutating func `an edit is reported, and nothing else is`() throws {
    for round in 0..<250 {
      let before = screen()
      var after = before
      let start = edit(&after, kind: round % 11)
      let sentences = try layoutText(of: after.config).sentences(
        since: layoutText(of: before.config)
      ).map(\.text)
      #expect(sentences.count == 1, "\(round): \(sentences), \(before.config)")
      #expect(sentences.first?.hasPrefix(start) == true, "\(round): \(sentences) for '\(start)'")
    }
  }

  @Test mutating func `of two edits both are reported`() throws {
    for round in 0..<250 {
      let before = screen()
      var after = before
      // Of the data only one kind, and last: numbers of items follow from it.
      let first = random.below(7)
      let second = 7 + random.below(4)
      let starts = [edit(&after, kind: first), edit(&after, kind: second)]
      let sentences = try layoutText(of: after.config).sentences(
        since: layoutText(of: before.config)
      ).map(\.text)
      for start in starts {
        #expect(
          sentences.contains { $0.hasPrefix(start) }, "\(round): \(sentences) without '\(start)'")
      }
    }
  }
}
