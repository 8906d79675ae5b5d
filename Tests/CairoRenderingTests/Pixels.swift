import CairoRendering
import DisplayList
import LayoutGeometry

/// The pixels of a drawing as `#AARRGGBB` numbers, premultiplied, row by row.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  let values: [UInt32]

  /// Paints `commands` on a canvas of `width` × `height` points, in bands of `bandHeight` rows.
  init(
    width: Double, height: Double, scale: Double = 1, bandHeight: Int = .max,
    _ commands: [Command]
  ) throws {
    let list = DisplayList(size: Size(width: width, height: height), commands: commands)
    try self.init(Drawing(list), scale: scale, bandHeight: bandHeight)
  }

  init(_ drawing: Drawing, scale: Double = 1, bandHeight: Int = .max) throws {
    let plan = try RasterPlan(drawing, scale: scale)
    let painter = BandPainter(plan)
    var values: [UInt32] = []
    var top = 0
    while top < plan.height {
      let bottom = min(plan.height, top + min(bandHeight, plan.height))
      let band = try painter.paint(rows: top..<bottom)
      band.withUnsafeBytes { values += $0.bindMemory(to: UInt32.self) }
      top = bottom
    }
    self.width = plan.width
    self.height = plan.height
    self.values = values
  }

  subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  func row(_ y: Int) -> [UInt32] { Array(values[(y * width)..<((y + 1) * width)]) }

  func column(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let green = RGBA(red: 0, green: 1, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

extension Command {
  static func fill(_ rect: Rect, _ color: RGBA) -> Command { .fill(.rect(rect), .color(color)) }
}

/// The columns and the rows that have ink.
func extent(_ pixels: Pixels) -> (columns: Range<Int>, rows: Range<Int>) {
  let columns = (0..<pixels.width).filter { x in pixels.column(x).contains { $0 != 0 } }
  let rows = (0..<pixels.height).filter { y in pixels.row(y).contains { $0 != 0 } }
  return (
    (columns.first ?? 0)..<(columns.last ?? -1) + 1, (rows.first ?? 0)..<(rows.last ?? -1) + 1
  )
}
