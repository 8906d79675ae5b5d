import DisplayList
import PlainText

/// The names of a screen's parts in sentences, as short as possible while distinct.
package struct PartNames: Hashable {
  /// The last screen's collections, in the order of drawing.
  private var collections: [Collection]
  /// Indicates whether any screen has more than one collection that is not in an element of
  /// another.
  private var hasSeveralCollections: Bool
  /// The positions of the collections with several sections.
  private var severalSections: Set<Int>

  /// A collection: its id, and the element around it with that one's collection.
  private struct Collection: Hashable {
    var id: String?
    var holder: Holder?
  }

  private struct Holder: Hashable {
    var element: SnapshotElement
    var collection: Int
  }

  /// Creates distinct names for the parts of each of the screens; collections are numbered as on
  /// the last one.
  package init(_ screens: SnapshotScreen...) {
    collections = []
    hasSeveralCollections = false
    severalSections = []
    for screen in screens {
      collections = []
      add(screen.canvas, in: nil, of: nil)
      if collections.count(where: { $0.holder == nil }) > 1 { hasSeveralCollections = true }
    }
  }

  /// Adds a part and those in it.
  ///
  /// - Parameters:
  ///   - collection: The position of the collection around the part.
  ///   - holder: The element around the part.
  private mutating func add(_ part: SnapshotPart, in collection: Int?, of holder: Holder?) {
    var (inner, innerHolder) = (collection, holder)
    switch part.role {
    case .collection(let collection):
      collections.append(Collection(id: collection.id, holder: holder))
      inner = collection.position
    case .element(let element):
      if let collection {
        if element.section > 0 { severalSections.insert(collection) }
        innerHolder = Holder(element: element, collection: collection)
      }
    case .canvas, .view: break
    }
    for part in part.parts { add(part, in: inner, of: innerHolder) }
  }

  /// Returns a collection, by its position in the order of drawing: `the collection`, `'grid'`,
  /// `the collection in item 2`.
  package func collection(_ position: Int) -> String {
    let known = collections.indices.contains(position) ? collections[position] : Collection()
    // Each item may have a collection with the same id.
    let isUnique = collections.count { $0.id == known.id } == 1
    let place =
      known.holder.map { " in " + element($0.element, label: nil, in: $0.collection) } ?? ""
    if let id = known.id { return "'\(id.shortened)'" + (isUnique ? "" : place) }
    guard known.holder != nil else {
      return hasSeveralCollections ? "collection \(position)" : "the collection"
    }
    let siblings = collections.indices.filter {
      collections[$0].holder == known.holder && collections[$0].id == nil
    }
    guard siblings.count > 1, let number = siblings.firstIndex(of: position) else {
      return "the collection" + place
    }
    return "collection \(number)" + place
  }

  /// Returns an element of a collection: `item 7 'blue'`, `item 1.7 of 'grid'`, `the header`.
  package func element(_ element: SnapshotElement, label: String?, in collection: Int) -> String {
    let index = index(element, in: collection)
    let name =
      switch element.kind {
      case .cell: "item \(index)"
      case .badge: "the \(element.name ?? "badge") of item \(index)"
      case .header where element.isOfLayout:
        "the \(element.name?.dropFirst(SnapshotElement.layoutPrefix.count) ?? "") of the layout"
      case .header, .footer, .background:
        severalSections.contains(collection)
          ? "the \(element.name ?? element.kind.rawValue) of section \(element.section)"
          : "the \(element.name ?? element.kind.rawValue)"
      }
    let label = element.kind == .background || element.kind == .badge ? nil : label
    return name + (label.map { " '\($0.shortened)'" } ?? "") + suffix(for: collection)
  }

  /// Returns the item's number, with its section's if there are several.
  func index(_ element: SnapshotElement, in collection: Int) -> String {
    severalSections.contains(collection)
      ? "\(element.section).\(element.number)" : "\(element.number)"
  }

  /// Returns the name of a view with an id or a label.
  package func view(id: String?, label: String?) -> String {
    (id ?? label).map { "view '\($0.shortened)'" } ?? "a view"
  }

  /// Returns ` of 'grid'` if there are several collections, or if it is in an item of another; else
  /// an empty string.
  func suffix(for collection: Int) -> String {
    let isNested = collections.indices.contains(collection) && collections[collection].holder != nil
    return hasSeveralCollections || isNested ? " of \(self.collection(collection))" : ""
  }

  /// Returns the name of a part; nil for the canvas.
  func name(of placed: PlacedPart) -> String? {
    switch placed.part.role {
    case .canvas: nil
    case .collection: placed.collection.map(collection)
    case .element(let element):
      self.element(element, label: placed.part.label, in: placed.collection ?? 0)
    case .view(let id): view(id: id, label: placed.part.label)
    }
  }
}

extension StringProtocol {
  /// The text with each line break, and the spaces before it, replaced by a space.
  package var onOneLineOfWords: String {
    var words = ""
    for character in self {
      if character.isNewline, words.last == " " { continue }
      words.append(character.isNewline ? " " : character)
    }
    return words
  }
}

extension String {
  /// At most 40 characters of the text, with spaces for its line breaks, for a sentence.
  package var shortened: String {
    if utf8.count <= 40, isPrintableASCII { return self }
    // Counting all characters of a long text would take longer than reading it.
    let start = prefix(80).onOneLineOfWords.prefix(41)
    return start.count > 40 ? String(start.prefix(39)) + "…" : String(start)
  }

  /// The text with everything escaped that breaks or reorders a line, and nothing else.
  package var onOneLine: String {
    let escaped = escapedOnOneLine
    if escaped == self { return self }
    return unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? String(scalar) : String(scalar).escapedOnOneLine
    }.joined()
  }
}
