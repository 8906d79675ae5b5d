package import CellViews
import CollectionLayouts
package import LayoutEdits
import DisplayList
import LayoutGeometry
import LayoutSnapshots
package import TextShaping

// The edits that can be taken back are those of settings with a `SettingField`, of texts, of views that came, of the
// order of views and modifiers, of texts, colours, shapes and stacks that went, and of items that came, went or moved
// in their section. Of other edits `ScreenEdits` reports that parts differ, and not that no edit explains them.

extension ScreenEdits {
  /// Returns the proof that the edits explain a screen: its preview with all of them taken back that can be, laid out
  /// and drawn.
  ///
  /// - Parameter preview: The preview of the new screen.
  /// - Throws: The errors of `Preview.arranged(shaper:)`.
  /// - Complexity: That of laying the preview out once, or twice where a collection is scrolled elsewhere.
  package func proof(in preview: Preview, shaper: TextShaper) throws -> Proof {
    func undone(with facts: Set<Int>) throws -> Proof {
      let undo = try PreviewUndo(self, in: preview, with: facts)
      let undone = LayoutSnapshot(try undo.undoing(preview).arranged(shaper: shaper))
      return .undone(undone, undo.taken)
    }
    let proof = try undone(with: [])
    // A fact that is another one without the edits was itself given.
    let given = try factsLeft(by: proof)
    return given.isEmpty ? proof : try undone(with: given)
  }
}

/// The header or the footer of a section.
private struct Supplementary: Hashable {
  var isHeader: Bool
  var section: Int

  /// The header or the footer that an element is; nil for another element.
  init?(_ element: SnapshotElement) {
    guard element.name == nil, element.kind == .header || element.kind == .footer else {
      return nil
    }
    (isHeader, section) = (element.kind == .header, element.section)
  }
}

/// The edits of a screen, sorted by where they are taken back.
private struct PreviewUndo {
  /// The canvas with the settings before.
  private var canvas: PreviewCanvas
  /// The edits of views of the screen, and of collections among them.
  private var views: [ViewUndo] = []
  /// The edits in the items of each collection, by the collection's path.
  private var items: [[Int]: [ItemIndex: [ViewUndo]]] = [:]
  /// The items of each collection before, section by section, by the collection's path.
  private var data: [[Int]: [[ScreenEdits.ItemSource]]] = [:]
  /// The edits in the headers and footers of each collection, by the collection's path.
  private var supplementaries: [[Int]: [Supplementary: [ViewUndo]]] = [:]
  /// The paths of the collections of which all shown items have the same edits.
  private var uniform: Set<[Int]> = []

  /// The numbers of the edits that are taken back.
  private(set) var taken: Set<Int> = []

  /// Sorts the edits that can be taken back in a preview.
  ///
  /// - Parameter given: The numbers of those that may follow from others, and are taken back.
  init(_ edits: ScreenEdits, in preview: Preview, with given: Set<Int>) throws {
    canvas = preview.canvas
    let root = try preview.content(ComputedValues())
    for (number, edit) in edits.edits.enumerated()
    where !edits.facts.contains(number) || given.contains(number) {
      let isTaken =
        if case .set(let name, let from, _) = edit.action, edit.view == nil, edit.owner == .canvas {
          canvas.set(name, from)
        } else {
          add(edit, in: edits, root)
        }
      if isTaken { taken.insert(number) }
    }
    for (path, known) in items {
      let count = edits.new.nodes.indices.count { node in
        edits.new.nodes[node].role != .view && edits.new.isItem(node, ofCollectionAt: path)
      }
      if known.count == count, Set(known.values.map(Set.init)).count == 1 { uniform.insert(path) }
    }
    views = Set(views).map(\.self)
    for node in edits.new.nodes.indices { addData(ofCollection: node, in: edits, root) }
  }

  /// Adds the items of a collection before, where some came, went or were elsewhere.
  private mutating func addData(ofCollection node: Int, in edits: ScreenEdits, _ root: ViewNode) {
    guard case .collection = edits.new.nodes[node].role, edits.new.nodes[node].region == 0 else {
      return
    }
    let path = edits.new.path(of: node)
    var counts: [Int] = []
    _ = root.replacingCollection(at: path) { collection in
      if !collection.sections.contains(where: \.hasLengthsOfItems) {
        counts = collection.sections.map(\.layout.itemCount)
      }
      return collection
    }
    guard !counts.isEmpty, let before = edits.itemsBefore(ofCollection: node, countsNow: counts)
    else { return }
    data[path] = before.sections
    taken.formUnion(before.edits)
  }

  /// Adds an edit; returns false if it cannot be taken back.
  private mutating func add(_ edit: Edit, in edits: ScreenEdits, _ root: ViewNode) -> Bool {
    var found: ViewUndo?
    if edit.action == .removed, edit.view != nil, let old = edit.old {
      found = Self.undo(removedAt: old, in: edits)
    } else if let number = edit.new {
      found = Self.undo(edit, at: number, in: edits)
    }
    guard let undo = found else { return false }
    guard case .element(let name) = edit.owner else {
      let region = edit.new.map { edits.new.nodes[$0].region } ?? 0
      guard edits.new.nodes[region].role == .canvas, root.undoing([undo]) != nil else {
        return false
      }
      views.append(undo)
      return true
    }
    guard edits.new.nodes[name.collection].region == 0 else { return false }
    let path = edits.new.path(of: name.collection)
    if let place = Supplementary(name.element) {
      supplementaries[path, default: [:]][place, default: []].append(undo)
      return true
    }
    guard name.element.kind == .cell else { return false }
    let index = ItemIndex(section: name.element.section, item: name.element.number)
    items[path, default: [:]][index, default: []].append(undo)
    return true
  }

  /// Returns how a view that is gone comes back; nil where the view around it is gone, too.
  private static func undo(removedAt number: Int, in edits: ScreenEdits) -> ViewUndo? {
    guard let parent = edits.old.nodes[number].parent, let holder = edits.partner(of: parent),
      let index = edits.old.nodes[parent].children.firstIndex(of: number)
    else { return nil }
    let node = edits.new.nodes[holder]
    guard case .view = node.role else { return nil }
    let before = edits.old.nodes[parent].children[..<index].count { edits.partner(of: $0) != nil }
    let names = edits.old.nodes[parent].settingNames
    return ViewUndo(
      at: edits.new.path(of: holder),
      .removed(ViewRecord(edits.old, number), at: before, among: names))
  }

  private static func undo(_ edit: Edit, at number: Int, in edits: ScreenEdits) -> ViewUndo? {
    let node = edits.new.nodes[number]
    let path = edits.new.path(of: number)
    switch edit.action {
    case .set(let name, let from, let to):
      let names = edit.old.map { edits.old.nodes[$0].settingNames } ?? []
      return ViewUndo(at: path, .set(name, from: from, to: to, among: names))
    case .reordered:
      guard let source = edit.old else { return nil }
      return ViewUndo(at: path, .reordered(edits.old.nodes[source].settingNames))
    case .content(let from, let to):
      guard case .view = node.role else { return nil }
      return ViewUndo(at: path, .text(from: from, to: to))
    case .inserted:
      guard case .view = node.role else { return nil }
      return ViewUndo(at: path, .inserted)
    case .swapped, .moved(into: nil):
      guard let parent = node.parent, let order = edits.order(ofChildren: parent) else {
        return nil
      }
      return ViewUndo(at: Array(path.dropLast()), .ordered(order))
    default: return nil
    }
  }

  /// Returns the preview with the edits taken back where its views are made.
  func undoing(_ preview: Preview) -> Preview {
    var other = preview
    other.canvas = canvas
    let make = preview.makeContent
    let undo = self
    other.makeContent = { known, canvas in undo.undoing(try make(known, canvas)) }
    return other
  }

  private func undoing(_ root: ViewNode) -> ViewNode {
    var root = root
    for path in Set(items.keys).union(supplementaries.keys).union(data.keys) {
      let changed = root.replacingCollection(at: path) { collection in
        var other = collection.undoing(items[path] ?? [:], isUniform: uniform.contains(path))
        if let before = data[path] { other.show(before) }
        for (place, edits) in supplementaries[path] ?? [:] { other.undo(edits, in: place) }
        return other
      }
      root = changed ?? root
    }
    return root.undoing(views) ?? root
  }
}

extension ViewRecord {
  /// The record of a view and those in it.
  fileprivate init(_ tree: ScreenTree, _ number: Int) {
    let node = tree.nodes[number]
    self.init(
      node.kind, name: node.name, id: node.id,
      settings: node.settings.map { ($0.name, $0.value) },
      children: node.children.map { ViewRecord(tree, $0) })
  }
}

extension ScreenTree {
  /// Indicates whether a node is an item of the collection at a path among the views of the screen.
  fileprivate func isItem(_ node: Int, ofCollectionAt path: [Int]) -> Bool {
    guard case .element(let element) = nodes[node].role, element.kind == .cell,
      let parent = nodes[node].parent, nodes[parent].region == 0
    else { return false }
    return self.path(of: parent) == path
  }
}

extension CollectionNode {
  /// Returns the collection with edits of its items taken back as they are built.
  ///
  /// - Parameter isUniform: Indicates whether all items have the same edits, also those that are not shown.
  fileprivate func undoing(
    _ edits: [ItemIndex: [ViewUndo]], isUniform: Bool
  ) -> CollectionNode {
    var other = self
    let common = isUniform ? edits.values.first : nil
    for index in sections.indices {
      let cell = sections[index].cell
      other.sections[index].cell = { context in
        let view = try cell(context)
        guard let edits = edits[context.index] ?? common else { return view }
        return view.undoing(edits) ?? view
      }
      if !isUniform { other.sections[index].cellIsCommon = false }
      other.sections[index].cellOutline = nil
    }
    return other
  }
}

extension CollectionNode {
  /// Takes edits of a header or a footer back.
  fileprivate mutating func undo(_ edits: [ViewUndo], in place: Supplementary) {
    guard sections.indices.contains(place.section) else { return }
    let path: WritableKeyPath<SectionNode, ViewNode?> = place.isHeader ? \.header : \.footer
    if let view = sections[place.section][keyPath: path] {
      sections[place.section][keyPath: path] = view.undoing(edits) ?? view
      return
    }
    guard let make = sections[place.section].supplementary else { return }
    sections[place.section].supplementary = { kind in
      guard let view = try make(kind) else { return nil }
      return (kind == .header) == place.isHeader ? view.undoing(edits) ?? view : view
    }
  }
}

extension SectionNode {
  /// Indicates whether items have lengths or spans of their own, which are known by the items' numbers.
  fileprivate var hasLengthsOfItems: Bool {
    [layout.itemHeight, layout.itemWidth, layout.itemAspectRatio].contains { values in
      if case .each? = values { true } else { false }
    } || itemHeight != nil
  }
}

extension CollectionNode {
  /// Shows the items of other data, section by section; an item that is gone has the room that it had.
  fileprivate mutating func show(_ data: [[ScreenEdits.ItemSource]]) {
    for (index, sources) in data.enumerated() where sections.indices.contains(index) {
      let cell = sections[index].cell
      sections[index].layout.itemCount = sources.count
      sections[index].layout.measuredHeight = nil
      sections[index].layout.measuredWidth = nil
      sections[index].cellOutline = nil
      sections[index].cellIsCommon = false
      sections[index].cell = { context in
        guard sources.indices.contains(context.index.item) else { return try cell(context) }
        switch sources[context.index.item] {
        case .gone(let size):
          return .modified(
            .color(Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))),
            .frame(FixedFrame(width: size.width, height: size.height)))
        case .item(let item):
          var now = context
          now.index.item = item
          return try cell(now)
        }
      }
    }
  }
}

extension PreviewCanvas {
  /// Gives a setting the value of some words; returns false for one that cannot be set.
  fileprivate mutating func set(_ name: String, _ words: String?) -> Bool {
    guard let words else { return false }
    switch name {
    case "width": width = Double(words) ?? width
    case "height": height = Double(words).map { .points($0) } ?? .fit
    case "appearance": appearance = Appearance(rawValue: words) ?? appearance
    case "layoutDirection": layoutDirection = LayoutDirection(rawValue: words) ?? layoutDirection
    case "dynamicType": dynamicType = DynamicType(rawValue: words) ?? dynamicType
    case "padding":
      guard let insets = EdgeInsets(words: words) else { return false }
      padding = insets
    default: return false
    }
    return true
  }
}
