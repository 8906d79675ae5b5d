import LayoutGeometry
import LayoutSnapshots

/// The parts of two screens that differ, whatever the reason.
///
/// Where edits were undone in the new screen before, no edit explains what is left.
struct Residue {
  /// The parts with another frame, by their nodes in the old and the new tree.
  private(set) var frames: [(old: Int, new: Int)] = []
  /// The parts that draw the same elsewhere in them.
  private(set) var contents: [(old: Int, new: Int)] = []
  /// The parts that are drawn otherwise, apart from the places of what they draw.
  private(set) var drawings: [(old: Int, new: Int)] = []
  /// The properties of the commands of the first such part that differ.
  private(set) var looks: [SettingChange] = []

  /// Compares the parts of matched trees.
  init(_ match: TreeMatch) {
    for (index, node) in match.old.nodes.enumerated() {
      guard let partner = match.partners[index], let before = node.part,
        let after = match.new.nodes[partner].part
      else { continue }
      let (one, other) = (match.old.parts[before].part, match.new.parts[after].part)
      if !one.frame.isNear(other.frame) { frames.append((index, partner)) }
      var (drawing, otherDrawing) = (one.drawing, other.drawing)
      if node.role == .canvas, let color = one.background, let another = other.background,
        color != another
      {
        // The canvas's own colour is an edit.
        drawing.removeFirst()
        otherDrawing.removeFirst()
      }
      if !Self.looksAlike(drawing, otherDrawing) {
        if drawings.isEmpty { looks = Self.looks(of: drawing, otherDrawing) }
        drawings.append((index, partner))
      } else if !Self.isNear(drawing, otherDrawing) {
        contents.append((index, partner))
      }
    }
  }

  /// Leaves out parts by their nodes in the old tree.
  mutating func remove(_ isLeftOut: (Int) -> Bool) {
    frames.removeAll { isLeftOut($0.old) }
    contents.removeAll { isLeftOut($0.old) }
    drawings.removeAll { isLeftOut($0.old) }
  }

  /// The properties of the commands that two parts draw otherwise; empty where the commands are others.
  static func looks(
    of one: [SnapshotCommand], _ other: [SnapshotCommand]
  ) -> [SettingChange] {
    guard one.count == other.count, zip(one, other).allSatisfy({ $0.verb == $1.verb }) else {
      return []
    }
    return zip(one, other).flatMap { one, other in
      other.look.differences(from: one.look).map {
        SettingChange(name: $0.name, from: $0.from, to: $0.to)
      } + looks(of: one.commands, other.commands)
    }
  }

  /// Indicates whether commands that look alike draw at the same places.
  private static func isNear(_ one: [SnapshotCommand], _ other: [SnapshotCommand]) -> Bool {
    zip(one, other).allSatisfy { one, other in
      (one.origin ?? .zero).isNear(other.origin ?? .zero)
        && (one.size ?? .zero).isNear(other.size ?? .zero) && isNear(one.commands, other.commands)
    }
  }

  private static func looksAlike(_ one: [SnapshotCommand], _ other: [SnapshotCommand]) -> Bool {
    one == other
      || one.count == other.count
        && zip(one, other).allSatisfy { one, other in
          one.verb == other.verb && one.string == other.string && one.look == other.look
            && looksAlike(one.commands, other.commands)
        }
  }
}

// Texts have three decimals, so that lengths that differ less than two thousandths are equal.

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 0.0021 }
}

extension Point {
  /// Indicates whether points are the same but for what texts round.
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Size {
  /// Indicates whether sizes are the same but for what texts round.
  func isNear(_ other: Size) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    origin.isNear(other.origin) && size.isNear(other.size)
  }
}
