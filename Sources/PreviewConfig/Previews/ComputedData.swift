import CellViews
import LayoutGeometry

extension ComputedValues.Metrics {
  /// What a view with an `id` is in expressions.
  var data: DataValue {
    var fields: [String: DataValue] = [
      "frame": .object([
        "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
        "height": .number(frame.height),
      ]),
      "width": .number(frame.width), "height": .number(frame.height),
    ]
    if let columns { fields["columns"] = .number(Double(columns)) }
    if let rows { fields["rows"] = .number(Double(rows)) }
    if let cellSize { fields["cellSize"] = cellSize.data }
    if let contentSize { fields["contentSize"] = contentSize.data }
    if let contentOffset {
      fields["contentOffset"] = .object([
        "x": .number(contentOffset.x), "y": .number(contentOffset.y),
      ])
    }
    if let currentItem { fields["currentItem"] = .number(Double(currentItem)) }
    if let loadsMore { fields["loadsMore"] = .bool(loadsMore) }
    return .object(fields)
  }
}

extension Size {
  fileprivate var data: DataValue {
    .object(["width": .number(width), "height": .number(height)])
  }
}
