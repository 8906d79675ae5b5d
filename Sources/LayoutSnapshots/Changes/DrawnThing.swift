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
  /// What the view is called that draws it, where another one draws the same; as it is called in many elements.
  var view: String?
  /// The name as sentences have it, where others begin as it does.
  fileprivate var cutName: String?
  /// What a fill or a border without a name is around.
  fileprivate var content: String?

  /// A thing of a part; it has no name unless one is given.
  init(verb: SnapshotCommand.Verb, number: Int, count: Int, name: String? = nil) {
    self.verb = verb
    self.number = number
    self.count = count
    self.name = name
  }

  /// True for a picture that has no other name than that.
  func isCalled(_ picture: String) -> Bool { verb == .image && (name == nil || name == picture) }

  private var shortName: String? { cutName ?? name?.shortened }

  /// The thing whatever it is called: the same one in another item.
  var anonymous: DrawnThing {
    var thing = self
    thing.name = nil
    thing.cutName = nil
    thing.content = nil
    return thing
  }

  /// The thing of one part: `text 'Apples'`, `the fill around 'Cancel'`; nil for one that nothing
  /// distinguishes from the part.
  var words: String? {
    switch verb {
    case .text: shortName.map { "text '\($0)'" } ?? "text \(number)"
    case .image: shortName.map { "'\($0)'" } ?? "the picture"
    case .fill: (shortName.map { "'\($0)'" } ?? content).map { "the fill around \($0)" }
    case .stroke: (shortName.map { "'\($0)'" } ?? content).map { "the border around \($0)" }
    case .group: shortName.map { "'\($0)'" }
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
    let example = shortName.map { " ('\($0)', …)" } ?? ""
    switch verb {
    case .text: return "text \(number)\(example)"
    case .image: return "picture \(number)\(example)"
    case .fill, .stroke: return view
    case .group: return nil
    }
  }
}

/// A view with a name in a part, for what the part draws around it.
struct ViewInPart {
  /// Its id or its label.
  var name: String
  /// Its place, from the top left of what is drawn.
  var frame: Rect
}

extension [SnapshotCommand] {
  /// What each command draws, in their order.
  var things: [DrawnThing] { things(around: []) }

  /// What each command draws, in their order.
  ///
  /// - Parameter views: The views in the part that have names.
  func things(around views: [ViewInPart]) -> [DrawnThing] {
    var counts = VerbCounts()
    var totals = VerbCounts()
    // A list draws its lines into some of its rows.
    for command in self where !command.isSeparator { totals[command.verb] += 1 }
    let places = ThingPlaces(self, views)
    var things = indices.map { index in
      let verb = self[index].verb
      if !self[index].isSeparator { counts[verb] += 1 }
      var thing = DrawnThing(
        verb: verb, number: counts[verb], count: totals[verb], name: name(at: index, places))
      if thing.name == nil { thing.content = content(at: index, places) }
      return thing
    }
    let names = things.compactMap(\.name).filter { $0.utf8.count > 40 }
    if Set(names).count > 1 {
      let cut = distinctlyShortened(names)
      for index in things.indices { things[index].cutName = things[index].name.flatMap { cut[$0] } }
    }
    return things
  }

  /// What a fill or a border is around: views with names, or several texts; nil for nothing, and for what
  /// is around most of them, as the background of a screen is.
  private func content(at index: Int, _ places: ThingPlaces) -> String? {
    let command = self[index]
    guard command.verb == .fill || command.verb == .stroke, let origin = command.origin,
      let size = command.size
    else { return nil }
    let frame = Rect(origin: origin, size: size)
    var inside = places.views(in: frame, limit: 2)
    if inside.count > 1 { return nil }
    let texts = places.texts(in: frame, from: command.verb == .stroke ? 0 : index, limit: 4)
    guard texts.count <= 3,
      (inside.count + texts.count) * 2 <= places.count || inside.count == 1 && texts.isEmpty
    else { return nil }
    inside += texts.compactMap { self[$0].string }
    guard !inside.isEmpty else { return nil }
    return ViewChange.list(inside.map { "'\($0.shortened)'" })
  }

  private func name(at index: Int, _ places: ThingPlaces) -> String? {
    let command = self[index]
    switch command.verb {
    case .text, .group: return command.string
    case .image: return command.string ?? command.look.pictureName
    case .fill, .stroke:
      guard let origin = command.origin, let size = command.size else { return nil }
      let frame = Rect(origin: origin, size: size)
      // What fills a screen is not around a text of it.
      let inner = places.texts(in: frame, from: command.verb == .stroke ? 0 : index, limit: 2)
      return inner.count == 1 ? self[inner[0]].string : nil
    }
  }
}

/// Where the texts of a drawing and the views with names in it are, from the top to the bottom.
private struct ThingPlaces {
  private let texts: [(y: Double, index: Int, origin: Point)]
  private let views: [(y: Double, number: Int, view: ViewInPart)]

  init(_ commands: [SnapshotCommand], _ views: [ViewInPart]) {
    var texts: [(y: Double, index: Int, origin: Point)] = []
    var count = views.count
    for (index, command) in commands.enumerated() where command.isText {
      count += 1
      if let origin = command.origin { texts.append((origin.y, index, origin)) }
    }
    self.count = count
    self.texts = texts.sorted { ($0.y, $0.index) < ($1.y, $1.index) }
    self.views = views.enumerated().map { ($1.frame.minY, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  /// How many texts and views there are.
  let count: Int

  /// The first texts that begin in a rectangle, by their commands.
  ///
  /// - Parameters:
  ///   - start: The first command that is looked at.
  ///   - limit: How many are answered; of more, any.
  func texts(in frame: Rect, from start: Int, limit: Int) -> [Int] {
    var found: [Int] = []
    var place = texts.partitioningIndex { $0.y >= frame.minY }
    while place < texts.count, texts[place].y <= frame.maxY, found.count < limit {
      let text = texts[place]
      if text.index >= start, frame.contains(text.origin) { found.append(text.index) }
      place += 1
    }
    return found.sorted()
  }

  /// The names of views in a rectangle, in their order; of more than a limit, any.
  func views(in frame: Rect, limit: Int) -> [String] {
    var found: [(number: Int, name: String)] = []
    var place = views.partitioningIndex { $0.y > frame.minY - 0.0015 }
    while place < views.count, views[place].y <= frame.maxY, found.count < limit {
      if frame.contains(views[place].view.frame) {
        found.append((views[place].number, views[place].view.name))
      }
      place += 1
    }
    return found.sorted { $0.number < $1.number }.map(\.name)
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
  /// True for a rectangle inside of this one, up to a rounded thousandth.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX > minX - 0.0015 && other.maxX < maxX + 0.0015 && other.minY > minY - 0.0015
      && other.maxY < maxY + 0.0015
  }

  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
