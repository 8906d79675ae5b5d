import AssetCatalogs
import Diagnostics
import PlainText

/// The variables of a Figma file, as its REST API returns them and plug-ins export them.
///
/// A collection of several modes is a modifier, whose contexts are the modes.
///
/// Source: Figma's REST API, `GET /v1/files/:key/variables/local`; plug-ins write the same objects, in lists.
struct FigmaVariables: Sendable {
  private struct Collection: Sendable {
    var name: String
    /// The names of the modes by their ids.
    var modes: [String: String] = [:]
    var order: [String] = []
    var defaultMode: String?

    mutating func add(mode id: String, named name: String) {
      guard modes.updateValue(name, forKey: id) == nil else { return }
      order.append(id)
    }
  }

  private let root: PlacedJSON
  private var collections: [String: Collection] = [:]
  private var collectionOrder: [String] = []
  private var variables: [String: PlacedJSON] = [:]
  private var variableOrder: [String] = []

  /// Reads a file; nil for one of another form.
  init?(_ root: PlacedJSON) {
    self.root = root
    let held = root["meta"] ?? root
    for (id, node) in Self.entries(held["variables"]) where node["valuesByMode"]?.fields != nil {
      guard variables.updateValue(node, forKey: id) == nil else { continue }
      variableOrder.append(id)
    }
    guard !variables.isEmpty else { return nil }
    for (id, node) in Self.entries(held["variableCollections"] ?? held["collections"]) {
      var collection = Collection(name: node["name"]?.string ?? id)
      for mode in node["modes"]?.list ?? [] {
        guard let id = (mode["modeId"] ?? mode["id"])?.string, let name = mode["name"]?.string
        else { continue }
        collection.add(mode: id, named: name)
      }
      // Some plug-ins write the names by the ids.
      for field in node["modes"]?.fields ?? [] {
        if let name = field.value.string { collection.add(mode: field.name, named: name) }
      }
      collection.defaultMode = node["defaultModeId"]?.string ?? collection.order.first
      guard collections.updateValue(collection, forKey: id) == nil else { continue }
      collectionOrder.append(id)
    }
  }

  /// Returns the objects of a list with an `id` each, or of an object by their ids.
  private static func entries(_ node: PlacedJSON?) -> [(String, PlacedJSON)] {
    node?.fields?.map { ($0.name, $0.value) }
      ?? (node?.list ?? []).compactMap { node in node["id"]?.string.map { ($0, node) } }
  }

  /// The collections of several modes.
  var modifiers: [TokenDocument.Modifier] {
    collectionOrder.compactMap { collections[$0] }.filter { $0.order.count > 1 }.map { collection in
      TokenDocument.Modifier(
        name: collection.name, contexts: collection.order.compactMap { collection.modes[$0] },
        defaultContext: collection.defaultMode.flatMap { collection.modes[$0] })
    }
  }

  /// Returns the variables as tokens of the Design Tokens Format; texts and truth values are left out.
  ///
  /// - Throws: `Diagnostic` for variables that are made of themselves, an unknown mode, and a wrong value.
  func tokens(
    in contexts: [String: String], _ notices: inout [Diagnostic]
  ) throws(Diagnostic) -> PlacedJSON {
    var tree = Group()
    for id in variableOrder {
      guard let variable = variables[id], variable["deletedButReferenced"]?.bool != true,
        let name = variable["name"]?.string,
        let token = try token(of: variable, in: contexts, while: [id], &notices)
      else { continue }
      let path = name.split(separator: "/").map { part in
        let part = String(part.map { "{}.".contains($0) ? "_" : $0 })
        return part.hasPrefix("$") ? "_" + part : part
      }
      guard !path.isEmpty else { continue }
      // As deep as groups of tokens are: each takes some of the stack.
      guard path.count < 48 else { throw variable.mistake("groups are nested more than 48 deep") }
      if !tree.insert(token, at: path[...]) {
        notices.append(
          variable.warning(
            "several variables are named '\(excerpt(of: name, limit: 60))'; the first is used"))
      }
    }
    return tree.node(at: root)
  }

  private func token(
    of variable: PlacedJSON, in contexts: [String: String], while open: [String],
    _ notices: inout [Diagnostic]
  ) throws(Diagnostic) -> PlacedJSON? {
    guard let value = try value(of: variable, in: contexts) else { return nil }
    func field(_ name: String, _ content: PlacedJSON.Content) -> PlacedJSON.Field {
      PlacedJSON.Field(name: name, nameBytes: value.bytes, value: value.with(content))
    }
    if value["type"]?.string == "VARIABLE_ALIAS" {
      guard let id = value["id"]?.string else { throw value.mistake("missing 'id' in an alias") }
      guard !open.contains(id), open.count < 100 else {
        throw value.mistake("the variable is made of itself")
      }
      guard let target = variables[id] else {
        notices.append(
          value.warning(
            "the variable '\(excerpt(of: id, limit: 60))' is in another file, and is left out"))
        return nil
      }
      return try token(of: target, in: contexts, while: open + [id], &notices)
    }
    if value.number != nil {
      let fields = [field("$type", .string("number")), field("$value", value.content)]
      return value.with(.object(fields))
    }
    guard value.fields != nil else { return nil }
    var components: [PlacedJSON] = []
    for name in ["r", "g", "b"] {
      guard let component = value[name], component.number != nil else {
        throw value.mistake("expected a colour with the numbers 'r', 'g' and 'b'")
      }
      components.append(component)
    }
    var fields = [
      field("colorSpace", .string("srgb")), field("components", .list(components)),
    ]
    if let alpha = value["a"] { fields.append(field("alpha", alpha.content)) }
    return value.with(
      .object([field("$type", .string("color")), field("$value", .object(fields))]))
  }

  private func value(
    of variable: PlacedJSON, in contexts: [String: String]
  ) throws(Diagnostic) -> PlacedJSON? {
    let values = variable["valuesByMode"]
    let collection = variable["variableCollectionId"]?.string.flatMap { collections[$0] }
    guard let collection else { return values?.fields?.first?.value }
    var mode = collection.defaultMode
    if let context = contexts[collection.name] {
      mode = collection.order.first { collection.modes[$0] == context }
      guard mode != nil else {
        throw root.mistake(
          "the collection '\(excerpt(of: collection.name, limit: 40))' has no mode "
            + "'\(excerpt(of: context, limit: 40))'",
          suggestion: suggestion(for: context, among: collection.modes.values))
      }
    }
    return mode.flatMap { values?[$0] } ?? collection.defaultMode.flatMap { values?[$0] }
  }
}

/// A group of tokens that is being made.
private struct Group {
  private var token: PlacedJSON?
  private var children: [String: Group] = [:]
  private var names: [String] = []

  /// Adds a token; returns false if there is one of its name.
  mutating func insert(_ token: PlacedJSON, at path: ArraySlice<String>) -> Bool {
    guard let name = path.first else {
      guard self.token == nil else { return false }
      self.token = token
      return true
    }
    if children[name] == nil { names.append(name) }
    return children[name, default: Group()].insert(token, at: path.dropFirst())
  }

  /// Returns the group as an object at a place; a token with others in it is the root of their group.
  func node(at place: PlacedJSON) -> PlacedJSON {
    if let token, names.isEmpty { return token }
    func field(_ name: String, _ value: PlacedJSON) -> PlacedJSON.Field {
      PlacedJSON.Field(name: name, nameBytes: value.bytes, value: value)
    }
    return place.with(
      .object(
        (token.map { [field("$root", $0)] } ?? [])
          + names.compactMap { name in children[name].map { field(name, $0.node(at: place)) } }))
  }
}
