import CollectionLayouts

/// The identity of a collection on a screen, independent of scroll offsets.
///
/// A collection outside of others is a number, in drawing order; one in an element begins with the
/// key of the collection around it and that element's kind and item, as in `0/cell.0.3/0`.
package struct CollectionKey: Hashable, Sendable {
  /// The key as text.
  package let text: String

  /// Creates the key of a text, which need not be that of a collection.
  package init(_ text: String) {
    self.text = text
  }

  /// Returns the key of a section that scrolls by itself, as in `0#2`.
  package func ofSection(_ section: Int) -> CollectionKey { CollectionKey("\(text)#\(section)") }

  /// The collection and the section of the key of a section that scrolls by itself; nil for the key of
  /// a collection.
  package var section: (collection: CollectionKey, number: Int)? {
    guard let mark = text.lastIndex(of: "#"), let number = Int(text[text.index(after: mark)...])
    else { return nil }
    return (CollectionKey(String(text[..<mark])), number)
  }
}

/// The keys of the collections that are being placed, one after the other.
struct CollectionKeys {
  /// The element that the collections are in; nil for those outside of others.
  private var element: (kind: ElementKind, index: ItemIndex, collection: CollectionKey)?
  private var count = 0

  mutating func next() -> CollectionKey {
    defer { count += 1 }
    // Written only on demand: few elements hold collections.
    let prefix = element.map { element in
      let (kind, index) = (element.kind.rawValue, element.index)
      return "\(element.collection.text)/\(kind).\(index.section).\(index.item)/"
    }
    return CollectionKey((prefix ?? "") + String(count))
  }

  /// Returns the keys of the collections in an element.
  ///
  /// - Parameters:
  ///   - index: The section and item whose data the element shows.
  ///   - collection: The collection that has the element.
  static func inside(
    _ kind: ElementKind, _ index: ItemIndex, of collection: CollectionKey
  ) -> CollectionKeys {
    var keys = CollectionKeys()
    keys.element = (kind, index, collection)
    return keys
  }
}
