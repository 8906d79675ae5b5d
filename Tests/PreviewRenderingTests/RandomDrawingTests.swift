import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// Random edits of boxes outside of items, many of which look alike: each sentence is checked at its place,
/// and all of them must make of the old drawing the new one.
@Suite struct RandomDrawingTests {
  private static let colors = ["red", "blue", "green"]

  private var random = SeededGenerator(seed: 0)

  private mutating func box() -> BoxScreen.Box {
    BoxScreen.Box(
      color: Self.colors[random.below(Self.colors.count)], width: 40 + 20 * random.below(3),
      hasMark: random.below(3) == 0)
  }

  private mutating func screen() -> BoxScreen {
    BoxScreen(boxes: (0..<2 + random.below(6)).map { _ in box() })
  }

  /// Makes an edit of one of the kinds from 0 to 4.
  private mutating func edit(_ screen: inout BoxScreen, kind: Int) {
    let index = random.below(screen.boxes.count)
    switch kind {
    case 0 where screen.boxes.count > 1: screen.boxes.remove(at: index)
    case 1: screen.boxes.insert(box(), at: index)
    case 2: screen.boxes[index].hasMark.toggle()
    case 3: screen.boxes[index].width += 10
    default:
      let color = Self.colors.firstIndex(of: screen.boxes[index].color) ?? 0
      screen.boxes[index].color = Self.colors[(color + 1) % Self.colors.count]
    }
  }

  private func check(_ before: BoxScreen, _ after: BoxScreen, round: Int) throws {
    let changes = try changes(from: before.config, to: after.config)
    let words = changes.map(\.sentence.text)
    var oracle = BoxOracle(before, after)
    for change in changes {
      let isTrue = try oracle.apply(change.sentence.text, at: change.facts.places)
      #expect(isTrue, "\(round): '\(change.sentence.text)' among \(words) is false of \(before)")
    }
    #expect(
      oracle.isDone, "\(round): \(words) of \(before) and \(after) leave \(oracle.difference)")
  }

  @Test(arguments: testSeeds(3, 7, 11, 19))
  mutating func `an edit of a drawing is reported of the right one`(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let before = screen()
      var after = before
      edit(&after, kind: round % 5)
      try check(before, after, round: round)
    }
  }
}

/// Boxes of 20 points' height below each other, 10 apart, at the leading edge; a mark is a red square of 8 in
/// the middle of its box.
private struct BoxScreen: Hashable {
  struct Box: Hashable {
    var color: String
    var width: Int
    var hasMark: Bool
  }

  struct Fill: Hashable {
    var color: String
    var frame: Rect
  }

  var boxes: [Box]

  var config: String {
    let children = boxes.map { box in
      let mark = box.hasMark ? ", overlay: { color: red, frame: { width: 8, height: 8 } }" : ""
      return "- { color: \(box.color), frame: { width: \(box.width), height: 20 }\(mark) }"
    }
    return """
      canvas: { width: 390 }
      view:
        vstack:
          spacing: 10
          alignment: leading
          children:
            \(children.joined(separator: "\n      "))
        frame: { maxWidth: infinity, alignment: leading }

      """
  }

  /// What the boxes and their marks fill, in the order of drawing.
  var fills: [Fill] {
    boxes.enumerated().flatMap { index, box -> [Fill] in
      let (top, width) = (Double(index) * 30, Double(box.width))
      let mark = Fill(
        color: "red", frame: Rect(x: (width - 8) / 2, y: top + 6, width: 8, height: 8))
      return [Fill(color: box.color, frame: Rect(x: 0, y: top, width: width, height: 20))]
        + (box.hasMark ? [mark] : [])
    }
  }
}

/// The fills of a screen, of which sentences make those of another one.
private struct BoxOracle {
  private var old: [BoxScreen.Fill]
  private var new: [BoxScreen.Fill]

  init(_ before: BoxScreen, _ after: BoxScreen) {
    (old, new) = (before.fills, after.fills)
  }

  /// Makes the change that a sentence describes; false for one that is not true at its place.
  mutating func apply(_ sentence: String, at places: ChangePlaces) throws -> Bool {
    if let match = sentence.wholeMatch(of: /(?:the color|color \d+): fill (\w+) #\w+ removed/) {
      return Self.remove(String(match.1), at: places.before, from: &old)
    }
    if let match = sentence.wholeMatch(of: /(?:the color|color \d+): fill (\w+) #\w+ added/) {
      return Self.remove(String(match.1), at: places.after, from: &new)
    }
    if let match = sentence.wholeMatch(
      of: /(?:the color|color \d+): fill (\w+) → (\w+) \(.*\)/)
    {
      guard let place = places.before.first,
        let index = old.firstIndex(where: { $0.color == match.1 && $0.frame.isNear(place) })
      else { return false }
      old[index].color = String(match.2)
      return true
    }
    if let match = sentence.wholeMatch(
      of: /width of (?:the color|color (\d+)) (\d+) → (\d+) pt/),
      let from = Double(match.2), let to = Double(match.3)
    {
      // Each box and each mark is a view of a colour.
      let index = (match.1.flatMap { Int($0) } ?? 1) - 1
      guard old.indices.contains(index), old[index].frame.width == from else { return false }
      old[index].frame.size.width = to
      return true
    }
    return sentence.wholeMatch(of: /what is around moved (?:up|down) by 30 pt/) != nil
  }

  /// True if nothing but places differs any more.
  var isDone: Bool { difference.isEmpty }

  /// The colours and sizes that still differ.
  var difference: [String] {
    func words(_ fills: [BoxScreen.Fill]) -> [String] {
      fills.map { "\($0.color) \($0.frame.width)×\($0.frame.height)" }
    }
    let (left, right) = (words(old), words(new))
    return left == right ? [] : left + ["→"] + right
  }

  private static func remove(
    _ color: String, at places: [Rect], from fills: inout [BoxScreen.Fill]
  ) -> Bool {
    guard let place = places.first, places.count == 1,
      let index = fills.firstIndex(where: { $0.color == color && $0.frame.isNear(place) })
    else { return false }
    fills.remove(at: index)
    return true
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .map(abs).max() ?? 0 < 0.01
  }
}
