import LayoutSnapshots
import TestSupport
import Testing

/// Random edits of random screens: the sentences are applied to the screen that was edited, and must make
/// it the one that it became.
///
/// So each difference is reported or follows from what is reported, and no sentence is false.
@Suite struct RandomChangeTests {
  private static let names = [
    "Alma", "Ben", "Carl", "Dora", "Emma", "Felix", "Gina", "Hans", "Ida",
  ]
  private static let colors = ["red", "green", "pink", "mint", "indigo", "orange", "teal", "brown"]

  private var random = SeededGenerator(seed: 0)

  /// A number from a range that is not another one.
  private mutating func number(_ range: ClosedRange<Int>, but other: Int) -> Int {
    while true {
      let number = range.lowerBound + random.below(range.count)
      if number != other { return number }
    }
  }

  private mutating func screen() -> CardScreen {
    var screen = CardScreen()
    screen.columns = 1 + random.below(3)
    screen.spacing = random.below(20)
    screen.insets = random.below(20)
    screen.radius = 4 + random.below(8)
    screen.innerSpacing = random.below(12)
    screen.padding = random.below(6)
    screen.isFlipped = random.below(2) == 0
    for name in Self.names.prefix(4 + random.below(5)) {
      screen.items.append(
        CardScreen.Item(name: name, color: Self.colors[random.below(Self.colors.count)]))
    }
    return screen
  }

  /// Makes an edit of one of the kinds from 0 to 16.
  private mutating func edit(_ screen: inout CardScreen, kind: Int) {
    let item = random.below(screen.items.count)
    switch kind {
    case 0: screen.width = number(360...420, but: screen.width)
    case 1: screen.isDark.toggle()
    case 2: screen.columns = number(1...3, but: screen.columns)
    case 3: screen.spacing = number(0...24, but: screen.spacing)
    case 4: screen.insets = number(0...24, but: screen.insets)
    case 5: screen.radius = number(4...16, but: screen.radius)
    case 6: screen.innerSpacing = number(0...16, but: screen.innerSpacing)
    case 7: screen.padding = number(0...12, but: screen.padding)
    case 8: screen.fontSize = number(12...24, but: screen.fontSize)
    case 9: screen.isFlipped.toggle()
    case 10: screen.border = number(2...5, but: screen.border)
    case 11: screen.opacity = number(1...9, but: screen.opacity)
    case 12:
      let index = Self.colors.firstIndex(of: screen.items[item].color) ?? 0
      screen.items[item].color = Self.colors[(index + 1) % Self.colors.count]
    case 13: screen.items[item].name = "Zoe"
    case 14: screen.items.insert(CardScreen.Item(name: "New", color: "gray"), at: item)
    case 15: screen.items.remove(at: item)
    default: screen.items.swapAt(item, (item + 1) % screen.items.count)
    }
  }

  /// How many kinds of edits there are.
  private static let kinds = 17

  private func check(_ before: CardScreen, _ after: CardScreen, round: Int) throws -> [String] {
    let expected = try layoutText(of: after.config)
    let sentences = try sentences(from: before.config, to: after.config)
    var applied = before
    // Items are counted as they are now, but for those that are gone.
    let ordered =
      sentences.filter { $0.hasSuffix(" removed") }.reversed()
      + sentences.filter { $0.hasSuffix(" inserted") }
      + sentences.filter { !$0.hasSuffix(" removed") && !$0.hasSuffix(" inserted") }
    for sentence in ordered {
      let isTrue = try applied.apply(sentence, ofWhatBecame: after)
      #expect(isTrue, "\(round): '\(sentence)' among \(sentences) is false of \(before)")
    }
    let result = try layoutText(of: applied.config)
    #expect(
      result == expected,
      "\(round): \(sentences) make of \(before) \(applied), and not \(after)")
    return sentences
  }

  @Test(arguments: testSeeds(12))
  mutating func `an edit is reported, and nothing else is`(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let before = screen()
      var after = before
      edit(&after, kind: round % Self.kinds)
      let sentences = try check(before, after, round: round)
      #expect(sentences.count == 1, "\(round): \(sentences) for \(before) and \(after)")
    }
  }

  @Test(arguments: testSeeds(12))
  mutating func `of several edits all are reported`(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let before = screen()
      var after = before
      // Of the data only one edit, and last.
      for _ in 0..<1 + random.below(3) { edit(&after, kind: random.below(12)) }
      let last = 12 + random.below(5)
      // A name that is another one in another place is reported as two texts that changed.
      edit(&after, kind: last == 13 && after.isFlipped != before.isFlipped ? 12 : last)
      _ = try check(before, after, round: round)
    }
  }
}
