import ConfigLanguage
import PlainText

/// The use of a value by a key, which determines its control.
enum ValueUse: Hashable, Sendable {
  case color
  /// One of several words.
  case words([String])
  /// A number within bounds; some keys take a word instead, such as `fit`.
  case number(ClosedRange<Double>, isWhole: Bool)
  /// A Boolean value.
  case truth
  /// A view or a cell by its name.
  case view

  /// Creates the use of a JSON Schema; nil for text and for values that are not scalars.
  init?(schema: JSONValue) {
    if schema == Self.colorSchema {
      self = .color
      return
    }
    func member(_ name: String) -> JSONValue? {
      guard case .object(let members) = schema else { return nil }
      return members.first { $0.name == name }?.value
    }
    // The first one is the type itself; expressions, tokens, lists and mappings follow.
    if case .array(let schemas) = member("anyOf") {
      guard let use = schemas.lazy.compactMap({ ValueUse(schema: $0) }).first else { return nil }
      self = use
      return
    }
    if case .array(let values) = member("enum") {
      let words = values.compactMap { if case .string(let word) = $0 { word } else { nil } }
      guard words.count == values.count else { return nil }
      self = .words(words)
      return
    }
    switch (member("type"), member("minimum"), member("maximum")) {
    case (.string("boolean"), _, _): self = .truth
    case (.string("number"), .number(let least), .number(let greatest)):
      self = .number(least...greatest, isWhole: false)
    case (.string("integer"), .number(let least), .number(let greatest)):
      self = .number(least...greatest, isWhole: true)
    default: return nil
    }
  }
}

extension ValueUse {
  /// Returns the first single word that a JSON Schema allows besides other values, such as `fit`;
  /// nil for none.
  static func word(besides schema: JSONValue) -> String? {
    guard case .object(let members) = schema else { return nil }
    return members.lazy.compactMap { member in
      switch (member.name, member.value) {
      case ("const", .string(let word)): word
      case ("anyOf", .array(let schemas)): schemas.lazy.compactMap(word).first
      default: nil
      }
    }.first
  }

  /// The form of a name in a theme, for the JSON Schema.
  static let identifierPattern = "[A-Za-z_][A-Za-z0-9_]*"

  /// The form of a colour's name, of which catalogs have longer ones, as in `Brand/Primary`.
  private static let colorName = identifierPattern + "([ /.-][A-Za-z0-9_]+)*"

  /// The schema of a colour, which identifies a key for one.
  static let colorSchema: JSONValue = {
    let digits = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    return .members([
      "type": "string",
      "pattern": .string("^(\(digits)|\(colorName))(\\.opacity\\( *[0-9.]+ *\\))*$"),
    ])
  }()
}

/// The uses of the values that a config's expressions read, by the paths to them, such as
/// `size.width`.
struct ValueUses: Sendable {
  /// The types of the keys whose values are, or may be, those at the paths.
  private(set) var uses: [String: [ValueUse]] = [:]
  /// The texts with which the values are compared.
  private(set) var comparedTexts: [String: [String]] = [:]
  /// The bounds of the sliders that show the values.
  private(set) var sliders: [String: ClosedRange<Double>] = [:]
  /// The values that are search texts.
  private(set) var searchTexts: Set<String> = []

  /// Records a template from which a key reads its value.
  mutating func note(_ template: Template, as use: ValueUse) {
    for path in template.resultPaths where uses[path]?.contains(use) != true {
      uses[path, default: []].append(use)
    }
  }

  /// Records the texts with which a template compares values.
  mutating func noteComparisons(of template: Template) {
    for (path, text) in template.textComparisons where comparedTexts[path]?.contains(text) != true {
      comparedTexts[path, default: []].append(text)
    }
  }

  /// Records the controls among the views of a preview, and the values that they show.
  mutating func noteControls(in views: [ConfigNode]) {
    for view in views {
      guard let entry = view.mapping?.first else { continue }
      switch entry.key {
      case "slider":
        guard let path = (entry.value["value"] ?? entry.value).boundPath else { continue }
        let bounds = entry.value["in"].map { node in node.list?.compactMap(\.plainNumber) ?? [] }
        switch bounds {
        case nil: sliders[path] = 0...1
        case let ends? where ends.count == 2 && ends[0] < ends[1]:
          sliders[path] = ends[0]...ends[1]
        default: break
        }
      case "searchField":
        if let path = entry.value["text"]?.boundPath { searchTexts.insert(path) }
      default: break
      }
    }
  }

  /// Records the names of `let` whose values are those of others.
  mutating func noteAliases(in values: ConfigNode?) {
    // A value may read only those before it, so each is reached from all that read it.
    for entry in (values?.mapping ?? []).reversed() {
      guard let template = entry.value.scalar?.template else { continue }
      for use in uses[entry.key] ?? [] { note(template, as: use) }
    }
  }
}

extension ConfigNode {
  /// The path of a value that is exactly one of the names of `let`, or in it; nil for any other.
  fileprivate var boundPath: String? { scalar?.template?.path?.joined(separator: ".") }

  private var isPlainScalar: Bool { scalar.map { !$0.isQuoted } ?? false }

  /// The number without expressions; nil for any other value.
  fileprivate var plainNumber: Double? {
    guard isPlainScalar, let text = scalar?.text,
      case .number(let number) = try? ScalarReader.value(ofPlain: text)
    else { return nil }
    return number
  }
}

extension ConfigScalar {
  /// The scalar with its expressions; nil for one without, and for an invalid one.
  var template: Template? {
    isTemplate ? try? Template(parsing: text, position: position) : nil
  }
}
