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
    let opacity = min(max(state.opacity * group.opacity, 0), 1)
    let clip = state.clip
    let shadow = group.shadow.map { DeviceShadow($0, scale: grid.scale) }
    let casters = shadow?.casters(of: clip) ?? clip
    let spanning = clip.union(casters)
    // A bitmap that spans a far shadow's offset would be as large as that offset. Each parting
    // doubles the work for the groups inside, so that only some may.
    let isParted =
      state.partings < 6
      && (spanning.width > 2 * (clip.width + casters.width)
        || spanning.height > 2 * (clip.height + casters.height))
    let partings = state.partings + (isParted ? 1 : 0)
    let caster = try content(
      of: group, index, seenIn: isParted ? casters : spanning, partings: partings)
    if let caster { shadow?.cast(by: caster, opacity: opacity, on: state.target, clip: clip) }
    let bitmap =
      isParted ? try content(of: group, index, seenIn: clip, partings: partings) : caster
    if let bitmap {
      state.target.lay(bitmap, clip: clip, opacity: UInt32(opacity * 255 + 0.5))
    }
  }

  /// A group's shadow alone, opaque, where it lies in `area`.
  func shadow(of group: Group, in area: DeviceRect) throws -> Bitmap {
    let target = Bitmap(area)
    guard let shadow = group.shadow.map({ DeviceShadow($0, scale: grid.scale) }),
      let bitmap = try content(of: group, nil, seenIn: shadow.casters(of: area))
    else { return target }
    shadow.cast(by: bitmap, opacity: 1, on: target, clip: area)
    return target
  }

  /// A group's clipped commands where they lie in `clip`; nil for nowhere.
  private func content(
    of group: Group, _ index: BandIndex?, seenIn clip: DeviceRect, partings: Int = 0
  ) throws -> Bitmap? {
    let ink = index?.union ?? group.commands.reduce(.zero) { $0.union($1.inkBounds) }
    var area = grid.hull(ink).intersection(clip)
    if let outline = group.clip { area = area.intersection(grid.hull(outline.bounds)) }
    if area.isEmpty { return nil }
    let bitmap = Bitmap(area)
    try paint(
      group.commands, index, State(target: bitmap, clip: area, opacity: 1, partings: partings))
    if let outline = group.clip { try shapes.clip(bitmap, to: outline) }
    return bitmap
  }
}

extension [Command] {
  /// True if no two commands share ink, so that an opacity for all is the same as one for each.
  var isSeparable: Bool {
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
