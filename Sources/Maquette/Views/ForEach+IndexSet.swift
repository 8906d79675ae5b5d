public import Foundation

// Removal and moves at the indices of Foundation's sets, under SwiftUI's names.

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
  /// Marks the elements of a list as deletable while it is edited; the action is not run.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var views = self
    views.isDeletable = action != nil
    return views
  }

  /// Marks the elements of a list as movable while it is edited; the action is not run.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var views = self
    views.isMovable = action != nil
    return views
  }
}
