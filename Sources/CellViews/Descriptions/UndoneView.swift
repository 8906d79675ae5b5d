import CollectionLayouts
import DisplayList
import LayoutGeometry

/// A view as it was before edits: a live view with other values, or one that a layout text records.
package struct ViewRecipe: Hashable, Sendable {
  /// A value that a live view had.
  package enum Change: Hashable, Sendable {
    /// A setting had a value before and has one now; nil where it is not given.
    case set(String, from: String?, to: String?)
    /// The modifiers had another order.
    case reordered
    /// A text, a label or a picture's name of a view in the view was another one; the number is how many views before it
    /// have the same. Of a view with a name, the texts that controls are given do not count.
    case renamed(from: String, to: String, after: Int, isOfView: Bool)

    /// The name of the setting; nil for another change.
    package var setting: String? { if case .set(let name, _, _) = self { name } else { nil } }
  }

  /// The path of the live view among those of its root: the number of each child on the way, where views that modifiers
  /// add follow the view's own; nil for a view that is gone.
  package var source: [Int]?
  /// The view in the words of a layout text; nil for a live one that is of its kind.
  package var record: ViewRecord?
  /// The values that the live view had.
  package var changes: [Change] = []
  /// All settings before, in the order of modifiers.
  package var settings: [ViewRecord.Setting] = []
  /// The views in it, and then those that modifiers add; nil for those of the live view.
  package var children: [ViewRecipe]?
  /// The name of the modifier that adds the view, which is the only child; nil for any other view.
  package var addedBy: String?

  /// A view that was a live one, or is gone.
  package init(source: [Int]?) {
    self.source = source
  }

  /// The recipe without texts, which are each item's own.
  package var ofAnyItem: ViewRecipe {
    var recipe = self
    recipe.changes.removeAll { change in
      switch change {
      case .set(ViewDescription.nameSetting, _, _), .renamed: true
      case .set, .reordered: false
      }
    }
    recipe.children = children?.map(\.ofAnyItem)
    return recipe
  }

  /// Indicates whether the view is a live one as it is.
  package var isLive: Bool {
    source != nil && record == nil && changes.isEmpty && children == nil
  }
}

/// A view as a layout text records it, without those in it.
package struct ViewRecord: Hashable, Sendable {
  /// A setting in the words of layout texts.
  package struct Setting: Hashable, Sendable {
    var name: String
    var words: String

    /// A setting with its value.
    package init(_ name: String, _ words: String) { (self.name, self.words) = (name, words) }
  }

  let kind: String
  let name: String?
  let settings: [Setting]

  /// A recorded view.
  package init(_ kind: String, name: String?, settings: [Setting]) {
    (self.kind, self.name, self.settings) = (kind, name, settings)
  }
}

/// The symbols that views before edits may have: none by default.
package struct KnownSymbols: Sendable {
  /// The symbols of the views that are made now.
  @TaskLocal package static var current = KnownSymbols { _ in nil }

  private let find: @Sendable (String) -> ImageNode?

  /// Creates symbols by what finds one of a name.
  package init(_ find: @escaping @Sendable (String) -> ImageNode?) {
    self.find = find
  }

  /// Returns the symbol of a name; nil for an unknown one.
  subscript(name: String) -> ImageNode? { find(name) }
}

extension ViewNode {
  /// Returns the views as they were before edits; what cannot be taken back stays.
  package func undone(by recipe: ViewRecipe) -> ViewNode {
    let views = Undoing(root: self).views(of: recipe)
    return views.count == 1 ? views[0] : self
  }

  /// Returns a view that is gone; nil for one that cannot be made.
  package static func made(by recipe: ViewRecipe) -> ViewNode? {
    let views = Undoing(root: .divider).views(of: recipe)
    return views.count == 1 ? views[0] : nil
  }

  /// Indicates whether a view that is gone can be made with all in it.
  package static func canMake(_ recipe: ViewRecipe) -> Bool {
    made(by: recipe) != nil
      && (recipe.children ?? []).allSatisfy {
        $0.addedBy == nil ? canMake($0) : ($0.children ?? []).allSatisfy(canMake)
      }
  }

  /// Returns the view with another collection in place of the one at a path; nil if there is none.
  package func replacingCollection(
    at path: [Int], _ change: (CollectionNode) -> CollectionNode
  ) -> ViewNode? {
    guard let next = path.first else {
      let (view, modifiers) = parts
      guard case .collection(let collection) = view else { return nil }
      let other = change(collection)
      let backgrounds = [collection, other].map(\.layout.listConfiguration?.appearance.background)
      guard backgrounds[0] != backgrounds[1] else {
        return ViewNode.collection(other).modified(by: modifiers)
      }
      // What is behind a list is its appearance's.
      var left = modifiers
      if backgrounds[0] != nil, (left.first?.primitive as? Decoration)?.depth == .background {
        left.removeFirst()
      }
      return other.onBackground.modified(by: left)
    }
    return replacingChild(next) {
      $0.replacingCollection(at: Array(path.dropFirst()), change)
    }
  }

  /// Indicates whether a value of the view at a path can be set back, alone or after others of the view.
  package func canUndo(
    _ change: ViewRecipe.Change, at path: [Int], among names: [String],
    after others: [ViewRecipe.Change]
  ) -> Bool {
    guard let view = view(at: path[...]) else { return false }
    if view.undoing(change, among: names) != nil { return true }
    // The radius of corners is gone with the outline that has it.
    let other = others.reduce(view) { $0.undoing($1, among: names, of: view) ?? $0 }
    return other.undoing(change, among: names, of: view) != nil
  }

  fileprivate func view(at path: ArraySlice<Int>) -> ViewNode? {
    guard let next = path.first else { return self }
    let (view, modifiers) = parts
    let children =
      view.ownDescription.children + modifiers.compactMap(\.primitive.description.added?.view)
    return children.indices.contains(next) ? children[next].view(at: path.dropFirst()) : nil
  }

  // MARK: Parts

  /// The view without its modifiers, and these from the innermost to the outermost.
  fileprivate var parts: (view: ViewNode, modifiers: [NodeModifier]) {
    var view = self
    var modifiers: [NodeModifier] = []
    while case .modified(let inner, let modifier) = view {
      modifiers.append(modifier)
      view = inner
    }
    return (view, modifiers.reversed())
  }

  fileprivate func modified(by modifiers: [NodeModifier]) -> ViewNode {
    modifiers.reduce(self) { .modified($0, $1) }
  }

  /// Returns the view with other views in it; nil for one that keeps its own.
  fileprivate func holding(_ children: [ViewNode]) -> ViewNode? {
    (settable as? any HoldingViews)?.holding(children).flatMap(Self.view)
  }

  private func replacingChild(
    _ index: Int, _ change: (ViewNode) -> ViewNode?
  ) -> ViewNode? {
    var (view, modifiers) = parts
    var children = view.ownDescription.children
    if index < children.count {
      guard let child = change(children[index]) else { return nil }
      children[index] = child
      return view.holding(children)?.modified(by: modifiers)
    }
    let places = modifiers.placesOfAdded
    guard places.indices.contains(index - children.count) else { return nil }
    let place = places[index - children.count]
    let modifier = modifiers[place].primitive
    guard let added = modifier.description.added.flatMap({ change($0.view) }),
      let other = modifier.adding(added)
    else { return nil }
    modifiers[place] = NodeModifier(other)
    return view.modified(by: modifiers)
  }

  // MARK: Settings

  /// Returns the view with a value before; nil if it cannot be set.
  ///
  /// - Parameter live: The view with the views that are in it now, by which some values are counted; nil for this one.
  fileprivate func undoing(
    _ change: ViewRecipe.Change, among names: [String], of live: ViewNode? = nil
  ) -> ViewNode? {
    let (view, modifiers) = parts
    switch change {
    case .renamed: return nil
    case .reordered:
      // What changes nothing, such as a mark, has no setting, and stays inside.
      let places = modifiers.map { modifier in
        modifier.primitive.description.settings.first { !$0.isDefault }
          .map { names.firstIndex(of: $0.name) } ?? -1
      }
      let known = places.compactMap(\.self)
      guard known.count == modifiers.count,
        Set(known.filter { $0 >= 0 }).count == known.count(where: { $0 >= 0 })
      else { return nil }
      let before = zip(known, modifiers.indices).sorted { $0 < $1 }.map { modifiers[$0.1] }
      return view.modified(by: before)
    case .set(let name, let from, let to):
      // The rows of an open menu are those of the closed one.
      if ["isOpen", "openMenu"].contains(name), from == nil || to == nil,
        case .control(let control) = view, var menu = control as? any OpeningMenu,
        menu.isOpen != (from != nil)
      {
        menu.isOpen = from != nil
        let others = modifiers.filter { modifier in
          !modifier.primitive.description.settings.contains { $0.name == "openMenu" }
        }
        return menu.view.modified(by: others)
      }
      if let own = view.settingOwn(name, from: from, to: to, of: live?.parts.view) {
        return own.modified(by: modifiers)
      }
      if case .collection(let collection) = view, collection.with(name, to) != nil { return nil }
      if to != nil, view.ownDescription.settings.words(name) == to { return nil }
      return modifiers.setting(name, from: from, to: to, among: names).map(view.modified)
    }
  }

  /// Returns the view with the value before for one of its own settings; nil if it has no such.
  private func settingOwn(
    _ name: String, from: String?, to: String?, of live: ViewNode?
  ) -> ViewNode? {
    if case .collection(let collection) = self {
      return collection.with(name, from).map(ViewNode.collection)
    }
    guard let view = with(name, from) else { return nil }
    if name == ViewDescription.nameSetting { return view }
    let known = (live ?? self).ownDescription.settings.words(name)
    // Of a password only the number of its characters is drawn.
    let isHidden = to.map { $0.allSatisfy { $0 == "•" } && $0.count == known?.count } ?? false
    guard known == to || isHidden,
      view.ownDescription.settings.words(name) == from
    else { return nil }
    return view
  }

  /// Returns the view with another value for a setting of its own; nil if it cannot be set.
  fileprivate func with(_ name: String, _ words: String?) -> ViewNode? {
    settable?.with(name, words).flatMap(Self.view)
  }

  /// The view without modifiers, if some of its settings can be set.
  private var settable: (any Settable)? {
    switch self {
    case .text(let text): text
    case .image(let image): image
    case .stack(let stack): stack
    case .zstack(let stack): stack
    case .color(let color): color
    case .linearGradient(let gradient): gradient
    case .roundGradient(let gradient): gradient
    case .shape(let shape): shape
    case .spacer(let minLength): SpacerNode(minLength: minLength)
    case .control(let control): control as? any Settable
    case .custom(let node): node.view as? any Settable
    case .meshGradient(let mesh): mesh
    case .divider, .collection, .modified: nil
    }
  }

  private static func view(of value: any Settable) -> ViewNode? {
    switch value {
    case let text as TextNode: .text(text)
    case let image as ImageNode: .image(image)
    case let stack as StackNode: .stack(stack)
    case let stack as ZStackNode: .zstack(stack)
    case let color as Color: .color(color)
    case let gradient as LinearGradient: .linearGradient(gradient)
    case let gradient as RoundGradient: .roundGradient(gradient)
    // A mesh has a color at each of its points.
    case let mesh as ColorMesh where mesh.colors.count == mesh.points.count: .meshGradient(mesh)
    case let shape as ShapeNode: .shape(shape)
    case let spacer as SpacerNode: .spacer(minLength: spacer.minLength)
    case let control as any Control: .control(control)
    case let view as any PrimitiveView: .custom(CustomNode(view))
    default: nil
    }
  }
}

extension [NodeModifier] {
  /// The places of the modifiers that add views.
  fileprivate var placesOfAdded: [Int] {
    indices.filter { self[$0].primitive.description.added != nil }
  }

  /// Returns the modifiers with the value before for a setting; nil if it cannot be set.
  fileprivate func setting(
    _ name: String, from: String?, to: String?, among names: [String]
  ) -> [NodeModifier]? {
    // Another edit may have made the modifier again, with a value of its own.
    let isThere =
      to == nil
      && count { $0.primitive.description.settings.contains { $0.name == name } }
        >= Swift.max(names.count { $0 == name }, 1)
    for index in indices {
      let modifier = self[index].primitive
      let settings = modifier.description.settings
      guard
        settings.words(name) == to || isThere && settings.contains(where: { $0.name == name }),
        to != nil || settings.contains(where: { names.contains($0.name) })
      else { continue }
      var others = self
      if from == nil, settings.first?.name == name {
        others.remove(at: index)
        return others
      }
      guard let settable = modifier as? any Settable,
        let other = settable.with(name, from) as? any PrimitiveModifier,
        other.description.settings.words(name) == from,
        // A modifier that has one of several settings does not become another one's.
        settings.allSatisfy({ setting in
          setting.name == name || setting.isDefault || from != nil && to != nil
            || other.description.settings.words(setting.name) == setting.value.words
        })
      else { continue }
      others[index] = NodeModifier(other)
      return others
    }
    // A setting of a modifier that another edit took back as a whole.
    guard let from else {
      let isLeft = contains { $0.primitive.description.settings.words(name) == to }
      return isLeft ? nil : self
    }
    guard to == nil, let added = NodeModifier.made(name, from) else { return nil }
    return inserting(added, named: name, among: names)
  }

  /// Returns the modifiers with another one, at its place in the order of names.
  fileprivate func inserting(
    _ modifier: NodeModifier, named name: String, among names: [String]
  ) -> [NodeModifier] {
    let before = Set(names.prefix { $0 != name })
    let place = lastIndex { modifier in
      modifier.primitive.description.settings.contains { before.contains($0.name) }
    }
    var others = self
    others.insert(modifier, at: place.map { $0 + 1 } ?? 0)
    return others
  }
}

// MARK: Views

/// The making of views before edits from those of a live root.
private struct Undoing {
  let root: ViewNode

  /// Returns the view of a recipe; those in it if it is gone and cannot be made, and the live one in its place.
  func views(of recipe: ViewRecipe) -> [ViewNode] {
    let live = recipe.source.flatMap { root.view(at: $0[...]) }
    if let record = recipe.record {
      if let view = made(record, recipe, live) { return [view] }
      return live.map { [$0] } ?? (recipe.children ?? []).flatMap(views)
    }
    guard let live else { return [] }
    let names = recipe.settings.map(\.name)
    let view = recipe.children.map { around(live, $0, among: names) } ?? live
    var changed = view
    // One change may need another: a line has a colour once there is a line.
    var left = recipe.changes
    for _ in 0..<2 {
      left.removeAll { change in
        guard let other = undoing(change, changed, among: names, of: live) else { return false }
        changed = other
        return true
      }
    }
    return [modified(changed, as: recipe.settings, donors: live.parts.modifiers) ?? changed]
  }

  /// Returns a view with the modifiers that make all of its settings those of a record; nil if it has them, or where one
  /// cannot be made.
  ///
  /// - Parameter donors: Modifiers that it may have had, beside its own.
  private func modified(
    _ view: ViewNode, as settings: [ViewRecord.Setting], donors: [NodeModifier]
  ) -> ViewNode? {
    if settings.isEmpty || view.has(settings) { return nil }
    let (own, modifiers) = view.parts
    // Elements record no texts.
    let inner = [own.record, own.record.filter { !$0.isText }]
      .first { settings.starts(with: $0.map(\.setting)) }
    guard let inner,
      let made = self.modifiers(settings.dropFirst(inner.count), donors: modifiers + donors)
    else { return nil }
    let other = own.modified(by: modifiers.filter { $0.record.isEmpty } + made)
    return other.has(settings) ? other : nil
  }

  private func undoing(
    _ change: ViewRecipe.Change, _ view: ViewNode, among names: [String], of live: ViewNode
  ) -> ViewNode? {
    switch change {
    case .renamed(let from, let to, var count, let isOfView):
      renaming(view, from, to, after: &count, isOfView: isOfView)
    case .set(ViewDescription.nameSetting, let from?, _):
      renaming(view, from) ?? view.undoing(change, among: names, of: live)
    default: view.undoing(change, among: names, of: live)
    }
  }

  /// Returns a view in which one with a name has another one; nil if there is none.
  ///
  /// - Parameter isOfView: Indicates whether only names of views count, and no text that a control is given.
  private func renaming(
    _ view: ViewNode, _ from: String, _ to: String, after count: inout Int, isOfView: Bool
  ) -> ViewNode? {
    var (own, modifiers) = view.parts
    let description = own.ownDescription
    let text = isOfView ? nil : description.settings.first { $0.value == .text(to) }
    let isNamed = description.name == ScreenPart.elementName(to)
    if let name = isNamed ? ViewDescription.nameSetting : text?.name {
      count -= 1
      if count < 0 {
        return ((isNamed ? renaming(own, from) : nil) ?? own.with(name, from))?
          .modified(by: modifiers)
      }
    }
    var children = description.children
    for (index, child) in children.enumerated() {
      guard let other = renaming(child, from, to, after: &count, isOfView: isOfView) else {
        continue
      }
      children[index] = other
      return own.holding(children)?.modified(by: modifiers)
    }
    for place in modifiers.placesOfAdded {
      let modifier = modifiers[place].primitive
      guard let added = modifier.description.added,
        let view = renaming(added.view, from, to, after: &count, isOfView: isOfView),
        let other = modifier.adding(view)
      else { continue }
      modifiers[place] = NodeModifier(other)
      return own.modified(by: modifiers)
    }
    for (place, modifier) in modifiers.enumerated() {
      guard let row = modifier.primitive as? ListRowModifier,
        let other = row.renaming(from, to, after: &count)
      else { continue }
      modifiers[place] = other
      return own.modified(by: modifiers)
    }
    return nil
  }

  /// Returns a symbol with the one of another name in its place; nil for an unknown one, and for another view.
  private func renaming(_ view: ViewNode, _ name: String) -> ViewNode? {
    let (own, modifiers) = view.parts
    guard case .image(let image) = own, image.isSymbol, var other = KnownSymbols.current[name]
    else {
      return nil
    }
    other.isResizable = image.isResizable
    return ViewNode.image(other).modified(by: modifiers)
  }

  /// Returns a live view with the views that were in it, behind it and over it.
  private func around(
    _ live: ViewNode, _ recipes: [ViewRecipe], among names: [String]
  ) -> ViewNode {
    var (view, modifiers) = live.parts
    let count = view.ownDescription.children.count
    if let other = view.holding(recipes.filter { $0.addedBy == nil }.flatMap(views)) {
      // Cells of a grid in other places are in the rows of these.
      view = view.ownDescription.settings.reduce(other) { other, setting in
        let words = other.ownDescription.settings.words(setting.name)
        return words == setting.value.words || setting.isDefault
          ? other : other.with(setting.name, setting.value.words) ?? other
      }
    }
    let places = modifiers.placesOfAdded
    var gone = Set(places)
    var missing: [(NodeModifier, String)] = []
    for recipe in recipes {
      guard let kind = recipe.addedBy else { continue }
      if let last = recipe.source?.last, places.indices.contains(last - count) {
        let place = places[last - count]
        gone.remove(place)
        if let other = adding(recipe, modifiers[place].primitive) {
          modifiers[place] = NodeModifier(other)
        }
      } else if let added = decoration(recipe, kind) {
        missing.append((added, kind))
      }
    }
    modifiers = modifiers.indices.filter { !gone.contains($0) }.map { modifiers[$0] }
    for (modifier, kind) in missing {
      modifiers = modifiers.inserting(modifier, named: kind, among: names)
    }
    return view.modified(by: modifiers)
  }

  /// Returns the modifier with the view that it added, and its place; nil for one that stays.
  private func adding(
    _ recipe: ViewRecipe, _ modifier: any PrimitiveModifier
  ) -> (any PrimitiveModifier)? {
    let made = recipe.children?.flatMap(views).first
    guard !recipe.isLive, let view = made ?? modifier.description.added?.view else { return nil }
    let other = modifier.adding(view)
    guard case .set(let name, let words, _)? = recipe.changes.first else { return other }
    // A setting that the modifier refuses is left as it is, and the view undone nonetheless.
    return ((other as? any Settable)?.with(name, words) as? any PrimitiveModifier) ?? other
  }

  /// Returns the modifier that added a view; nil for one that cannot be made.
  private func decoration(_ recipe: ViewRecipe, _ kind: String) -> NodeModifier? {
    let live = recipe.source.flatMap { root.view(at: $0[...]) }
    guard let view = recipe.children?.flatMap(views).first ?? live else { return nil }
    let words = recipe.record?.settings.first { $0.name == "alignment" }?.words
    guard let alignment = words.map(Alignment.init(edgeNames:)) ?? .center else { return nil }
    switch kind {
    case "background": return .background(view, alignment)
    case "mask": return .mask(view, alignment)
    case "overlay": return .overlay(view, alignment)
    case "safeAreaInset": return .safeAreaInset(.bottom, alignment: alignment, spacing: 0, view)
    case "sheet": return SheetNode(view).modifier
    case "popover": return PopoverNode(view).modifier
    default: return nil
    }
  }

  /// Returns a recorded view; nil for one that cannot be made.
  ///
  /// - Parameter live: The view that took its place, some of whose modifiers it had.
  private func made(
    _ record: ViewRecord, _ recipe: ViewRecipe, _ live: ViewNode?
  ) -> ViewNode? {
    guard
      var view = record.kind == "symbol"
        ? record.name.flatMap({ KnownSymbols.current[$0] }).map({ .image($0) })
        : ViewNode.made(record.kind)
    else { return nil }
    // Names of views in items are those that are drawn, if at all.
    if record.kind == "text", record.name == nil { return nil }
    if let name = record.name, view.ownDescription.name != name {
      view = view.with(ViewDescription.nameSetting, name) ?? view
    }
    let children = recipe.children ?? []
    let own = children.filter { $0.addedBy == nil }.flatMap(views)
    if !own.isEmpty || !view.ownDescription.children.isEmpty {
      guard let holder = view.holding(own) else { return nil }
      view = holder
    }
    for setting in record.settings {
      if let other = view.with(setting.name, setting.words),
        other.ownDescription.kind == record.kind
      {
        view = other
      }
    }
    let known = Set(view.ownDescription.settings.map(\.name))
    return modifiers(
      record.settings.filter { !known.contains($0.name) }[...], donors: live?.parts.modifiers ?? [],
      adding: children
    ).map(view.modified)
  }

  /// Returns the modifiers of recorded settings; nil where one cannot be made.
  ///
  /// - Parameters:
  ///   - donors: Modifiers some of which are these.
  ///   - children: The views that they add, where no donor does.
  private func modifiers(
    _ settings: ArraySlice<ViewRecord.Setting>, donors: [NodeModifier],
    adding children: [ViewRecipe] = []
  ) -> [NodeModifier]? {
    var (left, donors) = (settings, donors)
    var modifiers: [NodeModifier] = []
    // The settings that the last one has.
    var given: Set<String> = []
    while let setting = left.first {
      let added = children.first { $0.addedBy == setting.name }
      if let added, !added.isLive || !donors.contains(where: { $0.begins(left) }) {
        decoration(added, setting.name).map { modifiers.append($0) }
      } else if let index = donors.firstIndex(where: { $0.begins(left) }) {
        let donor = donors.remove(at: index)
        modifiers.append(donor)
        let record = donor.record
        given = Set(record.map(\.name))
        left = left.dropFirst(record.count - 1)
      } else if !given.contains(setting.name), let last = modifiers.last,
        let other = last.with(setting.name, setting.words)
      {
        modifiers[modifiers.count - 1] = other
        given.insert(setting.name)
      } else {
        guard let modifier = NodeModifier.made(setting.name, setting.words) else { return nil }
        modifiers.append(modifier)
        given = [setting.name]
      }
      left = left.dropFirst()
    }
    return modifiers
  }
}

extension ViewNode {
  /// Returns a view of a kind, before it is given anything; nil for a kind of which a layout text has not all.
  fileprivate static func made(_ kind: String) -> ViewNode? {
    if let outline = ShapeNode.Outline(kind: kind) { return .shape(ShapeNode(outline)) }
    let empty: ViewNode = .text(TextNode(""))
    let candidates: [ViewNode] = [
      empty, .color(.black), .spacer(minLength: nil), .divider,
      .stack(StackNode(axis: .vertical, children: [])),
      .stack(StackNode(axis: .horizontal, children: [])), .zstack(ZStackNode(children: [])),
      .linearGradient(LinearGradient(stops: [], startPoint: .zero, endPoint: .zero)),
      TabBarNode.Item("", icon: empty).view,
    ]
    let controls: [any Control] = [
      ButtonNode(empty), ToggleNode(isOn: false), SliderNode(value: 0), ProgressNode(),
      StepperNode(value: 0), TextFieldNode(""), TextEditorNode(""), SearchFieldNode(""), MapNode(),
      ChartNode(.bar, []), ToolbarNode([]), SegmentedControlNode([]),
      ColorWellNode(color: .black), MenuNode(empty, sections: []),
      PageControlNode(numberOfPages: 1), PickerNode(options: [], selected: nil),
      DatePickerNode(day: nil, time: nil), GaugeNode(0), KeyboardNode(), TabBarNode([]),
      NavigationBarNode(""),
    ]
    return (candidates + controls.map(ViewNode.control)).first { $0.kind == kind }
  }
}

extension NodeModifier {
  /// Returns a modifier of one setting; nil for a setting of none that can be made from words.
  fileprivate static func made(_ name: String, _ words: String) -> NodeModifier? {
    let others = [
      AlertNode("").modifier, ActionSheetNode(actions: []).modifier,
      .layoutValue(GridCellColumns.self, 1), .layoutValue(GridCellAnchor.self, .zero),
      .layoutValue(GridCellUnsizedAxes.self, []),
    ]
    let empty: [any Settable] =
      others.compactMap { $0.primitive as? any Settable } + [
        Padding(insets: .zero), Opacity(opacity: 1), Offset(offset: .zero), FixedFrame(),
        FlexibleFrame(), LayoutPriority(priority: 0), Border(color: .black, width: 1),
        NodeModifier.plainListRow,
        ClipShape(outline: .rectangle), AspectRatio(ratio: nil, contentMode: .fit), Name(),
        FixedSize(isHorizontal: false, isVertical: false), ShadowStyle(color: .black, radius: 0),
        EffectModifier(effect: .colorInvert), Position(center: .zero),
        TransformEffect(words: nil, isMirrored: true) { _ in .identity },
      ]
    let made = empty.lazy.compactMap { $0.with(name, words) as? any PrimitiveModifier }
      .first { $0.description.settings.first { !$0.isDefault }?.name == name }
    return (made ?? EnvironmentChange(name, words)).map(NodeModifier.init)
  }

  /// Returns the modifier with another value for a setting; nil if it is another modifier's.
  fileprivate func with(_ name: String, _ words: String) -> NodeModifier? {
    guard !(primitive is EnvironmentChange),
      let other = (primitive as? any Settable)?.with(name, words) as? any PrimitiveModifier
    else { return nil }
    return NodeModifier(other)
  }

  /// The settings that layout texts record.
  fileprivate var record: [LayoutSetting] {
    primitive.description.settings.filter { !$0.isDefault }
  }

  /// Indicates whether all of its settings, of which it has some, are the first of recorded ones.
  fileprivate func begins(_ settings: ArraySlice<ViewRecord.Setting>) -> Bool {
    let record = record
    return !record.isEmpty && settings.starts(with: record.map(\.setting))
  }
}

extension ViewNode {
  /// The settings of the view itself that layout texts record.
  fileprivate var record: [LayoutSetting] { ownDescription.settings.filter { !$0.isDefault } }

  /// Indicates whether a layout text has some settings of the view and its modifiers, with or without texts.
  fileprivate func has(_ settings: [ViewRecord.Setting]) -> Bool {
    let (own, modifiers) = parts
    let record = own.record + modifiers.flatMap(\.record)
    return record.map(\.setting) == settings
      || record.filter { !$0.isText }.map(\.setting) == settings
  }
}

extension LayoutSetting {
  /// The setting as a layout text has it.
  fileprivate var setting: ViewRecord.Setting { ViewRecord.Setting(name, value.words) }

  /// Holds for a text that people read.
  package var isText: Bool { if case .text = value { true } else { false } }
}

extension [LayoutSetting] {
  /// The words of the first setting of a name that is not the default.
  fileprivate func words(_ name: String) -> String? {
    first { $0.name == name && !$0.isDefault }?.value.words
  }
}
