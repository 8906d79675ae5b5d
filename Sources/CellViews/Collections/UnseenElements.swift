import CollectionLayouts
import LayoutGeometry

/// A collection that was placed, with the elements that it does not show.
struct UnseenElements {
  private let layout: CollectionNodeLayout
  private let key: CollectionKey
  private let viewport: CollectionViewport
  private let isLoading: Bool
  /// What the canvas shows of the viewport; nil for nothing.
  private let visible: Rect?
  /// How many elements are seen.
  private let seenCount: Int
  /// The items that are seen, where a layout shows items several times.
  private let seenItems: Set<ItemIndex>
  /// True if all cells are seen.
  private let seesAll: Bool
  /// The elements of collections around the collection.
  private let around: [Notice.Element]
  private let isHidden: Bool

  /// - Parameters:
  ///   - elements: Those that are placed, among them all that are seen.
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

  /// What there is to notice about the elements, if they were seen.
  ///
  /// One that cannot be built is passed over: that fails when it is drawn.
  ///
  /// - Parameters:
  ///   - limit: How many elements are looked at; of more, as many that are spread evenly.
  ///   - outer: The pass that placed the collection.
  func notices(limit: Int, beside outer: LayoutPass) -> [Notice] {
    guard !isHidden, !seesAll else { return [] }
    var notices: [Notice] = []
    for index in indices(limit: limit) where !seenItems.contains(index) {
      guard let place = viewport.arrangement.element(.cell, at: index) else { continue }
      var element = place
      element.frame = place.frame.offset(by: viewport.frame.origin - viewport.contentOffset)
      if let visible, element.frame.intersects(visible) { continue }
      // A pass of its own: only what it notices is of interest.
      let pass = outer.apart(seeing: element.frame)
      pass.elements = around
      _ = try? layout.place(
        element, of: key, showing: index, effect: nil, isLoading: isLoading, in: pass)
      notices += pass.notices
    }
    return notices
  }

  /// The items to look at, in order: all where there are not many more than are seen.
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
