import ConfigLanguage
import Diagnostics
import PlainText

/// A combination of the values under `variants:`.
struct Variant {
  /// The values' words, such as `iphone-se.dark`; nil for a preview without variants.
  var suffix: String?
  /// The values for keys of the canvas and for names of `let:`.
  var fixed: [FixedValue] = []
  /// The values of names of `let:`.
  var values: [String: DataValue] = [:]
  /// The state in which the combination is shown; nil for the screen as written.
  var state: ReviewState?
  /// The element of the preview's `states` that the combination represents; nil for none.
  private(set) var writtenState: ReviewState?

  /// The value of a key in a combination.
  struct FixedValue {
    /// The key under `variants:`.
    var entry: ConfigEntry
    /// Indicates whether the key is a name of `let:`; false for a key of the canvas.
    var isValue: Bool
    /// The value in the config.
    var written: ConfigNode
    /// The value with its overrides.
    var node: ConfigNode
  }

  /// Returns the canvas's node with the combination's settings in it.
  func canvas(_ canvas: ConfigNode?, asWritten: Bool = false) -> ConfigNode? {
    fixing(canvas, areValues: false, asWritten: asWritten)
  }

  /// Returns the node of `let:` with the combination's values in it.
  func namedValues(_ values: ConfigNode?, asWritten: Bool = false) -> ConfigNode? {
    fixing(values, areValues: true, asWritten: asWritten)
  }

  private func fixing(
    _ mapping: ConfigNode?, areValues: Bool, asWritten: Bool
  ) -> ConfigNode? {
    fixed.filter { $0.isValue == areValues }.reduce(mapping) { mapping, value in
      let node = asWritten ? value.written : value.node
      var entries = mapping?.mapping ?? []
      if let index = entries.firstIndex(where: { $0.key == value.entry.key }) {
        entries[index] = ConfigEntry(value.entry.key, at: value.entry.keyRange, node)
      } else {
        entries.append(ConfigEntry(value.entry.key, at: value.entry.keyRange, node))
      }
      return ConfigNode(.mapping(entries), at: mapping?.range ?? node.range)
    }
  }

  /// Returns the combination as written, and then in each state.
  func inStates(_ states: [ReviewState]) -> [Variant] {
    [self]
      + states.map { state in
        var variant = self
        variant.state = state
        variant.writtenState = state
        variant.suffix = suffix.map { "\($0).\(state.rawValue)" } ?? state.rawValue
        return variant
      }
  }
}

/// All combinations of a preview's variants, in the order written: the last key varies fastest.
struct VariantList {
  /// The most combinations of a preview.
  static let limit = 1000

  /// The combinations; one without a suffix if there are no variants.
  private(set) var all: [Variant]
  /// The values, as written, that all variants together assign to names of `let:`.
  private(set) var values: [String: [DataValue]] = [:]

  /// Combines the lists of `variants`, each with all states; reports keys that vary nothing.
  ///
  /// - Parameters:
  ///   - state: The state of a combination that is in none of `states`.
  ///   - overrides: The overrides of the variants' values and states, which keep their names.
  init(
    _ variants: ConfigNode?, values names: [String], state: ReviewState?, states: [ReviewState],
    overrides: Overrides?, _ compiler: Compiler
  ) {
    all = [Variant(state: state)]
    for entry in variants?.mapping ?? [] {
      let isValue = names.contains(entry.key)
      let words = isValue ? nil : compiler.allValues(of: entry)
      guard let list = words ?? entry.value.list, !list.isEmpty else {
        compiler.report(
          Mismatch("expected a list of values, found \(entry.value.typeName)"),
          at: entry.value.range, label: entry.key)
        continue
      }
      guard isValue || ValueType<CanvasSpec>.keys.contains(entry.key) else {
        compiler.report(
          Diagnostic(
            at: entry.keyRange,
            "'\(excerpt(of: entry.key, limit: 40))' is neither a key of canvas nor a name under let",
            suggestion: suggestion(
              for: entry.key, among: ValueType<CanvasSpec>.keys + names)))
        continue
      }
      guard all.count * list.count <= Self.limit else {
        compiler.report(
          Diagnostic(
            at: entry.keyRange,
            "expected at most \(Self.limit) combinations, found \(all.count * list.count)"))
        continue
      }
      let steps = list.enumerated().map { index, node in
        Step(entry, node, number: index + 1, isValue: isValue, overrides: overrides, compiler)
      }
      var suffixes: Set<String> = []
      for step in steps where !suffixes.insert(step.suffix).inserted {
        compiler.report(
          Diagnostic(
            at: step.fixed.node.range, "duplicate variant '\(step.suffix)' of \(entry.key)"))
      }
      all = all.flatMap { variant in steps.map { $0.applied(to: variant) } }
      if isValue { values[entry.key] = list.compactMap { $0.scalar?.data } }
    }
    all = all.flatMap { $0.inStates(states) }
    guard overrides?.sets(["state"]) == true else { return }
    for index in all.indices { all[index].state = state }
  }

  /// Keeps the combinations with some contexts of design tokens.
  mutating func keep(_ contexts: [String: String]) {
    all = all.filter { variant in
      contexts.allSatisfy { key, context in
        variant.fixed.contains { $0.entry.key == key && $0.written.scalar?.text == context }
      }
    }
  }

  /// One value of one key.
  private struct Step {
    var fixed: Variant.FixedValue
    var suffix: String
    var value: DataValue?

    init(
      _ entry: ConfigEntry, _ node: ConfigNode, number: Int, isValue: Bool,
      overrides: Overrides?, _ compiler: Compiler
    ) {
      suffix = Self.suffix(for: node, key: entry.key, number: number)
      fixed = Variant.FixedValue(entry: entry, isValue: isValue, written: node, node: node)
      do throws(Diagnostic) {
        try overrides?.apply(to: &fixed.node, at: [isValue ? "let" : "canvas", entry.key])
      } catch {
        compiler.report(error)
      }
      if isValue {
        value = compiler.withNames(.none) {
          ValueType<DataValue>.data.constant()
            .compile(fixed.node, label: entry.key, with: compiler)?.constant
        }
      }
    }

    /// Returns the suffix of a value: a word itself; a number or a Boolean value with its key; the
    /// number in the list for a value that cannot be in a file's name.
    private static func suffix(for node: ConfigNode, key: String, number: Int) -> String {
      guard let text = node.scalar?.text, text.isOutputName else { return "\(key)-\(number)" }
      let isWord = text != "true" && text != "false" && (text.utf8.first ?? 0) > 0x39
      return isWord ? text : "\(key)-\(text)"
    }

    func applied(to variant: Variant) -> Variant {
      var result = variant
      result.suffix = variant.suffix.map { "\($0).\(suffix)" } ?? suffix
      result.fixed.append(fixed)
      if let value { result.values[fixed.entry.key] = value }
      return result
    }
  }
}

extension Compiler {
  /// Returns all words that a key of `canvas` may have, for `locale` the languages of the project's texts, where
  /// `all` is written; nil for another entry.
  fileprivate func allValues(of entry: ConfigEntry) -> [ConfigNode]? {
    guard entry.value.scalar?.text == "all" else { return nil }
    let words: [String]
    if entry.key == "locale" {
      let catalogs = declared.theme.catalogs
      // A table that cannot be opened has languages, too.
      words =
        catalogs.languages.isEmpty && !catalogs.isWhole
        ? ["en"] : catalogs.languages.map { $0.replacing("_", with: "-") }
    } else if let key = ValueType<CanvasSpec>.descriptions.first(where: { $0.name == entry.key }),
      case .words(let all)? = ValueUse(schema: key.schema.json)
    {
      words = all
    } else {
      return nil
    }
    let range = entry.value.range
    return words.map { word in
      ConfigNode(.scalar(ConfigScalar(word, isQuoted: true) { _ in range }), at: range)
    }
  }
}
