import CairoRendering
import CellViews
import DisplayList
import LayoutGeometry
import LayoutSnapshots
import Presentation
package import TextShaping

extension PreviewDrawing {
  /// The number of pixels above which a strip is drawn at a lower scale.
  private static let pixelLimit = 64.0 * 1024 * 1024

  /// The space between the frames and their times, in points.
  private static let timesSpacing = 16.0
  /// The least width of a strip: one of few frames is as wide, whatever its usual times are.
  private static let timesWidth = 220.0

  /// Returns the drawing with all frames of a preview that moves beside each other, and their times under them, as
  /// goldens have them; of a still the drawing itself.
  ///
  /// - Throws: The errors of the preview's content and of shaping, of any frame.
  /// - Complexity: O(*frames*).
  package func filmstrip(shapers: TextShapers) throws -> PreviewDrawing {
    guard let animation = preview.animation else { return self }
    let frames =
      try [self] + (1..<animation.frameCount).map { try laterFrame($0, shapers: shapers) }
    // In whole points, so that each frame begins at a pixel and is drawn as it is alone.
    let strip = Filmstrip(
      count: frames.count,
      frameSize: Size(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    let times = try LabelPill(animation.times, shaper: shapers.shaper(for: preview.fonts))
    let timesFrame = Rect(
      origin: Point(x: 0, y: strip.size.height + Self.timesSpacing), size: times.size)
    let whole = Size(
      width: max(strip.size.width, Self.timesWidth, times.size.width.rounded(.up)),
      height: timesFrame.maxY.rounded(.up))
    let commands = frames.enumerated().map { index, frame in
      let place = strip.frame(at: index)
      return Command.group(
        Group(
          role: .named(id: Self.name(ofFrame: index), label: nil), clip: .rect(place),
          commands: frame.drawing.displayList.commands.map {
            $0.scaled(by: Scaling(about: .zero, x: 1, y: 1, to: place.origin))
          }))
    }
    let pictures = frames.reduce(into: [:]) { pictures, frame in
      pictures.merge(frame.drawing.pictures) { first, _ in first }
    }
    let largest = (Self.pixelLimit / (whole.width * whole.height)).squareRoot()
    let caption = times.commands(in: timesFrame, color: RGBA(red: 0.3, green: 0.3, blue: 0.3))
    return PreviewDrawing(
      frames, strip,
      Drawing(DisplayList(size: whole, commands: commands + caption), pictures: pictures),
      scale: max(0.25, min(scale, largest)))
  }

  /// Returns the layouts of some frames as one, in which each frame is a view.
  func layoutSnapshot(of frames: [PreviewDrawing], in strip: Filmstrip) -> LayoutSnapshot {
    var screen = arrangement.snapshotPart
    screen.frame.size = drawing.displayList.size
    if let animation = preview.animation {
      screen.settings.append(SnapshotSetting("animation", animation.times))
    }
    screen.drawing = []
    screen.parts = frames.enumerated().map { index, frame in
      let part = frame.arrangement.snapshotPart
      return SnapshotPart(
        .view(id: Self.name(ofFrame: index)),
        frame: Rect(origin: strip.frame(at: index).origin, size: part.frame.size),
        drawing: part.drawing, parts: part.parts)
    }
    return LayoutSnapshot(screen)
  }

  /// Returns the name of a frame, from 1, as an `id`.
  private static func name(ofFrame index: Int) -> String { "frame-\(index + 1)" }
}
