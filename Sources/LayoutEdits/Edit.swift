import LayoutGeometry
package import LayoutSnapshots

/// A difference of two trees that one change of a source makes.
package struct Edit: Hashable, Sendable {
  /// The change, with its values as the layout texts have them.
  package enum Action: Hashable, Sendable {
    /// A setting has another value; nil where the setting is not given.
    case set(String, from: String?, to: String?)
    /// A text, a label or a picture's name.
    case content(from: String, to: String)
    /// The view exchanged its text or its picture with another one.
    case exchanged(with: ViewName)
    /// A view of another kind took the view's place, with and without settings that the other one has not.
    case replaced(by: ViewName, with: [SnapshotSetting], without: [SnapshotSetting])
    case inserted
    case removed
    /// An item is elsewhere in the data.
    case renumbered(from: SnapshotElement, to: SnapshotElement)
    /// A section with a number of items came, or went.
    case section(isRemoved: Bool, items: Int)
    /// A section is elsewhere in the data.
    case sectionMoved(from: Int, to: Int)
    /// A view is elsewhere among its siblings, or in another view; nil for the same.
    case moved(into: ViewName?)
    /// The view changed places with another one.
    case swapped(with: ViewName)
    /// A view was put around the view, with settings.
    case wrapped(in: ViewName, [SnapshotSetting])
    /// The view around the view is gone.
    case unwrapped(from: ViewName)
    /// The modifiers are the same, in another order.
    case reordered([String])
    /// An item at the edge of what is shown came into sight, or went out of it.
    case shown(Bool)
  }

  /// The owner of the views that an edit is about.
  package enum Owner: Hashable, Sendable {
    /// The canvas, with its views.
    case canvas
    /// A collection, by its node in the new tree.
    case collection(Int)
    /// An element of a collection.
    case element(ElementName)
    /// All views, as they are drawn in a colour of a name.
    case colors
  }

  /// The change.
  package var action: Action
  /// The view; nil for the canvas, a collection or an element itself.
  package var view: ViewName?
  /// The owner of the view.
  package var owner: Owner
  /// The node in the old tree; nil for one that came.
  package var old: Int?
  /// The node in the new tree; nil for one that is gone.
  package var new: Int?
  /// The other views around which one came or went.
  package var others: [ViewName] = []
  /// The state of the item in which its view has another value, as `selected`; nil for one that both screens show.
  package var state: String?
}

extension Edit {
  /// The edit of a device's pixels, of which there were some a point.
  package static func pixel(from scale: Double) -> Edit {
    let sizes = scale < 2.5 ? ("0.5", "0.333") : ("0.333", "0.5")
    return Edit(action: .set("pixelSize", from: sizes.0, to: sizes.1), owner: .canvas)
  }

  /// Indicates whether the edit is of a fact that may follow from others, as the place to which a collection is
  /// scrolled, and not only of what was given.
  package var isOfFact: Bool {
    if followsFromRoom { return true }
    guard case .set(let name, _, _) = action else { return false }
    // A calendar shows the day if it is of the month around its date.
    if view?.kind == "datePicker", name == "today" { return true }
    if isOfSide { return true }
    switch owner {
    case .collection:
      return SnapshotCollection.derivedNames.contains(SettingName(name).base)
    case .canvas: return view == nil && ScreenTree.derivedNames.contains(name)
    case .element: return false
    // Another appearance has other colours.
    case .colors: return true
    }
  }
}

extension Edit {
  /// Indicates whether the edit is of the sides of a bar's items, one of which may have come or gone.
  var isOfSide: Bool {
    guard case .set(let name, _, _) = action, let kind = view?.kind else { return false }
    return ["navigationBar", "toolbar"].contains(kind)
      && ["leadingItems", "principal"].contains(name)
  }

  /// Indicates whether the edit is of a text that may only have more room, or less.
  package var followsFromRoom: Bool { cutsText || hidesText }

  /// Indicates whether a text of an item draws nothing, for which it may have no room, or draws something again.
  private var hidesText: Bool {
    guard case .content(let from, let to) = action, case .element = owner else { return false }
    return (from.isEmpty || to.isEmpty) && view?.kind == SnapshotCommand.Verb.text.rawValue
  }

  /// Indicates whether a text has its end cut, as there is no room, or is whole again.
  var cutsText: Bool {
    guard case .content(let from, let to) = action else { return false }
    return [(from, to), (to, from)].contains { cut, text in
      cut.hasSuffix("…") && !text.hasSuffix("…") && text.hasPrefix(cut.dropLast())
    }
  }
}

/// The items of a collection that are selected or pressed on one screen, and not on the other.
///
/// Each may look otherwise for that alone.
struct SelectionChange {
  fileprivate var collection: Edit.Owner
  fileprivate var items: Set<ElementPlace>
  /// The state that they have, as its setting is called.
  let state: String

  /// Indicates whether an edit is of a view in one of the items.
  func contains(_ edit: Edit) -> Bool {
    guard case .element(let name) = edit.owner, .collection(name.collection) == collection,
      name.element.kind == .cell
    else { return false }
    return items.contains(ElementPlace(name.element.section, name.element.number))
  }
}

extension Edit {
  /// The items that came to be selected or pressed, or are no longer; nil for an edit of something else.
  var selection: SelectionChange? {
    guard case .set(let name, let from, let to) = action,
      Self.statesOfItems.contains(name), name != "dragged"
    else { return nil }
    let (before, after) = (ListedItems(from).places, ListedItems(to).places)
    return SelectionChange(
      collection: owner, items: before.symmetricDifference(after), state: name)
  }

  /// The settings that list items of a collection by their numbers.
  package static let statesOfItems: Set = ["dragged", "highlighted", "selected"]
}

/// Items in a state as layout texts list them: `3`, `0.1, 2.0`, or `0.3 by 12, 4` for one that is dragged.
struct ListedItems {
  /// The items, by their numbers in the data.
  var places: Set<ElementPlace>
  private let rest: String

  /// The items of some words; none of nil.
  init(_ words: String?) {
    let words = words ?? ""
    let end = words.firstRange(of: " by ")?.lowerBound ?? words.endIndex
    places = Set(
      words[..<end].split(separator: ", ").compactMap { word in
        let numbers = word.split(separator: ".").compactMap { Int($0) }
        return numbers.last.map { ElementPlace(numbers.count > 1 ? numbers[0] : 0, $0) }
      })
    rest = String(words[end...])
  }

  /// Returns the items with the numbers of their sections, or without; nil for none.
  func words(isSectioned: Bool) -> String? {
    let items = places.sorted().map { isSectioned ? "\($0.section).\($0.item)" : "\($0.item)" }
    return items.isEmpty ? nil : items.joined(separator: ", ") + rest
  }
}

/// An element of a collection, as sentences name it.
package struct ElementName: Hashable, Sendable {
  /// The element, by its place in the new data, or in the old ones for one that is gone.
  package var element: SnapshotElement
  /// The first text that the element shows.
  package var label: String?
  /// The collection's node in the new tree.
  package var collection: Int
}

/// A view, as sentences name it: by its id, by what it shows, or by its kind.
package struct ViewName: Hashable, Sendable {
  /// The kind of view.
  package var kind: String
  /// The view's id.
  package var id: String?
  /// The characters of a text, or the label of a control.
  package var name: String?
  /// The number among the views of its kind in its region, from 1; nil for the only one.
  package var ordinal: Int?
  /// Indicates whether the number is that of one of several equal views, any of which may be meant.
  var isLikeOthers = false
  /// The names of the first views in it, if it is one of several of its kind without names.
  package var contents: [String] = []
  /// The views that it is behind or over, and its place there: `background`, `overlay`.
  package var holder: Holder?
  /// Indicates whether it is all that an element shows.
  package var isRoot = false

  /// The view that another one is behind or over.
  package struct Holder: Hashable, Sendable {
    /// The place of the view, as in `background`.
    package var place: String
    private var views: [ViewName]
    /// The places behind and over a view, whose views are named by it.
    package static let places: Set = ["background", "mask", "overlay"]

    init(place: String, of view: ViewName) {
      self.place = place
      views = [view]
    }

    /// The view in front or behind.
    package var view: ViewName { views[0] }
  }

  /// A text that is known by its characters alone.
  static func text(_ characters: String) -> ViewName {
    ViewName(kind: SnapshotCommand.Verb.text.rawValue, name: characters)
  }

  /// The name without what distinguishes the views of one item from those of another.
  var inItems: ViewName {
    var name = self
    name.name = nil
    name.isLikeOthers = false
    name.contents = []
    if let holder { name.holder = Holder(place: holder.place, of: holder.view.inItems) }
    return name
  }
}

extension ScreenTree {
  /// The name of a view; nil for a canvas, a collection's element, and a view that is alone on the screen.
  func viewName(_ number: Int) -> ViewName? {
    let node = nodes[number]
    if case .canvas = node.role { return nil }
    if case .element = node.role { return nil }
    if let parent = node.parent, isAdded(parent), nodes[parent].children.count == 1,
      ViewName.Holder.places.contains(nodes[parent].kind)
    {
      return viewName(parent).map { name in
        var name = name
        name.kind = node.kind
        name.id = node.id ?? name.id
        return name
      }
    }
    var name = ViewName(kind: shownKind(number), id: node.id, name: title(of: number))
    name.isRoot = node.parent == node.region && nodes[node.region].role != .canvas
    if isAdded(number), let parent = node.parent, let view = viewName(parent),
      ViewName.Holder.places.contains(node.kind)
    {
      name.holder = ViewName.Holder(place: node.kind, of: view)
      return name
    }
    guard node.id == nil else { return name }
    let alike = regions[node.region, default: []].filter {
      shownKind($0) == name.kind
        && (isRepeatedRegion(node.region) || title(of: $0) == name.name)
    }
    if alike.count > 1 {
      name.ordinal = alike.firstIndex(of: number).map { $0 + 1 }
      if name.name == nil { name.contents = subtree(of: number).compactMap { nodes[$0].name } }
    }
    return name
  }

  /// The kind of a view for people: a spacer between the items of a bar is not one of a stack's.
  private func shownKind(_ number: Int) -> String {
    let node = nodes[number]
    let isOfBar =
      node.kind == "spacer" && node.settings.contains { $0.name == "minLength" }
      && node.parent.map { ["navigationBar", "toolbar"].contains(nodes[$0].kind) } == true
    return isOfBar ? "toolbarSpacer" : node.kind
  }

  /// Indicates whether several views of a view's kind in its region have a name.
  func hasTwins(_ number: Int, named name: String) -> Bool {
    let node = nodes[number]
    return node.role == .view
      && regions[node.region, default: []].count {
        nodes[$0].kind == node.kind && nodes[$0].name == name
      } > 1
  }

  /// Indicates whether another view of the region with the same settings shows the same, and meets a condition.
  func hasLikeTwins(_ number: Int, where condition: (Int) -> Bool) -> Bool {
    regions[nodes[number].region, default: []].contains {
      $0 != number && nodes[$0].kind == nodes[number].kind && nodes[$0].name == nodes[number].name
        && nodes[$0].settings == nodes[number].settings && condition($0)
    }
  }

  /// The name of a view for people: what it shows, or the label that it has for those who do not see it.
  private func title(of number: Int) -> String? {
    let node = nodes[number]
    if let name = node.name { return name }
    if let label = node.settings.first(where: { $0.name == "accessibilityLabel" }) {
      return label.value
    }
    guard ["button", "menu"].contains(node.kind) else { return nil }
    let named = subtree(of: number).filter { nodes[$0].name != nil }
    let text = named.first { nodes[$0].kind == SnapshotCommand.Verb.text.rawValue }
    return (text ?? named.first).flatMap { nodes[$0].name }
  }

  /// Indicates whether a region is one of many with the same views.
  private func isRepeatedRegion(_ region: Int) -> Bool { nodes[region].role != .canvas }

  /// The name of an element; without a label for a row that is moved to the side, whose first text may be out of sight.
  func elementName(_ number: Int, of collection: Int) -> ElementName? {
    element(number).map {
      let node = nodes[number]
      var label = node.label ?? node.pictures.first
      // A first text of several looks or directions is recorded by its first piece; a label, which another text may begin
      // with, is whole.
      if let text = node.texts.first, let name = label, text != name, text.hasPrefix(name),
        (firstPiece(of: number) ?? name) == name
      {
        label = name + text.dropFirst(name.count).prefix { !$0.isNewline }
      }
      return ElementName(
        element: $0, label: swipe(of: number) == 0 ? label : nil, collection: collection)
    }
  }

  /// The first line of the first piece of text that an element draws; nil for none beside the views in it with an `id`.
  private func firstPiece(of element: Int) -> String? {
    guard let part = nodes[element].part else { return nil }
    let piece = parts[part].part.drawing.leaves.first { $0.verb == .text }
    return piece?.string.map { text in String(text.prefix { !$0.isNewline }) }
  }

  /// The part of its width by which an element is moved to the side, as a row: 0 for any other element.
  func swipe(of element: Int) -> Double {
    subtree(of: element).lazy.flatMap { self.nodes[$0].settings }
      .first { $0.name == "swipe" }.flatMap { Double($0.value) } ?? 0
  }
}
