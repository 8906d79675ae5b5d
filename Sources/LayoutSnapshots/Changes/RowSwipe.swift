import LayoutGeometry

/// How far a row is swiped, so that actions under it are seen.
///
/// What such a row holds is as far to the side, out of sight in part, and not drawn there; the actions and the
/// line under the row are not what the row holds.
struct RowSwipe {
  /// By how much the row is to the right, in points; less than 0 to the left.
  let distance: Double
  /// Where its actions are along its width.
  private let range: ClosedRange<Double>

  /// What the actions of a row are called, as a part of it.
  fileprivate static let actions = SnapshotPart.Role.view(id: "swipe actions")

  /// Nil for a row at rest, or without actions at that end.
  fileprivate init?(of part: SnapshotPart, isMirrored: Bool) {
    guard let value = part.swipe, value != 0 else { return nil }
    let width = part.frame.width
    let length = min(abs(value), 1) * width
    let isToTheRight = (value < 0) != isMirrored
    distance = isToTheRight ? length : -length
    range = isToTheRight ? 0...length : width - length...width
    guard part.drawing.contains(where: isAction) else { return nil }
  }

  fileprivate func isAction(_ command: SnapshotCommand) -> Bool {
    guard !command.isSeparator else { return false }
    guard let start = command.firstOrigin else { return false }
    return start.x > range.lowerBound - 0.01 && start.x < range.upperBound - 0.01
  }
}

extension SnapshotPart {
  /// How far the part was given to be swiped, as a part of its width; nil for others than rows with actions.
  fileprivate var swipe: Double? {
    view?.settings.last { $0.name == "swipe" }.flatMap { Double($0.value) }
  }

  /// True for a row that is swiped farther than another one, or less far.
  func isSwiped(otherThan other: SnapshotPart) -> Bool {
    swipe != other.swipe && (swipe ?? 0, other.swipe ?? 0) != (0, 0)
  }

  /// Has rows that are swiped hold what they hold at rest, beside their actions as a part of its own; at any
  /// depth.
  mutating func restRows(isMirrored: Bool) {
    for index in parts.indices { parts[index].restRows(isMirrored: isMirrored) }
    guard element?.kind == .cell, swipe ?? 0 != 0 else { return }
    var row = self
    row.drawing = drawing.flatMap { $0.isClipped(to: frame.size) ? $0.commands : [$0] }
    guard let swipe = RowSwipe(of: row, isMirrored: isMirrored) else { return }
    drawing = row.drawing
    var actions = SnapshotPart(RowSwipe.actions, frame: Rect(origin: .zero, size: frame.size))
    actions.drawing = drawing.filter(swipe.isAction)
    drawing.removeAll(where: swipe.isAction)
    for index in drawing.indices where !drawing[index].isSeparator {
      drawing[index].move(by: -swipe.distance)
    }
    for index in parts.indices { parts[index].frame.origin.x -= swipe.distance }
    let isCalledByActions =
      label.map { label in
        actions.drawing.texts.contains(label) && !drawing.texts.contains(label)
      } ?? false
    if isCalledByActions { label = drawing.texts.first }
    actions.place = place
    parts.append(actions)
  }

  /// Two rows that are not swiped as far: what both hold and show, without their actions.
  static func atRest(
    _ old: SnapshotPart, _ new: SnapshotPart, isMirrored: Bool
  ) -> (old: SnapshotPart, new: SnapshotPart) {
    func seen(_ part: SnapshotPart, beside other: SnapshotPart) -> SnapshotPart {
      let width = part.frame.width
      let value = other.swipe ?? 0
      let distance = min(abs(value), 1) * width * ((value < 0) != isMirrored ? 1 : -1)
      var part = part
      part.drawing.removeAll { command in
        guard !command.isSeparator else { return true }
        guard let start = command.firstOrigin else { return false }
        let isInSight = start.x + distance > -0.01 && start.x + distance < width
        return !isInSight
          && !other.drawing.contains {
            $0.verb == command.verb && $0.firstOrigin.map { ($0 - start).isNone } ?? false
          }
      }
      part.parts.removeAll { inner in
        if inner.role == RowSwipe.actions { return true }
        let isInSight =
          inner.frame.maxX + distance > 0.01 && inner.frame.minX + distance < width - 0.01
        return !isInSight && !other.parts.contains { $0.role == inner.role }
      }
      return part
    }
    return (seen(old, beside: new), seen(new, beside: old))
  }
}

extension SnapshotCommand {
  /// Where a command draws, or the first one in a group.
  fileprivate var firstOrigin: Point? {
    if let origin { return origin }
    // Of a lazy sequence, the compiler writes out several levels of groups, which takes 50 KB at each use.
    for command in commands {
      if let origin = command.firstOrigin { return origin }
    }
    return nil
  }

  /// True for a group that is only cut at the edges of a row.
  fileprivate func isClipped(to size: Size) -> Bool {
    var other = look
    other.clip = nil
    guard verb == .group, string == nil, other == Look() else { return false }
    switch look.clip {
    case .rect(let frame), .rounded(let frame, _):
      return frame.isNear(Rect(origin: .zero, size: size))
    case .ellipse, .path, nil: return false
    }
  }

  fileprivate mutating func move(by distance: Double) {
    origin?.x += distance
    for index in commands.indices { commands[index].move(by: distance) }
  }
}
