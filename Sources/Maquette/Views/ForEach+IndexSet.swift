public import Foundation

// What Foundation's sets of indices remove and move, under SwiftUI's names.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some indices.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some indices before another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}

nonisolated extension ForEach {
  /// What happens when elements are deleted; it is not run, and a list shows that they can be while
  /// it is edited.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var views = self
    views.isDeletable = action != nil
    return views
  }

  /// What happens when elements are moved; it is not run, and a list shows that they can be while
  /// it is edited.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var views = self
    views.isMovable = action != nil
    return views
  }
}
