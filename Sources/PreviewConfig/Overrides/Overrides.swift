import ConfigLanguage
import Diagnostics
import PlainText

/// Values from the command line that replace the file's, as in `canvas.width=320`.
struct Overrides: Sendable {
  /// The name of the command line's values in diagnostics.
  static let file = "--set"
  /// The overrides of the config itself, in the order given.
  let all: [Override]
  /// The overrides of the files that the config includes, by their paths from its folder.
  let included: [String: [Override]]

  /// A value with the path to it.
  struct Override: Sendable {
    /// The place in the argument of an included file's name; nil for a value of the config itself.
    var file: SourceRange?
    var path: [Step]
    var value: ConfigNode
  }

  /// A key or a number on the path to a value.
  struct Step: Sendable {
    var key: String
    /// The step's place in the argument.
    var range: SourceRange
  }

  /// Returns overrides in the form of diagnostics: one a line.
  static func sources(of texts: [String]) -> [String: SourceLines] {
    texts.isEmpty ? [:] : [file: SourceLines(texts.map(line(of:)).joined(separator: "\n"))]
  }

  /// Parses overrides.
  ///
  /// - Parameter count: The number of others before them in diagnostics.
  /// - Throws: Diagnostics for those without the form `path=value`.
  init(_ texts: [String], after count: Int = 0) throws(Diagnostics) {
    var all: [Override] = []
    var included: [String: [Override]] = [:]
    for (index, text) in texts.enumerated() {
      do throws(Diagnostic) {
        let override = try Self.override(text, line: count + index + 1)
        if let file = Self.includedFile(of: text) {
          included[FileLoader.name(of: file, from: nil), default: []].append(override)
        } else {
          all.append(override)
        }
      } catch {
        throw Diagnostics([error])
      }
    }
    self.all = all
    self.included = included
  }

  /// Creates overrides of one file alone.
  init(_ overrides: [Override]) {
    all = overrides
    included = [:]
  }

  /// Returns the included file whose value an override sets, as in `theme.yaml:colors.brand=red`;
  /// nil for one of the config itself.
  static func includedFile(of text: String) -> String? {
    let path = text[..<(text.firstIndex(of: "=") ?? text.endIndex)]
    guard let colon = path.firstIndex(of: ":"), isSettable(String(path[..<colon])) else {
      return nil
    }
    return String(path[..<colon])
  }

  /// Returns whether overrides can name values of a file.
  static func isSettable(_ file: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { file.hasSuffix($0) && file != $0 }
      && !file.utf8.contains { ":=".utf8.contains($0) }
  }

  /// Returns an override on one line, for excerpts.
  static func line(of text: String) -> String { text.replacing("\n", with: " ") }

  /// Returns the line of an excerpt that shows a place in one of the texts; nil for a place in a
  /// file.
  static func line(at range: SourceRange, in texts: [String]) -> String? {
    let index = range.start.line - 1
    guard range.file == file, texts.indices.contains(index) else { return nil }
    return line(of: texts[index])
  }

  private static func override(_ text: String, line: Int) throws(Diagnostic) -> Override {
    let whole = SourceRange(
      file: file, start: SourcePosition(line: line, column: 1),
      length: max(1, text.unicodeScalars.count))
    guard let equals = text.firstIndex(of: "=") else {
      throw Diagnostic(
        at: whole, "expected path=value, found '\(excerpt(of: text, limit: 40))'",
        suggestion: "write it as in canvas.width=320")
    }
    let name = includedFile(of: text)
    let named = name.map { name in
      SourceRange(
        file: file, start: SourcePosition(line: line, column: 1),
        length: name.unicodeScalars.count)
    }
    let start = name.map { text.index(text.startIndex, offsetBy: $0.count + 1) }
    let path = text[(start ?? text.startIndex)..<equals]
      .split(separator: ".", omittingEmptySubsequences: false)
      .map { key in
        Step(
          key: String(key),
          range: SourceRange(
            file: file,
            start: SourcePosition(
              line: line, column: text[..<key.startIndex].unicodeScalars.count + 1),
            length: max(1, key.unicodeScalars.count)))
      }
    if let empty = path.first(where: { $0.key.isEmpty }) {
      throw Diagnostic(
        at: empty.range,
        "expected a path of keys and numbers with '.' between them, found "
          + "'\(excerpt(of: text[..<equals], limit: 40))'")
    }
    guard path.count <= ConfigNode.depthLimit else {
      throw Diagnostic(
        at: whole,
        "expected a path of at most \(ConfigNode.depthLimit) keys, found \(path.count)")
    }
    let written = text[text.index(after: equals)...]
    // A colour, and not the comment that it would be after a space.
    if written.hasPrefix("#") {
      let start = text[...equals].unicodeScalars.count + 1
      let value = ConfigScalar(String(written), isQuoted: true) { offset in
        SourceRange(file: file, start: SourcePosition(line: line, column: start + offset))
      }
      return Override(
        file: named, path: path, value: ConfigNode(.scalar(value), at: value.position(0)))
    }
    // The value gets its column in the argument, so that carets point into it.
    let padding =
      String(repeating: "\n", count: line - 1)
      + String(repeating: " ", count: text[...equals].unicodeScalars.count)
    let value: ConfigNode
    do {
      let source = try SourceText(
        Array((padding + written).utf8), file: file)
      value =
        try YAMLReader.read(source)
        ?? ConfigNode(
          .scalar(ConfigScalar("", isQuoted: false) { _ in whole }), at: whole)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let diagnostics as Diagnostics {
      throw diagnostics.diagnostics.first ?? Diagnostic(at: whole, "not a value")
    } catch {
      preconditionFailure("an override threw \(error)")
    }
    return Override(file: named, path: path, value: value)
  }

  /// Returns the tree with the values set.
  ///
  /// - Parameter preview: The name of the preview in which the paths begin, if the file has
  ///   several; nil for the root.
  /// - Throws: Diagnostics for paths that lead nowhere.
  func applied(
    to root: ConfigNode, of preview: String? = nil
  ) throws(Diagnostics) -> ConfigNode {
    let start = try start(in: root, of: preview)
    var root = root
    var diagnostics: [Diagnostic] = []
    for override in all {
      do throws(Diagnostic) {
        let path = Self.path(start + override.path, in: root)
        try Self.set(override, at: path[...], in: &root)
      } catch {
        diagnostics.append(error)
      }
    }
    guard diagnostics.isEmpty else { throw Diagnostics(diagnostics) }
    return root
  }

  /// Returns the prefixes of the paths of overrides for a preview, by the previews' names; empty
  /// for a file of one preview, whose paths begin at the root.
  static func prefixes(in root: ConfigNode) -> [String: String] {
    var prefixes: [String: String] = [:]
    for (index, node) in (root["previews"]?.list ?? []).enumerated() {
      if let name = node["name"]?.scalar?.text { prefixes[name] = "previews.\(index)." }
    }
    return prefixes
  }

  /// Returns the path from the root to a preview by its name.
  private func start(
    in root: ConfigNode, of preview: String?
  ) throws(Diagnostics) -> ArraySlice<Step> {
    guard let preview, let nodes = root["previews"]?.list else { return [] }
    guard let index = nodes.firstIndex(where: { $0["name"]?.scalar?.text == preview }) else {
      throw Diagnostics([
        Diagnostic(at: nil, "no preview is named '\(excerpt(of: preview, limit: 40))'")
      ])
    }
    let range = nodes[index].range
    return [Step(key: "previews", range: range), Step(key: String(index), range: range)]
  }

  /// Returns whether a path begins with some keys.
  func sets(_ keys: [String]) -> Bool {
    all.contains { $0.path.map(\.key).starts(with: keys) }
  }

  /// Sets the values whose paths begin with the keys on the path to a value in it.
  ///
  /// - Throws: `Diagnostic` for a path that leads nowhere.
  func apply(to value: inout ConfigNode, at keys: [String]) throws(Diagnostic) {
    for override in all where override.path.map(\.key).starts(with: keys) {
      let path = Self.path(override.path.dropFirst(keys.count), in: value)
      try Self.set(override, at: path[...], in: &value)
    }
  }

  /// Returns the path with the steps combined that form a key with dots in it, such as the key
  /// `space.5` in `tokens.space.5`.
  fileprivate static func path(_ steps: ArraySlice<Step>, in root: ConfigNode) -> [Step] {
    var path: [Step] = []
    var rest = steps
    var node: ConfigNode? = root
    while let step = rest.first {
      var taken = step
      var count = 1
      if let entries = node?.mapping, node?[step.key] == nil {
        let joined = rest.indices.dropFirst().lazy.map { end in
          rest[rest.startIndex...end].map(\.key).joined(separator: ".")
        }
        if let (index, key) = joined.enumerated().first(where: { _, key in
          entries.contains { $0.key == key }
        }) {
          taken.key = key
          taken.range.length = key.unicodeScalars.count
          count = index + 2
        }
      }
      node = node?[taken.key] ?? node?.element(taken.key)
      path.append(taken)
      rest = rest.dropFirst(count)
    }
    return path
  }

  /// Returns whether a setting whose path is the keys joined by '.' leads to the value at these
  /// keys: in a mapping with `ink: { light: … }` and `ink.light`, the first takes all
  /// settings of the second.
  static func lead(to keys: [String], in root: ConfigNode) -> Bool {
    let steps = keys.joined(separator: ".").split(separator: ".", omittingEmptySubsequences: false)
      .map { Step(key: String($0), range: root.range) }
    return path(steps[...], in: root).map(\.key) == keys
  }

  private static func set(
    _ override: Override, at path: ArraySlice<Step>, in node: inout ConfigNode
  ) throws(Diagnostic) {
    guard let step = path.first else {
      node = override.value
      return
    }
    let (key, range) = (step.key, step.range)
    let rest = path.dropFirst()
    switch node.content {
    case .mapping(var entries):
      if let index = entries.firstIndex(where: { $0.key == key }) {
        try set(override, at: rest, in: &entries[index].value)
      } else {
        // A key that the file does not have; its declaration determines whether it may.
        var value = ConfigNode(.mapping([]), at: range)
        try set(override, at: rest, in: &value)
        entries.append(ConfigEntry(key, at: range, value))
      }
      node.content = .mapping(entries)
    case .list(var nodes):
      if key == SettableValues.countKey, rest.isEmpty {
        node.content = .list(try resized(nodes, to: override.value))
        return
      }
      guard let index = Int(key), nodes.indices.contains(index) else {
        throw Diagnostic(
          at: range,
          "the list has \(nodes.count) elements, from 0 on, and none '\(excerpt(of: key, limit: 40))'"
        )
      }
      try set(override, at: rest, in: &nodes[index])
      node.content = .list(nodes)
    case .scalar:
      throw Diagnostic(
        at: range, "\(node.typeName) has no '\(excerpt(of: key, limit: 40))'")
    }
  }
}

extension Overrides.Override {
  /// Returns the override with the keys of a tree on its path, including those with dots.
  func leading(into root: ConfigNode) -> Overrides.Override {
    Overrides.Override(
      file: file, path: Overrides.path(path[...], in: root), value: value)
  }
}

extension ConfigNode {
  fileprivate func element(_ number: String) -> ConfigNode? {
    guard let list, let index = Int(number), list.indices.contains(index) else { return nil }
    return list[index]
  }
}

extension Overrides {
  /// The greatest length that a path may give a list: more than any screen shows.
  static let countLimit = 10_000

  /// Returns the length that a value gives to a list.
  ///
  /// - Parameter available: The number of elements that the list can repeat.
  static func count(_ value: ConfigNode, available: Int) throws(Diagnostic) -> Int {
    guard let scalar = value.scalar, !scalar.isQuoted,
      case .number(let number) = try? ScalarReader.value(ofPlain: scalar.text),
      let count = Int(exactly: number), (0...countLimit).contains(count)
    else {
      throw Diagnostic(
        at: value.range,
        "expected a count from 0 to \(countLimit), found \(value.typeName)")
    }
    guard count == 0 || available > 0 else {
      throw Diagnostic(at: value.range, "the list is empty and has no element to repeat")
    }
    return count
  }

  /// Returns the list with the length in a value: its first elements, or all of them repeatedly.
  private static func resized(
    _ nodes: [ConfigNode], to value: ConfigNode
  ) throws(Diagnostic) -> [ConfigNode] {
    (0..<(try count(value, available: nodes.count))).map { nodes[$0 % nodes.count] }
  }
}
