import CairoRendering
import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
package import PictureVerification
import Presentation
package import TextShaping

extension PreviewDrawing {
  /// Returns a PNG with the drawing half transparent over the other picture, and a numbered box for each
  /// difference: in red where the drawing has it, in blue where the other picture does.
  ///
  /// - Parameters:
  ///   - reference: The other picture's file.
  ///   - workers: The number of threads that draw.
  /// - Throws: `PictureError`, `RenderingError`, and the errors of shaping the numbers.
  package func overlay(
    of findings: [Verification.Finding], on reference: [UInt8], workers: Int = 1,
    shapers: TextShapers
  ) throws -> [UInt8] {
    let picture = try Picture(decoding: reference)
    let shownSize = Size(width: picture.size.width / scale, height: picture.size.height / scale)
    let canvas = Rect(
      origin: .zero,
      size: Size(
        width: max(size.width, shownSize.width), height: max(size.height, shownSize.height)))
    let id = PictureID(picture.identity)
    var commands: [Command] = [
      .fill(.rect(canvas), .color(.white)),
      .image(ImageCommand(picture: id, frame: Rect(origin: .zero, size: shownSize))),
      .group(Group(opacity: 0.5, commands: drawing.displayList.commands)),
      // Marks are to be seen on both.
      .fill(.rect(canvas), .color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.4))),
    ]
    commands += try marks(of: findings, in: canvas, shapers: shapers)
    var overlay = Drawing(
      DisplayList(size: canvas.size, commands: commands), pictures: drawing.pictures)
    overlay.pictures[id] = picture
    var bytes: [UInt8] = []
    try overlay.writePNG(scale: scale, workers: workers) { bytes.append(contentsOf: $0) }
    return bytes
  }

  private func marks(
    of findings: [Verification.Finding], in canvas: Rect, shapers: TextShapers
  ) throws -> [Command] {
    let (red, blue) = (RGBA(hex: 0xD7_0015), RGBA(hex: 0x00_40DD))
    let shaper = try shapers.shaper(for: preview.fonts)
    var boxes: [Command] = []
    var labels: [Command] = []
    var placement = LabelPlacement(in: canvas)
    for (index, finding) in findings.enumerated() {
      for (frames, color) in [(finding.drawn, red), (finding.found, blue)] {
        boxes += frames.map {
          .stroke(.rect($0.inset(by: -0.5)), .color(color), StrokeStyle(lineWidth: 0.75))
        }
      }
      let pill = try LabelPill("\(index + 1)", shaper: shaper)
      for subject in finding.found.isEmpty ? finding.drawn : finding.found {
        let spot = LabelRequest.Spot(
          subject, anchors: [.left(0.5), .right(0.5), .above(0), .above(1), .below(0), .over])
        guard
          let place = placement.place(LabelRequest(size: pill.size, spots: [spot], mayLead: false))
        else { continue }
        labels += pill.commands(in: place.frame, color: finding.found.isEmpty ? red : blue)
      }
    }
    return boxes + labels
  }
}
