import DisplayList
import LayoutGeometry

/// A drawing of a part, as sentences call it.
struct DrawnThing: Hashable {
  /// What it is.
  var verb: SnapshotCommand.Verb
  /// Its number among the drawings of its kind in the part, from 1.
  var number: Int
  /// How many drawings of its kind the part has.
  var count: Int
  /// What a text shows, what a picture is called, or the text in a fill or a border; nil for nothing.
  var name: String?

  /// The thing whatever it is called: the same one in another item.
  var anonymous: DrawnThing {
    var thing = self
    thing.name = nil
    return thing
  }

  /// The thing of one part: `text 'Apples'`, `the fill around 'Cancel'`; nil for one that nothing
  /// distinguishes from the part.
  var words: String? {
    switch verb {
    case .text: name.map { "text '\($0.shortened)'" } ?? "text \(number)"
    case .image: name.map { "'\($0.shortened)'" } ?? "the picture"
    case .fill: name.map { "the fill around '\($0.shortened)'" }
    case .stroke: name.map { "the border around '\($0.shortened)'" }
    case .group: name.map { "'\($0.shortened)'" }
    }
  }

  /// What things of the kind are called: `text`, `fill`.
  var kindWord: String {
    switch verb {
    case .text: "text"
    case .image: "picture"
    case .fill: "fill"
    case .stroke: "border"
    case .group: "group"
    }
  }

  /// The thing in several items: `text 2 ('from 1 €', …)`; nil where each item has but one.
  var wordsInItems: String? {
    guard count > 1 else { return nil }
    let example = name.map { " ('\($0.shortened)', …)" } ?? ""
    switch verb {
    case .text: return "text \(number)\(example)"
    case .image: return "picture \(number)\(example)"
    case .fill, .stroke, .group: return nil
    }
  }
}

extension [SnapshotCommand] {
  /// What each command draws, in their order.
  var things: [DrawnThing] {
    var counts = VerbCounts()
    var totals = VerbCounts()
    // A list draws its lines into some of its rows.
    for command in self where !command.isSeparator { totals[command.verb] += 1 }
    return indices.map { index in
      let verb = self[index].verb
      if !self[index].isSeparator { counts[verb] += 1 }
      return DrawnThing(
        verb: verb, number: counts[verb], count: totals[verb], name: name(at: index))
    }
  }

  private func name(at index: Int) -> String? {
    let command = self[index]
    switch command.verb {
    case .text, .group: return command.string
    case .image: return command.look.pictureName
    case .fill, .stroke:
      guard let origin = command.origin, let size = command.size else { return nil }
      let frame = Rect(origin: origin, size: size)
      // What fills a screen is not around a text of it.
      let places = command.verb == .stroke ? indices : index..<endIndex
      let inner = places.filter {
        self[$0].verb == .text && (self[$0].origin.map(frame.contains) ?? false)
      }
      return inner.count == 1 ? self[inner[0]].string : nil
    }
  }
}

/// How many commands there are of each verb; a dictionary takes seven times as long.
private struct VerbCounts {
  private var counts = SIMD8<Int>()

  subscript(verb: SnapshotCommand.Verb) -> Int {
    get { counts[Self.place(of: verb)] }
    set { counts[Self.place(of: verb)] = newValue }
  }

  private static func place(of verb: SnapshotCommand.Verb) -> Int {
    switch verb {
    case .fill: 0
    case .stroke: 1
    case .text: 2
    case .image: 3
    case .group: 4
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
