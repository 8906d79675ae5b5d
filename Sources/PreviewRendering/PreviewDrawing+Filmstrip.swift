import CairoRendering
import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
import LayoutSnapshots
package import TextShaping

extension PreviewDrawing {
  /// The number of pixels above which a strip is drawn at a lower scale.
  private static let pixelLimit = 64.0 * 1024 * 1024

  /// Returns the drawing with all frames of a preview that moves beside each other, as goldens have them; of a still
  /// the drawing itself.
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
    let largest = (Self.pixelLimit / (strip.size.width * strip.size.height)).squareRoot()
    return PreviewDrawing(
      frames, strip,
      Drawing(DisplayList(size: strip.size, commands: commands), pictures: pictures),
      scale: max(0.25, min(scale, largest)))
  }

  /// Returns the layouts of some frames as one, in which each frame is a view.
  func layoutSnapshot(of frames: [PreviewDrawing], in strip: Filmstrip) -> LayoutSnapshot {
    var screen = arrangement.snapshotPart
    screen.frame.size = strip.size
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
