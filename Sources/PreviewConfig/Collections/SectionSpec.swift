import CellViews
import CollectionLayouts
import ConfigLanguage
import Diagnostics
import LayoutGeometry
import PlainText

/// A config's settings for a section; its collection's settings replace missing ones.
struct SectionSpec: Sendable {
  /// The section's own layout; nil for the collection's.
  var layout: (any CollectionLayout)?
  /// The section's offset across its collection's axis; nil for its start.
  var orthogonalOffset: OrthogonalScrolling.Offset?
  var items: Items?
  /// The fields of the record or the group that the section represents; nil for a section without
  /// one.
  var record: [String: DataValue]?
  /// The record's name in messages.
  var recordName: String?
  var cell: Dynamic<ViewNode>?
  var header: Dynamic<ViewNode>?
  var headerHeight: Double?
  var footer: Dynamic<ViewNode>?
  var footerHeight: Double?
  var background: Dynamic<ViewNode>?
  var listItemTint: Dynamic<ListItemTint>?
  var badge: BadgeSpec?
  /// The views of supplementary items by their kinds.
  var supplementaryViews: [String: Dynamic<ViewNode>] = [:]
  /// The views of decorations by their kinds.
  var decorationViews: [String: Dynamic<ViewNode>] = [:]
  var insets: EdgeInsets?
  var columns: Int?
  var itemHeight: Dynamic<Double>?
  var itemWidth: Dynamic<Double>?
  var itemAspectRatio: Dynamic<Double>?
  var itemSpan: Dynamic<Int>?
  var itemRowSpan: Dynamic<Int>?

  /// Returns the section with its missing settings taken from its collection; its layout and items
  /// are its own.
  func over(_ collection: SectionSpec) -> SectionSpec {
    SectionSpec(
      layout: layout, orthogonalOffset: orthogonalOffset, items: items, record: record,
      recordName: recordName, cell: cell ?? collection.cell,
      header: header ?? collection.header,
      headerHeight: headerHeight ?? collection.headerHeight, footer: footer ?? collection.footer,
      footerHeight: footerHeight ?? collection.footerHeight,
      background: background ?? collection.background,
      listItemTint: listItemTint ?? collection.listItemTint, badge: badge ?? collection.badge,
      supplementaryViews: supplementaryViews.merging(collection.supplementaryViews) { own, _ in
        own
      },
      decorationViews: decorationViews.merging(collection.decorationViews) { own, _ in own },
      insets: insets ?? collection.insets,
      columns: columns ?? collection.columns, itemHeight: itemHeight ?? collection.itemHeight,
      itemWidth: itemWidth ?? collection.itemWidth,
      itemAspectRatio: itemAspectRatio ?? collection.itemAspectRatio,
      itemSpan: itemSpan ?? collection.itemSpan,
      itemRowSpan: itemRowSpan ?? collection.itemRowSpan)
  }
}

extension SectionSpec {
  /// The section, or one for each group of its items.
  var grouped: [SectionSpec] {
    guard let items, let groups = items.groups else { return [self] }
    return groups.map { group in
      var section = self
      section.items = items.items(of: group)
      section.record = ["key": group.key, "title": .string(group.key.text ?? "")]
      return section
    }
  }

  /// Scrolls the section's layout to the section's own offset.
  ///
  /// - Parameter shared: The collection's layout.
  mutating func scroll(in shared: (any CollectionLayout)?) throws(Mismatch) {
    guard let orthogonalOffset else { return }
    guard let scrolled = (layout ?? shared)?.scrolled(to: orthogonalOffset) else {
      throw Mismatch(
        "a section has a 'contentOffset' and does not scroll",
        suggestion: "give it a compositional layout with an 'orthogonalScrollingBehavior'")
    }
    self.layout = scrolled
  }
}

extension ValueType<OrthogonalScrolling.Offset> {
  /// Points, `{ item: … }` or `{ group: … }`.
  static let orthogonalOffset = ValueType<Double>.distance.map {
    OrthogonalScrolling.Offset.points($0)
  }.orMapping(
    .record(
      "orthogonalOffset", "What a section that scrolls sideways is scrolled to: one of its keys.",
      Field(
        Field<Int?>(
          optional: "item", .whole(0...Items.limit), "The item whose group is at the start."),
        Field<Int?>(
          optional: "group", .whole(0...Items.limit), "The group that is at the start.")
      ) { item, group throws(Mismatch) in
        switch (item, group) {
        case (let item?, nil): return .item(item)
        case (nil, let group?): return .group(group)
        default: throw Mismatch("expected one of 'item' and 'group'")
        }
      }))
}

extension Field<SectionSpec> {
  /// The keys of a section, in `sections:` or in the collection itself.
  static let section = Field(
    Field<Items?>(
      optional: "items", .items, "The data of the cells: a list, a range or a data file."),
    sectionSettings
  ) { items, section in
    var section = section
    section.items = items
    return section
  }

  /// The keys of a section besides its items.
  static let sectionSettings = Field(
    views,
    Field<EdgeInsets?>(
      optional: "insets", .insets, "Space between the section's edges and its items, in points."),
    Field<Int?>(
      optional: "columns", .columnCount, "The section's own number of columns."),
    lengths
  ) { views, insets, columns, lengths in
    var section = views
    section.insets = insets
    section.columns = columns
    section.itemHeight = lengths.itemHeight
    section.itemWidth = lengths.itemWidth
    section.itemAspectRatio = lengths.itemAspectRatio
    section.itemSpan = lengths.itemSpan
    section.itemRowSpan = lengths.itemRowSpan
    return section
  }

  private static let views = Field(
    Field<Dynamic<ViewNode>?>(
      optional: "cell", ValueType<ViewNode>.view.addingNames(ItemNames.inCells).deferred(),
      "The view of an item, or a cell's name."),
    Field<Dynamic<ViewNode>?>(
      optional: "header", ValueType<ViewNode>.view.addingNames(ItemNames.inSections).deferred(),
      "A view before the items."),
    Field<Double?>(
      optional: "headerHeight", .length, "The header's height, in points; measured by default."),
    Field<Dynamic<ViewNode>?>(
      optional: "footer", ValueType<ViewNode>.view.addingNames(ItemNames.inSections).deferred(),
      "A view after the items."),
    Field<Double?>(
      optional: "footerHeight", .length, "The footer's height, in points; measured by default."),
    Field<Dynamic<ViewNode>?>(
      optional: "sectionBackground",
      ValueType<ViewNode>.colorOrView.addingNames(ItemNames.inSections).deferred(),
      "A view or a colour behind the section."),
    Field<Dynamic<ListItemTint>?>(
      optional: "listItemTint",
      ValueType<ListItemTint>.listItemTint.addingNames(ItemNames.inSections).deferred(),
      "The colour of the signs of rows in a list with an `appearance`, and what `accentColor` is in "
        + "them, but for rows with a `listItemTint` of their own."),
    Field<BadgeSpec?>(
      optional: "badge", .badge, "A view at an edge or a corner of each item."),
    Field<[String: Dynamic<ViewNode>]>(
      "supplementaryViews", .views(naming: ItemNames.inCells), default: [:], shown: "{}",
      "The views of a compositional layout's `supplementaryItems`, by their kinds."),
    Field<[String: Dynamic<ViewNode>]>(
      "decorationViews", .views(naming: ItemNames.inSections), default: [:], shown: "{}",
      "The views of a compositional layout's `decorationItems`, by their kinds.")
  ) {
    cell, header, headerHeight, footer, footerHeight, background, listItemTint, badge,
    supplementaryViews, decorationViews in
    SectionSpec(
      cell: cell, header: header, headerHeight: headerHeight, footer: footer,
      footerHeight: footerHeight, background: background, listItemTint: listItemTint, badge: badge,
      supplementaryViews: supplementaryViews, decorationViews: decorationViews)
  }

  private static let lengths = Field(
    Field<Dynamic<Double>?>(
      optional: "itemHeight", ValueType<Double>.length.addingNames(ItemNames.inCells).deferred(),
      "An item's height, in points; by default the cell measures itself."),
    Field<Dynamic<Double>?>(
      optional: "itemWidth", ValueType<Double>.length.addingNames(ItemNames.inCells).deferred(),
      "An item's width, in points, where the layout leaves it open."),
    Field<Dynamic<Double>?>(
      optional: "itemAspectRatio",
      ValueType<Double>.ratio.addingNames(ItemNames.inCells).deferred(),
      "An item's width divided by its height."),
    Field<Dynamic<Int>?>(
      optional: "itemSpan", ValueType<Int>.span.addingNames(ItemNames.inCells).deferred(),
      "How many columns an item covers, or `all`."),
    Field<Dynamic<Int>?>(
      optional: "itemRowSpan", ValueType<Int>.span.addingNames(ItemNames.inCells).deferred(),
      "How many rows an item of a `mosaic` or of a sideways `waterfall` covers, or `all`.")
  ) { height, width, ratio, span, rowSpan in
    SectionSpec(
      itemHeight: height, itemWidth: width, itemAspectRatio: ratio, itemSpan: span,
      itemRowSpan: rowSpan)
  }
}

/// The names that represent an item in expressions.
enum ItemNames {
  /// The names in cells, and in values that are computed for each item.
  static let inCells: Set<String> = [
    "item", "index", "section", "isSelected", "isHighlighted", "isEditing",
  ]
  /// The names in headers, footers and backgrounds.
  static let inSections: Set<String> = ["section"]
}

extension ValueType {
  /// Returns the type with more names in its expressions.
  func addingNames(_ names: Set<String>) -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      compiler.addingNames(names) { compile(node, place, compiler) }
    }
  }
}

extension ValueType<Int> {
  /// A number of columns, or `all`.
  fileprivate static let span = ValueType.scalar(
    "a whole number or all", shown: "a whole number from 1 to 1000, or all",
    json: .members([
      "anyOf": .array([
        .members(["type": "integer", "minimum": .number(1), "maximum": .number(1000)]),
        .members(["const": "all"]),
      ])
    ]), pending: 1
  ) { value throws(Mismatch) in
    if case .string("all") = value { return LayoutSection.allColumns }
    return try value.whole(within: 1...1000, "a whole number or all", or: ["all"])
  }
}

extension SectionSpec {
  /// Returns the section for the names in scope.
  ///
  /// - Throws: `Diagnostic`, for an item's values with the item's name.
  /// - Complexity: O(*items*) if an item's values have expressions; else O(1).
  func section(_ number: Int, in scope: BuildScope) throws -> SectionNode {
    var items = items ?? Items([])
    if let state = scope.state { items = state.items(items) }
    var outer = scope
    outer.scope.bind("section", to: value(number: number, count: items.count))
    var layout = LayoutSection(
      itemCount: items.count, columns: columns, insets: insets ?? .zero,
      header: header.map { _ in headerHeight.map { .fixed($0) } ?? .measured },
      footer: footer.map { _ in footerHeight.map { .fixed($0) } ?? .measured },
      hasBackground: background != nil, badge: badge?.layout,
      itemHeight: try itemHeight.map { try lengths($0, of: items, in: outer) },
      itemWidth: try itemWidth.map { try lengths($0, of: items, in: outer) },
      itemAspectRatio: try itemAspectRatio.map { try lengths($0, of: items, in: outer) },
      itemSpan: try spans(itemSpan, of: items, in: outer))
    layout.itemRowSpan = try spans(itemRowSpan, of: items, in: outer)
    let cell = cell ?? .constant(.spacer(minLength: 0))
    var section = SectionNode(
      layout: layout,
      cell: { [items, outer] context in
        if let view = cell.constant { return view }
        do {
          return try items.building(context, in: outer) { try cell.value(in: $0) }
            ?? .spacer(minLength: 0)
        } catch let mistake as Diagnostic {
          throw items.mistakes(mistake, context, in: outer) { try cell.value(in: $0) }
        }
      },
      header: try view(header, in: outer), footer: try view(footer, in: outer),
      background: try view(background, in: outer))
    section.ownLayout = self.layout
    // A review state may leave out the item.
    if scope.state?.leavesOutItems == true, let place = orthogonalOffset?.number,
      place >= items.count
    {
      section.ownLayout = self.layout?.scrolled(to: .points(0))
    }
    section.cellIsCommon = cell.isConstant
    section.isBuiltOnAnyThread = true
    section.cellOutline = items.count > 0 ? cell.outline(in: outer) : nil
    section.itemTint = try listItemTint?.value(in: outer)
    section.rowData = { [items] item in
      (0..<items.count).contains(item) ? items[item].jsonText : nil
    }
    if let badge {
      section.badge = { [items, outer] context in
        try items.building(context, in: outer) { try badge.badge(in: $0) }
      }
    }
    section.boundaryView = boundaryView(in: outer)
    section.decorations = try decorationViews.compactMapValues { try view($0, in: outer) }
    if !supplementaryViews.isEmpty {
      section.supplementaryItem = { [items, outer, supplementaryViews] kind, context in
        guard let view = supplementaryViews[kind] else { return nil }
        return try items.building(context, in: outer) { try view.value(in: $0) }
      }
    }
    return section
  }

  /// Returns the value of `section`: the fields of the section's record, or the section's number.
  private func value(number: Int, count: Int) -> DataValue {
    let number = DataValue.number(Double(number))
    guard let record else { return number }
    return .object(
      ["index": number, "count": .number(Double(count))].merging(record) { _, own in own })
  }

  /// Returns a view of the section; its errors name the section's record.
  private func view(_ view: Dynamic<ViewNode>?, in scope: BuildScope) throws -> ViewNode? {
    do {
      return try view?.value(in: scope)
    } catch var diagnostic as Diagnostic {
      if let recordName { diagnostic.message = "\(recordName): \(diagnostic.message)" }
      throw diagnostic
    }
  }

  private func lengths(
    _ value: Dynamic<Double>, of items: Items, in scope: BuildScope
  ) throws -> ItemValues {
    if let constant = value.constant { return .constant(constant) }
    return .each(try each(value, of: items, in: scope))
  }

  private func spans(
    _ span: Dynamic<Int>?, of items: Items, in scope: BuildScope
  ) throws -> ItemSpans {
    guard let span else { return .constant(1) }
    if let constant = span.constant { return .constant(constant) }
    return .each(try each(span, of: items, in: scope))
  }

  private func each<Value: Sendable>(
    _ value: Dynamic<Value>, of items: Items, in scope: BuildScope
  ) throws -> [Value] {
    // One scope for all items, which is changed in place.
    var inner = scope
    for state in ["isSelected", "isHighlighted", "isEditing"] {
      inner.scope.bind(state, to: .bool(false))
    }
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for index in 0..<items.count {
      inner.scope.bind("item", to: items[index])
      inner.scope.bind("index", to: .number(Double(index)))
      values.append(try items.naming(index) { try value.value(in: inner) })
    }
    return values
  }
}

extension Items {
  /// Builds the view of an item, with the item's names in scope; nil if there are no items.
  fileprivate func building(
    _ context: CellContext, in scope: BuildScope, _ build: (BuildScope) throws -> ViewNode?
  ) throws -> ViewNode? {
    guard count > 0 else { return nil }
    // A carousel of several sets shows each item once in each of them.
    let index = context.index.item % count
    return try naming(index) { try build(names(of: index, context, in: scope)) }
  }

  /// Returns the scope of an item's views.
  private func names(of index: Int, _ context: CellContext, in scope: BuildScope) -> BuildScope {
    var inner = scope.forElement()
    inner.scope.bind("item", to: self[index])
    inner.scope.bind("index", to: .number(Double(index)))
    inner.scope.bind("isSelected", to: .bool(context.isSelected))
    inner.scope.bind("isHighlighted", to: .bool(context.isHighlighted))
    inner.scope.bind("isEditing", to: .bool(context.isEditing))
    return inner
  }

  /// The most items that are looked through for mistakes: there is no cheaper way to find those of an
  /// item than to build its cell.
  private static var searchLimit: Int { 1000 }

  /// Returns a mistake of an item's cell with those of the section's others that hide nothing else,
  /// such as unknown symbols, each once, so that they can be mended together.
  ///
  /// As on a whole screen, no more are looked for after `BuildMistakes.limit`, equal ones included.
  fileprivate func mistakes(
    _ first: Diagnostic, _ context: CellContext, in scope: BuildScope,
    _ build: (BuildScope) throws -> ViewNode
  ) -> any Error {
    /// Adds an item's mistakes to others; returns the one that ends the building of its cell.
    func collect(_ index: Int, in found: BuildMistakes) -> Diagnostic? {
      var names = names(of: index, context, in: scope)
      names.mistakes = found
      do {
        _ = try build(names)
        return nil
      } catch {
        return error as? Diagnostic
      }
    }
    let found = BuildMistakes()
    var known: Set<Diagnostic> = []
    var all: [Diagnostic] = []
    for index in 0..<min(count, Self.searchLimit) where !found.isFull {
      let before = found.all.count
      _ = collect(index, in: found)
      for mistake in found.all.dropFirst(before) where known.insert(mistake).inserted {
        all.append(named(mistake, index))
      }
    }
    // Without a place for its mistakes, a cell's building ends at the first of them.
    let item = context.index.item % count
    let own = BuildMistakes()
    let end = collect(item, in: own)
    let isAmongThem =
      end.map { named($0, item) } != first && own.all.first.map { known.contains($0) } == true
    if !isAmongThem { all.insert(first, at: 0) }
    return all.count == 1 ? first : Diagnostics(all)
  }
}
