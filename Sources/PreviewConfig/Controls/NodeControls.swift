import ConfigLanguage
import PlainText

/// Creates controls for the content of a mapping: one for each scalar, and one for the length of
/// each list.
struct NodeControls {
  /// The controls, in the order written.
  private(set) var all: [ConfigControl] = []

  private let group: ConfigControl.Group
  /// The values of the mapping with its expressions computed, by their keys.
  private let computed: [String: DataValue]
  private let kind: (_ path: String, _ value: DataValue, _ initial: DataValue) -> ConfigControl.Kind

  /// The most controls of one group of a preview: more than anyone uses.
  private static let limit = 300
  /// The longest list whose elements have controls of their own.
  private static let longestList = 12

  /// Creates an empty collection of controls of a group.
  ///
  /// - Parameter kind: Returns the kind of control for a scalar, by its path from the group.
  init(
    _ group: ConfigControl.Group, computed: [String: DataValue],
    kind: @escaping (_ path: String, _ value: DataValue, _ initial: DataValue) -> ConfigControl.Kind
  ) {
    self.group = group
    self.computed = computed
    self.kind = kind
  }

  /// Adds the controls of an entry.
  ///
  /// - Parameter initial: The entry's value without settings; nil for none.
  mutating func add(_ key: String, _ node: ConfigNode, initial: ConfigNode?) {
    add([key], node, initial: initial ?? node)
  }

  /// Adds a control of the group.
  ///
  /// - Parameter word: The word that is allowed instead of a number; nil for none.
  mutating func append(
    _ path: [String], _ kind: ConfigControl.Kind, _ value: JSONValue, initial: JSONValue,
    word: String? = nil
  ) {
    let label = path.joined(separator: ".")
    all.append(
      ConfigControl(
        path: "\(group.rawValue).\(label)", label: label, kind: kind, word: word, value: value,
        initial: initial, group: group))
  }

  private mutating func add(_ path: [String], _ node: ConfigNode, initial: ConfigNode) {
    // A path of settings cannot contain such a key.
    guard all.count < Self.limit, let key = path.last, !key.isEmpty,
      !key.utf8.contains(where: { ".=".utf8.contains($0) })
    else { return }
    if let template = initial.scalar ?? node.scalar, template.isTemplate || isComputed(node) {
      let expression = template.isTemplate ? template.text : node.scalar?.text ?? ""
      let value = computed(at: path).map(Self.shown) ?? .null
      append(path, .fixed(expression: expression), value, initial: value)
      return
    }
    switch node.content {
    case .mapping(let entries):
      for entry in entries {
        add(path + [entry.key], entry.value, initial: initial[entry.key] ?? entry.value)
      }
    case .list(let nodes):
      addList(path, nodes, initial: initial.list ?? nodes)
    case .scalar(let scalar):
      let value = scalar.data
      let first = initial.scalar?.data ?? value
      append(
        path, kind(path.joined(separator: "."), value, first), value.json, initial: first.json)
    }
  }

  private mutating func addList(_ path: [String], _ nodes: [ConfigNode], initial: [ConfigNode]) {
    // An empty list has no element to repeat.
    guard !initial.isEmpty else { return }
    let longest = SliderRange(around: [Double(nodes.count), Double(initial.count)])
    append(
      path + [SettableValues.countKey], .count(0...Int(longest.bounds.upperBound)),
      .number(Double(nodes.count)), initial: .number(Double(initial.count)))
    guard nodes.count <= Self.longestList, nodes.allSatisfy({ $0.scalar != nil }) else { return }
    for (index, node) in nodes.enumerated() {
      // A list that became longer repeats its elements.
      add(path + [String(index)], node, initial: initial[index % initial.count])
    }
  }

  private func isComputed(_ node: ConfigNode) -> Bool { node.scalar?.isTemplate == true }

  private func computed(at path: [String]) -> DataValue? {
    guard let key = path.first else { return nil }
    return path.dropFirst().reduce(computed[key]) { value, key in
      switch value {
      case .object(let fields): fields[key]
      case .list(let values):
        Int(key).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: nil
      }
    }
  }

  /// Returns a computed value, abbreviated if it is long.
  private static func shown(_ value: DataValue) -> JSONValue {
    let json = value.json
    return json.compactText.utf8.count <= 200 ? json : .string(value.summary)
  }
}

extension ConfigScalar {
  /// The value of a scalar without expressions.
  var data: DataValue {
    if isQuoted { return .string(text) }
    return (try? ScalarReader.value(ofPlain: text)) ?? .string(text)
  }
}
