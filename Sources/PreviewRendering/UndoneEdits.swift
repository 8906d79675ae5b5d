package import CellViews
import CollectionLayouts
package import LayoutEdits
import DisplayList
import LayoutGeometry
import LayoutSnapshots
package import TextShaping

// The edits that can be taken back are those of settings with a `SettingField`, of texts, of views that came, of the
// order of views and modifiers, of texts, colours, shapes and stacks that went, and of layouts, sections and items. Of other edits `ScreenEdits` reports that parts differ, and not that no edit explains them.

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
      return .undone(undone, undo.taken)
    }
    var proof = try undone(with: [])
    var given: Set<Int> = []
    // A fact that is another one without the edits was itself given. Others may follow from the canvas's colour.
    while let left = try factsLeft(by: proof).subtracting(given).nonEmpty {
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
  /// The edits of the views of the screen, and of what is in the collections among them.
  private var screen = RegionUndo()

  /// The numbers of the edits that are taken back.
  private(set) var taken: Set<Int> = []

  /// Sorts the edits that can be taken back in a preview.
  ///
  /// - Parameter given: The numbers of those that may follow from others, and are taken back.
  init(_ edits: ScreenEdits, in preview: Preview, given: Set<Int>) throws {
    canvas = preview.canvas
    let tree = LiveTree(of: try preview.content(ComputedValues()), edits)
    for (number, edit) in edits.edits.enumerated()
    where !edits.facts.contains(number) || given.contains(number) {
      let isTaken =
        if case .set(let name, let from, _) = edit.action, edit.view == nil, edit.owner == .canvas {
          canvas.undo(name, from)
        } else {
          add(edit, in: edits, tree)
        }
      if isTaken { taken.insert(number) }
    }
    canvas.turnDevice()
    screen.views = Set(screen.views).map(\.self)
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

  /// Adds an edit; returns false if it cannot be taken back.
  private mutating func add(_ edit: Edit, in edits: ScreenEdits, _ tree: LiveTree) -> Bool {
    if edit.view == nil {
      if case .collection(let node) = edit.owner, case .set(let name, let from, _) = edit.action,
        let collection = tree.collection(node)
      {
        let isTaken = screen.change(collection: node, in: edits.new) {
          $0.add(name, from, of: collection, node, in: edits)
        }
        if isTaken { return true }
      }
      if case .element(let name) = edit.owner,
        let collection = tree.collection(name.collection)
      {
        let isTaken = screen.change(collection: name.collection, in: edits.new) {
          $0.add(edit, name.element, of: collection, in: edits)
        }
        if isTaken { return true }
      }
    }
    var found: ViewUndo?
    if edit.action == .removed, edit.view != nil, let old = edit.old {
      found = Self.undo(removedAt: old, in: edits)
    } else if let number = edit.new {
      found = Self.undo(edit, at: number, in: edits)
    }
    guard let undo = found, !followsFromList(edit, in: edits) else { return false }
    let region =
      edit.new.map { edits.new.nodes[$0].region }
      ?? edit.old.flatMap { edits.partner(of: edits.old.nodes[$0].region) }
    // An edit of a view that is not in the live tree is what another one made of it.
    guard let region, tree.view(ofRegion: region).map({ $0.undoing([undo]) != nil }) ?? true else {
      return false
    }
    return screen.change(region: region, in: edits.new) {
      $0.views.append(undo)
      return true
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
    other.makeContent = { known, canvas in undo.screen.undoing(try make(known, canvas)) }
    return other
  }
}

extension ViewRecord {
  /// The record of a view and those in it.
  init(_ tree: ScreenTree, _ number: Int) {
    let node = tree.nodes[number]
    self.init(
      node.kind, name: node.name, id: node.id,
      settings: node.settings.map { ($0.name, $0.value) },
      children: node.children.map { ViewRecord(tree, $0) })
  }
}
