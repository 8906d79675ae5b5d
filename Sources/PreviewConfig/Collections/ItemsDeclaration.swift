import Diagnostics
import PlainText

extension ValueType<Items> {
  /// A list, a range as in `1...10`, an expression for one of these, or a mapping of these or a data
  /// file with a filter.
  static let items = listed.choice(with: file.choice(with: selection) { $0["in"] != nil }) {
    $0.mapping != nil
  }

  /// A list, a range as in `1...10`, or an expression for one of these.
  private static let listed = ValueType(
    schema: {
      Schema(
        "list, range as in `1...10`",
        .members([
          "anyOf": .array([
            .members(["type": "array", "maxItems": .number(Double(Items.limit))]),
            .members(["type": "string", "pattern": "^ *-?[0-9]+ *(\\.\\.\\.|\\.\\.<) *-?[0-9]+ *$"]
            ),
            Schema.template,
          ])
        ]))
    },
    compile: { node, place, compiler in
      switch node.content {
      case .list:
        return ValueType<DataValue>.data.compile(node, label: place.label, with: compiler)
          .flatMap {
            checked($0, at: node.range, label: place.label, with: compiler) {
              value throws(Mismatch) in try Items(value)
            }
          }
      case .scalar(let scalar):
        guard !scalar.isMissing else {
          compiler.report(
            Mismatch("expected items, found nothing"), at: node.range, label: place.label)
          return nil
        }
        guard let data = compiler.data(of: scalar, at: node.range, label: place.label) else {
          return nil
        }
        return checked(data, at: node.range, label: place.label, with: compiler) {
          value throws(Mismatch) in try Items(value ?? .list([]))
        }
      case .mapping:
        compiler.report(
          Mismatch("expected a list or a range, found \(node.typeName)"), at: node.range,
          label: place.label)
        return nil
      }
    })

  /// The items of a list or a range that a filter keeps.
  private static let selection = ValueType<Selection>.record(
    "itemSelection", "Some of the items of a list or a range.",
    Field(Field<Items>("in", listed, "The list, or the range as in `1...10`."), filter) {
      Selection(items: $0, filter: $1)
    }
  ).building { (selection: Selection, scope: BuildScope) -> Items in
    try selection.filter.items(of: selection.items, in: scope)
  }

  /// The items of a data file, read at once, of which a filter keeps all or some.
  private static let file = ValueType(schema: fileRecord.schema) { node, place, compiler in
    let request = fileRecord.compile(node, label: place.label, with: compiler)?.constant
    guard let request else { return nil }
    let filter = request.filter
    do throws(Diagnostic) {
      let items = try DataFile.items(
        request.file, at: request.keyPath, take: filter.condition == nil ? filter.take : nil,
        through: compiler.loaders.files, from: node["file"]?.range)
      guard filter.condition != nil else { return .constant(items) }
      return .computed { try filter.items(of: items, in: $0) }
    } catch {
      compiler.report(error)
      return nil
    }
  }

  private static let fileRecord = ValueType<DataFileRequest>.record(
    "dataFile", "Items from a JSON, YAML or CSV file.",
    Field(
      Field(
        "file", ValueType<String>.text.fixed(), "The file's path, relative to the config.",
        whenMissing: "write '{ in: … }' for a list or a range"),
      Field(
        optional: "at", ValueType<String>.text.fixed(),
        "The list's path in the file, as in `response.users`."),
      filter
    ) { DataFileRequest(file: $0, keyPath: $1, filter: $2) })

  private static let filter = Field<ItemFilter>(
    Field<Dynamic<Bool>?>(
      optional: "where", ValueType<Bool>.truth.addingNames(["item", "index"]).deferred(),
      "Keeps the items for which it is true, as in `${item.name.contains(query)}`."),
    Field<Int?>(
      optional: "take", ValueType<Int>.whole(0...Items.limit).fixed(),
      "How many items to keep, of those for which `where` is true; defaults to all.")
  ) { ItemFilter(condition: $0, take: $1) }
}

extension ValueType {
  /// The type where no expression may use a name: values that are known when the file is loaded.
  fileprivate func fixed() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      compiler.withNames(.none) { constant().compile(node, place, compiler) }
    }
  }
}

/// What a config asks of a data file.
private struct DataFileRequest: Sendable {
  var file: String
  var keyPath: String?
  var filter: ItemFilter
}

/// What a config asks of a list or a range.
private struct Selection: Sendable {
  var items: Items
  var filter: ItemFilter
}

/// Which items a collection has of those that there are.
private struct ItemFilter: Sendable {
  /// What is true for an item that is kept; nil keeps all.
  var condition: Dynamic<Bool>?
  /// How many items are kept at most; nil for no limit.
  var take: Int?

  /// The items that are kept for the names in scope.
  ///
  /// - Throws: `Diagnostic`, with the item's name.
  /// - Complexity: O(*items*) where the condition has names; else O(1).
  func items(of items: Items, in scope: BuildScope) throws -> Items {
    let limit = take ?? items.count
    guard let condition else { return items.prefix(limit) }
    if let isKept = condition.constant { return items.prefix(isKept ? limit : 0) }
    // One scope for all items: its dictionary is changed in place.
    var inner = scope
    return try items.filtered(limit: limit) { item, index in
      inner.scope.values["item"] = item
      inner.scope.values["index"] = .number(Double(index))
      return try items.naming(index) { try condition.value(in: inner) }
    }
  }
}

extension Items {
  /// The items that a value represents: a list's, or a range's.
  fileprivate init(_ value: DataValue) throws(Mismatch) {
    switch value {
    case .list(let list):
      guard list.count <= Items.limit else {
        throw Mismatch("expected at most \(Items.limit) items, found \(list.count)")
      }
      self.init(list)
    case .string(let text):
      let range: ItemRange?
      do throws(ItemRange.Mistake) {
        range = try ItemRange(text)
      } catch {
        throw Mismatch(error.message)
      }
      guard let range else { throw Self.noItems(value) }
      self.init(range)
    default:
      throw Self.noItems(value)
    }
  }

  private static func noItems(_ value: DataValue) -> Mismatch {
    Mismatch(
      expected: "items", found: value,
      suggestion: "write a list, a range as in '1...10', or '{ file: … }'")
  }
}
