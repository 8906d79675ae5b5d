import Glibc
import LayoutGeometry
import TextShaping

/// A column of a wheel, as UIPickerView: 216 points high, with a band of 32 points in the middle.
///
/// The rows are on a cylinder: each is turned away by the same angle, so that it is lower and
/// nearer to the next one the farther it is from the middle.
struct WheelColumn: Sendable {
  var options: [ViewNode]
  /// The option in the band, from 0; nil for the first.
  var selected: Int?
  /// The margin at both sides of each row.
  var margin = 24.0

  static let height = 216.0
  private static let rowHeight = 32.0
  /// The angle between two rows, in radians, with as many rows visible as in UIPickerView.
  private static let step = 18.0 * Double.pi / 180
  /// The radius at which the row beside the middle one is one row's height away.
  private static let radius = rowHeight / sin(step)
  /// The number of visible rows on each side of the middle one.
  private static let sideCount = 4

  var view: ViewNode {
    ViewNode.zstack(ZStackNode(children: [Self.band, rows]))
      .filling()
      .framed(height: Self.height)
      .with(.clipShape(.rectangle))
  }

  /// The surface of the rows in the middle.
  static var band: ViewNode {
    ViewNode.shape(.roundedRectangle(cornerRadius: 8), fill: .tertiarySystemFill)
      .framed(height: rowHeight).padded(leading: 9, trailing: 9)
  }

  /// The rows without the band.
  var rows: ViewNode {
    let middle = selected ?? 0
    let rows = (-Self.sideCount...Self.sideCount).compactMap { distance -> ViewNode? in
      let index = middle + distance
      guard options.indices.contains(index) else { return nil }
      return row(options[index], at: distance)
    }
    return .zstack(ZStackNode(children: rows))
  }

  private func row(_ option: ViewNode, at distance: Int) -> ViewNode {
    let angle = Double(distance) * Self.step
    let text =
      option.font(.fixed(FontRequest(size: 23)))
      .with(.environment(.lineLimit(1)))
      .with(.environment(.truncationMode(.tail)))
      .padded(leading: margin, trailing: margin)
      .framed(height: Self.rowHeight)
      .colored(.label)
    guard distance != 0 else { return text }
    let opacity = 0.5 - 0.1 * Double(distance.magnitude)
    return text.with(
      .scaleEffect(x: 1, y: cos(angle), about: Point(x: 0.5, y: 0.5))
    )
    .with(.opacity(opacity))
    .with(.offset(Point(x: 0, y: Self.radius * sin(angle))))
  }
}
