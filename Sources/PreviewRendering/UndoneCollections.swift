import CellViews
import CollectionLayouts
import DisplayList
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots

/// The view of a canvas or an element before, and the edits of the collections in it.
struct RegionUndo: Sendable {
  /// The view before; nil for the one of now.
  var recipe: ViewRecipe?
  /// The edits of collections, by their paths.
  var collections: [[Int]: CollectionUndo] = [:]

  /// Changes the edits of a collection, by its node in the new tree.
  mutating func change(
    collection node: Int, in tree: ScreenTree, _ body: (inout CollectionUndo) -> Bool
  ) -> Bool {
    change(region: tree.nodes[node].region, in: tree) {
      body(&$0.collections[tree.path(of: node), default: CollectionUndo()])
    }
  }

  /// Changes the edits of the canvas or an element, by its node in the new tree.
  mutating func change(
    region: Int, in tree: ScreenTree, _ body: (inout RegionUndo) -> Bool
  ) -> Bool {
    guard case .element(let element) = tree.nodes[region].role,
      let collection = tree.nodes[region].parent
    else { return body(&self) }
    return change(collection: collection, in: tree) {
      body(&$0.elements[ElementKey(element), default: RegionUndo()])
    }
  }

  /// Returns a view with all edits taken back that can be.
  func undoing(_ root: ViewNode) -> ViewNode {
    let root = collections.reduce(root) { root, collection in
      root.replacingCollection(at: collection.key, collection.value.undoing) ?? root
    }
    return recipe.map { root.undone(by: $0) } ?? root
  }
}

/// An element of a collection, by what finds its view.
struct ElementKey: Hashable, Sendable {
  var kind: ElementKind
  var index: ItemIndex

  init(_ kind: ElementKind, _ index: ItemIndex) {
    (self.kind, self.index) = (kind, index)
  }

  /// The element of a layout's text.
  init(_ element: SnapshotElement) {
    let name = element.name ?? ""
    let isNamed = element.name != nil
    kind =
      switch element.kind {
      case .cell: .cell
      case .footer: .footer
      case .background: isNamed ? .decoration(name) : .background
      case .badge: isNamed ? .supplementary(name) : .badge
      case .header where name.hasPrefix(SnapshotElement.layoutPrefix):
        .layoutBoundary(String(name.dropFirst(SnapshotElement.layoutPrefix.count)))
      case .header: isNamed ? .boundary(name) : .header
      }
    index = ItemIndex(section: element.section, item: element.number)
  }
}

/// The edits of a collection, and of the views in its elements.
struct CollectionUndo: Sendable {
  /// The settings of the collection, its layout and its sections before.
  private var settings: [(name: String, words: String?)] = []
  /// The layout before, and its settings, where it was another one.
  private var layout: (kind: String, settings: [RecordedSetting])?
  /// The edits in elements, by their places now.
  var elements: [ElementKey: RegionUndo] = [:]
  /// The edits of one of the shown items, all of which have some: items that are not shown have these, too.
  private var example: RegionUndo?
  /// Indicates whether all shown items have the same edits.
  private var isUniform = false
  /// The lengths of items before, by their places now.
  private var lengths: [(item: ItemIndex, name: String, words: String?)] = []
  /// The sections before.
  private var data: [ScreenEdits.SectionSource]?
  /// The views of items that are gone, by their nodes in the old tree.
  private var goneItems: [Int: ViewNode] = [:]
  /// The settings that these were given by their section, such as a height.
  private var goneSettings: [Int: [SnapshotSetting]] = [:]
  /// The views at the edges of sections that came.
  private var came: Set<ElementKey> = []
  /// The views at the edges of sections that are gone, by their places before.
  private var gone: [ElementKey: ViewNode] = [:]

  /// Indicates whether the collection looks like another list, or like none.
  var changesAppearance: Bool {
    layout != nil || settings.contains { $0.name.hasPrefix("appearance") }
  }

  // MARK: Adding edits

  /// Adds a setting of a collection; returns false for one that cannot be set.
  mutating func add(
    _ name: String, _ words: String?, of collection: CollectionNode, _ node: Int,
    in edits: ScreenEdits
  ) -> Bool {
    if name.split(separator: ".").first != "layout", collection.with(name, words) != nil {
      settings.append((name, words))
      return true
    }
    // What is not one value of a layout is another layout.
    guard let source = edits.source(of: node),
      case .collection(let old) = edits.old.nodes[source].role
    else { return false }
    var recorded: [RecordedSetting] = edits.old.nodes[source].settings.map { ($0.name, $0.value) }
    for case (let name, let count?) in [("columns", old.columns), ("rows", old.rows)] {
      recorded.append((name, "\(count)"))
    }
    // Sections that came or went have layouts of their own.
    let isSectioned = collection.sections.count > 1 && old.layout != collection.layout.kind
    let made = collection.laidOut(by: old.layout, recorded)?.layout
    guard isSectioned || made != nil,
      name == "layout"
        || ((made?.settings ?? []) + collection.layout.settings).contains(where: { $0.name == name }
        )
    else { return false }
    layout = (old.layout, recorded)
    // A setting of sections that only one of two layouts has is not told.
    let now = edits.new.nodes[node].settings
    for name in Set((recorded + now.map { ($0.name, $0.value) }).map(\.0)) {
      let words = recorded.first { $0.name == name }?.words
      if now.first(where: { $0.name == name })?.value != words { settings.append((name, words)) }
    }
    return true
  }

  /// Adds an edit of an element itself; returns false for one that cannot be taken back here.
  mutating func add(
    _ edit: Edit, _ element: SnapshotElement, of collection: CollectionNode, in edits: ScreenEdits
  ) -> Bool {
    let key = ElementKey(element)
    switch edit.action {
    case .set(let name, let from, _) where key.kind == .cell:
      guard collection.sections.indices.contains(key.index.section) else { return false }
      var section = collection.sections[key.index.section].layout
      guard section.setLength(name, from, ofItem: key.index.item) else { return false }
      lengths.append((key.index, name, from))
      return true
    case .inserted where key.kind.isAtEdge || key.kind == .badge:
      // A list has backgrounds of its own.
      let list = collection.layout.ofSection(key.index.section).listConfiguration
      guard key.kind != .background || list == nil || collection.view(of: key) != nil else {
        return false
      }
      came.insert(key)
      return true
    case .removed where key.kind.isAtEdge || key.kind == .badge:
      // A list leaves headers and footers out by its mode, and has backgrounds of its own.
      let list = collection.layout.ofSection(key.index.section).listConfiguration
      guard let node = edit.old, key.kind != .background || list == nil,
        list == nil || collection.view(of: key) == nil,
        let view = edits.recordedView(of: node)
      else { return false }
      gone[key] = view
      return true
    default: return false
    }
  }

  /// Adds the sections and items before, where some came, went or were elsewhere; returns the numbers of the edits.
  mutating func addData(
    of collection: CollectionNode, _ node: Int, in edits: ScreenEdits
  ) -> Set<Int> {
    let counts = collection.sections.map(\.layout.itemCount)
    guard let before = edits.dataBefore(ofCollection: node, countsNow: counts) else { return [] }
    data = before.sections
    // The same items had other numbers.
    let given = edits.source(of: node).map { edits.old.nodes[$0].settings } ?? []
    for name in Edit.statesOfItems {
      settings.append((name, given.first { $0.name == name }?.value))
    }
    for case .gone(let item) in before.sections.flatMap(\.items) {
      // A part of it would be lower.
      let isWhole = edits.old.nodes[item].children.first.map(edits.canMake) ?? false
      let view = isWhole ? edits.recordedView(of: item) : nil
      let size = edits.old.frame(of: item)?.size ?? .zero
      goneSettings[item] = edits.old.nodes[item].settings
      goneItems[item] =
        view
        ?? .modified(
          .modified(
            .color(Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))),
            .frame(FixedFrame(width: size.width, height: size.height))),
          .listRow("", "") { $0.insets = .zero })
    }
    if let source = edits.source(of: node) {
      for element in edits.old.nodes[source].children {
        guard case .element(let known) = edits.old.nodes[element].role,
          before.sections.indices.contains(known.section),
          before.sections[known.section].section == nil, ElementKey(known).kind.isAtEdge
        else { continue }
        gone[ElementKey(known)] = edits.recordedView(of: element)
      }
    }
    return before.edits
  }

  /// Finds out whether all items that both screens show have the same edits.
  mutating func findUniform(_ node: Int, in edits: ScreenEdits) {
    let items = elements.filter { $0.key.kind == .cell }
    let shown = edits.new.nodes[node].children.count {
      guard case .element(let element) = edits.new.nodes[$0].role else { return false }
      return element.kind == .cell && edits.source(of: $0) != nil
    }
    guard items.count == shown, items.values.allSatisfy({ $0.collections.isEmpty }) else { return }
    example = items.min { $0.key.index < $1.key.index }?.value
    isUniform = Set(items.values.map(\.recipe)).count == 1
    if !isUniform, let recipe = example?.recipe { example?.recipe = recipe.ofAnyItem }
  }

  // MARK: Taking edits back

  /// Returns the collection with the edits taken back; those in elements as these are built.
  func undoing(_ collection: CollectionNode) -> CollectionNode {
    var other = elements.isEmpty ? collection : undoingElements(of: collection)
    for (item, name, words) in lengths where other.sections.indices.contains(item.section) {
      _ = other.sections[item.section].layout.setLength(name, words, ofItem: item.item)
    }
    for key in came { other.remove(key) }
    if let data {
      if let layouts = other.layout as? SectionLayouts {
        other.layout = layouts.shared.withSections(
          data.map { $0.section.map(layouts.layout(ofSection:)) })
      }
      other.sections = sections(data, of: other)
    }
    for (key, view) in gone { other.add(key, view) }
    if let layout { other = other.laidOut(by: layout.kind, layout.settings) ?? other }
    for (name, words) in settings {
      other = other.with(name, words, isOfLayout: layout == nil) ?? other
    }
    return other
  }

  private func undone(_ view: ViewNode?, _ kind: ElementKind, _ index: ItemIndex) -> ViewNode? {
    view.map { elements[ElementKey(kind, index)]?.undoing($0) ?? $0 }
  }

  private func undoingElements(of collection: CollectionNode) -> CollectionNode {
    var other = collection
    let undo = self
    let start = ItemIndex(section: 0, item: 0)
    other.globalHeader = undone(other.globalHeader, .globalHeader, start)
    other.globalFooter = undone(other.globalFooter, .globalFooter, start)
    if let make = other.boundaryView {
      other.boundaryView = { undo.undone(try make($0, $1), .layoutBoundary($0), $1) }
    }
    for number in other.sections.indices {
      var section = other.sections[number]
      let first = ItemIndex(section: number, item: 0)
      section.header = undone(section.header, .header, first)
      section.footer = undone(section.footer, .footer, first)
      section.background = undone(section.background, .background, first)
      for (kind, view) in section.decorations {
        section.decorations[kind] = undone(view, .decoration(kind), first)
      }
      if let make = section.supplementary {
        section.supplementary = { undo.undone(try make($0), $0, first) }
      }
      if let make = section.badge {
        section.badge = { undo.undone(try make($0), .badge, $0.index) }
      }
      if let make = section.supplementaryItem {
        section.supplementaryItem = { undo.undone(try make($0, $1), .supplementary($0), $1.index) }
      }
      if let make = section.boundaryView {
        section.boundaryView = { undo.undone(try make($0, $1), .boundary($0), $1) }
      }
      let cell = section.cell
      section.cell = { context in
        let view = try cell(context)
        let edits = undo.elements[ElementKey(.cell, context.index)] ?? undo.example
        return edits?.undoing(view) ?? view
      }
      if undo.elements.contains(where: { $0.key.kind == .cell }) {
        section.cellIsCommon = section.cellIsCommon && isUniform
        section.cellOutline = isUniform ? section.outline(at: first) : nil
      }
      other.sections[number] = section
    }
    return other
  }

  /// Returns the sections of other data; one that is gone is as its neighbour, but for its items and its views.
  private func sections(
    _ data: [ScreenEdits.SectionSource], of collection: CollectionNode
  ) -> [SectionNode] {
    let now = collection.sections
    return data.enumerated().compactMap { number, source in
      let model = source.section ?? min(number, now.count - 1)
      guard now.indices.contains(model) else { return nil }
      var section = now[model]
      if source.section == nil {
        section.layout.header = nil
        section.layout.footer = nil
        (section.header, section.footer, section.supplementary) = (nil, nil, nil)
      }
      section.layout.show(
        source.items.map { item in
          guard case .item(let number, let section) = item, now.indices.contains(section) else {
            return nil
          }
          return (now[section].layout, number)
        })
      for (number, item) in source.items.enumerated() {
        guard case .gone(let node) = item else { continue }
        for setting in goneSettings[node] ?? [] {
          _ = section.layout.setLength(setting.name, setting.value, ofItem: number)
        }
      }
      section.show(source.items, of: model, among: now, goneItems)
      if let make = section.boundaryView {
        section.boundaryView = { try make($0, ItemIndex(section: model, item: $1.item)) }
      }
      return section
    }
  }
}

extension ElementKind {
  /// Indicates whether a view is at an edge or behind it, of a section or of all, and can be added.
  fileprivate var isAtEdge: Bool {
    [.header, .footer, .background, .globalHeader, .globalFooter].contains(self)
  }
}

extension CollectionNode {
  /// The view of an element; nil for none.
  fileprivate func view(of key: ElementKey) -> ViewNode? {
    let index = key.index
    guard sections.indices.contains(index.section),
      key.kind != .cell || index.item < sections[index.section].layout.itemCount
    else { return nil }
    return try? writtenView(of: key.kind, at: index)
  }

  /// Removes a view at an edge.
  fileprivate mutating func remove(_ key: ElementKey) {
    let number = key.index.section
    guard sections.indices.contains(number) else { return }
    switch key.kind {
    case .globalHeader: globalHeader = nil
    case .globalFooter: globalFooter = nil
    case .badge:
      let other = sections[number].badge
      sections[number].badge = { $0.index == key.index ? nil : try other?($0) }
    case .header:
      sections[number].header = nil
      sections[number].layout.header = nil
    case .footer:
      sections[number].footer = nil
      sections[number].layout.footer = nil
    default:
      sections[number].background = nil
      sections[number].layout.hasBackground = false
    }
  }

  /// Adds a view at an edge.
  fileprivate mutating func add(_ key: ElementKey, _ view: ViewNode) {
    let number = key.index.section
    guard sections.indices.contains(number) else { return }
    switch key.kind {
    case .globalHeader: globalHeader = view
    case .globalFooter: globalFooter = view
    case .badge:
      let other = sections[number].badge
      sections[number].badge = { $0.index == key.index ? view : try other?($0) }
    case .header:
      sections[number].header = view
      sections[number].layout.header = .measured
    case .footer:
      sections[number].footer = view
      sections[number].layout.footer = .measured
    default:
      sections[number].background = view
      sections[number].layout.hasBackground = true
    }
  }
}

extension SectionNode {
  /// The modifiers that all cells share, where the cell of an item has their lengths; nil for others.
  fileprivate func outline(at item: ItemIndex) -> ViewNode? {
    guard let cellOutline, let cell = try? cell(CellContext(index: item)) else { return nil }
    let keepsLengths = [Axis.horizontal, .vertical].allSatisfy {
      let length = cellOutline.fixedLength(along: $0, for: nil)
      return length == nil || length == cell.fixedLength(along: $0, for: nil)
    }
    return keepsLengths ? cellOutline : nil
  }

  /// Shows other items: those of some sections, and views of some that are gone.
  fileprivate mutating func show(
    _ items: [ScreenEdits.ItemSource], of model: Int, among sections: [SectionNode],
    _ gone: [Int: ViewNode]
  ) {
    /// Builds a view of the item that is shown at the place of a context.
    @Sendable func shown<View>(
      _ context: CellContext, _ gone: (Int) -> View?,
      _ make: (SectionNode, CellContext) throws -> View
    ) rethrows -> View? {
      guard items.indices.contains(context.index.item) else { return nil }
      switch items[context.index.item] {
      case .gone(let node): return gone(node)
      case .item(let item, let section):
        var now = context
        now.index = ItemIndex(section: section, item: item)
        return try sections.indices.contains(section) ? make(sections[section], now) : nil
      }
    }
    let (hasBadge, hasItemHeight) = (badge != nil, itemHeight != nil)
    let keepsOutline = items.allSatisfy {
      if case .item(_, ofSection: model) = $0 { true } else { false }
    }
    if !keepsOutline { cellOutline = nil }
    cellIsCommon = false
    cell = { context in
      try shown(context, { gone[$0] }) { try $0.cell($1) } ?? .color(.black)
    }
    if hasBadge {
      badge = { context in
        try shown(context, { _ in ViewNode?.none }) { try $0.badge?($1) } ?? nil
      }
    }
    if supplementaryItem != nil {
      supplementaryItem = { kind, context in
        try shown(context, { _ in ViewNode?.none }) { try $0.supplementaryItem?(kind, $1) } ?? nil
      }
    }
    if hasItemHeight {
      itemHeight = { index, width in
        try shown(CellContext(index: index), { _ in Double?.none }) {
          try $0.itemHeight?($1.index, width)
        }.flatMap(\.self) ?? 0
      }
    }
  }
}

/// The live views of the canvas and the elements that a text has.
final class LiveTree {
  private let root: ViewNode
  private let tree: ScreenTree
  private var views: [Int: ViewNode?] = [:]
  private var collections: [Int: CollectionNode?] = [:]

  /// The live tree of the new screen of edits.
  init(of root: ViewNode, _ edits: ScreenEdits) {
    (self.root, tree) = (root, edits.new)
  }

  /// Returns the view of the canvas or of an element, by its node; nil where the live tree has none.
  func view(ofRegion node: Int) -> ViewNode? {
    if let known = views[node] { return known }
    let view = findView(ofRegion: node)
    views[node] = .some(view)
    return view
  }

  private func findView(ofRegion node: Int) -> ViewNode? {
    guard case .element(let element) = tree.nodes[node].role else { return root }
    return tree.nodes[node].parent.flatMap(collection)?.view(of: ElementKey(element))
  }

  /// Returns the collection of a node; nil where the live tree has none.
  func collection(_ node: Int) -> CollectionNode? {
    if let known = collections[node] { return known }
    var found: CollectionNode?
    _ = view(ofRegion: tree.nodes[node].region)?.replacingCollection(at: tree.path(of: node)) {
      found = $0
      return $0
    }
    collections[node] = .some(found)
    return found
  }
}

extension PreviewCanvas {
  /// Gives a setting the value of some words; returns false for one that cannot be set.
  mutating func undo(_ name: String, _ words: String?) -> Bool {
    switch name {
    case ScreenTree.backgroundName:
      guard let words else {
        (background, isTransparent) = (nil, true)
        return true
      }
      let color = Color(words: words)
      isTransparent = false
      background = words == Color.systemBackground.words ? nil : color
      return color != nil
    case "statusBar":
      statusBar.isHidden = words == nil
      if let words { statusBar.set(words) }
    case "statusBarStyle":
      guard let words, let style = StatusBar.Style(rawValue: words) else { return words == nil }
      statusBar.style = style
    case "homeIndicator": isHomeIndicatorHidden = words == nil
    default:
      guard let other = with(name, words) else { return false }
      self = other
    }
    return true
  }

  /// Turns the device as its screen is.
  mutating func turnDevice() {
    guard case .points(let height) = height else { return }
    bezel?.isLandscape = width > height
  }
}
