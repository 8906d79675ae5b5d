import Diagnostics
import PlainText

/// A combination of the values under `variants:`.
struct Variant {
  /// The values' words, as in `iphone-se.dark`; nil for a preview without variants.
  var suffix: String?
  /// The canvas's node with the combination's settings in it.
  var canvas: ConfigNode?
  /// What the combination gives to names of `let:`.
  var values: [String: DataValue] = [:]
  /// The state that the combination is shown in; nil for the screen as it is written.
  var state: ReviewState?

  /// The combination as it is written, and then in each state.
  func inStates(_ states: [ReviewState]) -> [Variant] {
    [self]
      + states.map { state in
        var variant = self
        variant.state = state
        variant.suffix = suffix.map { "\($0).\(state.rawValue)" } ?? state.rawValue
        return variant
      }
  }
}

/// All combinations of a preview's variants, in the order written: the last key varies fastest.
struct VariantList {
  /// How many combinations a preview may have.
  private static let limit = 1000

  /// The combinations; one without a suffix where there are no variants.
  private(set) var all: [Variant]

  /// Combines the lists of `variants`, each with all states; reports keys that vary nothing.
  ///
  /// - Parameter overrides: What replaces the variants' values, which keep their names.
  init(
    _ variants: ConfigNode?, canvas: ConfigNode?, values names: [String], states: [ReviewState],
    overrides: Overrides?, _ compiler: Compiler
  ) {
    all = [Variant(canvas: canvas)]
    for entry in variants?.mapping ?? [] {
      guard let list = entry.value.list, !list.isEmpty else {
        compiler.report(
          Mismatch("expected a list of values, found \(entry.value.typeName)"),
          at: entry.value.range, label: entry.key)
        continue
      }
      guard names.contains(entry.key) || ValueType<CanvasSpec>.keys.contains(entry.key) else {
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
      let isValue = names.contains(entry.key)
      let steps = list.enumerated().map { index, node in
        Step(entry, node, number: index + 1, isValue: isValue, overrides: overrides, compiler)
      }
      var suffixes: Set<String> = []
      for step in steps where !suffixes.insert(step.suffix).inserted {
        compiler.report(
          Diagnostic(at: step.node.range, "duplicate variant '\(step.suffix)' of \(entry.key)"))
      }
      all = all.flatMap { variant in steps.map { $0.applied(to: variant) } }
    }
    all = all.flatMap { $0.inStates(states) }
  }

  /// One value of one key.
  private struct Step {
    var entry: ConfigEntry
    var node: ConfigNode
    var suffix: String
    var value: DataValue?

    init(
      _ entry: ConfigEntry, _ node: ConfigNode, number: Int, isValue: Bool,
      overrides: Overrides?, _ compiler: Compiler
    ) {
      self.entry = entry
      suffix = Self.suffix(for: node, key: entry.key, number: number)
      var node = node
      do throws(Diagnostic) {
        try overrides?.apply(to: &node, at: [isValue ? "let" : "canvas", entry.key])
      } catch {
        compiler.report(error)
      }
      self.node = node
      if isValue {
        value = compiler.withNames(.none) {
          ValueType<DataValue>.data.constant()
            .compile(node, label: entry.key, with: compiler)?.constant
        }
      }
    }

    /// A word represents itself; a number or a truth value names what it is of; a value that cannot
    /// be in a file's name has its place in the list instead.
    private static func suffix(for node: ConfigNode, key: String, number: Int) -> String {
      guard let text = node.scalar?.text, text.isOutputName else { return "\(key)-\(number)" }
      let isWord = text != "true" && text != "false" && (text.utf8.first ?? 0) > 0x39
      return isWord ? text : "\(key)-\(text)"
    }

    func applied(to variant: Variant) -> Variant {
      var result = variant
      result.suffix = variant.suffix.map { "\($0).\(suffix)" } ?? suffix
      if let value {
        result.values[entry.key] = value
      } else {
        var entries = variant.canvas?.mapping ?? []
        entries.removeAll { $0.key == entry.key }
        entries.append(ConfigEntry(entry.key, at: entry.keyRange, node))
        result.canvas = ConfigNode(.mapping(entries), at: variant.canvas?.range ?? node.range)
      }
      return result
    }
  }
}
