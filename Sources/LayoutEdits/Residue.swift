import DisplayList
package import LayoutGeometry
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
  /// The parts in which texts of several looks are drawn otherwise, with the characters of these.
  private var textChanges: [(part: (old: Int, new: Int), names: [String])] = []
  /// The parts in which texts of several looks are drawn otherwise, which no setting records.
  var texts: [(old: Int, new: Int)] { textChanges.map { $0.part } }
  /// The characters of these texts.
  var names: [String] { textChanges.flatMap { $0.names } }
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
        // What is behind all of a part is as large as it.
        let names = Self.changedTexts(
          drawing.filter { $0.size != one.frame.size },
          otherDrawing.filter { $0.size != other.frame.size })
        if !names.isEmpty {
          textChanges.append((part: (old: index, new: partner), names: names))
          continue
        }
        if drawings.isEmpty { looks = Self.looks(of: drawing, otherDrawing) }
        drawings.append((index, partner))
      } else if !Self.isNear(drawing, otherDrawing, slack: Self.kerning(drawing, otherDrawing)) {
        contents.append((index, partner))
      }
    }
  }

  /// Indicates whether no part differs.
  var isEmpty: Bool {
    frames.isEmpty && contents.isEmpty && drawings.isEmpty && texts.isEmpty
  }

  /// Leaves out the drawings of parts in which only pictures of other names, or paths, differ, by their nodes in the old
  /// tree; what such a part draws at other places stays, but for the bounds of the paths themselves.
  mutating func removePicturesAndPaths(_ match: TreeMatch, _ isLeftOut: (Int) -> Bool) {
    drawings.removeAll { old, new in
      guard isLeftOut(old), let before = match.old.nodes[old].part,
        let after = match.new.nodes[new].part
      else { return false }
      let (one, other) = (
        match.old.parts[before].part.drawing, match.new.parts[after].part.drawing
      )
      guard Self.differOnlyInPicturesAndPaths(one, other) else { return false }
      if !Self.isNear(one, other, slack: 0) { contents.append((old, new)) }
      return true
    }
  }

  /// Indicates whether commands differ in their paths and pictures alone, and in no picture without its name.
  private static func differOnlyInPicturesAndPaths(
    _ one: [SnapshotCommand], _ other: [SnapshotCommand]
  ) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        let names = Set(other.look.differences(from: one.look).map(\.name))
        return one.verb == other.verb && one.string == other.string
          && (names.isEmpty || names.contains("pictureName") || names == ["path"])
          && names.isSubset(of: ["path", "picture", "pictureName"])
          && differOnlyInPicturesAndPaths(one.commands, other.commands)
      }
  }

  /// Leaves out parts by their nodes in the old tree.
  mutating func remove(_ isLeftOut: (Int) -> Bool) {
    frames.removeAll { isLeftOut($0.old) }
    contents.removeAll { isLeftOut($0.old) }
    drawings.removeAll { isLeftOut($0.old) }
    textChanges.removeAll { isLeftOut($0.part.old) }
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
  ///
  /// - Parameter slack: The width that texts have more or less, in points.
  private static func isNear(
    _ one: [SnapshotCommand], _ other: [SnapshotCommand], slack: Double
  ) -> Bool {
    zip(one, other).allSatisfy { one, other in
      let (from, to) = (one.origin ?? .zero, other.origin ?? .zero)
      let (size, otherSize) = (one.size ?? .zero, other.size ?? .zero)
      // Another path has bounds of its own.
      let isAtPlace =
        one.look.path != other.look.path
        || from.x.isNear(to.x, slack: slack) && from.y.isNear(to.y)
          && size.width.isNear(otherSize.width, slack: slack)
          && size.height.isNear(otherSize.height)
      return isAtPlace
        && isNear(one.commands, other.commands, slack: slack)
    }
  }

  /// Returns the width by which texts that were cut differ from those that were made again of what was shown of them.
  private static func kerning(_ one: [SnapshotCommand], _ other: [SnapshotCommand]) -> Double {
    zip(one.leaves, other.leaves).reduce(0) { sum, texts in
      guard texts.0.string?.hasSuffix("…") == true, let width = texts.0.look.width,
        let second = texts.1.look.width
      else { return sum }
      return sum + abs(width - second)
    }
  }

  /// Indicates whether commands look alike.
  private static func looksAlike(_ one: [SnapshotCommand], _ other: [SnapshotCommand]) -> Bool {
    one == other
      || one.count == other.count
        && zip(one, other).allSatisfy { one, other in
          let look = one.look
          var others = other.look
          // A text that was cut is made again from what was shown of it, as wide but for the kerning before the
          // ellipsis, which is less than a tenth of the font's size.
          if one.string?.hasSuffix("…") == true, let width = look.width, let second = others.width,
            abs(width - second) < (look.points ?? 0) / 10
          {
            others.width = width
          }
          return one.verb == other.verb && one.string == other.string && look == others
            && looksAlike(one.commands, other.commands)
        }
  }

  /// Returns the texts of several looks in which all is that commands draw otherwise; empty where there is more.
  private static func changedTexts(
    _ one: [SnapshotCommand], _ other: [SnapshotCommand]
  ) -> [String] {
    let texts = one.textsInPieces + other.textsInPieces
    let changed = Set(one.leaves).symmetricDifference(other.leaves)
    if texts.isEmpty || changed.isEmpty { return [] }
    let (before, after) = (one.leaves.map(\.placeless), other.leaves.map(\.placeless))
    let elsewhere = Set(before).intersection(after)
    var names: Set<String> = []
    for command in changed {
      // A line has no height.
      if let bounds = command.bounds?.inset(by: -1),
        let text = texts.first(where: { $0.area.intersects(bounds) })
      {
        names.insert(text.name)
      } else if !elsewhere.contains(command.placeless) {
        return []
      }
    }
    return names.sorted()
  }
}

extension [SnapshotCommand] {
  /// The texts whose parts have looks of their own, and where they are.
  fileprivate var textsInPieces: [(name: String, area: Rect)] {
    textsWithSymbols
      + flatMap { command -> [(name: String, area: Rect)] in
        guard command.verb == .group else { return [] }
        let places = command.commands.filter { $0.verb == .text }.compactMap(\.bounds)
        guard let name = command.string, let first = places.first, places.count > 1,
          places.count == command.commands.count
        else { return command.commands.textsInPieces }
        // Pictures among the characters are as high as these.
        let area = places.reduce(first) { $0.union($1) }
        return [
          (
            name,
            Rect(
              x: area.minX - area.height, y: area.minY, width: area.width + 2 * area.height,
              height: area.height)
          )
        ]
      }
  }
}

extension [SnapshotCommand] {
  /// The texts before symbols among their characters, which alone of all pictures have no names.
  private var textsWithSymbols: [(name: String, area: Rect)] {
    var found: [(name: String, area: Rect)] = []
    var text: (name: String, area: Rect)?
    for command in self {
      if command.verb == .text, let name = command.string, let bounds = command.bounds {
        text = (name, bounds)
      } else if command.verb == .image, command.look.pictureName == nil, let (name, area) = text,
        let bounds = command.bounds
      {
        found.append((name, area.union(bounds)))
      } else {
        text = nil
      }
    }
    return found
  }
}

// Texts have three decimals, so that lengths that differ less than two thousandths are equal.

extension Double {
  fileprivate func isNear(_ other: Double, slack: Double = 0) -> Bool {
    abs(self - other) < 0.0021 + slack
  }
}

extension Point {
  /// Indicates whether points are the same but for what texts round.
  package func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Size {
  /// Indicates whether sizes are the same but for what texts round.
  package func isNear(_ other: Size) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    origin.isNear(other.origin) && size.isNear(other.size)
  }
}
