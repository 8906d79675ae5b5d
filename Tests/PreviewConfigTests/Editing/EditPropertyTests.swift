import ConfigLanguage
import Diagnostics
import PreviewConfig
import TestSupport
import Testing

struct EditPropertyTests {
  @Test(arguments: sampleConfigs)
  func `a scalar of a sample is all that changes`(sample: String) throws {
    let text = try #require(readText("\(repository)/\(sample)"))
    let tree = try ConfigTree(text)
    var random = SeededGenerator(seed: 11)
    // A dot in a key, as in `space.1`, would be two steps of the path.
    var paths = tree.paths.scalars.filter { $0.allSatisfy { !$0.contains { ".=".contains($0) } } }
    paths.shuffle(using: &random)
    #expect(!paths.isEmpty)
    var refusals = 0
    for path in paths.prefix(20) {
      let value = "changed \(random.below(1000))"
      do {
        let after = try edited(text, ["\(path.joined(separator: "."))=\(value)"])
        try #require(ConfigTree(after) == tree.setting(.scalar(value), at: path[...]))
        let (old, new) = (lines(of: text), lines(of: after))
        let common = zip(old, new).prefix { $0 == $1 }.count
        let rest = zip(old.dropFirst(common).reversed(), new.dropFirst(common).reversed())
          .prefix { $0 == $1 }.count
        // One line is another, in the place of as many as the value had.
        #expect(new.count - common - rest == 1, "\(path)")
      } catch let error as Diagnostics {
        refusals += 1
        #expect(isForAliases(error), "\(path)")
      }
    }
    #expect(refusals == 0 || text.contains("&"))
  }

  @Test func `a value in a text of any style is all that changes`() throws {
    var random = SeededGenerator(seed: 2)
    var changes = 0
    for _ in 0..<250 {
      var writer = RandomConfig(random)
      let text = writer.text()
      random = writer.random
      let tree = try ConfigTree(text)
      let (scalars, others) = tree.paths
      var path = random.below(3) == 0 ? others[random.below(others.count)] : []
      if path.isEmpty {
        guard !scalars.isEmpty else { continue }
        path = scalars[random.below(scalars.count)]
      }
      if case .some = others.firstIndex(of: path), tree.isMapping(at: path), random.below(2) == 0 {
        path += ["new", "key"].prefix(1 + random.below(2))
      }
      let value = RandomConfig.values[random.below(RandomConfig.values.count)]
      let setting = "\(path.joined(separator: "."))=\(value.written)"
      guard let after = try? edited(text, [setting]) else {
        Issue.record("\(setting) is refused in \(text)")
        continue
      }
      let changed = try ConfigTree(after)
      #expect(changed == tree.setting(value.tree, at: path[...]), "\(setting) in \(text)")
      changes += after == text ? 0 : 1
    }
    // Some values are what they were.
    #expect(changes > 200)
  }

  @Test func `a broken text is refused or changed, whatever is set`() throws {
    var random = SeededGenerator(seed: 3)
    let samples = try sampleConfigs.map { try #require(readBytes("\(repository)/\($0)")) }
    let marks = Array(" \n\r\t-:?{}[],&*#!|>'\"%@<a1".utf8)
    for _ in 0..<400 {
      let whole = samples[random.below(samples.count)]
      let start = random.below(whole.count)
      var bytes = Array(whole[start..<min(whole.count, start + 400)])
      for _ in 0..<random.below(6) {
        bytes[random.below(bytes.count)] = marks[random.below(marks.count)]
      }
      guard let source = try? SourceText(bytes, file: "test.yaml"),
        let root = try? YAMLReader.read(source)
      else { continue }
      let (scalars, others) = ConfigTree(root).paths
      let paths = (scalars + others).filter { !$0.isEmpty }
      guard !paths.isEmpty else { continue }
      let path = paths[random.below(paths.count)] + (random.below(4) == 0 ? ["count"] : [])
      let value = RandomConfig.values[random.below(RandomConfig.values.count)]
      // Each result was read again and compared; nothing may trap.
      _ = try? ConfigEdit(
        ["\(path.joined(separator: "."))=\(value.written)"], in: bytes, file: "test.yaml")
    }
  }

  private func lines(of text: String) -> [[UInt8]] {
    Array(text.utf8).split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
  }

  private func isForAliases(_ error: Diagnostics) -> Bool {
    error.diagnostics.allSatisfy { diagnostic in
      ["repeats the anchor", "is repeated in line"].contains { diagnostic.message.contains($0) }
    }
  }
}

extension ConfigTree {
  func isMapping(at path: [String]) -> Bool {
    var tree = self
    for key in path {
      switch tree {
      case .scalar: return false
      case .list(let values): tree = Int(key).map { values[$0] } ?? tree
      case .mapping(let members): tree = members.first { $0.key == key }?.value ?? tree
      }
    }
    if case .mapping = tree { return true }
    return false
  }
}

/// A config of random shape in random style: blocks and brackets, quotes, comments, empty lines.
struct RandomConfig {
  var random: SeededGenerator
  private let lineBreak: String

  /// Values as `--set` takes them, and what they are.
  static let values: [(written: String, tree: ConfigTree)] = [
    ("5", .scalar("5")), ("true", .scalar("true")), ("word", .scalar("word")),
    ("'two words'", .scalar("two words")), ("'a: b, [c] #d'", .scalar("a: b, [c] #d")),
    ("\"u\\nv\\n\"", .scalar("u\nv\n")), ("'it''s \"so\"'", .scalar("it's \"so\"")),
    ("\"${a ? 'b' : 'c'}\"", .scalar("${a ? 'b' : 'c'}")), ("#FF2D55", .scalar("#FF2D55")),
    ("'- 日本'", .scalar("- 日本")),
    ("[1, [x], {}]", .list([.scalar("1"), .list([.scalar("x")]), .mapping([])])),
    (
      "{ a: 1, 'b c': [] }",
      .mapping([.init(key: "a", value: .scalar("1")), .init(key: "b c", value: .list([]))])
    ),
  ]

  init(_ random: SeededGenerator) {
    var random = random
    lineBreak = random.below(5) == 0 ? "\r\n" : "\n"
    self.random = random
  }

  mutating func text() -> String {
    var text = block(depth: 0, indentation: 0)
    // Without a line end at its end, a block would be another text once something follows.
    if random.below(4) == 0, !text.hasSuffix("two" + lineBreak) { text.removeLast() }
    return text
  }

  /// The lines of a mapping.
  private mutating func block(depth: Int, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    var text = ""
    for index in 0...random.below(4) {
      text +=
        noise(space) + space + key(index) + ":" + value(depth: depth, indentation: indentation)
    }
    return text
  }

  /// What follows a colon or a dash, to the end of the line.
  private mutating func value(depth: Int, indentation: Int) -> String {
    let inner = indentation + 1 + random.below(4)
    let space = String(repeating: " ", count: inner)
    switch random.below(depth < 3 ? 8 : 4) {
    case 0: return " " + flow(depth: depth) + lineEnd()
    case 1: return " |" + lineBreak + space + "one" + lineBreak + space + "two" + lineBreak
    case 4, 5: return lineEnd() + block(depth: depth + 1, indentation: inner)
    case 6:
      var text = lineEnd()
      for _ in 0...random.below(3) {
        text += noise(space) + space + "-" + element(depth: depth + 1, indentation: inner)
      }
      return text
    default: return " " + scalar(isInFlow: false) + lineEnd()
    }
  }

  /// What follows a dash, to the end of the line.
  private mutating func element(depth: Int, indentation: Int) -> String {
    guard depth < 3, random.below(3) == 0 else {
      return " " + scalar(isInFlow: false) + lineEnd()
    }
    let gap = 1 + random.below(3)
    let inner = indentation + 1 + gap
    let space = String(repeating: " ", count: inner)
    return String(repeating: " ", count: gap) + "a: " + scalar(isInFlow: false) + lineEnd()
      + noise(space) + space + "b:" + value(depth: depth + 1, indentation: inner)
  }

  private mutating func flow(depth: Int) -> String {
    let gap = random.below(2) == 0 ? " " : ""
    let isList = random.below(2) == 0
    var parts: [String] = []
    for index in 0..<random.below(4) {
      let value =
        depth < 3 && random.below(4) == 0 ? flow(depth: depth + 1) : scalar(isInFlow: true)
      parts.append(isList ? value : "\(key(index)): \(value)")
    }
    let separator = [",", ", ", " , "][random.below(3)]
    let inner = parts.joined(separator: separator)
    return isList ? "[\(gap)\(inner)\(gap)]" : "{\(gap)\(inner)\(gap)}"
  }

  private mutating func key(_ index: Int) -> String {
    let name = ["alpha", "beta", "größe", "d e"][index % 4]
    return random.below(4) == 0 ? "\"\(name)\"" : name
  }

  private mutating func scalar(isInFlow: Bool) -> String {
    let texts = [
      "1", "true", "plain", "two words", "'it''s'", "\"a \\\" b\"", "\"# no\"", "~", "2 * 3",
    ]
    return texts[random.below(texts.count)]
  }

  private mutating func noise(_ space: String) -> String {
    switch random.below(8) {
    case 0: space + "# a comment: [with] { marks }" + lineBreak
    case 1: lineBreak
    default: ""
    }
  }

  private mutating func lineEnd() -> String {
    (random.below(5) == 0 ? "  # c" : "") + lineBreak
  }
}
