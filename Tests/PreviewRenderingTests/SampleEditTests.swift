import CellViews
import LayoutEdits
import LayoutSnapshots
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// Random edits of the samples, one by one and in pairs: none that changes a screen is without a sentence, none that
/// changes nothing has one, and of a single one nothing is left that no edit explains.
///
/// A failure prints its seed; `make nightly` has many.
@Suite struct SampleEditTests {
  /// The edits that a seed makes: each takes the time of four layouts.
  private static let edits = 12

  /// A sample's screen before and after edits.
  private struct EditedSample {
    var before: Preview
    var after: Preview
    var edits: [String]
  }

  private func previews(_ text: String, of sample: String) throws -> [Preview] {
    let folder = "\(repository)/\(sample.split(separator: "/").dropLast().joined(separator: "/"))"
    return try ConfigFile.load(bytes: Array(text.utf8), file: sample, directory: folder).previews
  }

  /// Makes edits of a sample drawn at random; nil where what they make of it is not valid.
  private func edited(_ count: Int, _ random: inout SeededGenerator) throws -> EditedSample? {
    let sample = sampleConfigs[random.below(sampleConfigs.count)]
    let text = try #require(readText("\(repository)/\(sample)"))
    var config = SampleText(text)
    var edits: [String] = []
    for _ in 0..<count {
      if let edit = config.edit(&random) { edits.append("\(sample): \(edit)") }
    }
    guard edits.count == count, let after = try? previews(config.text, of: sample) else {
      return nil
    }
    let before = try previews(text, of: sample)
    let number = random.below(before.count)
    guard after.count == before.count, after[number].fullName == before[number].fullName else {
      return nil
    }
    return EditedSample(before: before[number], after: after[number], edits: edits)
  }

  private func check(_ count: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (edits, changes) = (0, 0)
    while edits < Self.edits {
      guard let sample = try edited(count, &random),
        let after = try? LayoutSnapshot(
          sample.after.arranged(shaper: TextShaper(catalog: FontCatalog())))
      else { continue }
      edits += 1
      let before = LayoutSnapshot(
        try sample.before.arranged(shaper: TextShaper(catalog: FontCatalog())))
      let sentences = after.described(since: before, live: LiveScreen(sample.after), limit: .max)
        .map(\.sentence.text)
      changes += before == after ? 0 : 1
      let place: Comment = "seed \(seed), \(sample.after.fullName), \(sample.edits): \(sentences)"
      #expect(sentences.isEmpty == (before == after), place)
      if count == 1 {
        #expect(!sentences.contains { $0.contains("which no edit explains") }, place)
      }
    }
    #expect(changes > 0, "seed \(seed): no edit changed a screen")
  }

  @Test(arguments: testSeeds(7))
  func `each edit of a sample has its sentences, which explain all that differs`(
    seed: UInt64
  ) throws {
    try check(1, seed: seed)
  }

  @Test(arguments: testSeeds(7))
  func `two edits of a sample have sentences if they change it`(
    seed: UInt64
  ) throws {
    try check(2, seed: seed)
  }
}

/// The lines of a config, to be edited at random.
private struct SampleText {
  private var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var text: String { lines.joined(separator: "\n") }

  /// Words of which each can be in the place of another one of its list.
  private static let words = [
    ["red", "orange", "green", "mint", "teal", "blue", "indigo", "pink", "brown", "gray"],
    ["leading", "trailing"], ["title", "title2", "headline", "body", "callout", "caption"],
    ["regular", "semibold", "bold"], ["true", "false"], ["light", "dark"],
    ["bordered", "borderedProminent"], ["secondary", "primary"],
  ]

  /// Makes an edit; returns what it was, and nil for none.
  mutating func edit(_ random: inout SeededGenerator) -> String? {
    switch random.below(8) {
    case 0: remove(&random)
    case 1: swap(&random)
    default: set(&random)
    }
  }

  /// The value of each key with a plain one: the line, and the place in it.
  private var values: [(line: Int, key: Substring, range: Range<String.Index>)] {
    lines.indices.flatMap { line in
      lines[line].matches(
        of: /([A-Za-z]+): ([^\s,{}\[\]"'&*|>#$][^,{}\[\]"'#$]*?)(?=[,}\]]|\s*$|\s#)/
      )
      .map { (line, $0.output.1, $0.output.2.startIndex..<$0.output.2.endIndex) }
    }
  }

  private mutating func set(_ random: inout SeededGenerator) -> String? {
    let values = values
    if values.isEmpty { return nil }
    let (line, key, range) = values[random.below(values.count)]
    let value = String(lines[line][range])
    var other: String?
    if let number = Int(value) {
      other = "\(number + 1 + random.below(9))"
    } else if let number = Double(value) {
      other = "\((number * 100 + Double(1 + random.below(30))).rounded() / 100)"
    } else if let list = Self.words.first(where: { $0.contains(value) }) {
      other = list.filter { $0 != value }[random.below(list.count - 1)]
    } else if ["text", "title", "label", "prompt", "message"].contains(key) {
      other = ["Zebra", "\(value) too", "New \(value)"][random.below(3)]
    }
    guard let other else { return nil }
    let edit = "\(line + 1): \(key) \(value) → \(other)"
    lines[line].replaceSubrange(range, with: other)
    return edit
  }

  /// The lines of an entry of a list: its first one, and those that are indented more.
  private func entry(at line: Int) -> Range<Int>? {
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    guard lines.indices.contains(line), lines[line].drop(while: { $0 == " " }).hasPrefix("- ")
    else { return nil }
    let rest = lines[(line + 1)...].prefix {
      $0.allSatisfy { $0 == " " } || indentation($0) > indentation(lines[line])
    }
    return line..<line + 1 + rest.count
  }

  private var entries: [Range<Int>] { lines.indices.compactMap(entry) }

  private mutating func remove(_ random: inout SeededGenerator) -> String? {
    let entries = entries
    if entries.isEmpty { return nil }
    let entry = entries[random.below(entries.count)]
    let edit = "\(entry.lowerBound + 1): removed \(lines[entry.lowerBound])"
    lines.removeSubrange(entry)
    return edit
  }

  private mutating func swap(_ random: inout SeededGenerator) -> String? {
    let entries = entries
    if entries.isEmpty { return nil }
    let entry = entries[random.below(entries.count)]
    guard let next = self.entry(at: entry.upperBound) else { return nil }
    let moved = Array(lines[next])
    let edit = "\(entry.lowerBound + 1): swapped \(lines[entry.lowerBound]) and \(moved[0])"
    lines.removeSubrange(next)
    lines.insert(contentsOf: moved, at: entry.lowerBound)
    return edit
  }
}
