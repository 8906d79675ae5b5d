package import LayoutGeometry
package import LayoutSnapshots

/// The elements of a picture and their places, for finding those under a rectangle.
package struct ElementPlaces: Sendable {
  private let partNames: PartNames?
  /// The parts that are in sight, with their numbers, the smallest first.
  private let places: [(part: Int, frame: Rect)]

  /// Creates the elements of a snapshot; none if it cannot be read.
  ///
  /// - Complexity: O(*text*).
  package init(_ snapshot: LayoutSnapshot) { self.init(PartNames(snapshot)) }

  /// Creates the elements of a screen.
  package init(_ tree: ScreenTree) { self.init(PartNames(tree, sectioned: tree.sectioned)) }

  private init(_ names: PartNames?) {
    partNames = names
    // The canvas is the first part, and has no name.
    let parts = (names?.tree.parts ?? []).enumerated().dropFirst()
    places = parts.compactMap { part in part.element.visible.map { (part.offset, $0) } }.sorted {
      let (a, b) = ($0.frame.width * $0.frame.height, $1.frame.width * $1.frame.height)
      // Of two elements that cover each other, the one drawn later is on top.
      return a == b ? $0.part > $1.part : a < b
    }
  }

  /// Returns the elements and views under each of some rectangles, as in `item 7 'blue'`: the smallest first, at most
  /// four.
  ///
  /// A collection is included if none of its elements is under the rectangle. Empty if there is
  /// nothing.
  ///
  /// - Parameter rects: The rectangles in points, from the top left of the canvas.
  /// - Complexity: O(*elements*) for each.
  package func elements(under rects: [Rect]) -> [[String]] {
    // Names are made for the few that are asked for, once each.
    var known: [Int: String?] = [:]
    let parts = partNames?.tree.parts ?? []
    return rects.map { rect in
      var names: [String] = []
      var holders: Set<Int> = []
      for place in places where place.frame.intersects(rect) {
        if case .collection = parts[place.part].part.role, holders.contains(place.part) { continue }
        let made = known[place.part] ?? partNames?.name(ofPart: place.part)?.onOneLine
        known[place.part] = .some(made)
        guard let name = made else { continue }
        // Elements without a name do not hide the collection that they are in.
        holders.formUnion(parts[place.part].holders)
        if !names.contains(name) { names.append(name) }
        if names.count == 4 { break }
      }
      return names
    }
  }
}
