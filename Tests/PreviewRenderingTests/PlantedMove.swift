import LayoutGeometry
import LayoutSnapshots

/// An edit of a config beside which parts are moved by hand: its sentence, and what it can move.
struct PlantedMove: Sendable {
  var old: String
  var new: String
  var sentence: String
  /// The parts that it can move down, and to the side.
  var down: Set<String> = []
  var aside: Set<String> = []
  /// False where nobody can sum up how far, as of letters of another font.
  var isSum = true
}

extension LayoutSnapshot {
  /// The snapshot with the elements of a collection that have one of some labels farther along an axis.
  func moving(_ labels: Set<String>, by distance: Double, _ axis: Axis) throws -> LayoutSnapshot {
    var canvas = try parsed().canvas
    for index in canvas.parts[0].parts.indices {
      guard let label = canvas.parts[0].parts[index].label, labels.contains(label) else { continue }
      canvas.parts[0].parts[index].frame.origin[axis] += distance
    }
    return LayoutSnapshot(canvas)
  }
}
