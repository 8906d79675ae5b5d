package import CellViews
package import LayoutEdits
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
    // A project's colours are as the golden draws them.
    let colors = old.shades.compactMap { name, shades -> (String, Color)? in
      guard shades.count == 1, Color(named: name) == nil else { return nil }
      return (name, Color(light: shades[0], dark: shades[0], name: name))
    }
    // Of a type of its own: a value that is a function makes the compiler of Swift 6.3 end in a release build.
    let known = KnownSymbols { try? symbols.symbol($0, from: nil).image(named: $0) }
    return try KnownSymbols.$current.withValue(known) {
      try Color.$own.withValue(Dictionary(uniqueKeysWithValues: colors)) {
        try proofInOwnColors(of: preview, shaper)
      }
    }
  }

  private func proofInOwnColors(
    of preview: Preview, _ shaper: TextShaper, isSecond: Bool = false
  ) throws -> Proof {
    var before = preview
    func undone(with facts: [Int: Edit], scale: Double? = nil) throws -> Proof {
      let undo = try PreviewUndo(self, in: preview, given: facts)
      before = undo.undoing(preview)
      if let scale { before.canvas.scale = scale }
      let undone = LayoutSnapshot(try before.arranged(shaper: shaper))
      return try self.proof(by: undone, taken: undo.taken)
    }
    // Without others, facts were given.
    var proof =
      facts.count == edits.count ? Proof.undone(left: self, taken: [:]) : try undone(with: [:])
    var given: [Int: Edit] = [:]
    while true {
      // A fact that is another one without the edits was itself given. Others may follow from the canvas's colour.
      let left = factsLeft(by: proof).filter { given[$0.key] == nil }
      if left.isEmpty { break }
      // So may the room of texts from all else.
      let first = [
        given.isEmpty ? left.filter(\.value.isOfBackground) : [:],
        left.filter { !$0.value.followsFromRoom },
      ].first { !$0.isEmpty }
      given.merge(first ?? left) { known, _ in known }
      proof = try undone(with: given)
    }
    guard case .undone(let rest?, let taken, _) = proof, rest.hasResidue else { return proof }
    if !rest.edits.isEmpty {
      // What only shows without the others, as a text of a row that was moved to the side, is taken back from that.
      guard !isSecond,
        case .undone(let left, _, _) = try rest.proofInOwnColors(of: before, shaper, isSecond: true)
      else { return proof }
      return .undone(
        left: rest, taken: taken,
        isLeftProved: left.map { $0.edits.isEmpty && !$0.hasResidue } ?? true)
    }
    // No text records a scale, by which lengths are rounded; a device has its own, unless another one is given.
    let scale = try PreviewUndo(self, in: preview, given: given).canvas.pixel < 0.5 ? 2.0 : 3
    let other = try undone(with: given, scale: scale)
    guard case .undone(let left, _, _) = other, left?.edits.isEmpty ?? true,
      left?.hasResidue != true
    else { return proof }
    if (preview.canvas.pixel < 0.5) == (scale > 2.5) { return .undone(left: nil, taken: taken) }
    return .undone(left: nil, taken: taken.merging([edits.count: .pixel(from: scale)]) { $1 })
  }
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
  private(set) var canvas: PreviewCanvas
  /// The view of the screen before, and what is in the collections in it.
  private var screen = RegionUndo()

  /// The edits that are taken back, by their numbers.
  private(set) var taken: [Int: Edit] = [:]

  /// Sorts the edits that can be taken back in a preview.
  ///
  /// - Parameter given: Those that may follow from others, and are taken back.
  init(_ edits: ScreenEdits, in preview: Preview, given: [Int: Edit]) throws {
    canvas = preview.canvas
    let tree = LiveTree(of: try preview.content(ComputedValues()), edits)
    var changes: [Int: [ViewRecipe.Change]] = [:]
    var restructured: Set<Int> = []
    // Parts of others, and those that have parts.
    let wholes = edits.edits.wholes
    let related = Set(wholes.keys).union(wholes.values.joined())
    var known: [ItemChange: Bool] = [:]
    let edited = Dictionary(grouping: edits.edits, by: \.new)
    for number in edits.edits.indices {
      guard let edit = given[number] ?? (edits.facts.contains(number) ? nil : edits.edits[number])
      else { continue }
      if case .set(let name, let from?, let to?) = edit.action, edit.owner == .colors {
        canvas.recoloring.draw(from, insteadOf: to, named: name)
        taken[number] = edit
        continue
      }
      if case .set(let name, let from, _) = edit.action, edit.view == nil, edit.owner == .canvas {
        if canvas.undo(name, from) { taken[number] = edit }
        continue
      }
      if edit.view == nil, addToCollection(edit, in: edits, tree) {
        taken[number] = edit
        continue
      }
      guard let region = edits.region(of: edit), !followsFromList(edit, in: edits) else { continue }
      if var change = ViewRecipe.Change(edit) {
        guard let old = edit.old, let new = edit.new else { continue }
        if case .content("", let to) = edit.action, edits.new.nodes[new].isView,
          edits.old.nodes[old].name == nil
        {
          change = .set(ViewDescription.nameSetting, from: nil, to: to)
        }
        if !edits.new.nodes[new].isView || edits.isOfEmptyText(edit, new) {
          // What an element draws is found in its view.
          guard case .content(let from, let to) = edit.action,
            let view = edits.old.nodes[edits.old.nodes[old].region].children.first
          else { continue }
          let node = edits.new.nodes[new]
          let drawn = edit.view?.kind == "text" ? node.texts : node.pictures
          let number =
            node.isView
            ? edits.new.numberOfNames(before: new)
            : drawn.prefix((edit.view?.ordinal ?? 1) - 1).count { $0 == to }
          // The last first, so that those before it still have the names of now.
          changes[view, default: []].insert(
            .renamed(from: from, to: to, after: number, isOfView: node.isView), at: 0)
        } else {
          let names = edits.old.nodes[old].settingNames
          let item = ItemChange(
            collection: edits.new.nodes[region].parent,
            kinds: [edits.new.nodes[region].kind, edits.new.nodes[new].kind], change: change,
            // A setting that a modifier and its view record, as a tint, is one edit.
            others: (edited[new] ?? []).compactMap(ViewRecipe.Change.init).filter {
              $0 != change && ($0.setting == nil || $0.setting != change.setting)
            },
            path: edits.new.path(of: new), names: names)
          func canUndo() -> Bool {
            // An edit of a view that is not in the live tree is what another one made of it.
            let view = tree.view(ofRegion: region)
            return view?.canUndo(change, at: item.path, among: names, after: item.others) ?? true
          }
          guard
            change.isOfName || related.contains(number) || edit.state != nil
              || edits.isPlace(edit, of: new)
              || edits.hasOtherViews(old, new)
              || known.value(of: item, canUndo)
          else { continue }
          changes[old, default: []].append(change)
        }
      } else if edit.view == nil {
        continue
      } else if edit.action == .removed, let old = edit.old, !edits.canMake(old) {
        continue
      }
      restructured.insert(region)
      taken[number] = edit
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
        for number in undo.addData(of: collection, node, in: edits) {
          taken[number] = edits.edits[number]
        }
        undo.findUniform(node, in: edits)
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

  /// Indicates whether an edit is of what is behind a list whose look, or that of its system, is another one.
  private mutating func followsFromList(_ edit: Edit, in edits: ScreenEdits) -> Bool {
    let (tree, number) = edit.new.map { (edits.new, $0) } ?? (edits.old, edit.old ?? 0)
    var node = number
    var isBehind = false
    while let parent = tree.nodes[node].parent {
      if tree.nodes[node].kind == "background" { isBehind = true }
      if case .collection = tree.nodes[parent].role {
        guard isBehind, let collection = edit.new == nil ? edits.partner(of: parent) : parent
        else { return false }
        let changesSystem = edits.edits.contains {
          if case .set("system", _, _) = $0.action { $0.owner == .canvas } else { false }
        }
        return changesSystem
          || screen.change(collection: collection, in: edits.new) { $0.changesAppearance }
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

/// A change of the views in a place of elements: what can be taken back in one of them can be in all.
private struct ItemChange: Hashable {
  var collection: Int?
  /// The kinds of the element and of the view.
  var kinds: [String]
  var change: ViewRecipe.Change
  /// The other changes of the view.
  var others: [ViewRecipe.Change]
  var path: [Int]
  var names: [String]
}

extension Dictionary {
  /// Returns the value of a key; makes it where it is not known.
  fileprivate mutating func value(of key: Key, _ make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    self[key] = value
    return value
  }
}

/// The system's symbols, and none of a project's own.
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

  /// Indicates whether an edit is of an element's text that is or was empty: of equal ones, which it is may not be known.
  fileprivate func isOfEmptyText(_ edit: Edit, _ node: Int) -> Bool {
    guard case .content(let from, let to) = edit.action, from.isEmpty || to.isEmpty,
      new.nodes[node].kind == "text",
      case .element = new.nodes[new.nodes[node].region].role
    else { return false }
    return true
  }

  /// Indicates whether an edit is of the place of a view behind or over another one, or of its mask.
  fileprivate func isPlace(_ edit: Edit, of node: Int) -> Bool {
    guard case .set("alignment", _, _) = edit.action else { return false }
    return new.isAdded(node) && ViewName.Holder.places.contains(new.nodes[node].kind)
  }

  /// Indicates whether some views in a view came or went, without which values of it cannot be taken back.
  fileprivate func hasOtherViews(_ one: Int, _ other: Int) -> Bool {
    old.nodes[one].children.contains { partner(of: $0) == nil }
      || new.nodes[other].children.contains { source(of: $0) == nil }
  }

  /// Returns the view that an element of the old tree had, made from what is recorded; nil for one that cannot be made.
  func recordedView(of element: Int) -> ViewNode? {
    old.nodes[element].children.first.flatMap {
      ViewNode.made(by: recipe(of: $0, in: -1, [:]))
    }
  }

  /// Indicates whether a view of the old tree can be made from what is recorded.
  func canMake(_ view: Int) -> Bool {
    let recipe = recipe(of: view, in: -1, [:])
    return (recipe.addedBy == nil ? [recipe] : recipe.children ?? []).allSatisfy(ViewNode.canMake)
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

  /// Indicates whether a view is gone from a region of the new tree with all in it, and cannot be made again: a part of it
  /// would be another view.
  private func isLost(_ view: Int, from region: Int) -> Bool {
    func isGone(_ node: Int) -> Bool {
      partner(of: node) == nil && old.nodes[node].children.allSatisfy(isGone)
    }
    return region >= 0 && isGone(view) && !canMake(view)
  }

  private func recipe(
    of number: Int, in region: Int, _ changes: [Int: [ViewRecipe.Change]]
  ) -> ViewRecipe {
    let node = old.nodes[number]
    let partner = partner(of: number).flatMap { new.nodes[$0].region == region ? $0 : nil }
    var recipe = ViewRecipe(source: partner.map(new.path))
    recipe.changes = changes[number] ?? []
    // The order of settings is that of modifiers, among which an id is one.
    var left = node.settings[...]
    let settings = node.settingNames.compactMap { name in
      if name == "id", let id = node.id { return ViewRecord.Setting(name, id) }
      return left.popFirst().map { ViewRecord.Setting($0.name, $0.value) }
    }
    if !recipe.changes.isEmpty { recipe.settings = settings }
    if old.isAdded(number) { recipe.addedBy = node.kind }
    let views = node.children.filter { old.nodes[$0].isView && !isLost($0, from: region) }
    let children = views.map { self.recipe(of: $0, in: region, changes) }
    if let partner, new.nodes[partner].kind == node.kind {
      let isSame =
        children.allSatisfy(\.isLive)
        && children.map(\.source)
          == new.nodes[partner].children.filter { new.nodes[$0].isView }.map(new.path)
      if isSame { return recipe }
      // Where only views in it are others, all that it was given is as it was.
      if !new.nodes[partner].hasSameSettings(as: node) { recipe.settings = settings }
    } else {
      // The texts of a control in an element are among those that this draws.
      let own = node.textNames.compactMap { name in
        name == SnapshotSetting.label ? nil : node.text(name).map { ViewRecord.Setting(name, $0) }
      }
      recipe.record = ViewRecord(
        node.kind, name: node.name ?? node.text(SnapshotSetting.label), settings: own + settings)
    }
    recipe.children = children
    return recipe
  }
}
