/// The views of each name, and the collections, in their order; each with those of which no part was found.
struct NamedPlaces {
  /// What parts with names are found by.
  struct Key: Hashable {
    private var id: String?
    private var label: String?
    private var isCollection = false

    /// The name of a part.
    init(_ part: SnapshotPart) {
      switch part.role {
      case .view(let id): (self.id, label) = (id, id == nil ? part.label : nil)
      case .collection(let collection): (id, isCollection) = (collection.id, true)
      case .canvas, .element: break
      }
    }

    /// The name of a view.
    init(_ view: NamedView) {
      (id, label) = (view.id, view.id == nil ? view.label : nil)
    }
  }

  private var views: [Key: ArraySlice<Int>]
  private var collections: [NamedView]

  /// All views of a screen or of an element, by their numbers.
  init(_ all: [NamedView]) {
    views = Dictionary(grouping: all) { Key($0) }.mapValues { $0.map(\.number)[...] }
    collections = all.filter { $0.view.kind == "collection" }
  }

  /// The first view of a part's name for which something is true; those before it are not answered again.
  mutating func takeView(of part: SnapshotPart, where isFree: (Int) -> Bool) -> Int? {
    let key = Key(part)
    while let number = views[key]?.popFirst() {
      if isFree(number) { return number }
    }
    return nil
  }

  /// The first collection that may be the one with an id, or one without.
  mutating func takeCollection(id: String?) -> Int? {
    let index = collections.firstIndex { id == nil || id == $0.id }
    return index.map { collections.remove(at: $0).number }
  }
}
