import ConfigLanguage
import Diagnostics

/// What a config represents, for tests that set values in it by themselves.
indirect enum ConfigTree: Hashable, Sendable {
  case scalar(String)
  case list([ConfigTree])
  case mapping([Member])

  struct Member: Hashable, Sendable {
    var key: String
    var value: ConfigTree
  }

  /// Reads a text.
  init(_ text: String) throws {
    guard let root = try YAMLReader.read(try SourceText(Array(text.utf8), file: "test.yaml")) else {
      throw Unexpected(what: "an empty text")
    }
    self.init(root)
  }

  init(_ node: ConfigNode) {
    switch node.content {
    case .scalar(let scalar): self = .scalar(scalar.text)
    case .list(let nodes): self = .list(nodes.map { ConfigTree($0) })
    case .mapping(let entries):
      self = .mapping(entries.map { Member(key: $0.key, value: ConfigTree($0.value)) })
    }
  }

  /// The ways to all scalars, and to all lists and mappings.
  var paths: (scalars: [[String]], others: [[String]]) {
    switch self {
    case .scalar: return ([[]], [])
    case .list(let values): return Self.paths(values.enumerated().map { (String($0), $1) })
    case .mapping(let members): return Self.paths(members.map { ($0.key, $0.value) })
    }
  }

  private static func paths(
    _ parts: [(key: String, value: ConfigTree)]
  ) -> (scalars: [[String]], others: [[String]]) {
    parts.reduce(into: ([], [[]])) { result, part in
      let inner = part.value.paths
      result.0 += inner.scalars.map { [part.key] + $0 }
      result.1 += inner.others.map { [part.key] + $0 }
    }
  }

  /// The tree with a value at the end of a way; a new key comes last.
  func setting(_ value: ConfigTree, at path: ArraySlice<String>) -> ConfigTree {
    guard let key = path.first else { return value }
    let rest = path.dropFirst()
    switch self {
    case .scalar: return self
    case .list(var values):
      guard let index = Int(key), values.indices.contains(index) else { return self }
      values[index] = values[index].setting(value, at: rest)
      return .list(values)
    case .mapping(var members):
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = members[index].value.setting(value, at: rest)
      } else {
        members.append(
          Member(key: key, value: ConfigTree.mapping([]).setting(value, at: rest)))
      }
      return .mapping(members)
    }
  }
}
