import DisplayList
import ImageDecoding
import LayoutGeometry

/// Paints display-list commands on bitmaps.
final class CommandPainter {
  /// The place and the way in which the next command is painted.
  struct State {
    /// The bitmap that commands are painted on.
    let target: Bitmap
    /// The pixels that may change.
    var clip: DeviceRect
    /// The factor of each command's opacity.
    var opacity: Double
    /// The number of groups around the commands that are painted twice, for their far shadow and
    /// themselves.
    var partings = 0
    /// The bitmaps under those of the groups around the commands, from the back.
    var behind: [Bitmap] = []

    /// Returns whether a group that is seen in one area and casts its shadow from another one is
    /// painted for each by itself.
    ///
    /// A bitmap that spans a far shadow's offset would be as large as that offset. Each parting
    /// doubles the work for the groups inside, so that only some may.
    func parts(_ area: DeviceRect, from casters: DeviceRect) -> Bool {
      let spanning = area.union(casters)
      return partings < 6
        && (spanning.width > 2 * (area.width + casters.width)
          || spanning.height > 2 * (area.height + casters.height))
    }
  }

  let grid: PixelGrid
  let shapes: ShapePainter
  let glyphs: GlyphCache
  private let shadows: ShadowSprites
  private let tiles: PictureTiles
  private let pictures: PictureSources
  /// All pixels of the picture; a surface's background continues the edge pixels beyond them.
  let canvas: DeviceRect

  /// Creates a painter with the `pictures` that commands name.
  ///
  /// - Parameter cache: The cache of other painters on this thread.
  init(
    pictures: [PictureID: Picture], grid: PixelGrid, cache: PaintCache = PaintCache(),
    canvas: DeviceRect
  ) {
    self.grid = grid
    self.canvas = canvas
    self.pictures = PictureSources(pictures)
    shapes = ShapePainter(grid: grid, corners: cache.corners)
    glyphs = cache.glyphs
    shadows = cache.shadows
    tiles = cache.tiles
  }

  /// Paints those of `commands` that reach into the state's clip.
  func paint(_ commands: [Command], _ index: BandIndex?, _ state: State) throws {
    if state.clip.isEmpty { return }
    guard let index else {
      for command in commands { try paint(command, nil, state) }
      return
    }
    let slack = PixelGrid.slack
    try index.forEach(
      from: Double(state.clip.minY - slack) / grid.scale,
      to: Double(state.clip.maxY + slack) / grid.scale
    ) { position in
      try paint(commands[position], index.groups[position], state)
    }
  }

  private func paint(_ command: Command, _ index: BandIndex?, _ state: State) throws {
    switch command {
    case .fill(let shape, let paint):
      guard let source = source(of: paint, command, state) else { return }
      try shapes.fill(shape, with: source, on: state.target, clip: state.clip)
    case .stroke(let shape, let paint, let style):
      guard let source = source(of: paint, command, state) else { return }
      try shapes.stroke(shape, style, with: source, on: state.target, clip: state.clip)
    case .glyphRun(let run, let origin, let paint):
      try self.paint(run, at: origin, paint, state)
    case .image(let image):
      try paint(image, state)
    case .group(let group):
      try paint(group, index, state)
    }
  }

  /// Returns the source of a command's pixels; nil if it paints nothing.
  private func source(of paint: Paint, _ command: Command, _ state: State) -> PixelSource? {
    var area = state.clip
    if case .meshGradient = paint { area = area.intersection(grid.hull(command.inkBounds)) }
    return PixelSource(paint, opacity: state.opacity, grid: grid, in: area)
  }

  private func paint(_ image: ImageCommand, _ state: State) throws {
    let frame = grid.rect(image.frame)
    if let turn = image.turn {
      return try paintTurned(
        try pictures.source(image.picture), in: image.frame,
        turn.about(image.frame.origin), tint: image.tint, state)
    }
    if frame.intersection(state.clip).isEmpty { return }
    try tiles.lay(
      .picture(image.picture), pictures.source(image.picture), in: frame,
      tint: image.tint.map { PremultipliedColor($0, opacity: state.opacity) },
      opacity: state.opacity, on: state.target, clip: state.clip)
  }
}

extension CommandPainter {
  /// Paints a group, on a bitmap of its own only where its commands cannot be painted one by one.
  private func paint(_ group: Group, _ index: BandIndex?, _ state: State) throws {
    guard group.opacity > 0 else { return }
    let opacity = state.opacity * group.opacity
    if let whole = group.fadedAsAWhole(in: state.opacity) {
      return try paintApart(whole, nil, state)
    }
    switch group.effect {
    case .backdrop(let backdrop)?: return try paint(backdrop, of: group, index, state)
    case .glass(let glass)?: return try paint(glass, of: group, index, state)
    case .blur?, .color?, .mask?, .blend?, .perspective?, nil: break
    }
    if group.effect != nil { return try paintApart(group, index, state) }
    var state = state
    switch group.clip {
    case .rect(let rect) where group.shadow == nil:
      state.clip = state.clip.intersection(grid.rect(rect))
    case nil where group.shadow == nil:
      break
    case .some, nil:
      return try paintApart(group, index, state)
    }
    // The state's own opacity is below 1 only if this group is alone or separate under it. What
    // fades is one picture, in which a blend mixes with the group's own commands alone.
    if opacity < 1, !group.commands.isSeparable || group.commands.blend {
      return try paintApart(group, index, state)
    }
    state.opacity = opacity
    if let copies = group.copies { return try paint(copies, state) }
    try paint(group.commands, index, state)
  }

  /// Paints those of the copies that reach into the state's clip.
  private func paint(_ copies: Copies, _ state: State) throws {
    let slack = PixelGrid.slack
    let indices = copies.indices(
      from: Double(state.clip.minY - slack) / grid.scale,
      to: Double(state.clip.maxY + slack) / grid.scale)
    for index in indices {
      try copies.forEachCommand(at: index) { try paint($0, nil, state) }
    }
  }

  /// Paints a group on a bitmap of its own, lays its shadow over the target and then the group.
  private func paintApart(_ group: Group, _ index: BandIndex?, _ state: State) throws {
    let opacity = min(max(state.opacity * group.opacity, 0), 1)
    let clip = state.clip
    let shadow = group.shadow.map { DeviceShadow($0, scale: grid.scale) }
    let casters = shadow?.casters(of: clip) ?? clip
    let spanning = clip.union(casters)
    // A small group is painted whole, although some of it may be out of sight: its shadow is then the
    // one that other groups of its form have cast.
    let whole = spriteArea(of: group, index, shadow)
    if let whole, whole.intersection(spanning).isEmpty { return }
    let isParted = whole == nil && state.parts(clip, from: casters)
    let partings = state.partings + (isParted ? 1 : 0)
    let behind = state.behind + [state.target]
    let caster = try content(
      of: group, index, seenIn: whole ?? (isParted ? casters : spanning), partings: partings,
      behind: behind)
    if let caster {
      shadow?.cast(
        by: caster, opacity: opacity, on: state.target, clip: clip,
        sprites: whole == nil ? nil : shadows)
    }
    let bitmap =
      isParted
      ? try content(of: group, index, seenIn: clip, partings: partings, behind: behind) : caster
    guard let bitmap else { return }
    let share = UInt32(opacity * 255 + 0.5)
    if case .blend(let mode)? = group.effect {
      state.target.blend(bitmap, mode, clip: clip, opacity: share)
    } else {
      state.target.lay(bitmap, clip: clip, opacity: share)
    }
  }

  /// Returns the pixels that a group can change if nothing cuts it; nil if its shadow is not kept,
  /// or if an effect changes others.
  private func spriteArea(
    of group: Group, _ index: BandIndex?, _ shadow: DeviceShadow?
  ) -> DeviceRect? {
    guard let shadow, group.effect == nil else { return nil }
    let ink = grid.hull(index?.union ?? group.commands.inkBounds)
    let area = group.clip.map { ink.intersection(grid.hull($0.bounds)) } ?? ink
    return shadow.isSprite(of: area) ? area : nil
  }

  /// Returns the coverage of a group's whole shadow, and its place; nil for one that is not kept,
  /// and for a group that casts none.
  func wholeShadow(of group: Group) throws -> (coverage: Coverage, rect: DeviceRect)? {
    guard let shadow = group.shadow.map({ DeviceShadow($0, scale: grid.scale) }),
      let area = spriteArea(of: group, nil, shadow),
      let caster = try content(of: group, nil, seenIn: area)
    else { return nil }
    return shadow.whole(of: caster, shadows)
  }

  /// Returns a group's shadow alone, opaque, in its part inside `area`.
  func shadow(of group: Group, in area: DeviceRect) throws -> Bitmap {
    let target = Bitmap(area)
    guard let shadow = group.shadow.map({ DeviceShadow($0, scale: grid.scale) }),
      let bitmap = try content(of: group, nil, seenIn: shadow.casters(of: area))
    else { return target }
    shadow.cast(by: bitmap, opacity: 1, on: target, clip: area)
    return target
  }

  /// Returns a group's commands with its effect and its clip in their part inside `clip`; nil if
  /// there is none.
  func content(
    of group: Group, _ index: BandIndex?, seenIn clip: DeviceRect, partings: Int = 0,
    behind: [Bitmap] = []
  ) throws -> Bitmap? {
    func commands(seenIn area: DeviceRect) throws -> Bitmap? {
      try self.commands(of: group, index, seenIn: area, partings, behind: behind)
    }
    var area = clip
    if let outline = group.clip { area = area.intersection(grid.hull(outline.bounds)) }
    let bitmap: Bitmap?
    switch group.effect {
    case .blur(let radius)?:
      let blur = Blur(deviation: radius * grid.scale)
      // Only the commands that reach into the area are blurred, with all that have a share in it.
      bitmap = try commands(seenIn: area.inset(by: -blur.reach))?
        .blurred(blur, in: area)
    case .color(let matrix)?:
      bitmap = try commands(seenIn: area)
      bitmap?.apply(matrix)
    case .mask(let mask)?:
      bitmap = try commands(seenIn: area)
      if let bitmap {
        bitmap.keep(
          alphaOf: try self.commands(
            of: Group(commands: mask), nil, seenIn: bitmap.bounds, partings))
      }
    case .perspective(let perspective)?:
      bitmap = try projected(group, in: perspective, seenIn: area, partings)
    case .blend?, .backdrop?, .glass?, nil:
      bitmap = try commands(seenIn: area)
    }
    if let bitmap, let outline = group.clip { try shapes.clip(bitmap, to: outline) }
    return bitmap
  }

  /// Returns a group's commands alone in their part inside `clip`; nil if there is none.
  func commands(
    of group: Group, _ index: BandIndex?, seenIn clip: DeviceRect, _ partings: Int,
    behind: [Bitmap] = []
  ) throws -> Bitmap? {
    let ink = index?.union ?? group.commands.inkBounds
    let area = grid.hull(ink).intersection(clip)
    if area.isEmpty { return nil }
    let bitmap = Bitmap(area)
    try paint(
      group.commands, index,
      State(target: bitmap, clip: area, opacity: 1, partings: partings, behind: behind))
    return bitmap
  }

  /// Paints a group's background, out of focus, as opaque as the group's commands.
  private func paint(
    _ backdrop: Backdrop, of group: Group, _ index: BandIndex?, _ state: State
  ) throws {
    guard
      let mask = try content(of: group, index, seenIn: state.clip, partings: state.partings)
    else { return }
    let blur = Blur(deviation: backdrop.blur * grid.scale)
    let area = mask.bounds
    let behind = Bitmap(area.inset(by: -blur.reach))
    behind.copy(state.behind + [state.target], upTo: canvas)
    guard let surface = blur.isIdentity ? behind : behind.blurred(blur, in: area) else { return }
    if backdrop.saturation != 1 { surface.apply(.saturation(backdrop.saturation)) }
    surface.fill(area, with: .color(PremultipliedColor(backdrop.tint)))
    surface.keep(alphaOf: mask)
    let opacity = min(max(state.opacity * group.opacity, 0), 1)
    state.target.lay(surface, clip: state.clip, opacity: UInt32(opacity * 255 + 0.5))
  }
}

extension [Command] {
  /// Returns whether a group in them that is seen has one of some effects.
  func haveEffect(_ isOne: (GroupEffect) -> Bool) -> Bool {
    contains { command in
      guard case .group(let group) = command, group.opacity > 0 else { return false }
      return group.effect.map(isOne) == true || group.commands.haveEffect(isOne)
    }
  }

  /// Indicates whether a group in them is mixed with its background.
  var blend: Bool { haveEffect { if case .blend = $0 { true } else { false } } }

  /// Indicates whether a surface of glass or a material in them shows what is behind it.
  var showBackground: Bool {
    haveEffect { effect in
      switch effect {
      case .backdrop, .glass: true
      case .blur, .color, .mask, .blend, .perspective: false
      }
    }
  }

  /// Indicates whether no two commands share ink, so that an opacity for all is the same as one for
  /// each.
  var isSeparable: Bool {
    if count <= 1 { return true }
    // More commands than this are seldom disjoint, and the test costs their square.
    guard count <= 8 else { return false }
    // Two points outwards cover the most that snapping adds at the smallest scale, which is less
    // than ink needs.
    let bounds = map { $0.inkBounds.inset(by: -2) }
    for (position, rect) in bounds.enumerated() {
      for other in bounds[..<position] where rect.intersects(other) { return false }
    }
    return true
  }
}

extension CommandPainter {
  /// The size, in pixels an em, above which glyphs are filled as paths: few repeat, and their
  /// sprites are large.
  private static let largestSprite = 100.0

  /// The size, in pixels an em, below which text leaves no mark.
  private static let smallestSize = 0.5

  /// Paints a run with its baseline on a whole row of pixels.
  ///
  /// Across, a glyph starts at the nearest quarter of a pixel: cairo would move it to a whole
  /// pixel, which makes letter spacing uneven.
  private func paint(_ run: GlyphRun, at origin: Point, _ paint: Paint, _ state: State) throws {
    let size = grid.fine(run.size)
    guard size >= Self.smallestSize,
      let source = PixelSource(paint, opacity: state.opacity, grid: grid, in: state.clip)
    else { return }
    let font = try glyphs.font(run.font, size: size)
    if let turn = run.turn {
      try paintTurned(run, at: origin, turn.about(origin), font, source, state)
    } else if !font.face.isScalable {
      try paintPictures(run, at: origin, font, state)
    } else if size > Self.largestSprite || run.stretch != 1 {
      try paintOutlines(run, at: origin, font, source, state)
    } else {
      paintSprites(run, at: origin, font, source, state)
    }
  }

  private func paintSprites(
    _ run: GlyphRun, at origin: Point, _ font: GlyphCache.SizedFont, _ source: PixelSource,
    _ state: State
  ) {
    let baseline = grid.edge(origin.y)
    for glyph in run.glyphs {
      let quarters = grid.fineEdge(origin.x + glyph.x, parts: GlyphSprite.phases)
      guard
        let sprite = glyphs.sprite(
          glyph.id, phase: quarters & (GlyphSprite.phases - 1), of: font)
      else { continue }
      state.target.paint(
        sprite.coverage, x: (quarters >> 2) + sprite.left,
        y: baseline + grid.edge(glyph.y) + sprite.top, clip: state.clip, with: source)
    }
  }

  private func paintOutlines(
    _ run: GlyphRun, at origin: Point, _ font: GlyphCache.SizedFont, _ source: PixelSource,
    _ state: State
  ) throws {
    let baseline = Double(grid.edge(origin.y))
    for glyph in run.glyphs {
      let place = Point(
        x: grid.fine(origin.x + glyph.x), y: baseline + Double(grid.edge(glyph.y)))
      var outline = font.face.outline(glyph.id, size: font.size, x: place.x, y: place.y)
      if run.stretch != 1 {
        outline = outline.scaled(by: Scaling(about: place, x: run.stretch, y: 1))
      }
      try shapes.fill(
        DevicePath(outline, grid: PixelGrid(scale: 1)), with: source, on: state.target,
        clip: state.clip)
    }
  }

  private func paintPictures(
    _ run: GlyphRun, at origin: Point, _ font: GlyphCache.SizedFont, _ state: State
  ) throws {
    let baseline = grid.edge(origin.y)
    for glyph in run.glyphs {

      guard let picture = try glyphs.picture(glyph.id, of: font.face) else { continue }
      // The same glyph has one size for all places, so only its corner is rounded.
      let pixels = PixelGrid(scale: font.size)
      let left = grid.edge(origin.x + glyph.x + picture.left * run.size * run.stretch)
      let top = baseline + grid.edge(glyph.y) - pixels.edge(picture.top)
      let width = picture.pixel * Double(picture.surface.width) * run.stretch
      let frame = DeviceRect(
        minX: left, minY: top, maxX: left + max(1, pixels.edge(width)),
        maxY: top + max(1, pixels.edge(picture.pixel * Double(picture.surface.height))))
      try tiles.lay(
        .glyph(ObjectIdentifier(picture.surface)), picture.surface, in: frame, tint: nil,
        opacity: state.opacity, on: state.target, clip: state.clip)
    }
  }
}
