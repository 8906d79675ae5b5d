import LayoutGeometry

/// What controls and bars draw that came or went, and what is shown over a screen: it came or went with them,
/// and is not reported.
struct RoleDrawings {
  private let removed: [Range<Int>]
  private let added: [Range<Int>]
  private let restyled: Set<Int>
  /// The controls that have another style, by their numbers now and then.
  private let styled: (old: [Range<Int>], new: [Range<Int>])
  /// The controls that have another value.
  private let valued: [ControlValue]
  private let drawings: (old: ViewDrawings?, new: ViewDrawings?)
  /// The first command of what is shown over the screen, where that came or went.
  private let cover: (old: Int, new: Int)?

  /// The first command of a dialog that is shown over the screen before and after.
  private let dialog: (old: Int, new: Int)?

  /// Whether the screen stepped back under a sheet, or came back: it is then smaller, on black.
  private let stepsBack: Bool

  /// What draws the controls and bars of a comparison that are not in both.
  ///
  /// - Parameter drawings: What the views draw, before and after; found where it is not given.
  init(
    _ comparison: ViewComparison?, _ old: SnapshotPart, _ new: SnapshotPart,
    drawings: (old: ViewDrawings?, new: ViewDrawings?) = (nil, nil)
  ) {
    removed = comparison?.removedViews ?? []
    added = comparison?.addedViews ?? []
    restyled = comparison?.restyledViews ?? []
    styled = comparison?.styledControls ?? ([], [])
    valued = comparison.map(ControlValue.all) ?? []
    stepsBack = comparison?.causes.contains(where: \.isOfLargeSheet) == true
    let showsOver = stepsBack || comparison?.changes.contains(where: \.isOfPresentation) == true
    let showsDialog = old.view?.showsDialog == true && new.view?.showsDialog == true
    let isKnown = showsOver || showsDialog || !styled.new.isEmpty || !valued.isEmpty
    self.drawings = (
      old: removed.isEmpty && !isKnown ? nil : drawings.old ?? ViewDrawings(old),
      new: added.isEmpty && restyled.isEmpty && !isKnown
        ? nil : drawings.new ?? ViewDrawings(new)
    )
    let last = (
      old: (self.drawings.old?.lastCommand(without: removed) ?? -1) + 1,
      new: (self.drawings.new?.lastCommand(without: added) ?? -1) + 1
    )
    cover = showsOver ? last : nil
    dialog = showsDialog ? last : nil
  }

  /// The changes without what follows in a dialog from an action that came or went: the line between it and
  /// the next one, and the heights and places of what is in the dialog.
  ///
  /// How far these move depends on the rows of the dialog, which the screen's views do not have; to the side
  /// nothing moves.
  func withoutDialogRows(_ found: [ThingChange]) -> [ThingChange] {
    guard let dialog else { return found }
    func isInDialog(_ found: ThingChange) -> Bool {
      found.newCommand.map { $0 >= dialog.new } ?? found.oldCommand.map { $0 >= dialog.old }
        ?? false
    }
    let changesActions = found.contains { found in
      guard isInDialog(found), found.thing.verb == .text else { return false }
      return switch found.change {
      case .added, .removed: true
      default: false
      }
    }
    guard changesActions else { return found }
    return found.filter { found in
      guard isInDialog(found) else { return true }
      return switch found.change {
      case .added(.separator), .removed(.separator), .gap: false
      case .moved(_, let from, let to): !(to.x - from.x).isNone
      case .resized(_, let from, let to): !(to.width - from.width).isNone
      default: true
      }
    }
  }

  /// True for what came or went with its view, or looks otherwise because of it.
  func draw(_ found: ThingChange) -> Bool {
    if isStyled(found) || stepsBack && isOfStep(found) { return true }
    if !valued.isEmpty, followsFromValue(found) { return true }
    if found.newCommand == nil, let command = found.oldCommand {
      if let cover, command >= cover.old { return true }
      return drawings.old?.draws(removed, command: command) ?? false
    }
    guard let command = found.newCommand else { return false }
    if found.oldCommand == nil {
      if let cover, command >= cover.new { return true }
      return drawings.new?.draws(added, command: command) ?? false
    }
    if let old = found.oldCommand, drawings.old?.draws(removed, command: old) == true,
      drawings.new?.draws(added, command: command) == true
    {
      return true
    }
    guard case .value(let name, _, _) = found.change, name == "text colour" || name == "font",
      let view = drawings.new?.view(ofCommand: command)
    else { return false }
    return restyled.contains(view)
  }

  /// True for what is behind the screen, and for texts that are smaller with all of it.
  private func isOfStep(_ found: ThingChange) -> Bool {
    switch found.change {
    case .value("font", .font(let old, _), .font(let new, _)): old == new
    case .added: found.newCommand.map { $0 < drawings.new?.firstCommand ?? 0 } ?? false
    case .removed: found.oldCommand.map { $0 < drawings.old?.firstCommand ?? 0 } ?? false
    default: false
    }
  }

  /// True for how a control shows its value.
  private func followsFromValue(_ found: ThingChange) -> Bool {
    guard let drawings = drawings.new, found.oldCommand != nil,
      let view = found.newCommand.flatMap({ drawings.view(ofCommand: $0) })
    else { return false }
    return valued.contains { control in
      let range = control.view..<control.view + drawings.views[control.view].count
      return range.contains(view) && control.explains(found.change)
    }
  }

  /// True for what a control of another style draws.
  private func isStyled(_ found: ThingChange) -> Bool {
    found.oldCommand.map { drawings.old?.draws(styled.old, command: $0) ?? false } ?? false
      || found.newCommand.map { drawings.new?.draws(styled.new, command: $0) ?? false } ?? false
  }

  /// True for a part with a name that is in a view that came or went.
  func hold(_ part: SnapshotPart, wasThere: Bool) -> Bool {
    wasThere
      ? removed.hold(drawings.old?.view(of: part)) : added.hold(drawings.new?.view(of: part))
  }
}

extension [Range<Int>] {
  /// True if a view is one of these views, or in one; false for none.
  func hold(_ view: Int?) -> Bool {
    view.map { view in contains { $0.contains(view) } } ?? false
  }
}

extension SnapshotView {
  /// True for a view over which a dialog is shown.
  fileprivate var showsDialog: Bool {
    settings.contains { $0.name == "alert" || $0.name == "actionSheet" }
      || children.contains(where: \.showsDialog)
  }
}

extension ViewChange {
  /// True for something over the screen that came or went, or a menu that opened or closed.
  fileprivate var isOfPresentation: Bool {
    switch self {
    case .inserted(let view), .removed(let view):
      NamedView.presentations.values.contains { view == $0 || view.hasPrefix("\($0) '") }
    case .setting("isOpen", _, _, _): true
    default: false
    }
  }
}

extension ViewCause {
  /// True for a sheet of the whole height that came, went, or has another height.
  fileprivate var isOfLargeSheet: Bool {
    guard case .setting("sheet", let from, let to) = kind else { return false }
    return from == "large" || to == "large"
  }
}

extension ViewComparison {
  /// The controls that have another style, whose drawing follows from that.
  var styledControls: (old: [Range<Int>], new: [Range<Int>]) {
    let kinds: Set = ["picker", "datePicker", "gauge", "chart", "keyboard"]
    let names: Set = ["style", "type", "returnKey", "values"]
    var styled: (old: [Range<Int>], new: [Range<Int>]) = ([], [])
    for cause in causes {
      guard case .setting(let name, _?, _?) = cause.kind, names.contains(name),
        let kind = cause.ofKind, kinds.contains(kind), let old = oldNumber(of: cause.view)
      else { continue }
      styled.old.append(old..<old + 1)
      styled.new.append(cause.view..<cause.view + 1)
    }
    return styled
  }
}
