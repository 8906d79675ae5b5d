import DisplayList

/// What views draw otherwise because they were clipped to another shape, or redacted.
///
/// A class, as every comparison of a screen's parts has it, and is copied with all that it has.
final class MaskedDrawings {
  /// The views with another clip that has no radius of its own.
  private let clipped: Masks
  private let redacted: Masks
  private let comparison: ViewComparison?
  private let drawings: (old: ViewDrawings?, new: ViewDrawings?)
  private let commands: (old: [SnapshotCommand], new: [SnapshotCommand])

  /// Views with those in them, by their numbers before and after.
  private struct Masks {
    var old: [Range<Int>] = []
    var new: [Range<Int>] = []

    /// True if there are none; views that came and went have no setting that changed.
    var isEmpty: Bool { new.isEmpty }
  }

  /// - Parameter drawings: What the views draw, before and after; found where it is not given.
  init(
    _ comparison: ViewComparison?, _ old: SnapshotPart, _ new: SnapshotPart,
    drawings: (old: ViewDrawings?, new: ViewDrawings?) = (nil, nil)
  ) {
    let causes = comparison?.causes.filter(\.isMask) ?? []
    self.comparison = comparison
    guard let comparison, !causes.isEmpty, let before = drawings.old ?? ViewDrawings(old),
      let after = drawings.new ?? ViewDrawings(new)
    else {
      (clipped, redacted) = (Masks(), Masks())
      (self.drawings, commands) = ((nil, nil), ([], []))
      return
    }
    func masks(_ isOfKind: (ViewCause) -> Bool) -> Masks {
      var masks = Masks()
      for cause in causes where isOfKind(cause) {
        masks.new.append(after.range(of: cause.view))
        if let number = comparison.oldNumber(of: cause.view) {
          masks.old.append(before.range(of: number))
        }
      }
      return masks
    }
    clipped = masks(\.isOfPlainClip)
    redacted = masks(\.isRedaction)
    self.drawings = (before, after)
    commands = (old.drawing.flattened, new.drawing.flattened)
  }

  /// True if texts are not shown any more, or again, because of a redaction.
  var hasRedactions: Bool { !redacted.isEmpty }

  /// The changes of the drawing without what follows from clips and redactions.
  func unexplained(_ found: [ThingChange]) -> [ThingChange] {
    if clipped.isEmpty, redacted.isEmpty { return found }
    return Self.unexplained(
      found, isOfClip: isOfClip, isOfRedaction: { isOfRedaction($0, commands) })
  }

  /// The changes of what a part with a name draws without what follows from its clip or redaction, or from those of
  /// a view around it.
  func unexplained(
    _ found: [ThingChange], from old: SnapshotPart, to new: SnapshotPart
  ) -> [ThingChange] {
    guard let drawn = drawings.new, let view = drawn.view(of: new) else { return found }
    let clip = clipped.new.first { $0.contains(view) }
    let isRedacted = redacted.new.hold(view)
    guard clip != nil || isRedacted else { return found }
    // Which of the views in the part draws what is not known.
    let keepsCorners = clip.map { !haveCorners(to: view, in: $0, all: true) } ?? false
    let commands = (old: old.drawing.flattened, new: new.drawing.flattened)
    return Self.unexplained(
      found,
      isOfClip: { clip != nil && ($0.change.isOfClip || keepsCorners && $0.change.isOfOutline) },
      isOfRedaction: { found in
        isRedacted && found.change.comesOrGoes
          && (found.thing.isContent || Self.isBar(found, commands))
      })
  }

  private static func unexplained(
    _ found: [ThingChange], isOfClip: (ThingChange) -> Bool, isOfRedaction: (ThingChange) -> Bool
  ) -> [ThingChange] {
    // What is drawn as another shape may be smaller, and in the middle of what it was.
    let shaped = Set(found.filter(isOfClip).compactMap(\.newCommand))
    return found.filter { found in
      let isOfShape = found.change.isGeometry && found.newCommand.map(shaped.contains) ?? false
      return !isOfClip(found) && !isOfRedaction(found) && !isOfShape
    }
  }

  /// The changes of the views without rounded clips, which the radius of what they clip describes.
  ///
  /// - Parameter found: How the drawing changed.
  func reported(_ views: [ViewChange], beside found: [ThingChange]) -> [ViewChange] {
    let corners = found.filter(\.change.isOfCorners)
    guard !corners.isEmpty, views.contains(where: \.isOfRoundedClip) else { return views }
    let numbers = drawings.new.map(ViewNumbers.init)
    return views.filter { change in
      guard change.isOfRoundedClip else { return true }
      guard let drawn = drawings.new, let number = numbers?.number(ofViewIn: change) else {
        return false
      }
      return !corners.contains { corner in
        corner.newCommand.map { drawn.draws([drawn.range(of: number)], command: $0) } ?? true
      }
    }
  }

  /// True for a clip around what a clipped view draws, and for another outline of that where none of the views has
  /// corners whose radius is not recorded.
  private func isOfClip(_ found: ThingChange) -> Bool {
    guard !clipped.isEmpty else { return false }
    if found.change.isOfClip { return draw(clipped, found) }
    guard found.change.isOfOutline, let command = found.newCommand,
      let view = drawings.new?.links[command]?.view,
      let clip = clipped.new.first(where: { $0.contains(view) })
    else { return false }
    return !haveCorners(to: view, in: clip, all: false)
  }

  /// True for a text or a picture that is redacted, or is not any more, and for what is drawn in its place.
  private func isOfRedaction(
    _ found: ThingChange, _ commands: (old: [SnapshotCommand], new: [SnapshotCommand])
  ) -> Bool {
    guard !redacted.isEmpty, found.change.comesOrGoes else { return false }
    if Self.isBar(found, commands) { return draw(redacted, found) }
    guard found.thing.isContent else { return false }
    if let command = found.newCommand {
      return redacted.new.hold(drawings.new?.links[command]?.view)
    }
    return redacted.old.hold(found.oldCommand.flatMap { drawings.old?.links[$0]?.view })
  }

  private func draw(_ masks: Masks, _ found: ThingChange) -> Bool {
    if let command = found.newCommand {
      return drawings.new?.draws(masks.new, command: command) ?? false
    }
    return found.oldCommand.map { drawings.old?.draws(masks.old, command: $0) ?? false } ?? false
  }

  /// True for a fill as a redaction draws it: a bar in a fifth of a text's colour, or the gray of a picture.
  private static func isBar(
    _ found: ThingChange, _ commands: (old: [SnapshotCommand], new: [SnapshotCommand])
  ) -> Bool {
    guard found.thing.verb == .fill,
      let look =
        (found.newCommand.map { commands.new[$0] }
        ?? found.oldCommand.map { commands.old[$0] })?.look
    else { return false }
    if look.colorName == "systemFill" { return true }
    guard look.colorName == nil, case .color(let color)? = look.color else { return false }
    return color.alpha <= 0.2 + 1 / 255
  }

  /// True if a view has corners of its own, before or now, or a view between it and a clip.
  ///
  /// - Parameters:
  ///   - view: The clipped view, or one in it.
  ///   - clip: The clipped view with those in it.
  ///   - all: Whether the views in the view are looked at, too.
  private func haveCorners(to view: Int, in clip: Range<Int>, all: Bool) -> Bool {
    guard let before = drawings.old, let after = drawings.new else { return true }
    return clip.contains { number in
      let range = after.range(of: number)
      guard range.contains(view) || all && after.range(of: view).contains(number) else {
        return false
      }
      let old = comparison?.oldNumber(of: number).map { before.views[$0].view }
      return after.views[number].view.hasCorners || old?.hasCorners ?? true
    }
  }
}

extension SnapshotView {
  /// True for a view that is drawn in an outline of which a snapshot has the kind alone: with a radius, or any path.
  fileprivate var hasCorners: Bool {
    ["path", "roundedRectangle", "unevenRoundedRectangle"].contains(kind)
      || settings.contains { $0.name == "clipShape" && ViewChange.isRounded($0.value) }
  }
}

extension ViewCause {
  /// True for a clip, or a redaction, that came, went or changed.
  fileprivate var isMask: Bool {
    if case .setting("clipShape", _, _) = kind { true } else { isRedaction }
  }

  fileprivate var isRedaction: Bool {
    if case .setting("redacted", _, _) = kind { true } else { false }
  }

  /// True for a clip that no radius describes.
  fileprivate var isOfPlainClip: Bool {
    guard case .setting("clipShape", let from, let to) = kind else { return false }
    return !ViewChange.isRounded(from) && !ViewChange.isRounded(to)
  }
}

extension [LayoutChange] {
  /// The changes without those of views with names that another one reports better: a rounded clip by its radius, and an
  /// opacity by what it was where the view was seen.
  var withoutRepeatedViews: [LayoutChange] {
    filter { change in
      guard case .drawing(.views(let view), _) = change.fact,
        view.isOfRoundedClip || view.isVanishing
      else { return true }
      return !contains { $0.reports(view) }
    }
  }
}

extension LayoutChange {
  fileprivate func reports(_ view: ViewChange) -> Bool {
    guard case .drawing(let drawn, _) = fact else { return false }
    switch (drawn, view) {
    case (.views(let other), _): return view.isSame(withOpacity: other)
    case (
      .value("corner radius", let old, let new),
      .setting("clipShape", let clipped?, let from, let to)
    ):
      return clipped.words == subject
        && (from == nil && old == .number(0) || to == nil && new == .number(0))
    default: return false
    }
  }
}

extension ViewChange {
  /// True for a shape with a radius.
  fileprivate static func isRounded(_ shape: String?) -> Bool {
    shape == "roundedRectangle" || shape == "unevenRoundedRectangle"
  }

  /// True for a rounded clip of the view with a name that came, went or changed.
  func isOfRoundedClip(ofViewNamed name: String) -> Bool {
    guard case .setting(_, let view?, _, _) = self else { return false }
    return view.name == name && isOfRoundedClip
  }

  /// True for a clip that has or had a radius.
  fileprivate var isOfRoundedClip: Bool {
    guard case .setting("clipShape", _, let from, let to) = self else { return false }
    return Self.isRounded(from) || Self.isRounded(to)
  }
}

extension DrawnThing {
  /// True for a text or a picture.
  fileprivate var isContent: Bool { verb == .text || verb == .image }
}

extension DrawingChange {
  /// True for a clip around several things that came, went or has another shape.
  fileprivate var isOfClip: Bool {
    switch self {
    case .added(.clip), .removed(.clip), .replaced("clip"): true
    default: false
    }
  }

  /// True for another shape, or other corners of one.
  fileprivate var isOfOutline: Bool { self == .replaced("shape") || isOfCorners }

  fileprivate var comesOrGoes: Bool {
    switch self {
    case .added, .removed: true
    default: false
    }
  }
}
