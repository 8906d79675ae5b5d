package import LayoutSnapshots

/// The names of a screen's parts in sentences, as short as possible while distinct.
package struct PartNames: Sendable {
  /// The tree whose parts are named.
  let tree: ScreenTree
  /// The nodes of collections, in the order of drawing.
  let collections: [Int]
  /// Those of them that are in no item of another one.
  private let outermost: [Int]
  /// Those of them that have, or had, several sections.
  private let sectioned: Set<Int>
  /// Short forms of long names that begin alike.
  private let shortForms: [String: String]
  /// The first node of each part, by the part's number.
  private let nodesOfParts: [Int: Int]

  init(_ tree: ScreenTree, sectioned: Set<Int>) {
    (self.tree, self.sectioned) = (tree, sectioned)
    collections = tree.nodes.indices.filter {
      if case .collection = tree.nodes[$0].role { true } else { false }
    }
    outermost = collections.filter { tree.element(tree.nodes[$0].region) == nil }
    shortForms = distinctlyShortened(tree.nodes.compactMap(\.name))
    nodesOfParts = tree.nodes.enumerated().reduce(into: [:]) { nodes, node in
      if let part = node.element.part, nodes[part] == nil { nodes[part] = node.offset }
    }
  }

  /// Creates the names of a snapshot's parts; nil for one that cannot be read.
  package init?(_ snapshot: LayoutSnapshot) {
    guard let screen = try? snapshot.parsed() else { return nil }
    let tree = ScreenTree(screen)
    self.init(tree, sectioned: tree.sectioned)
  }

  /// A text in quotes.
  func quoted(_ text: String) -> String { "'\(shortForms[text] ?? text.shortened)'" }

  /// The name of a view or an item in quotes, with marks around it.
  func named(_ text: String) -> String {
    let name = (shortForms[text] ?? text.shortened).unmarked
    return "'\(String.nameMark)\(name)\(String.nameMark)'"
  }

  /// The label of an element behind what it is, in quotes; empty for none.
  func label(_ name: ElementName) -> String { name.label.map { " \(named($0))" } ?? "" }

  /// Indicates whether there are, or were, several sections in a collection, by its node.
  func isSectioned(_ collection: Int) -> Bool { sectioned.contains(collection) }

  /// The number of an item, with its section's where there are several.
  func number(_ element: SnapshotElement, in collection: Int) -> String {
    isSectioned(collection) ? "\(element.section).\(element.number)" : "\(element.number)"
  }

  /// An element: `item 7 'blue'`, `the header of section 1 'Nuts'`.
  func element(_ name: ElementName) -> String {
    let element = name.element
    let number = number(element, in: name.collection)
    let label = label(name)
    switch element.kind {
    case .cell: return "item \(number)\(label)\(suffix(name.collection))"
    case .badge: return "the \(element.name ?? "badge") of item \(number)"
    case .header, .footer, .background:
      let isOfLayout = element.name?.hasPrefix(SnapshotElement.layoutPrefix) == true
      let kind = element.name.map {
        isOfLayout
          ? SettingWords.name(String($0.dropFirst(SnapshotElement.layoutPrefix.count))) : $0
      }
      let section =
        isSectioned(name.collection) && !isOfLayout ? " of section \(element.section)" : ""
      return "the \(kind ?? element.kind.rawValue)\(section)"
        + (element.kind == .background ? "" : label) + suffix(name.collection)
    }
  }

  /// An element of the collection of a number, in the order of drawing.
  package func element(
    _ element: SnapshotElement, label: String?, inCollection number: Int
  ) -> String {
    self.element(
      ElementName(element: element, label: label, collection: node(ofCollection: number) ?? 0)
    ).unmarked
  }

  private func node(ofCollection number: Int) -> Int? {
    collections.first { node in
      guard case .collection(let collection) = tree.nodes[node].role else { return false }
      return collection.position == number
    }
  }

  /// The collection of a number, in the order of drawing: `the collection`, `'grid'`, `the collection in item 2`.
  package func collection(_ number: Int) -> String {
    guard let node = node(ofCollection: number) else { return "the collection" }
    let isAlone = collections.count == 1 && tree.nodes[node].id == nil
    return isAlone ? "the collection" : collectionName(node).unmarked
  }

  /// A view with an id or a label.
  package func view(id: String?, label: String?) -> String {
    (id ?? label).map { "view '\($0.shortened)'" } ?? "a view"
  }

  /// Indicates whether a collection is in an item of another one.
  func isNested(_ collection: Int) -> Bool {
    tree.element(tree.nodes[collection].region) != nil
  }

  /// A collection, by its node.
  func collectionName(_ node: Int) -> String {
    let region = tree.nodes[node].region
    let name = tree.nodes[node].id.map(named)
    if let holder = tree.nodes[region].parent, var element = tree.elementName(region, of: holder) {
      element.label = nil
      return "\(name ?? "the collection") in \(self.element(element))"
    }
    let number = outermost.firstIndex(of: node) ?? 0
    return name ?? "collection \(number)"
  }

  /// The collection behind an element, where it may be in several.
  func suffix(_ collection: Int) -> String {
    isNested(collection) || outermost.count > 1 ? " of \(collectionName(collection))" : ""
  }

  /// The name of a part on the canvas, by its number; nil for the canvas itself.
  func name(ofPart number: Int) -> String? {
    let placed = tree.parts[number]
    switch placed.part.role {
    case .canvas: return nil
    case .view(let id): return view(id: id, label: placed.part.label)
    case .collection(let placed): return collection(placed.position)
    case .element:
      guard let node = nodesOfParts[number],
        let holder = tree.nodes[node].parent, let element = tree.elementName(node, of: holder)
      else { return nil }
      return self.element(element).unmarked
    }
  }
}

extension String {
  /// The mark before and after each name in a sentence that is not complete: a character for private use, which names
  /// lose.
  static let nameMark: Character = "\u{10FFFD}"

  /// The sentence without the marks of names.
  var unmarked: String { contains(Self.nameMark) ? filter { $0 != Self.nameMark } : self }

  /// The words of a sentence, and the names between them in turn.
  var wordsAndNames: [String] {
    split(separator: Self.nameMark, omittingEmptySubsequences: false).map(String.init)
  }
}
