import CollectionLayouts
import LayoutGeometry

/// A placed collection, with the elements that it does not show.
struct UnseenElements {
  private let layout: CollectionNodeLayout
  private let key: CollectionKey
  private let viewport: CollectionViewport
  private let isLoading: Bool
  /// The visible part of the viewport; nil for nothing.
  private let visible: Rect?
  /// The number of visible elements.
  private let seenCount: Int
  /// The visible items, if a layout shows items several times.
  private let seenItems: Set<ItemIndex>
  /// Indicates whether all cells are visible.
  private let seesAll: Bool
  /// The elements of collections around this one.
  private let around: [Notice.Element]
  private let isHidden: Bool

  /// - Parameters:
  ///   - elements: The placed elements, including all visible ones.
  ///   - pass: The pass in which the collection is being placed.
  init(
    of layout: CollectionNodeLayout, _ key: CollectionKey, in viewport: CollectionViewport,
    isLoading: Bool, among elements: [LayoutElement], visible: Rect?, around pass: LayoutPass
  ) {
    self.layout = layout
    self.key = key
    self.viewport = viewport
    self.isLoading = isLoading
    self.visible = visible
    let repeatsItems = viewport.arrangement.repeatsItems
    var seenCount = 0
    var seenCells = 0
    var seenItems: Set<ItemIndex> = []
    for element in elements where visible?.intersects(element.frame) == true {
      seenCount += 1
      if element.kind == .cell { seenCells += 1 }
      if repeatsItems { seenItems.insert(viewport.arrangement.shownItem(at: element.index)) }
    }
    self.seenCount = seenCount
    self.seenItems = seenItems
    seesAll = !repeatsItems && seenCells == viewport.arrangement.itemCount
    around = pass.elements
    isHidden = pass.sight.isHidden
  }

  /// Returns the notices that the elements would cause if they were visible.
  ///
  /// An element that cannot be built is skipped: it fails when it is drawn.
  ///
  /// - Parameters:
  ///   - limit: The number of elements to check; of more, evenly spread ones.
  ///   - outer: The pass that placed the collection.
  func notices(limit: Int, beside outer: LayoutPass) -> [Notice] {
    guard !isHidden, !seesAll else { return [] }
    var notices: [Notice] = []
    for index in indices(limit: limit) where !seenItems.contains(index) {
      guard let place = viewport.arrangement.element(.cell, at: index) else { continue }
      var element = place
      element.frame = place.frame.offset(by: viewport.frame.origin - viewport.contentOffset)
      if let visible, element.frame.intersects(visible) { continue }
      // A separate pass: only its notices are used.
      let pass = outer.apart(seeing: element.frame)
      pass.elements = around
      _ = try? layout.place(
        element, of: key, showing: index, effect: nil, isLoading: isLoading, in: pass)
      notices += pass.found.notices
    }
    return notices
  }

  /// Returns the items to check, in order: all if there are not many more than visible.
  private func indices(limit: Int) -> [ItemIndex] {
    let counts = layout.collection.sections.map(\.layout.itemCount)
    let total = counts.reduce(0, +)
    let count = min(total, limit + seenCount)
    var indices: [ItemIndex] = []
    indices.reserveCapacity(count)
    var section = 0
    var start = 0
    for number in 0..<count {
      let position = number * (total / count) + number * (total % count) / count
      while position - start >= counts[section] {
        start += counts[section]
        section += 1
      }
      indices.append(ItemIndex(section: section, item: position - start))
    }
    return indices
  }
}
