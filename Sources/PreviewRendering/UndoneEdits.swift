package import CellViews
import CollectionLayouts
package import LayoutEdits
import DisplayList
import LayoutGeometry
import LayoutSnapshots
import SymbolDrawing
package import TextShaping

// The edits that can be taken back are those of settings with a `SettingField`, of names, of the views around others and
// in them, of which those that went are made again from the golden's text, and of items that came, went or moved in
// their section. Of other edits `ScreenEdits` reports that parts differ, and not that no edit explains them.

extension ScreenEdits {
  /// Returns the proof that the edits explain a screen: its preview with all of them taken back that can be, laid out
  /// and drawn.
  ///
  /// - Parameter preview: The preview of the new screen.
  /// - Throws: The errors of `Preview.arranged(shaper:)`.
  /// - Complexity: That of laying the preview out once, or twice where a collection is scrolled elsewhere.
  package func proof(in preview: Preview, shaper: TextShaper) throws -> Proof {
    func undone(with facts: Bool) throws -> Proof {
      let undo = try PreviewUndo(self, in: preview, withFacts: facts)
      let undone = LayoutSnapshot(try undo.undoing(preview).arranged(shaper: shaper))
      return .undone(undone, undo.taken)
    }
    let proof = try undone(with: false)
    // A fact that is another one without the edits was itself given.
    return try leavesFacts(proof) ? undone(with: true) : proof
  }
}

extension Preview {
  /// The units of the settings that the preview's views and layouts have, by the settings' names, for sentences.
  ///
  /// - Throws: The errors of the preview's content.
  package func settingUnits() throws -> [String: String] {
    var units = ["width": "pt", "padding": "pt", "safeArea": "pt"]
    try content(ComputedValues()).addUnits(to: &units)
    return units
  }
}

extension ViewNode {
  fileprivate func addUnits(to units: inout [String: String]) {
    let (view, modifiers) = described
    let settings = view.settings + modifiers.flatMap(\.settings) + layoutSettings
    for setting in settings { units[setting.name] = setting.value.unit }
    for child in view.children + modifiers.compactMap(\.added?.view) { child.addUnits(to: &units) }
  }

  /// The settings of the layout of a collection, and of nothing else.
  private var layoutSettings: [LayoutSetting] {
    switch self {
    case .collection(let collection): collection.layout.settings
    case .modified(let view, _): view.layoutSettings
    default: []
    }
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
  /// The screen's view before; nil for the one of now.
  private var view: ViewRecipe?
  /// The items' views before that are others now, by the collection's path.
  private var items: [[Int]: [ItemIndex: ViewRecipe]] = [:]
  /// The items of each collection before, section by section, by the collection's path.
  private var data: [[Int]: [[ScreenEdits.ItemSource]]] = [:]
  /// The views before of headers and footers that are others now, by the collection's path.
  private var supplementaries: [[Int]: [Supplementary: ViewRecipe]] = [:]
  /// The paths of the collections of which all shown items have the same edits.
  private var uniform: Set<[Int]> = []

  /// The numbers of the edits that are taken back.
  private(set) var taken: Set<Int> = []

  /// Sorts the edits that can be taken back in a preview.
  ///
  /// - Parameter withFacts: Takes also those back that may follow from others.
  init(_ edits: ScreenEdits, in preview: Preview, withFacts: Bool) throws {
    canvas = preview.canvas
    let root = try preview.content(ComputedValues())
    var changes: [Int: [ViewRecipe.Change]] = [:]
    var restructured: Set<Int> = []
    for (number, edit) in edits.edits.enumerated() where withFacts || !edit.isOfFact {
      if case .set(let name, let from, _) = edit.action, edit.view == nil, edit.owner == .canvas {
        if canvas.set(name, from) { taken.insert(number) }
        continue
      }
      guard let region = edits.region(of: edit) else { continue }
      if let change = ViewRecipe.Change(edit) {
        guard let old = edit.old, let new = edit.new else { continue }
        if !edits.new.nodes[new].isView {
          // What an element draws is found in its view.
          guard case .content(let from, let to) = edit.action,
            let view = edits.old.nodes[old].children.first
          else { continue }
          let node = edits.new.nodes[new]
          let drawn = edit.view?.kind == "image" ? node.pictures : node.texts
          let number = drawn.prefix((edit.view?.ordinal ?? 1) - 1).count { $0 == to }
          // The last first, so that those before it still have the names of now.
          changes[view, default: []].insert(.renamed(from: from, to: to, after: number), at: 0)
        } else {
          if region == 0, case .collection = edit.owner {
            let names = edits.old.nodes[old].settingNames
            guard root.canUndo(change, at: edits.new.path(of: new), among: names) else { continue }
          }
          changes[old, default: []].append(change)
        }
      } else if edit.view == nil {
        continue
      }
      restructured.insert(region)
      taken.insert(number)
    }
    for region in restructured {
      guard let recipe = edits.recipe(ofRegion: region, changes) else { continue }
      if region == 0 { view = recipe }
      guard case .element(let element) = edits.new.nodes[region].role,
        let collection = edits.new.nodes[region].parent
      else { continue }
      let path = edits.new.path(of: collection)
      if let place = Supplementary(element) {
        supplementaries[path, default: [:]][place] = recipe
      } else if element.kind == .cell {
        items[path, default: [:]][ItemIndex(section: element.section, item: element.number)] =
          recipe
      }
    }
    for (path, known) in items {
      let count = edits.new.nodes.indices.count { node in
        !edits.new.nodes[node].isView && edits.new.isItem(node, ofCollectionAt: path)
      }
      if known.count == count, Set(known.values).count == 1 { uniform.insert(path) }
    }
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
    return view.map { root.undone(by: $0, symbol: symbol) } ?? root
  }
}

/// Returns the system's symbol of a name; nil for one of the project's own.
private func symbol(_ name: String) -> ImageNode? {
  try? symbols.symbol(name, from: nil).image(named: name)
}

private let symbols = SymbolLoader()

extension ViewRecipe.Change {
  /// The change of a value of a view; nil for an edit of what is around it or in it.
  fileprivate init?(_ edit: Edit) {
    switch edit.action {
    case .set(let name, let from, let to): self = .set(name, from: from, to: to)
    case .content(let from, let to):
      self = .set(ViewDescription.nameSetting, from: from, to: to)
    case .reordered: self = .reordered
    default: return nil
    }
  }
}

extension ScreenTree.Node {
  /// Indicates whether it is a view, and not the canvas or an element.
  fileprivate var isView: Bool {
    switch role {
    case .view, .collection: true
    case .canvas, .element: false
    }
  }
}

extension ScreenEdits {
  /// The region of the new tree that has an edit's view, if that is the canvas or an element of one of its collections;
  /// nil for another one.
  fileprivate func region(of edit: Edit) -> Int? {
    let region =
      edit.new.map { new.nodes[$0].region }
      ?? edit.old.flatMap { partner(of: old.nodes[$0].region) }
    guard let region, let parent = new.nodes[region].parent else { return region }
    return new.nodes[parent].region == 0 ? region : nil
  }

  /// Returns how the view of a region of the new tree is made that was there before; nil for a region without one.
  ///
  /// - Parameter changes: The values of live views before, by the views' nodes in the old tree.
  fileprivate func recipe(
    ofRegion region: Int, _ changes: [Int: [ViewRecipe.Change]]
  ) -> ViewRecipe? {
    guard let before = old.nodes.indices.first(where: { partner(of: $0) == region }),
      let view = old.nodes[before].children.first
    else { return nil }
    return recipe(of: view, in: region, changes)
  }

  private func recipe(
    of number: Int, in region: Int, _ changes: [Int: [ViewRecipe.Change]]
  ) -> ViewRecipe {
    let node = old.nodes[number]
    let partner = partner(of: number).flatMap { new.nodes[$0].region == region ? $0 : nil }
    var recipe = ViewRecipe(source: partner.map(new.path))
    recipe.changes = changes[number] ?? []
    recipe.names = recipe.changes.isEmpty ? [] : node.settingNames
    if old.isAdded(number) { recipe.addedBy = node.kind }
    let views = node.children.filter { old.nodes[$0].isView }
    let children = views.map { self.recipe(of: $0, in: region, changes) }
    if let partner, new.nodes[partner].kind == node.kind {
      let isSame =
        children.allSatisfy(\.isLive)
        && children.map(\.source)
          == new.nodes[partner].children.filter { new.nodes[$0].isView }.map(new.path)
      if isSame { return recipe }
      recipe.names = node.settingNames
    } else {
      // The order of settings is that of modifiers, among which an id is one.
      var left = node.settings[...]
      recipe.record = ViewRecord(
        node.kind, name: node.name,
        settings: node.settingNames.compactMap { name in
          if name == "id", let id = node.id { return (name, id) }
          return left.popFirst().map { ($0.name, $0.value) }
        })
    }
    recipe.children = children
    return recipe
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
    _ edits: [ItemIndex: ViewRecipe], isUniform: Bool
  ) -> CollectionNode {
    var other = self
    let common = isUniform ? edits.values.first : nil
    for index in sections.indices {
      let cell = sections[index].cell
      other.sections[index].cell = { context in
        let view = try cell(context)
        guard let recipe = edits[context.index] ?? common else { return view }
        return view.undone(by: recipe, symbol: symbol)
      }
      if !isUniform { other.sections[index].cellIsCommon = false }
      other.sections[index].cellOutline = nil
    }
    return other
  }
}

extension CollectionNode {
  /// Takes edits of a header or a footer back.
  fileprivate mutating func undo(_ recipe: ViewRecipe, in place: Supplementary) {
    guard sections.indices.contains(place.section) else { return }
    let path: WritableKeyPath<SectionNode, ViewNode?> = place.isHeader ? \.header : \.footer
    if let view = sections[place.section][keyPath: path] {
      sections[place.section][keyPath: path] = view.undone(by: recipe, symbol: symbol)
      return
    }
    guard let make = sections[place.section].supplementary else { return }
    sections[place.section].supplementary = { kind in
      guard let view = try make(kind) else { return nil }
      return (kind == .header) == place.isHeader
        ? view.undone(by: recipe, symbol: symbol) : view
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
