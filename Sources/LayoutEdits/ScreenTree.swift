package import DisplayList
package import LayoutGeometry
package import LayoutSnapshots

/// A screen as one tree: the canvas, its views, its collections with their elements, and the views of these.
///
/// It is read from a layout's text. A region is the canvas or an element, with the views that are described as one;
/// a collection belongs to the region around it, and each of its elements is a region of its own.
package struct ScreenTree: Sendable {
  /// The role of a node.
  package enum Role: Hashable, Sendable {
    case canvas
    case collection(SnapshotCollection)
    case element(SnapshotElement)
    case view
  }

  /// A node of the tree.
  package struct Node: Sendable {
    /// The node's role.
    package var role: Role
    /// The kind of view, or of element.
    package var kind: String
    /// The `id` that the view was given.
    package var id: String?
    /// The characters of a text, the label of a control, the name of a picture; nil where not known.
    package var name: String?
    /// All that the node was given but its id, in the order of modifiers, which may be given several times.
    package var settings: [SnapshotSetting]
    /// The names of the texts that a control in an element shows, as `label`, which are among the element's texts.
    package var textNames: [String] = []
    /// The names of all settings, with the id, in the order of modifiers.
    package var settingNames: [String] = []
    /// The children, by their numbers; a collection's are its elements.
    package var children: [Int] = []
    /// The node around it; nil for the canvas.
    package var parent: Int?
    /// The canvas or the element whose views the node is one of.
    package var region: Int
    /// The place among `ScreenTree.parts`; nil for a view without a frame in the text.
    package var part: Int?
    /// A digest of the node and all below it in its region.
    fileprivate(set) var digest = 0
    /// All texts that an element draws, in the order of drawing; of a view in it its own, where they are known.
    package fileprivate(set) var texts: [String] = []
    /// The names of all pictures that an element draws, in the order of drawing.
    package fileprivate(set) var pictures: [String] = []
    /// The labels of pictures that an element shows, in the order of drawing.
    fileprivate(set) var labels: [String] = []
    /// A digest of what an element draws in it, apart from lines, which are its list's.
    fileprivate(set) var drawing = 0
    /// The texts of the canvas or an element that no view in it is known to show.
    fileprivate(set) var otherTexts: [String] = []
    /// The texts that an element draws in each of its parts, and the views that draw them.
    var drawnTexts: [DrawnTexts] = []
    /// Indicates whether an element's first text is its number among the others, as theirs are in both screens.
    var isNumbered = false
  }

  /// The nodes; each is before its children, and the canvas is the first.
  package internal(set) var nodes: [Node] = []
  /// The parts of the screen with their places.
  package let parts: [PlacedPart]
  /// The parts in each part.
  private let partsInside: [[Int]]
  /// The colours of each name on the screen, in the order of drawing.
  package let shades: [String: [RGBA]]
  /// The number of parts that the text does not list, as there are too many.
  let leftOut: Int

  /// Creates the tree of a screen.
  package init(_ screen: SnapshotScreen) {
    var screen = screen
    screen.canvas.numberRepeats()
    leftOut = screen.leftOut
    parts = screen.placedParts
    shades = Self.shades(of: parts)
    var inside = [[Int]](repeating: [], count: parts.count)
    for (index, part) in parts.enumerated() {
      if let holder = part.holders.last { inside[holder].append(index) }
    }
    partsInside = inside
    let canvas = add(
      Node(
        role: .canvas, kind: "canvas",
        settings: screen.canvas.settings + [screen.canvas.background].compactMap(\.self), region: 0,
        part: 0))
    addViews(of: 0, to: canvas)
    regions = Dictionary(grouping: nodes.indices) { nodes[$0].region }
    for index in nodes.indices.reversed() { nodes[index].digest = digest(of: index) }
  }

  /// The nodes of each region, in their order.
  private(set) var regions: [Int: [Int]] = [:]

  /// The frame of a node on the canvas; nil where the text has none.
  package func frame(of node: Int) -> Rect? { nodes[node].part.map { parts[$0].frame } }

  /// The nodes below a node in its region, with the node itself, each before its children.
  func subtree(of node: Int) -> [Int] {
    var found = [node]
    var next = 0
    while next < found.count {
      found += nodes[found[next]].children.filter { nodes[$0].region == nodes[node].region }
      next += 1
    }
    return found
  }

  /// Indicates whether a view is one that a modifier of its parent adds, such as a background.
  package func isAdded(_ node: Int) -> Bool {
    guard nodes[node].role == .view, let parent = nodes[node].parent else { return false }
    return nodes[parent].settings.contains { $0.name == nodes[node].kind }
  }

  /// Indicates whether a view is one that a modifier adds, or in such a view.
  func isInAdded(_ node: Int) -> Bool {
    isAdded(node) || nodes[node].parent.map { nodes[$0].role == .view && isInAdded($0) } ?? false
  }

  /// The place of a view among those of its region: the number of each child on the way from the region's root view,
  /// where a view that a modifier adds is a child of the modified one.
  package func path(of node: Int) -> [Int] {
    var path: [Int] = []
    var current = node
    while let parent = nodes[current].parent, parent != nodes[node].region {
      // The text has the modifier around the view that it adds.
      if !isAdded(parent) { path.append(nodes[parent].children.firstIndex(of: current) ?? 0) }
      current = parent
    }
    return path.reversed()
  }

  /// The paths of the views in some nodes, each of which is before those in it.
  func paths(of nodes: [Int]) -> [Int: [Int]] {
    nodes.reduce(into: [:]) { paths, node in
      let isRegion = node == self.nodes[node].region
      for (index, child) in self.nodes[node].children.enumerated() {
        paths[child] = isRegion ? [] : (paths[node] ?? []) + (isAdded(node) ? [] : [index])
      }
    }
  }
}

extension ScreenTree.Node {
  /// The names of the texts that a control in an element draws: no prompt where something is typed.
  fileprivate var drawnTextNames: [String] {
    textNames.filter {
      $0 != SnapshotSetting.emptyLabel
        && !(textNames.contains("text") && ["prompt", SnapshotSetting.label].contains($0))
    }
  }

  /// Returns the characters of a control's text of a name; nil where they are not known.
  package func text(_ name: String) -> String? {
    let names = drawnTextNames
    return names.count == texts.count && !drawsValues
      ? names.firstIndex(of: name).map { texts[$0] } : nil
  }

  /// Indicates whether a control draws texts that are not known to be those of its names.
  var hasUnknownTexts: Bool {
    (drawnTextNames.count != texts.count || drawsValues) && !drawnTextNames.isEmpty
  }

  /// Indicates whether a control draws texts of its values, and its label only in some places.
  var drawsValues: Bool { ["chart", "datePicker", "picker"].contains(kind) }

  /// The number of texts that the view draws; nil for a control that draws those of its values.
  var textCount: Int? {
    if drawsValues { return nil }
    return kind == SnapshotCommand.Verb.text.rawValue ? 1 : drawnTextNames.count
  }

  /// The text by which people know an element: the first one, or the first with letters if that is its number.
  var label: String? {
    let first = name ?? texts.first ?? labels.first
    return isNumbered ? texts.first { $0.contains(where: \.isLetter) } ?? first : first
  }

  /// Indicates whether two nodes of a kind were given the same.
  package func hasSameSettings(as other: ScreenTree.Node) -> Bool {
    role == other.role && kind == other.kind && id == other.id && settings == other.settings
      && settingNames == other.settingNames && textNames == other.textNames
  }
}

extension ScreenTree {
  /// The name of the setting that the colour of the canvas is, which no text records.
  package static let backgroundName = "screenBackground"

  /// The names of what a canvas may make of what it was given: devices have bars, whose look is that of what is behind.
  static let derivedNames: Set = ["statusBar", "statusBarStyle", "homeIndicator", backgroundName]
}

extension SnapshotPart {
  /// The colour under all views, as it is drawn first; nil for a picture without one.
  var background: SnapshotSetting? {
    // A sheet or a question dims what is under it.
    let isCovered = view?.isCovered ?? false
    let layers = drawing.prefix(isCovered ? 1 : 2).prefix { layer in
      layer.verb == .fill && layer.origin == .zero && layer.size == frame.size
        && layer.look.shape == nil && layer.look.path == nil && layer.look.radius == nil
    }
    func words(_ layer: SnapshotCommand) -> String? {
      if let name = layer.look.colorName { return name }
      guard case .color(let color)? = layer.look.color else { return nil }
      return color.dump
    }
    // A second layer is the canvas's own colour where the first one is seen through it.
    let isSeenThrough =
      layers.count > 1
      && { if case .color(let color)? = $0.look.color { color.alpha < 1 } else { false } }(
        layers[1])
    return (isSeenThrough ? layers.last : layers.first).flatMap(words).map {
      SnapshotSetting(ScreenTree.backgroundName, $0)
    }
  }
}

extension SnapshotView {
  /// Indicates whether the view, or one in it, shows a sheet or a question over the screen.
  fileprivate var isCovered: Bool {
    settings.contains { ["actionSheet", "alert", "sheet"].contains($0.name) }
      || children.contains(where: \.isCovered)
  }
}

extension ScreenTree {
  /// The parts and the drawn content of a region that views of the region are found in.
  private struct RegionParts {
    var collections: [Int] = []
    var views: [String: [Int]] = [:]
  }

  @discardableResult
  private mutating func add(_ node: Node, to parent: Int? = nil) -> Int {
    var node = node
    node.parent = parent
    nodes.append(node)
    if let parent { nodes[parent].children.append(nodes.count - 1) }
    return nodes.count - 1
  }

  /// Adds the views of a canvas or an element, and the elements of the collections among them.
  private mutating func addViews(of part: Int, to region: Int) {
    var found = RegionParts()
    collect(in: part, &found)
    if let view = parts[part].part.view { add(view, to: region, region, &found) }
    // Frames of an animation, and views of formats that describe none.
    for (id, parts) in found.views.sorted(by: { $0.key < $1.key }) {
      for part in parts {
        add(
          Node(role: .view, kind: "view", id: id, settings: [], region: region, part: part),
          to: region)
      }
    }
    for collection in found.collections {
      addElements(of: collection, to: add(collectionNode(collection, region: region), to: region))
    }
    nameContent(of: region, part)
  }

  private func collect(in part: Int, _ found: inout RegionParts) {
    for inner in partsInside[part] {
      switch parts[inner].part.role {
      case .view(let id):
        if let id { found.views[id, default: []].append(inner) }
        collect(in: inner, &found)
      case .collection: found.collections.append(inner)
      case .canvas, .element: break
      }
    }
  }

  private mutating func add(
    _ view: SnapshotView, to parent: Int, _ region: Int, _ found: inout RegionParts
  ) {
    let view = view.asDescribedNow
    let id = view.settings.first { $0.name == Self.idName }?.value
    let texts = view.settings.first { $0.name == SnapshotSetting.textsName }
    let settings = view.settings.filter { $0 != texts }
    let textNames = texts?.value.split(separator: " ").map(String.init) ?? []
    // A label without characters is one.
    let isEmpty = textNames.contains(SnapshotSetting.emptyLabel)
    var node = Node(
      role: .view, kind: view.kind, id: id, name: isEmpty ? "" : view.name,
      settings: settings.filter { $0.name != Self.idName }, textNames: textNames,
      settingNames: settings.map(\.name), region: region)
    var collection: Int?
    if view.kind == Self.collectionKind,
      let index = found.collections.firstIndex(where: { collectionID($0) == id })
        ?? found.collections.indices.first
    {
      let part = found.collections.remove(at: index)
      let own = collectionNode(part, region: region)
      (collection, node.role, node.part) = (part, own.role, own.part)
      node.settings += own.settings
    } else if let id, let known = found.views[id]?.first {
      node.part = known
      found.views[id]?.removeFirst()
    }
    let number = add(node, to: parent)
    for child in view.children { add(child, to: number, region, &found) }
    if let collection { addElements(of: collection, to: number) }
  }

  /// The name of the setting by which a view is known.
  private static let idName = "id"
  /// The kind of the view that a collection is.
  private static let collectionKind = "collection"

  private func collectionID(_ part: Int) -> String? {
    if case .collection(let collection) = parts[part].part.role { collection.id } else { nil }
  }

  private func collectionNode(_ part: Int, region: Int) -> Node {
    guard case .collection(let collection) = parts[part].part.role else {
      return Node(role: .view, kind: Self.collectionKind, settings: [], region: region, part: part)
    }
    return Node(
      role: .collection(collection), kind: Self.collectionKind, id: collection.id,
      settings: parts[part].part.settings, region: region, part: part)
  }

  private mutating func addElements(of collection: Int, to node: Int) {
    for inner in partsInside[collection] {
      guard case .element(let element) = parts[inner].part.role else { continue }
      let part = parts[inner].part
      let number = add(
        Node(
          role: .element(element), kind: element.kind.rawValue, name: part.label,
          settings: part.settings, region: nodes.count, part: inner), to: node)
      addViews(of: inner, to: number)
    }
  }
}

extension ScreenTree {
  /// Gives the texts of a region the characters that are drawn, which the description shortens or leaves out.
  private mutating func nameContent(of region: Int, _ part: Int) {
    var contents = contents(of: part)
    let isSwiped = swipe(of: region) != 0
    if isSwiped {
      guard let actions = actions(under: region) else { return }
      contents[0].drawn.remove(actions)
    }
    nodes[region].texts = contents.flatMap(\.drawn.texts).map(\.words)
    nodes[region].pictures = contents.flatMap(\.drawn.pictures)
    nodes[region].labels = contents.flatMap(\.drawn.labels)
    if isSwiped { nodes[region].name = nodes[region].texts.first ?? nodes[region].labels.first }
    nodes[region].drawing =
      parts[part].part.drawing.filter { command in
        command.size.map { $0.height > 1 && $0 != parts[part].part.frame.size } ?? true
      }.hashValue
    let shown = drawnViews(in: region)
    let views = Dictionary(grouping: shown) { self.part(around: $0) ?? part }
    for (part, drawn) in contents { name(views[part] ?? [], of: region, by: drawn) }
    guard nodes[region].role == .canvas else { return }
    var left = nodes[region].texts[...]
    for view in shown where nodes[view].kind == SnapshotCommand.Verb.text.rawValue {
      guard let name = nodes[view].name,
        let index = left.firstIndex(where: { $0.isShown(as: name) })
      else { continue }
      nodes[view].name = left[index]
      left.remove(at: index)
    }
    nodes[region].otherTexts = Array(left)
  }

  /// Gives the views of a part of an element, which are described once for all elements, the texts and the names of
  /// pictures that are drawn, where there are as many.
  private mutating func name(_ views: [Int], of region: Int, by drawn: DrawnContent) {
    let pictures = views.filter {
      ["symbol", SnapshotCommand.Verb.image.rawValue].contains(nodes[$0].kind)
    }
    if pictures.count == drawn.pictures.count, pictures.allSatisfy({ nodes[$0].name == nil }) {
      for (view, name) in zip(pictures, drawn.pictures) { nodes[view].name = name }
    }
    var texts = drawn.texts
    // The badge of a row is after all that the row holds.
    for badge in views.flatMap({ nodes[$0].settings }) where badge.name == "badge" {
      if let index = texts.lastIndex(where: { $0.words == badge.value }) {
        texts.remove(at: index)
      }
    }
    let shown = views.filter { nodes[$0].textCount != 0 }
    var drawn = DrawnTexts(views: shown[...], texts: texts[...])
    let counts = shown.map { nodes[$0].textCount }
    drawn.isNamed = name(
      drawn, counts: counts.contains(nil) ? countsByValues(drawn) ?? counts : counts)
    nodes[region].drawnTexts.append(drawn)
  }

  /// Gives views the texts that are drawn, if they draw as many.
  ///
  /// - Parameter counts: The number of texts of each view; nil where it is not known.
  /// - Returns: Whether the views have their texts.
  mutating func name(_ drawn: DrawnTexts, counts: [Int?]) -> Bool {
    let counts = counts.compactMap(\.self)
    guard counts.count == drawn.views.count, drawn.texts.count == counts.reduce(0, +) else {
      return false
    }
    var left = drawn.texts.map(\.words)[...]
    for (view, count) in zip(drawn.views, counts) {
      nodes[view].texts = Array(left.prefix(count))
      left = left.dropFirst(count)
      if nodes[view].kind == SnapshotCommand.Verb.text.rawValue {
        nodes[view].name = nodes[view].name ?? nodes[view].texts.first ?? ""
      }
    }
    return true
  }

  /// Makes the digest of a node again, whose children have theirs.
  mutating func updateDigest(of node: Int) { nodes[node].digest = digest(of: node) }

  /// The words of the actions under an element, which are not what it holds; nil for none.
  private func actions(under element: Int) -> String? {
    subtree(of: element).lazy.flatMap { self.nodes[$0].settings }
      .first { $0.name == "swipeActions" }?.value
  }

  /// The number of views with the same name before one in its region.
  package func numberOfNames(before view: Int) -> Int {
    (regions[nodes[view].region] ?? []).prefix { $0 != view }.count {
      nodes[$0].name == nodes[view].name
    }
  }

  /// Indicates whether a view is one that masks another one, or in it: nothing of it is drawn.
  func isMask(_ node: Int) -> Bool {
    nodes[node].kind == "mask"
      || nodes[node].parent.map { nodes[$0].role == .view && isMask($0) } ?? false
  }

  /// The views from a node on in its region of which something is drawn, in the order of drawing.
  private func drawnViews(in node: Int) -> [Int] {
    let views = nodes[node].children.filter {
      nodes[$0].region == nodes[node].region && nodes[$0].kind != "mask"
        && !nodes[$0].settings.contains(SnapshotSetting("opacity", "0"))
    }
    // The outermost of several backgrounds is behind all others.
    let behind = views.filter { nodes[$0].kind == "background" }.reversed()
    return behind.flatMap(drawnViews) + [node]
      + views.filter { nodes[$0].kind != "background" }.flatMap(drawnViews)
  }

  /// The part that has the drawing of a view: its own, or that of the nearest view around it with one; nil for that of its
  /// region.
  private func part(around view: Int) -> Int? {
    guard nodes[view].role == .view else { return nil }
    return nodes[view].part ?? nodes[view].parent.flatMap(part)
  }

  /// The content that a part draws, without that of the elements in it: its own, and then that of each view in it.
  private func contents(of part: Int) -> [(part: Int, drawn: DrawnContent)] {
    var content = DrawnContent()
    content.add(parts[part].part.drawing)
    let views = partsInside[part].filter {
      if case .view = parts[$0].part.role { true } else { false }
    }
    return [(part, content)] + views.flatMap(contents)
  }

  private func digest(of node: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(nodes[node].kind)
    hasher.combine(nodes[node].id)
    hasher.combine(nodes[node].name)
    hasher.combine(nodes[node].settings)
    hasher.combine(nodes[node].settingNames)
    hasher.combine(nodes[node].textNames)
    if case .collection(let collection) = nodes[node].role { hasher.combine(collection.layout) }
    for child in nodes[node].children where nodes[child].region == nodes[node].region {
      hasher.combine(nodes[child].digest)
    }
    if case .element = nodes[node].role {
      hasher.combine(nodes[node].texts)
      hasher.combine(nodes[node].pictures)
      hasher.combine(nodes[node].labels)
    }
    return hasher.finalize()
  }
}

/// The texts that commands draw, the names of the pictures, and their labels, in the order of drawing.
private struct DrawnContent {
  var texts: [DrawnTexts.Text] = []
  var pictures: [String] = []
  var labels: [String] = []

  /// Removes what actions under a row show, as `trailing Delete (trash) in red`: the last of each name, since actions are
  /// drawn after the row.
  mutating func remove(_ actions: String) {
    var titles = actions
    // The longest first: a title may have another one in it.
    for name in texts.map(\.words).sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let shown = [" ", ", "].flatMap { start in [" in ", " ("].map { start + name + $0 } }
      guard let place = shown.lazy.compactMap({ titles.firstRange(of: $0) }).first,
        let last = texts.lastIndex(where: { $0.words == name })
      else { continue }
      titles.replaceSubrange(place, with: " ")
      texts.remove(at: last)
    }
    var symbols = actions
    for name in pictures {
      guard let place = symbols.firstRange(of: "(\(name))"),
        let last = pictures.lastIndex(of: name)
      else { continue }
      symbols.removeSubrange(place)
      pictures.remove(at: last)
    }
  }

  mutating func add(_ commands: [SnapshotCommand]) {
    for command in commands {
      switch command.verb {
      case .text: if let text = command.characters { add(text, command.look) }
      case .image: if let name = command.look.pictureName { pictures.append(name) }
      case .group:
        // A text in pieces is a group under the text's own characters.
        if let text = command.string, command.commands.allSatisfy({ $0.verb == .text }),
          !command.commands.isEmpty
        {
          add(text, command.commands[0].look)
          continue
        }
        if let label = command.string, command.commands.contains(where: { $0.verb == .image }) {
          labels.append(label)
        }
        add(command.commands)
      case .fill, .stroke: break
      }
    }
  }

  private mutating func add(_ text: String, _ look: SnapshotCommand.Look) {
    var hasher = Hasher()
    hasher.combine(look.font)
    hasher.combine(look.points)
    hasher.combine(look.color)
    hasher.combine(look.colorName)
    texts.append(DrawnTexts.Text(words: text, look: hasher.finalize()))
  }
}

extension SnapshotCommand {
  /// The characters of a text as the view was given them: without the breaks of its lines that are not its own.
  fileprivate var characters: String? {
    guard let string, string.contains("\n") else { return string }
    let own = Set((look.breaks ?? []).map { Int($0) })
    var text = ""
    for (line, words) in string.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if own.contains(line) { text += "\n" }
      text += words
    }
    return text
  }
}

extension String {
  /// Indicates whether a description has the text under a name, which ends where it is cut.
  fileprivate func isShown(as name: String) -> Bool {
    if self == name { return true }
    func line(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
    let (text, name) = (line(self), line(name))
    return text == name || name.hasSuffix("…") && text.hasPrefix(name.dropLast())
  }
}
