import AssetCatalogs
import Diagnostics
import PlainText

/// A group of design tokens, or a token, of one or several files that were merged.
///
/// Source: Design Tokens Format Module 2025.10.
struct TokenNode {
  /// The token's object; nil for a group.
  var token: PlacedJSON?
  /// The group's object: of several that were merged, the last one.
  var group: PlacedJSON
  var children: [String: TokenNode] = [:]
  /// The names of the children in the order written.
  var names: [String] = []

  /// Reads a group.
  ///
  /// - Throws: `Diagnostic` for what is neither a group nor a token.
  init(_ node: PlacedJSON, depth: Int = 0) throws(Diagnostic) {
    guard let fields = node.fields else {
      throw node.unexpected("a group or a token", as: "tokens")
    }
    guard depth < 48 else { throw node.mistake("groups are nested more than 48 deep") }
    group = node
    if node["$value"] != nil {
      token = node
      let known = ["$value"] + Self.properties
      if let unknown = fields.first(where: { !known.contains($0.name) }) {
        throw unknown.value.mistake(
          "a token has '\(excerpt(of: unknown.name, limit: 40))' beside '$value'",
          suggestion: "a token that has others in it is a group with '$root'")
      }
      return
    }
    // A token that is another one has its reference alone.
    if node["$ref"] != nil,
      fields.allSatisfy({ $0.name == "$ref" || Self.properties.contains($0.name) })
    {
      token = node
      return
    }
    for field in fields {
      let isRoot = field.name == "$root"
      if field.name.hasPrefix("$"), !isRoot {
        guard
          Self.properties.contains(field.name)
            || ["$extends", "$ref", "$schema"].contains(field.name)
        else {
          throw field.value.mistake(
            "unknown property '\(excerpt(of: field.name, limit: 40))' of a group",
            suggestion: suggestion(for: field.name, among: Self.properties + ["$extends", "$root"]))
        }
        continue
      }
      guard isRoot || !field.name.contains(where: { "{}.".contains($0) }) else {
        throw field.value.mistake(
          "the name '\(excerpt(of: field.name, limit: 40))' has one of '{', '}' and '.'")
      }
      names.append(field.name)
      children[field.name] = try TokenNode(field.value, depth: depth + 1)
    }
  }

  static let properties = ["$type", "$description", "$extensions", "$deprecated"]

  /// Adds the tokens of another group, which replace those of the same names.
  mutating func merge(_ other: TokenNode) {
    guard token == nil, other.token == nil else {
      self = other
      return
    }
    // A later group without a type keeps that of the earlier one.
    if other.group["$type"] != nil || group["$type"] == nil { group = other.group }
    for name in other.names {
      guard let child = other.children[name] else { continue }
      if children[name] == nil {
        names.append(name)
        children[name] = child
      } else {
        children[name]?.merge(child)
      }
    }
  }

  /// Returns the group with the types of its groups in its tokens too, which have them in any other group then.
  func typed(as inherited: PlacedJSON? = nil) -> TokenNode {
    var result = self
    guard let token else {
      for name in names {
        result.children[name] = children[name]?.typed(as: group["$type"] ?? inherited)
      }
      return result
    }
    // What refers to another token has that one's type.
    guard let inherited, token["$type"] == nil, let fields = token.fields,
      let value = token["$value"], !TokenReference.isAlias(value), value["$ref"] == nil
    else { return result }
    let type = PlacedJSON.Field(name: "$type", nameBytes: inherited.bytes, value: inherited)
    result.token = token.with(.object(fields + [type]))
    return result
  }

  /// Returns the node at a path of names; nil for none.
  subscript(path: some Collection<String>) -> TokenNode? {
    guard let name = path.first else { return self }
    return children[name]?[path.dropFirst()]
  }
}

/// A tree of tokens whose groups have what they extend.
struct ExtendedTokens {
  private(set) var root: TokenNode
  /// The groups and tokens that were visited, each once for each group that extends it.
  private var count = 0

  /// The most visits: groups that extend a group twice double it at each step.
  private static let limit = 200_000
  /// The deepest nesting, with that of the groups that groups extend.
  private static let depthLimit = 100

  /// Resolves all `$extends`.
  ///
  /// - Throws: `Diagnostic` for a reference to no group, and for groups that extend themselves.
  init(_ root: TokenNode) throws(Diagnostic) {
    self.root = root
    self.root = try extended(root, at: [], while: [])
  }

  private mutating func extended(
    _ node: TokenNode, at path: [String], while open: [[String]]
  ) throws(Diagnostic) -> TokenNode {
    count += 1
    guard count <= Self.limit, open.count < Self.depthLimit else {
      throw node.group.mistake(
        "groups extend groups more than \(Self.depthLimit) deep or \(Self.limit) times")
    }
    guard node.token == nil else { return node }
    var result = node
    let reference = node.group["$extends"] ?? (path.isEmpty ? nil : node.group["$ref"])
    if let reference {
      guard let target = TokenReference(reference) else {
        throw reference.unexpected("a group as '{button}' or '#/button'", as: "$extends")
      }
      guard !open.contains(target.path), target.path != path,
        !path.starts(with: target.path)
      else {
        throw reference.mistake(
          "the group '\(excerpt(of: path.joined(separator: "."), limit: 60))' extends itself")
      }
      guard let found = root[target.path] else {
        throw reference.mistake("no group is '\(excerpt(of: target.name, limit: 60))'")
      }
      guard found.token == nil else {
        throw reference.mistake(
          "'\(excerpt(of: target.name, limit: 60))' is a token, and a group extends groups")
      }
      var inherited = try extended(found, at: target.path, while: open + [path])
      inherited.merge(node)
      result = inherited
    }
    for name in result.names {
      guard let child = result.children[name] else { continue }
      result.children[name] = try extended(child, at: path + [name], while: open + [path])
    }
    return result
  }
}

/// A reference to a token, a group, or a part of a token's value.
struct TokenReference {
  /// The names of the groups and of the token.
  let path: [String]
  /// The fields and indices after `$value`; nil for a token as a whole.
  let rest: [String]?

  /// The token's name.
  var name: String { path.joined(separator: ".") }

  /// Reads `{group.token}`, or JSON Pointer as `#/group/token` and `#/group/token/$value/0`; nil for other
  /// texts.
  init?(_ node: PlacedJSON) {
    guard let text = node.string else { return nil }
    if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
      path = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
      rest = nil
      return
    }
    guard text.hasPrefix("#/") else { return nil }
    let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      $0.unescapedPointer
    }
    if let value = parts.firstIndex(of: "$value") {
      path = Array(parts[..<value])
      let inner = Array(parts[(value + 1)...])
      rest = inner.isEmpty ? nil : inner
    } else {
      path = parts
      rest = nil
    }
  }

  /// Indicates whether a value is a reference in curly braces.
  static func isAlias(_ node: PlacedJSON) -> Bool {
    node.string.map {
      // Several references in one text are not one.
      $0.hasPrefix("{") && $0.hasSuffix("}") && $0.count > 2 && !$0.dropFirst().contains("{")
    } ?? false
  }
}

extension StringProtocol {
  /// The name that is written as a part of a JSON Pointer in a URI's fragment (RFC 6901, 6).
  var unescapedPointer: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let escaped = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
      .replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
