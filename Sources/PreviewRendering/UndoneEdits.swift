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
  /// - Complexity: That of laying the preview out once, and again up to twice where facts such as the place to which a
  ///   collection is scrolled do not follow from other edits.
  package func proof(in preview: Preview, shaper: TextShaper) throws -> Proof {
    func undone(with facts: Set<Int>) throws -> Proof {
      let undo = try PreviewUndo(self, in: preview, given: facts)
      let undone = LayoutSnapshot(try undo.undoing(preview).arranged(shaper: shaper))
      return try self.proof(by: undone, taken: undo.taken)
    }
    var proof = try undone(with: [])
    var given: Set<Int> = []
    // A fact that is another one without the edits was itself given. Others may follow from the canvas's colour.
    while let left = factsLeft(by: proof).subtracting(given).nonEmpty {
      let isFirst = given.isEmpty
      given.formUnion(left.filter { isFirst && edits[$0].isOfBackground }.nonEmpty ?? left)
      proof = try undone(with: given)
    }
    return proof
  }
}

extension Set {
  /// The set; nil for an empty one.
  fileprivate var nonEmpty: Set? { isEmpty ? nil : self }
}

extension Edit {
  /// Indicates whether the edit is of the canvas's colour.
  fileprivate var isOfBackground: Bool {
    guard case .set(ScreenTree.backgroundName, _, _) = action else { return false }
    return owner == .canvas
  }
}

/// The edits of a screen, sorted by where they are taken back.
private struct PreviewUndo {
  /// The canvas with the settings before.
  private var canvas: PreviewCanvas
  /// The view of the screen before, and what is in the collections in it.
  private var screen = RegionUndo()

  /// The numbers of the edits that are taken back.
  private(set) var taken: Set<Int> = []

  /// Sorts the edits that can be taken back in a preview.
  ///
  /// - Parameter given: The numbers of those that may follow from others, and are taken back.
  init(_ edits: ScreenEdits, in preview: Preview, given: Set<Int>) throws {
    canvas = preview.canvas
    let tree = LiveTree(of: try preview.content(ComputedValues()), edits)
    var changes: [Int: [ViewRecipe.Change]] = [:]
    var restructured: Set<Int> = []
    // Parts of others, and those that have parts.
    let wholes = edits.edits.wholes
    let related = Set(wholes.keys).union(wholes.values.joined())
    for (number, edit) in edits.edits.enumerated()
    where !edits.facts.contains(number) || given.contains(number) {
      if case .set(let name, let from, _) = edit.action, edit.view == nil, edit.owner == .canvas {
        if canvas.undo(name, from) { taken.insert(number) }
        continue
      }
      if edit.view == nil, addToCollection(edit, in: edits, tree) {
        taken.insert(number)
        continue
      }
      guard let region = edits.region(of: edit), !followsFromList(edit, in: edits) else { continue }
      if let change = ViewRecipe.Change(edit) {
        guard let old = edit.old, let new = edit.new else { continue }
        if !edits.new.nodes[new].isView {
          // What an element draws is found in its view.
          guard case .content(let from, let to) = edit.action,
            let view = edits.old.nodes[old].children.first
          else { continue }
          let node = edits.new.nodes[new]
          let drawn = edit.view?.kind == "text" ? node.texts : node.pictures
          let number = drawn.prefix((edit.view?.ordinal ?? 1) - 1).count { $0 == to }
          // The last first, so that those before it still have the names of now.
          changes[view, default: []].insert(.renamed(from: from, to: to, after: number), at: 0)
        } else {
          let names = edits.old.nodes[old].settingNames
          // An edit of a view that is not in the live tree is what another one made of it.
          let view = tree.view(ofRegion: region)
          guard
            change.isOfName || related.contains(number)
              || view?.canUndo(change, at: edits.new.path(of: new), among: names) ?? true
          else { continue }
          changes[old, default: []].append(change)
        }
      } else if edit.view == nil {
        continue
      }
      restructured.insert(region)
      taken.insert(number)
    }
    canvas.turnDevice()
    for region in restructured {
      guard let recipe = edits.recipe(ofRegion: region, changes) else { continue }
      _ = screen.change(region: region, in: edits.new) {
        $0.recipe = recipe
        return true
      }
    }
    for node in edits.new.nodes.indices {
      guard case .collection = edits.new.nodes[node].role,
        let collection = tree.collection(node)
      else { continue }
      _ = screen.change(collection: node, in: edits.new) { undo in
        taken.formUnion(undo.addData(of: collection, node, in: edits))
        undo.findUniform(node, in: edits.new)
        return true
      }
    }
  }

  /// Adds an edit of a collection or an element itself; returns false if it cannot be taken back as such.
  private mutating func addToCollection(
    _ edit: Edit, in edits: ScreenEdits, _ tree: LiveTree
  ) -> Bool {
    switch (edit.owner, edit.action) {
    case (.collection(let node), .set(let name, let from, _)):
      guard let collection = tree.collection(node) else { return false }
      return screen.change(collection: node, in: edits.new) {
        $0.add(name, from, of: collection, node, in: edits)
      }
    case (.element(let name), _):
      guard let collection = tree.collection(name.collection) else { return false }
      return screen.change(collection: name.collection, in: edits.new) {
        $0.add(edit, name.element, of: collection, in: edits)
      }
    default: return false
    }
  }

  /// Indicates whether an edit is of what is behind a list whose look is another one.
  private mutating func followsFromList(_ edit: Edit, in edits: ScreenEdits) -> Bool {
    let (tree, number) = edit.new.map { (edits.new, $0) } ?? (edits.old, edit.old ?? 0)
    var node = number
    var isBehind = false
    while let parent = tree.nodes[node].parent {
      if tree.nodes[node].kind == "background" { isBehind = true }
      if case .collection = tree.nodes[parent].role {
        guard isBehind, let collection = edit.new == nil ? edits.partner(of: parent) : parent else {
          return false
        }
        return screen.change(collection: collection, in: edits.new) { $0.changesAppearance }
      }
      node = parent
    }
    return false
  }

  /// Returns the preview with the edits taken back where its views are made.
  func undoing(_ preview: Preview) -> Preview {
    var other = preview
    other.canvas = canvas
    let make = preview.makeContent
    let undo = self
    other.makeContent = { known, canvas in undo.screen.undoing(try make(known, canvas)) }
    return other
  }
}

/// Returns the system's symbol of a name; nil for one of the project's own.
func symbol(_ name: String) -> ImageNode? {
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

extension ViewRecipe.Change {
  /// Indicates whether the change is of a name: a text, a label or that of a picture.
  fileprivate var isOfName: Bool {
    if case .set(ViewDescription.nameSetting, _, _) = self { true } else { false }
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
  /// The canvas or the element in the new tree that has an edit's view; nil for one that is gone.
  fileprivate func region(of edit: Edit) -> Int? {
    edit.new.map { new.nodes[$0].region } ?? edit.old.flatMap { partner(of: old.nodes[$0].region) }
  }

  /// Returns the view that an element of the old tree had, made from what is recorded; nil for one that cannot be made.
  func recordedView(of element: Int) -> ViewNode? {
    old.nodes[element].children.first.flatMap {
      ViewNode.made(by: recipe(of: $0, in: -1, [:]), symbol: symbol)
    }
  }

  /// Returns how the view of a region of the new tree is made that was there before; nil for a region without one.
  ///
  /// - Parameter changes: The values of live views before, by the views' nodes in the old tree.
  fileprivate func recipe(
    ofRegion region: Int, _ changes: [Int: [ViewRecipe.Change]]
  ) -> ViewRecipe? {
    guard let before = source(of: region), let view = old.nodes[before].children.first else {
      return nil
    }
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
