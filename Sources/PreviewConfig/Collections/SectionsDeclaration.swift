import CollectionLayouts
import ConfigLanguage
import Diagnostics
import PlainText

/// The sections of a collection.
struct SectionList: Sendable {
  var sections: [SectionSpec]
  /// Indicates whether the sections come from records of data, which may be empty.
  var isData = false
}

extension ValueType<SectionList> {
  /// A list of sections, or a mapping that makes a section from each record of a data file or a
  /// list.
  static let sections = section.list("a list of sections").map { SectionList(sections: $0) }
    .choice(with: file.choice(with: listed) { $0["in"] != nil }) { $0.mapping != nil }

  private static let section = ValueType<SectionSpec>.record(
    "section", "A section of a collection.", Field(layout, .section) { $0.applied(to: $1) })

  /// The keys of a section that a collection does not set for all of them.
  private static let layout = Field<SectionLayout>(
    Field<(any CollectionLayout)?>(
      optional: "layout", .layout, "The section's own layout, instead of the collection's."),
    Field<OrthogonalScrolling.Offset?>(
      optional: "contentOffset", .orthogonalOffset,
      "What a section with an `orthogonalScrollingBehavior` is scrolled to: points from its "
        + "leading edge, an item or a group.")
  ) { layout, offset throws(Mismatch) in
    if let layout {
      let ofAll =
        layout.interSectionSpacing != 0
        ? "interSectionSpacing"
        : layout.configuration != CollectionConfiguration() ? "configuration" : nil
      if let ofAll {
        throw Mismatch(
          "'\(ofAll)' is not a section's", suggestion: "write it in the collection's layout")
      }
    }
    return SectionLayout(layout: layout, offset: offset)
  }

  /// The keys of all sections, which may use `section`.
  private static let template = Field<SectionSpec>(layout, .sectionSettings) {
    $0.applied(to: $1)
  }.adding(ItemNames.inSections).deferred()

  private static let file = ValueType(schema: fileRecord.schema) { node, place, compiler in
    let request = fileRecord.compile(node, label: place.label, with: compiler)?.constant
    guard let request else { return nil }
    do throws(Diagnostic) {
      let records = try request.file.items(named: node, through: compiler)
      let range = node.range
      return .computed { try request.sections.list(of: records, at: range, in: $0) }
    } catch {
      compiler.report(error)
      return nil
    }
  }

  private static let fileRecord = ValueType<FileSections>.record(
    "dataSections",
    "A section for each record of a JSON, YAML or CSV file, whose fields are those of `section` in "
      + "expressions; the keys of a section are for all of them.",
    Field(
      .dataFile("The path of the list of records in the file, as in `response.days`."), .data
    ) { FileSections(file: $0, sections: $1) })

  private static let listed = ValueType(schema: listedRecord.schema) { node, place, compiler in
    let range = node.range
    return listedRecord.compile(node, label: place.label, with: compiler)?.evaluated {
      request, scope in
      try request.sections.list(of: request.records, at: range, in: scope)
    }
  }

  private static let listedRecord = ValueType<ListedSections>.record(
    "listedSections",
    "A section for each element of a list, whose fields are those of `section` in expressions; the "
      + "keys of a section are for all of them.",
    Field(Field<Items>("in", .listed, "The list of records."), .data) {
      ListedSections(records: $0, sections: $1)
    })

  fileprivate static func dataSections() -> Field<DataSections> {
    Field(
      Field<RecordItems?>(
        optional: "items", .recordItems,
        "The path of each record's list of items, as in `users`, or a list or a range, as in "
          + "`1...${section.days}`; by default, a record is its list."),
      .choice(of: "section"), template
    ) { DataSections(items: $0 ?? RecordItems(), choice: $1, template: $2) }
  }
}

extension Field<DataSections> {
  /// The settings that make sections from records.
  fileprivate static let data = ValueType<SectionList>.dataSections()
}

/// The layout of one section, and its offset.
private struct SectionLayout: Sendable {
  var layout: (any CollectionLayout)?
  var offset: OrthogonalScrolling.Offset?

  func applied(to section: SectionSpec) -> SectionSpec {
    var section = section
    section.layout = layout
    section.orthogonalOffset = offset
    return section
  }
}

private struct FileSections: Sendable {
  var file: DataFileRequest
  var sections: DataSections
}

private struct ListedSections: Sendable {
  var records: Items
  var sections: DataSections
}

/// A record's items, or the path to them, and the choice among them.
private struct RecordItems: Sendable {
  /// The path; nil for a record that is a list itself.
  var path: DataPath?
  /// A list or a range; nil for items in the record.
  var listed: Dynamic<Items>?
  /// The choice; nil for all items.
  var choice: ItemChoice?
}

extension ValueType<RecordItems> {
  /// A path, a list, a range, or a mapping with a choice among the items there.
  fileprivate static let recordItems = ValueType<String>.text.fixed().map {
    RecordItems(path: DataPath($0))
  }.choice(with: listed.map { RecordItems(listed: $0) }) { node in
    guard let scalar = node.scalar else { return node.list != nil }
    return scalar.isTemplate || ["...", "..<"].contains { scalar.text.contains($0) }
  }.orMapping(
    .record(
      "recordItems", "Some of the items of each record, or all in an order.",
      Field(
        Field<String?>(
          optional: "at", ValueType<String>.text.fixed(),
          "The list's path in the record, as in `users`; by default, the record is the list."),
        Field<Dynamic<Items>?>(
          optional: "in", listed, "A list, or a range as in `1...${section.days}`, instead."),
        Field<ItemChoice>.choice(of: "item").adding(ItemNames.inSections)
      ) { path, listed, choice throws(Mismatch) in
        guard path == nil || listed == nil else {
          throw Mismatch("expected one of 'at' and 'in', found both")
        }
        return RecordItems(path: path.map { DataPath($0) }, listed: listed, choice: choice)
      }))

  private static let listed = ValueType<Items>.listed.addingNames(["section"]).deferred()
}

/// The mapping of data's records to sections.
private struct DataSections: Sendable {
  var items: RecordItems
  var choice: ItemChoice
  var template: Dynamic<SectionSpec>

  /// Returns the sections of records.
  ///
  /// - Throws: `Diagnostic` with the record's name, or at `range` for too many.
  func list(of data: Items, at range: SourceRange, in scope: BuildScope) throws -> SectionList {
    let records = data.called("section")
    var contents: [(fields: [String: DataValue], items: Items)] = []
    var values: [DataValue] = []
    for index in 0..<records.count {
      let content = try records.naming(index) {
        try self.content(of: records[index], named: records.name(of: index), at: range, in: scope)
      }
      contents.append(content)
      values.append(.object(content.fields))
    }
    let sections = records.replaced(by: values)
    let chosen = try choice.items(of: sections, in: scope)
    guard chosen.count <= Items.sectionLimit else {
      throw Diagnostic(
        at: range,
        "sections: the data holds \(chosen.count) records, at most \(Items.sectionLimit) are drawn",
        suggestion: "write 'take: \(Items.sectionLimit)'")
    }
    var inner = scope
    return SectionList(
      sections: try (0..<chosen.count).map { index in
        let content = contents[chosen.place(of: index)]
        inner.scope.bind("section", to: chosen[index])
        var section = try chosen.naming(index) { try template.value(in: inner) }
        section.items = content.items
        section.record = content.fields
        section.recordName = chosen.name(of: index)
        return section
      }, isData: true)
  }

  /// Returns a record's fields, with the count of its items, and its items.
  private func content(
    of record: DataValue, named name: String, at range: SourceRange, in scope: BuildScope
  ) throws -> (fields: [String: DataValue], items: Items) {
    var fields: [String: DataValue] = [:]
    if case .object(let own) = record { fields = own }
    func counted(_ items: Items) -> [String: DataValue] {
      ["count": .number(Double(items.count))].merging(fields) { _, own in own }
    }
    var items: Items
    if let listed = self.items.listed {
      var inner = scope
      inner.scope.bind("section", to: record)
      items = try listed.value(in: inner)
    } else {
      let found = try self.items.path?.follow(record, in: "the record", from: range) ?? record
      guard case .list(let list) = found else {
        let lists = fields.filter { if case .list = $0.value { true } else { false } }
        throw Diagnostic(
          at: range, "expected a list of items, found \(found.summary)",
          suggestion: listing("name a list in it with 'items'", lists.keys)
            ?? "or write a range for each record, as in 'items: 1...${section.days}'")
      }
      items = Items(list, in: name)
    }
    if let choice = self.items.choice {
      var inner = scope
      inner.scope.bind("section", to: .object(counted(items)))
      items = try choice.items(of: items, in: inner)
    }
    return (counted(items), items)
  }
}
