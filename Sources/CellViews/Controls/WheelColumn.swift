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
  /// The height of a row, and the size of its letters: of SwiftUI's picker (iOS 17).
  var rowHeight = 30.0
  var fontSize = 21.0
  /// The margin at both sides of each row: the band's, as four digits are whole in a column of 78.3 points (iOS 17).
  var margin = bandMargin

  /// The height of a row, and the size of its letters, on UIKit's wheels: measured on a date's (iOS 17).
  static let uiKitRows = (height: 32.0, fontSize: 23.0)

  static let height = 216.0
  private static let bandHeight = 32.0
  private static let bandMargin = 9.0
  /// The radius of the cylinder, around which rows of any height are next to each other.
  ///
  /// Middles of the next rows are 31.4, 57.5, 77.7 and 87.3 from that of a date, and 29.4, 56 and 75 from that of a picker
  /// (iOS 17).
  private static let radius = 88.0
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
      .framed(height: bandHeight).padded(leading: bandMargin, trailing: bandMargin)
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
    let angle = Double(distance) * rowHeight / Self.radius
    let text =
      option.font(.fixed(FontRequest(size: fontSize)))
      .with(.environment(.lineLimit(1)))
      .with(.environment(.truncationMode(.tail)))
      .padded(leading: margin, trailing: margin)
      .framed(height: rowHeight)
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
