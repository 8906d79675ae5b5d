package import AssetCatalogs
import Diagnostics
import DisplayList
import PlainText

/// A file of design tokens, or a resolver that composes several.
package struct TokenDocument: Sendable {
  /// A choice between sets of tokens, such as a theme.
  package struct Modifier: Sendable {
    /// The modifier's name.
    package let name: String
    /// The names of its contexts, in the order written.
    package let contexts: [String]
    /// The context that is taken without a choice; nil for none.
    package let defaultContext: String?
  }

  /// The modifiers of a resolver, in their order; none for a file of tokens.
  package private(set) var modifiers: [Modifier] = []
  private let path: String
  private let files: CatalogFiles
  private let root: PlacedJSON
  /// The order of a resolver; nil for a file of tokens.
  private var order: [Step]?
  /// The file as one of Figma's; nil for another.
  private let figma: FigmaVariables?

  /// A set or a modifier in a resolver's order.
  private enum Step {
    case set([PlacedJSON])
    case modifier(String, contexts: [String: [PlacedJSON]])
  }

  private static let longestFile = 16 << 20

  /// Opens a file.
  ///
  /// - Throws: `Diagnostic` at the first place that is not in the format; the errors of `files`.
  package init(_ path: String, files: CatalogFiles) throws {
    self.path = path
    self.files = files
    root = try files.json(path, limit: Self.longestFile)
    guard root.fields != nil else { throw root.unexpected("an object", as: "tokens") }
    figma = FigmaVariables(root)
    if let figma {
      modifiers = figma.modifiers
    } else if root["resolutionOrder"] != nil {
      try readResolver()
    }
  }

  /// Returns the tokens for some contexts.
  ///
  /// - Parameter contexts: The context of each modifier; a modifier that is missing has its default.
  /// - Throws: `Diagnostic` for an unknown context and a modifier without one, and for invalid tokens.
  package func tokens(in contexts: [String: String] = [:]) throws -> TokenSet {
    try Self.tokens(of: [self], in: contexts)
  }

  /// Returns the tokens of several files, which refer to each other's; of one name, the first file's.
  ///
  /// - Parameter contexts: The context of each modifier; a modifier that is missing has its default.
  /// - Throws: `Diagnostic` for an unknown context and a modifier without one, and for invalid tokens.
  package static func tokens(
    of documents: [TokenDocument], in contexts: [String: String]
  ) throws -> TokenSet {
    var notices: [Diagnostic] = []
    let trees = try documents.map { document in
      let own = Set(document.modifiers.map(\.name))
      let chosen = documents.count == 1 ? contexts : contexts.filter { own.contains($0.key) }
      let tree = try document.tree(in: chosen, &notices)
      // A group of the same name in another file may have another type.
      return documents.count == 1 ? tree : tree.typed()
    }
    guard var merged = trees.last else { preconditionFailure("no file of tokens") }
    for tree in trees.dropLast().reversed() { merged.merge(tree) }
    return try TokenSet(merged, notices: notices)
  }

  /// Returns the file's tokens before references are followed.
  private func tree(
    in contexts: [String: String], _ notices: inout [Diagnostic]
  ) throws -> TokenNode {
    if let figma { return try TokenNode(figma.tokens(in: contexts, &notices)) }
    guard let order else { return try tree(root, &notices) }
    var merged: TokenNode?
    for step in order {
      var sources: [PlacedJSON] = []
      switch step {
      case .set(let own): sources = own
      case .modifier(let name, let all):
        let modifier = modifiers.first { $0.name == name }
        guard let context = contexts[name] ?? modifier?.defaultContext else {
          throw root.mistake(
            "the modifier '\(excerpt(of: name, limit: 40))' has no default",
            suggestion: "write 'variants: { \(name): [\(modifier?.contexts.first ?? "…")] }'")
        }
        guard let own = all[context] else {
          throw root.mistake(
            "the modifier '\(excerpt(of: name, limit: 40))' has no context "
              + "'\(excerpt(of: context, limit: 40))'",
            suggestion: suggestion(for: context, among: all.keys))
        }
        sources = own
      }
      for source in sources {
        for node in try trees(source, &notices, depth: 0) {
          if merged == nil { merged = node } else { merged?.merge(node) }
        }
      }
    }
    return try merged ?? tree(root.with(.object([])), &notices)
  }

  private func tree(
    _ node: PlacedJSON, _ notices: inout [Diagnostic]
  ) throws(Diagnostic) -> TokenNode {
    try TokenNode(StyleDictionary.converted(node, notices: &notices))
  }

  /// Returns the trees of a source: tokens in place, a file, or a set of the resolver.
  private func trees(
    _ source: PlacedJSON, _ notices: inout [Diagnostic], depth: Int
  ) throws -> [TokenNode] {
    guard let reference = source["$ref"] else { return [try tree(source, &notices)] }
    guard depth < 8 else {
      throw reference.mistake("references lead to references more than 8 deep")
    }
    guard let text = reference.string else { throw reference.unexpected("a text", as: "$ref") }
    if text.hasPrefix("#/sets/"), !text.dropFirst(7).contains("/") {
      let name = text.dropFirst(7).unescapedPointer
      guard let sources = root["sets"]?[name]?["sources"]?.list else {
        throw reference.mistake("no set is '\(excerpt(of: name, limit: 40))'")
      }
      return try sources.flatMap { try trees($0, &notices, depth: depth + 1) }
    }
    if text.hasPrefix("#/"), Self.isSource(text) {
      let place = try part(text.dropFirst(2), of: root, at: reference)
      return try trees(replacing(place, source), &notices, depth: depth + 1)
    }
    guard !text.hasPrefix("#"), !text.contains("://") else {
      throw reference.mistake(
        "a source is a set, another part of the resolver or a file, found \(reference.summary)")
    }
    let parts = text.split(separator: "#", maxSplits: 1)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var node: PlacedJSON
    do {
      node = try files.json(folder + String(parts.first ?? ""), limit: Self.longestFile)
    } catch let mistake as Diagnostic where mistake.range == nil {
      throw reference.mistake(mistake.message, suggestion: mistake.suggestion)
    }
    if parts.count > 1 { node = try part(parts[1], of: node, at: reference) }
    return [try tree(replacing(node, source), &notices)]
  }

  /// Returns whether a pointer into the resolver may name a source: choices and their order are none.
  private static func isSource(_ pointer: String) -> Bool {
    !["modifiers", "resolutionOrder"].contains(
      pointer.split(separator: "/").dropFirst().first ?? "")
  }

  /// Returns the part of a document that a JSON Pointer names.
  private func part(
    _ pointer: Substring, of document: PlacedJSON, at reference: PlacedJSON
  ) throws(Diagnostic) -> PlacedJSON {
    var node = document
    for name in pointer.split(separator: "/") {
      guard let inner = node.inner(name.unescapedPointer) else {
        throw reference.mistake("the file has no '\(excerpt(of: String(name), limit: 40))'")
      }
      node = inner
    }
    return node
  }

  /// Returns an object with the fields beside the reference to it in place of its own, each as a whole.
  private func replacing(_ node: PlacedJSON, _ source: PlacedJSON) -> PlacedJSON {
    let own = (source.fields ?? []).filter { $0.name != "$ref" }
    guard !own.isEmpty, let fields = node.fields else { return node }
    let names = Set(own.map(\.name))
    return node.with(.object(fields.filter { !names.contains($0.name) } + own))
  }
}

// Resolvers.
//
// Source: Design Tokens Resolver Module 2025.10.
extension TokenDocument {
  private mutating func readResolver() throws(Diagnostic) {
    let unknown = root.unknownFields(
      [
        "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
        "$defs",
        "$extensions",
      ], in: "a resolver")
    if let unknown = unknown.first { throw unknown }
    guard let version = root["version"] else {
      throw root.mistake("missing 'version' in a resolver", suggestion: "write \"2025.10\"")
    }
    guard version.string == "2025.10" else {
      throw version.mistake("version: expected 2025.10, found \(version.summary)")
    }
    guard let items = root["resolutionOrder"]?.list else {
      throw root.mistake("resolutionOrder: expected a list")
    }
    var names: Set<String> = []
    var steps: [Step] = []
    for item in items {
      let (name, node, isModifier) = try target(of: item)
      // A set and a modifier of the resolver may share a name, and two items with names of their own may not.
      let kind = item["$ref"] == nil ? "" : isModifier ? "m:" : "s:"
      guard names.insert(kind + name).inserted else {
        throw item.mistake("'\(excerpt(of: name, limit: 40))' is in the order twice")
      }
      guard isModifier else {
        guard let sources = node["sources"]?.list else {
          throw node.mistake("missing list 'sources' in a set")
        }
        steps.append(.set(sources))
        continue
      }
      guard let fields = node["contexts"]?.fields, !fields.isEmpty else {
        throw node.mistake("a modifier has no 'contexts'")
      }
      var contexts: [String: [PlacedJSON]] = [:]
      for field in fields {
        guard let sources = field.value.list else {
          throw field.value.unexpected("a list", as: excerpt(of: field.name, limit: 40))
        }
        for source in sources {
          if let text = source["$ref"]?.string, text.hasPrefix("#/"), !Self.isSource(text) {
            throw source.mistake("a modifier refers to no modifier, and to no part of the order")
          }
        }
        contexts[field.name] = sources
      }
      let choice = node["default"]
      if let choice, choice.string.flatMap({ contexts[$0] }) == nil {
        throw choice.mistake("default: no context is \(choice.summary)")
      }
      modifiers.append(
        Modifier(name: name, contexts: fields.map(\.name), defaultContext: choice?.string))
      steps.append(.modifier(name, contexts: contexts))
    }
    order = steps
  }

  /// Returns the set or modifier of an item of the order.
  private func target(
    of item: PlacedJSON
  ) throws(Diagnostic) -> (name: String, node: PlacedJSON, isModifier: Bool) {
    if let reference = item["$ref"] {
      for (key, isModifier) in [("sets", false), ("modifiers", true)] {
        guard let text = reference.string, text.hasPrefix("#/\(key)/") else { continue }
        let name = text.dropFirst(key.count + 3).unescapedPointer
        guard let node = root[key]?[name] else {
          throw reference.mistake(
            "no \(key.dropLast()) is '\(excerpt(of: name, limit: 40))'",
            suggestion: suggestion(
              for: name, among: (root[key]?.fields ?? []).map(\.name)))
        }
        return (name, node, isModifier)
      }
      throw reference.mistake(
        "expected '#/sets/…' or '#/modifiers/…', found \(reference.summary)")
    }
    guard let name = item["name"]?.string, let type = item["type"]?.string,
      ["set", "modifier"].contains(type)
    else { throw item.mistake("a set or modifier in the order has a 'name' and a 'type'") }
    return (name, item, type == "modifier")
  }
}

/// The form of Style Dictionary, whose tokens have `value` and `type` without a dollar sign.
enum StyleDictionary {
  /// Returns a file's tokens in the form of the Design Tokens Format; a file in that form is unchanged.
  static func converted(_ node: PlacedJSON, notices: inout [Diagnostic]) -> PlacedJSON {
    guard !hasField("$value", in: node), !hasField("$ref", in: node), hasField("value", in: node)
    else { return node }
    notices.append(node.warning("the tokens are in Style Dictionary's form, with 'value'"))
    var unread: [PlacedJSON] = []
    let converted = tokens(node, &unread) ?? node.with(.object([]))
    if let first = unread.first {
      let others = unread.count == 1 ? "" : ", nor are those of \(unread.count - 1) other tokens"
      notices.append(first.warning("the value is not read\(others)"))
    }
    return converted
  }

  private static func hasField(_ name: String, in node: PlacedJSON) -> Bool {
    (node.fields ?? []).contains { $0.name == name || hasField(name, in: $0.value) }
  }

  /// Returns a group or a token; nil for a token of a kind that screens do not have.
  ///
  /// - Parameter unread: Takes the values of such tokens.
  private static func tokens(_ node: PlacedJSON, _ unread: inout [PlacedJSON]) -> PlacedJSON? {
    guard let fields = node.fields else { return nil }
    guard let value = node["value"] else {
      let inner = fields.compactMap { field -> PlacedJSON.Field? in
        guard let value = tokens(field.value, &unread) else { return nil }
        return PlacedJSON.Field(
          name: field.name.replacing(".", with: "_"), nameBytes: field.nameBytes, value: value)
      }
      return node.with(.object(inner))
    }
    func token(_ type: String?, _ value: PlacedJSON) -> PlacedJSON {
      let nameBytes = node.bytes.lowerBound..<node.bytes.lowerBound + 1
      var fields = [PlacedJSON.Field(name: "$value", nameBytes: nameBytes, value: value)]
      if let type {
        fields.append(
          PlacedJSON.Field(name: "$type", nameBytes: nameBytes, value: node.with(.string(type))))
      }
      return node.with(.object(fields))
    }
    func member(_ name: String, _ content: PlacedJSON.Content) -> PlacedJSON.Field {
      PlacedJSON.Field(name: name, nameBytes: value.bytes, value: value.with(content))
    }
    if let number = value.number { return token("number", value.with(.number(number))) }
    guard let text = value.string else {
      unread.append(value)
      return nil
    }
    if TokenReference.isAlias(value) {
      let name = text.hasSuffix(".value}") ? text.dropLast(7) + "}" : text[...]
      return token(nil, value.with(.string(String(name))))
    }
    if let color = RGBA(hexadecimal: text) ?? RGBA(css: text) {
      let components = [color.red, color.green, color.blue].map { value.with(.number($0)) }
      return token(
        "color",
        value.with(
          .object([
            member("colorSpace", .string("srgb")), member("components", .list(components)),
            member("alpha", .number(color.alpha)),
          ])))
    }
    let unit = text.hasSuffix("rem") ? "rem" : text.hasSuffix("px") ? "px" : ""
    guard let number = Double(text.dropLast(unit.count)) else {
      // Other tokens may refer to it.
      unread.append(value)
      return token("string", value)
    }
    guard !unit.isEmpty else { return token("number", value.with(.number(number))) }
    return token(
      "dimension",
      value.with(.object([member("value", .number(number)), member("unit", .string(unit))])))
  }
}
