import ConfigLanguage
import PlainText

/// The values under `let:` of a preview, which taps and controls of a prototype set.
struct SettableValues: Sendable {
  private let values: ConfigNode?

  /// Creates the values of a mapping under `let:`; none for nil.
  init(_ values: ConfigNode? = nil) {
    self.values = values
  }

  /// The prefix of a path in a preview's config.
  static let prefix = "let."
  /// The name of a list's length in paths, as it is in expressions.
  static let countKey = "count"

  /// Checks that a path of names of fields and numbers of elements leads to a value.
  ///
  /// - Throws: `Mismatch` for a path that does not.
  func check(_ path: [String]) throws(Mismatch) {
    guard var node = values else {
      throw Mismatch("there are no values under 'let'", suggestion: "declare it under 'let:'")
    }
    for (count, key) in path.enumerated() {
      let word = excerpt(of: key, limit: 40)
      let before = "'\(excerpt(of: path[..<count].joined(separator: "."), limit: 80))'"
      switch node.content {
      case .mapping(let entries):
        guard let value = node[key] else {
          throw Mismatch(
            count == 0 ? "no name under 'let' is '\(word)'" : "\(before) has no '\(word)'",
            suggestion: suggestion(for: key, among: entries.map(\.key))
              ?? listing("the names are", entries.map(\.key)))
        }
        node = value
      case .list(let nodes):
        if key == Self.countKey, count == path.count - 1 { return }
        guard let index = Int(key), nodes.indices.contains(index) else {
          throw Mismatch("\(before) is a list of \(nodes.count) and has no element '\(word)'")
        }
        node = nodes[index]
      case .scalar(let scalar):
        throw Mismatch(
          "\(before) is \(node.typeName) and has no '\(word)'",
          suggestion: scalar.isTemplate ? "set all of \(before)" : nil)
      }
    }
  }
}

/// The previews of a file that a tap may show.
struct ShownPreviews: Sendable {
  /// The previews by name, each with a value that indicates whether it declares `let.item`.
  var takesItem: [String: Bool] = [:]
}

/// A control's value, and the path in the config of the value that it shows.
struct Bound<Value: Sendable>: Sendable {
  var value: Value
  /// The path, as in `let.size.width`; nil for a value that no control sets.
  var path: String?
}

extension ValueType {
  /// Returns the type of a control's value, which the control sets if it is a single name of `let`.
  func bound() -> ValueType<Bound<Value>> {
    ValueType<Bound<Value>>(schema: schema) { node, place, compiler in
      let path = compiler.boundPath(of: node)
      return compile(node, place, compiler)?.map { Bound(value: $0, path: path) }
    }
  }
}

extension Compiler {
  /// Returns the path of the value under `let` in a scalar such as `${size.width}`.
  ///
  /// Nil for any other node, and for a name with another meaning here, such as `item` in a cell.
  fileprivate func boundPath(of node: ConfigNode) -> String? {
    guard let scalar = node.scalar, scalar.isTemplate,
      let template = try? Template(parsing: scalar.text, position: scalar.position),
      let path = template.path, let root = path.first,
      place.names.settable.contains(root),
      (try? declared.values.check(path)) != nil
    else { return nil }
    return SettableValues.prefix + path.joined(separator: ".")
  }
}
