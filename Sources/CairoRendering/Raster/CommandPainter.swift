import DisplayList
import ImageDecoding
import LayoutGeometry

/// Paints display-list commands on bitmaps.
final class CommandPainter {
  /// Where and how the next command is painted.
  struct State {
    /// What is painted on.
    let target: Bitmap
    /// The pixels that may change.
    var clip: DeviceRect
    /// What the opacity of each command is multiplied by.
    var opacity: Double
    /// How many groups around the commands are painted twice, for their far shadow and themselves.
    var partings = 0
  }

  let grid: PixelGrid
  let shapes: ShapePainter
  let glyphs = GlyphCache()
  let tiles = PictureTiles()
  private let pictures: PictureSources

  /// A painter that finds the pictures which commands name in `pictures`.
  init(pictures: [PictureID: Picture], grid: PixelGrid) {
    self.grid = grid
    self.pictures = PictureSources(pictures)
    shapes = ShapePainter(grid: grid)
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
      guard let source = PixelSource(paint, opacity: state.opacity, grid: grid) else { return }
      try shapes.fill(shape, with: source, on: state.target, clip: state.clip)
    case .stroke(let shape, let paint, let style):
      guard let source = PixelSource(paint, opacity: state.opacity, grid: grid) else { return }
      try shapes.stroke(shape, style, with: source, on: state.target, clip: state.clip)
    case .glyphRun(let run, let origin, let paint):
      try self.paint(run, at: origin, paint, state)
    case .image(let image):
      try paint(image, state)
    case .group(let group):
      try paint(group, index, state)
    }
  }

  private func paint(_ image: ImageCommand, _ state: State) throws {
    let frame = grid.rect(image.frame)
    if frame.intersection(state.clip).isEmpty { return }
    try tiles.lay(
      pictures.source(image.picture), in: frame,
      tint: image.tint.map { PremultipliedColor($0, opacity: state.opacity) },
      opacity: state.opacity, on: state.target, clip: state.clip)
  }
}
