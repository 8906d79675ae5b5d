import ConfigLanguage
import Diagnostics
import PlainText

extension ValueType<Items> {
  /// A list, a range as in `1...10`, an expression for one of these, or a mapping of these or a data
  /// file with a filter.
  static let items = listed.choice(with: file.choice(with: selection) { $0["in"] != nil }) {
    $0.mapping != nil
  }

  /// A list, a range as in `1...10`, or an expression for one of these.
  static let listed = ValueType(
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
      if let items = node.literalItems { return .constant(Items(items)) }
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
        return compiler.refuse(node, "a list or a range", label: place.label)
      }
    })

  /// The chosen items of a list or a range.
  private static let selection = ValueType<Selection>.record(
    "itemSelection", "Some of the items of a list or a range, in an order or in sections.",
    Field(
      Field<Items>("in", listed, "The list, or the range as in `1...10`."), .itemChoice
    ) {
      Selection(items: $0, choice: $1)
    }
  ).building { (selection: Selection, scope: BuildScope) -> Items in
    try selection.choice.items(of: selection.items, in: scope)
  }

  /// All or some of the items of a data file, which is read immediately.
  private static let file = ValueType(schema: fileRecord.schema) { node, place, compiler in
    let request = fileRecord.compile(node, label: place.label, with: compiler)?.constant
    guard let request else { return nil }
    let choice = request.choice
    do throws(Diagnostic) {
      let items = try request.file.items(
        take: choice.isPrefix ? choice.take : nil, named: node, through: compiler)
      guard !choice.isPrefix else { return .constant(items) }
      return .computed { try choice.items(of: items, in: $0) }
    } catch {
      compiler.report(error)
      return nil
    }
  }

  private static let fileRecord = ValueType<FileItems>.record(
    "dataFile", "Items from a JSON, YAML or CSV file.",
    Field(.dataFile("The list's path in the file, as in `response.users`."), .itemChoice) {
      FileItems(file: $0, choice: $1)
    })
}

/// A config's settings for a list or a range.
private struct Selection: Sendable {
  var items: Items
  var choice: ItemChoice
}

/// A config's settings for the items of a data file.
private struct FileItems: Sendable {
  var file: DataFileRequest
  var choice: ItemChoice
}

/// A config's request for the list of a data file.
struct DataFileRequest: Sendable {
  fileprivate var file: String
  fileprivate var keyPath: String?

  /// Returns the file's items.
  ///
  /// - Parameter node: The mapping that names the file.
  func items(
    take: Int? = nil, named node: ConfigNode, through compiler: Compiler
  ) throws(Diagnostic) -> Items {
    let catalogs = compiler.declared.theme.catalogs
    let path = try catalogs.dataFile(named: file, at: node["file"]?.range) ?? file
    return try DataFile.items(
      path, at: keyPath, take: take, through: compiler.loaders.files, from: node["file"]?.range)
  }
}

extension Field<DataFileRequest> {
  /// Returns the keys of a data file.
  ///
  /// - Parameter path: The description of `at` in the reference.
  static func dataFile(_ path: String) -> Field {
    Field(
      Field<String>(
        "file", ValueType<String>.text.fixed(), "The file's path, relative to the config.",
        whenMissing: "write '{ in: … }' for a list or a range"),
      Field<String?>(optional: "at", ValueType<String>.text.fixed(), path)
    ) { DataFileRequest(file: $0, keyPath: $1) }
  }
}

extension ValueType {
  /// Returns the type whose expressions may use no names: values that are known when the file is
  /// loaded.
  func fixed() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      compiler.withNames(.none) { constant().compile(node, place, compiler) }
    }
  }
}

/// The choice, the order and the sections of a collection's items.
struct ItemChoice: Sendable {
  /// The name of an item in expressions.
  fileprivate let noun: String
  /// The condition of kept items; nil keeps all.
  fileprivate let condition: Dynamic<Bool>?
  /// The keys by which the items are sorted; nil keeps the order of the data.
  fileprivate let sortedBy: [SortKey]?
  /// The most items that are kept; nil for no limit.
  fileprivate let take: Int?
  /// The key that the items of a section share; nil for one section.
  fileprivate let groupedBy: ItemKey?
  /// The nesting of items; nil for items without nested ones.
  fileprivate let outline: ItemOutline?

  /// Indicates whether the choice is the first items, regardless of their values.
  fileprivate var isPrefix: Bool {
    condition == nil && sortedBy == nil && groupedBy == nil && outline == nil
  }

  /// Returns the chosen items for the names in scope.
  ///
  /// - Throws: `Diagnostic`, with the item's name.
  /// - Complexity: O(*items* log *items*) if they are sorted, O(*items*) if expressions filter or
  ///   group them; else O(1).
  func items(of items: Items, in scope: BuildScope) throws -> Items {
    var chosen = try filtered(
      items, limit: sortedBy == nil ? take ?? items.count : items.count, in: scope)
    if let sortedBy {
      chosen = try chosen.sorted(by: sortedBy, as: noun, in: scope).prefix(take ?? chosen.count)
    }
    if let outline { return try outline.items(of: chosen, in: scope) }
    guard let groupedBy else { return chosen }
    return try chosen.grouped(by: groupedBy, as: noun, in: scope)
  }

  private func filtered(_ items: Items, limit: Int, in scope: BuildScope) throws -> Items {
    guard let condition else { return items.prefix(limit) }
    if let isKept = condition.constant { return items.prefix(isKept ? limit : 0) }
    // One scope for all items: its dictionary is changed in place.
    var inner = scope
    return try items.filtered(limit: limit) { index in
      inner.scope.bind(noun, to: items[index])
      inner.scope.bind("index", to: .number(Double(index)))
      return try items.naming(index) { try condition.value(in: inner) }
    }
  }
}

extension Field<ItemChoice> {
  /// The keys that choose items, and group them.
  static let itemChoice = Field(
    choice(of: "item"),
    Field<ItemKey?>(
      optional: "groupedBy", .itemKey(over: "item"),
      "Makes a section of the items of each key, as in `${item.name.first}`; its header and footer "
        + "have `section.title`, `section.key` and `section.count`."),
    Field<ItemOutline?>.outline
  ) { choice, groupedBy, outline throws(Mismatch) in
    guard groupedBy == nil || outline == nil else {
      throw Mismatch("expected one of 'groupedBy' and 'children', found both")
    }
    return ItemChoice(
      noun: choice.noun, condition: choice.condition, sortedBy: choice.sortedBy,
      take: choice.take, groupedBy: groupedBy, outline: outline)
  }

  /// Returns the keys that choose items or sections.
  ///
  /// - Parameter noun: The name of an item or a section in expressions.
  static func choice(of noun: String) -> Field {
    Field(
      Field<Dynamic<Bool>?>(
        optional: "where", ValueType<Bool>.truth.addingNames([noun, "index"]).deferred(),
        noun == "item"
          ? "Keeps the items for which it is true, as in `${item.name.contains(query)}`."
          : "Keeps the \(noun)s for which it is true, as in `${\(noun).count > 0}`."),
      Field<[SortKey]?>(
        optional: "sortedBy", .sortKeys(over: noun),
        "What the \(noun)s are sorted by, as in `${\(noun).title}`; equal ones keep their order."),
      Field<Int?>(
        optional: "take", ValueType<Int>.whole(0...Items.limit).fixed(),
        "How many \(noun)s to keep, of those for which `where` is true, in the order of "
          + "`sortedBy`; defaults to all.")
    ) {
      ItemChoice(
        noun: noun, condition: $0, sortedBy: $1, take: $2, groupedBy: nil, outline: nil)
    }
  }
}

extension Items {
  /// Creates the items of a value: a list's, or a range's.
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
    var advice = "write a list, a range as in '1...10', or '{ file: … }'"
    if case .string(let text) = value,
      let match = text.wholeMatch(of: #/([\w.]+?)\s*(\.\.[.<])\s*([\w.]+)/#)
    {
      // An end that is not a number is a path, as in Swift.
      let ends = [match.1, match.3].map { Int($0) == nil ? "${\($0)}" : String($0) }
      advice = "write \"\(ends[0])\(match.2)\(ends[1])\""
    }
    return Mismatch(expected: "items", found: value, suggestion: advice)
  }
}
