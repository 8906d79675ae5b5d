import CairoRendering
import DisplayList
import LayoutGeometry

/// A PNG of one grey, from 0 to 255, with sides in pixels.
func solidPNG(
  width: Double, height: Double, gray: Double, text: [(keyword: String, text: String)] = []
) throws -> [UInt8] {
  let color = RGBA(red: gray / 255, green: gray / 255, blue: gray / 255)
  let canvas = Rect(x: 0, y: 0, width: width, height: height)
  let list = DisplayList(
    size: Size(width: width, height: height), commands: [.fill(.rect(canvas), .color(color))])
  var file: [UInt8] = []
  try Drawing(list).writePNG(scale: 1, text: text) { file += $0 }
  return file
}
