import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry

extension FuzzTarget {
  /// An SVG picture: checked against its budget, parsed, and drawn on a small canvas.
  static let svg = FuzzTarget("svg") { input, _ in
    let picture = try Picture(decoding: input)
    guard case .vector = picture.content else { return "pixels" }
    let canvas = Rect(x: 0, y: 0, width: 64, height: 64)
    let id = PictureID(picture.identity)
    let drawing = Drawing(
      DisplayList(size: canvas.size, commands: [.image(ImageCommand(picture: id, frame: canvas))]),
      pictures: [id: picture])
    var byteCount = 0
    try drawing.writePNG(scale: 1) { byteCount += $0.count }
    return "\(picture.size.width) × \(picture.size.height), \(byteCount) bytes"
  }
}
