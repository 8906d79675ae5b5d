/// What controls and bars draw that came or went: it came or went with them, and is not reported.
struct RoleDrawings {
  private let removed: [Range<Int>]
  private let added: [Range<Int>]
  private let drawings: (old: ViewDrawings?, new: ViewDrawings?)

  /// What draws the controls and bars of a comparison that are not in both.
  ///
  /// - Parameter drawings: What the views draw, before and after; found where it is not given.
  init(
    _ comparison: ViewComparison?, _ old: SnapshotPart, _ new: SnapshotPart,
    drawings: (old: ViewDrawings?, new: ViewDrawings?) = (nil, nil)
  ) {
    removed = comparison?.removedViews ?? []
    added = comparison?.addedViews ?? []
    self.drawings = (
      old: removed.isEmpty ? nil : drawings.old ?? ViewDrawings(old),
      new: added.isEmpty ? nil : drawings.new ?? ViewDrawings(new)
    )
  }

  /// True for what came or went with its view.
  func draw(_ found: ThingChange) -> Bool {
    if found.newCommand == nil, let command = found.oldCommand {
      return Self.has(removed, drawings.old?.view(ofCommand: command))
    }
    if found.oldCommand == nil, let command = found.newCommand {
      return Self.has(added, drawings.new?.view(ofCommand: command))
    }
    return false
  }

  /// True for a part with a name that is in a view that came or went.
  func hold(_ part: SnapshotPart, wasThere: Bool) -> Bool {
    wasThere
      ? Self.has(removed, drawings.old?.view(of: part))
      : Self.has(added, drawings.new?.view(of: part))
  }

  private static func has(_ ranges: [Range<Int>], _ view: Int?) -> Bool {
    view.map { view in ranges.contains { $0.contains(view) } } ?? false
  }
}
