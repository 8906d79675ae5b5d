import DisplayList
import LayoutGeometry

extension CommandPainter {
  /// Paints a group, on a bitmap of its own only where its commands cannot be painted one by one.
  func paint(_ group: Group, _ index: BandIndex?, _ state: State) throws {
    guard group.opacity > 0 else { return }
    var state = state
    switch group.clip {
    case .rect(let rect) where group.shadow == nil:
      state.clip = state.clip.intersection(grid.rect(rect))
    case nil where group.shadow == nil:
      break
    case .some, nil:
      return try paintApart(group, index, state)
    }
    // The state's own opacity is below 1 only if this group is alone or apart under it.
    let opacity = state.opacity * group.opacity
    if opacity < 1, !group.commands.isSeparable {
      return try paintApart(group, index, state)
    }
    state.opacity = opacity
    try paint(group.commands, index, state)
  }

  /// Paints a group on a bitmap of its own, lays its shadow over the target and then the group.
  private func paintApart(_ group: Group, _ index: BandIndex?, _ state: State) throws {
    let shadow = group.shadow.map { DeviceShadow($0, grid: grid) }
    let content = index?.union ?? group.commands.reduce(.zero) { $0.union($1.inkBounds) }
    // Ink outside of the clip may still cast its shadow into it.
    let seen = shadow.map { $0.casters(of: state.clip) } ?? state.clip
    var area = grid.hull(content).intersection(seen)
    if let clip = group.clip { area = area.intersection(grid.hull(clip.bounds)) }
    if area.isEmpty { return }
    let bitmap = Bitmap(area)
    try paint(group.commands, index, State(target: bitmap, clip: area, opacity: 1))
    if let clip = group.clip { try shapes.clip(bitmap, to: clip) }
    let opacity = min(max(state.opacity * group.opacity, 0), 1)
    shadow?.cast(by: bitmap, opacity: opacity, on: state.target, clip: state.clip)
    state.target.lay(
      bitmap.pixels, stride: bitmap.width, in: area, clip: state.clip,
      opacity: UInt32(opacity * 255 + 0.5))
  }
}

extension [Command] {
  /// True if no two commands share ink, so that an opacity for all is the same as one for each.
  fileprivate var isSeparable: Bool {
    if count <= 1 { return true }
    // More commands than this are seldom apart, and the test costs their square.
    guard count <= 8 else { return false }
    // Two points outwards hold what snapping adds at the smallest scale, less than ink needs.
    let bounds = map { $0.inkBounds.inset(by: -2) }
    for (position, rect) in bounds.enumerated() {
      for other in bounds[..<position] where rect.intersects(other) { return false }
    }
    return true
  }
}
