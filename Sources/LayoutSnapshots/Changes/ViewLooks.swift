import DisplayList

/// What the views of a screen or of an element look like, wherever they are.
struct ViewLooks {
  private let looks: [(view: Int, command: Int, look: SnapshotCommand)]

  /// Those of some drawings.
  init(_ drawings: ViewDrawings) {
    looks = drawings.looks
  }

  /// What a view and those in it draw, in the order of drawing.
  ///
  /// - Complexity: O(*n* log *n*) for the commands of the view, and O(log *n*) for those of the screen.
  func looks(of view: NamedView) -> [SnapshotCommand] {
    // Views are numbered before those in them.
    let start = looks.partitioningIndex { $0.view >= view.number }
    return looks[start...].prefix { $0.view < view.number + view.count }
      .sorted { $0.command < $1.command }.map(\.look)
  }
}
