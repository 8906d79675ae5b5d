import CollectionLayouts
import LayoutGeometry

/// An edit of a view that is taken back in the live tree.
package struct ViewUndo: Hashable, Sendable {
  /// The edit.
  package enum Action: Hashable, Sendable {
    /// A setting had a value before and has one now; nil where it is not given. The last value has the names of all
    /// settings before, in their order.
    case set(String, from: String?, to: String?, among: [String])
    /// The characters of a text.
    case text(from: String, to: String)
    /// The view was not there.
    case inserted
    /// A view was there, before the child of a number. The last value has the names of all settings before, in their
    /// order.
    case removed(ViewRecord, at: Int, among: [String])
    /// The modifiers had another order, by the names of their settings.
    case reordered([String])
    /// The children had another order: the numbers that those of now had.
    case ordered([Int])
  }

  /// The view among those of the root: the number of each child on the way, where views that modifiers add follow the
  /// view's own.
  package var path: [Int]
  /// The edit.
  package var action: Action

  /// An edit of the view at a path.
  package init(at path: [Int], _ action: Action) {
    self.path = path
    self.action = action
  }

  /// Edits that leave the paths of others as they are come first, and of those that take views away the last view's.
  fileprivate var rank: Int {
    switch action {
    case .set, .text, .reordered: 0
    case .inserted: 1
    case .ordered: 2
    case .removed: 3
    }
  }
}

extension ViewNode {
  /// Returns the view as it was before edits; nil if one of them cannot be taken back.
  package func undoing(_ edits: [ViewUndo]) -> ViewNode? {
    let ordered = edits.sorted { one, other in
      if one.rank != other.rank { return one.rank < other.rank }
      if case .removed(_, let first, _) = one.action, case .removed(_, let second, _) = other.action
      {
        return first < second
      }
      return other.path.lexicographicallyPrecedes(one.path)
    }
    return ordered.reduce(self as ViewNode?) { view, edit in
      view?.undoing(edit, at: edit.path[...])
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
      if backgrounds[0] != nil, case .background? = left.first { left.removeFirst() }
      return other.onBackground.modified(by: left)
    }
    return replacingChild(next) {
      $0.replacingCollection(at: Array(path.dropFirst()), change)
    }
  }

  private func undoing(_ edit: ViewUndo, at path: ArraySlice<Int>) -> ViewNode? {
    if case .inserted = edit.action, let last = path.last, path.count == 1 {
      return removingChild(last)
    }
    guard let next = path.first else { return undoing(edit.action) }
    return replacingChild(next) { $0.undoing(edit, at: path.dropFirst()) }
  }

  // MARK: Parts

  /// The view without its modifiers, and these from the innermost to the outermost.
  private var parts: (view: ViewNode, modifiers: [NodeModifier]) {
    var view = self
    var modifiers: [NodeModifier] = []
    while case .modified(let inner, let modifier) = view {
      modifiers.append(modifier)
      view = inner
    }
    return (view, modifiers.reversed())
  }

  private func modified(by modifiers: [NodeModifier]) -> ViewNode {
    modifiers.reduce(self) { .modified($0, $1) }
  }

  /// The views in it that can be replaced; nil for a view that keeps its own.
  private var ownChildren: [ViewNode]? {
    switch self {
    case .stack(let stack): stack.children
    case .zstack(let stack): stack.children
    default: nil
    }
  }

  private func withOwnChildren(_ children: [ViewNode]) -> ViewNode {
    switch self {
    case .stack(var stack):
      stack.children = children
      return .stack(stack)
    case .zstack(var stack):
      stack.children = children
      return .zstack(stack)
    default: return self
    }
  }

  private func replacingChild(
    _ index: Int, _ change: (ViewNode) -> ViewNode?
  ) -> ViewNode? {
    let (view, modifiers) = parts
    let count = view.ownDescription.children.count
    if index < count {
      guard var children = view.ownChildren, let child = change(children[index]) else { return nil }
      children[index] = child
      return view.withOwnChildren(children).modified(by: modifiers)
    }
    guard let place = Self.place(ofAdded: index - count, in: modifiers) else { return nil }
    var others = modifiers
    switch modifiers[place] {
    case .background(let added, let alignment):
      guard let added = change(added) else { return nil }
      others[place] = .background(added, alignment)
    case .overlay(let added, let alignment):
      guard let added = change(added) else { return nil }
      others[place] = .overlay(added, alignment)
    default: return nil
    }
    return view.modified(by: others)
  }

  private func removingChild(_ index: Int) -> ViewNode? {
    let (view, modifiers) = parts
    let count = view.ownDescription.children.count
    if index < count {
      guard var children = view.ownChildren else { return nil }
      children.remove(at: index)
      return view.withOwnChildren(children).modified(by: modifiers)
    }
    guard let place = Self.place(ofAdded: index - count, in: modifiers) else { return nil }
    var others = modifiers
    others.remove(at: place)
    return view.modified(by: others)
  }

  /// The place of the modifier that adds a view, by the number of the view among all that are added.
  private static func place(ofAdded number: Int, in modifiers: [NodeModifier]) -> Int? {
    let places = modifiers.indices.filter { modifiers[$0].primitive.description.added != nil }
    return places.indices.contains(number) ? places[number] : nil
  }

  /// Returns the view with one that was in it, behind it or over it; nil for one that cannot be made.
  private func adding(_ record: ViewRecord, at index: Int, among names: [String]) -> ViewNode? {
    let (view, modifiers) = parts
    if let added = record.children.first, record.children.count == 1,
      let decoration = Self.decoration(record, around: added)
    {
      let others = modifiers.inserting(decoration, named: record.kind, among: names)
      return view.modified(by: others)
    }
    guard var children = view.ownChildren, index <= children.count,
      let child = ViewNode(record)
    else { return nil }
    children.insert(child, at: index)
    return view.withOwnChildren(children).modified(by: modifiers)
  }

  private static func decoration(
    _ record: ViewRecord, around added: ViewRecord
  ) -> NodeModifier? {
    let alignment = record.settings.first { $0.name == "alignment" }.map {
      Alignment(edgeNames: $0.words)
    }
    guard let view = ViewNode(added), let alignment = alignment ?? .center else { return nil }
    switch record.kind {
    case "background": return .background(view, alignment)
    case "overlay": return .overlay(view, alignment)
    default: return nil
    }
  }

  // MARK: Settings

  private func undoing(_ action: ViewUndo.Action) -> ViewNode? {
    let (view, modifiers) = parts
    switch action {
    case .inserted: return nil
    case .removed(let record, let index, let names):
      return adding(record, at: index, among: names)
    case .ordered(let order):
      guard let children = view.ownChildren, order.count == children.count else { return nil }
      let before = zip(order, children).sorted { $0.0 < $1.0 }.map(\.1)
      return view.withOwnChildren(before).modified(by: modifiers)
    case .reordered(let names):
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
    case .text(let from, let to):
      guard case .text(let text) = view, text.string == to, text.pieces.count == 1 else {
        return nil
      }
      var other = text
      other.pieces[0].content = .string(from)
      return ViewNode.text(other).modified(by: modifiers)
    case .set(let name, let from, let to, let names):
      if let own = view.settingOwn(name, from: from, to: to) {
        return own.modified(by: modifiers)
      }
      if case .collection = view, from == nil || to == nil { return nil }
      if to != nil, view.ownDescription.settings.words(name) == to { return nil }
      return modifiers.setting(name, from: from, to: to, among: names).map(view.modified)
    }
  }

  /// Returns the view with the value before for one of its own settings; nil if it has no such.
  private func settingOwn(_ name: String, from: String?, to: String?) -> ViewNode? {
    if case .collection(let collection) = self {
      return collection.with(name, from).map(ViewNode.collection)
    }
    guard ownDescription.settings.words(name) == to, let other = settable?.with(name, from),
      let view = Self.view(of: other), view.ownDescription.settings.words(name) == from
    else { return nil }
    return view
  }

  /// The view without modifiers, if some of its settings can be set.
  private var settable: (any Settable)? {
    switch self {
    case .stack(let stack): stack
    case .zstack(let stack): stack
    case .color(let color): color
    case .shape(let shape): shape
    case .control(let node): node.control as? any Settable
    default: nil
    }
  }

  private static func view(of value: any Settable) -> ViewNode? {
    switch value {
    case let stack as StackNode: .stack(stack)
    case let stack as ZStackNode: .zstack(stack)
    case let color as Color: .color(color)
    case let shape as ShapeNode: .shape(shape)
    case let control as any Control: control.view
    default: nil
    }
  }
}

extension [NodeModifier] {
  /// Returns the modifiers with the value before for a setting; nil if it cannot be set.
  fileprivate func setting(
    _ name: String, from: String?, to: String?, among names: [String]
  ) -> [NodeModifier]? {
    for index in indices {
      let modifier = self[index].primitive
      let settings = modifier.description.settings
      guard settings.words(name) == to,
        to != nil || settings.contains(where: { names.contains($0.name) })
      else { continue }
      var others = self
      if from == nil, settings.first?.name == name {
        others.remove(at: index)
        return others
      }
      guard let settable = modifier as? any Settable,
        let other = settable.with(name, from) as? any PrimitiveModifier,
        other.description.settings.words(name) == from
      else { continue }
      others[index] = .custom(CustomNodeModifier(other))
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

/// A view as a layout text records it.
package struct ViewRecord: Hashable, Sendable {
  /// A setting in the words of layout texts.
  package struct Setting: Hashable, Sendable {
    var name: String
    var words: String
  }

  let kind: String
  let name: String?
  let id: String?
  let settings: [Setting]
  let children: [ViewRecord]

  /// A recorded view.
  package init(
    _ kind: String, name: String?, id: String?, settings: [(name: String, words: String)],
    children: [ViewRecord]
  ) {
    self.kind = kind
    self.name = name
    self.id = id
    self.settings = settings.map { Setting(name: $0.name, words: $0.words) }
    self.children = children
  }
}

extension ViewNode {
  /// Makes a view that was recorded, of which a text, colours, shapes and stacks can be made; nil for another one.
  package init?(_ record: ViewRecord) {
    let candidates: [ViewNode] = [
      .text(TextNode(record.name ?? "")), .color(.black), .spacer(minLength: nil), .divider,
      .shape(ShapeNode(.rectangle)), .shape(ShapeNode(.circle)), .shape(ShapeNode(.capsule)),
      .shape(ShapeNode(.ellipse)), .stack(StackNode(axis: .vertical, children: [])),
      .stack(StackNode(axis: .horizontal, children: [])), .zstack(ZStackNode(children: [])),
    ]
    guard var view = candidates.first(where: { $0.kind == record.kind }) else { return nil }
    for setting in record.settings {
      if let own = view.settable?.with(setting.name, setting.words).flatMap(Self.view),
        own.kind == record.kind
      {
        view = own
      }
    }
    let own = Set(view.ownDescription.settings.map(\.name))
    var modifiers: [NodeModifier] = []
    for setting in record.settings where !own.contains(setting.name) {
      let isAdded = record.children.contains { $0.kind == setting.name }
      if isAdded { continue }
      if let index = modifiers.lastIndex(where: { modifier in
        ((modifier.primitive as? any Settable)?.with(setting.name, setting.words)) != nil
      }),
        let other = (modifiers[index].primitive as? any Settable)?
          .with(setting.name, setting.words) as? any PrimitiveModifier,
        !(other is EnvironmentChange)
      {
        modifiers[index] = .custom(CustomNodeModifier(other))
        continue
      }
      guard let modifier = NodeModifier.made(setting.name, setting.words) else { return nil }
      modifiers.append(modifier)
    }
    if let id = record.id { modifiers.append(.id(id)) }
    var made = view.modified(by: modifiers)
    for child in record.children {
      guard let next = made.adding(child, at: made.parts.view.ownChildren?.count ?? 0, among: [])
      else { return nil }
      made = next
    }
    self = made
  }
}

extension NodeModifier {
  /// Returns a modifier of one setting; nil for a setting of none that can be made from words.
  fileprivate static func made(_ name: String, _ words: String) -> NodeModifier? {
    let empty: [any Settable] = [
      Padding(insets: .zero), Opacity(opacity: 1), Offset(offset: .zero), FixedFrame(),
      FlexibleFrame(), LayoutPriority(priority: 0), Border(color: .black, width: 1),
      NodeModifier.plainListRow,
    ]
    let made = empty.lazy.compactMap { $0.with(name, words) as? any PrimitiveModifier }.first
    return (made ?? EnvironmentChange(name, words)).map { .custom(CustomNodeModifier($0)) }
  }
}

extension [LayoutSetting] {
  /// The words of the first setting of a name that is not the default.
  fileprivate func words(_ name: String) -> String? {
    first { $0.name == name && !$0.isDefault }?.value.words
  }
}
