import LayoutGeometry
import PlainText

/// Which views of a screen draw its commands.
///
/// Texts and pictures are known by what they show, in their order; what is painted between two of those
/// is paired with the views there where these paint as much.
struct ViewDrawings {
  /// A view with a command that draws it.
  struct Link {
    /// The view's number on its screen.
    var view: Int
    /// What the view has it for.
    var use: Use
  }

  /// What a view has a command for.
  enum Use {
    /// It shows it.
    case own
    case background, overlay
  }

  /// All views of the screen by their numbers.
  let views: [NamedView]
  /// The views of the canvas's commands without groups, by their places in the order.
  private(set) var links: [Int: Link] = [:]
  /// The views of which a command without a link may be, by its place.
  private var candidates: [Int: [Int]] = [:]
  /// The commands of texts and pictures by their views, also of those that are parts of their own.
  private(set) var contents: [Int: SnapshotCommand] = [:]
  /// How large the shapes and colours are that fill the room of their views, by their views; of those outside of parts with
  /// names.
  private(set) var sizes: [Int: Size] = [:]
  /// The parts with names and the collections on the screen, by their views.
  private(set) var parts: [Int: SnapshotPart] = [:]

  /// The views that are known to be painted.
  private var painted: Set<Int> = []
  /// The views of parts by the names of these, in their order.
  private var numbers: [NamedPlaces.Key?: [Int]] = [:]
  /// How many of the commands after a group are in it.
  let spans: [Int]
  /// The commands without groups.
  private let commands: [SnapshotCommand]
  /// True for views whose texts and pictures have no names.
  private let isAnonymous: Bool
  /// True where of each name as many texts and pictures are drawn as views show.
  private(set) var drawsEachOnce = true

  /// The views of a screen or of an element; nil where they were not recorded.
  init?(_ canvas: SnapshotPart) {
    guard let view = canvas.view else { return nil }
    let root = NamedView(root: view)
    views = root.all
    isAnonymous = canvas.element != nil
    let drawing = canvas.drawing.flattenedWithSpans
    spans = drawing.map(\.span)
    commands = drawing.map(\.command)
    if !canvas.parts.isEmpty {
      var places = NamedPlaces(views)
      find(parts: canvas.parts, &places)
      numbers = Dictionary(grouping: parts.keys.sorted()) { parts[$0].map(NamedPlaces.Key.init) }
    }
    let size = isAnonymous ? nil : canvas.frame.size
    for (link, command) in add(commands, of: root, canvas: size) {
      links[command] = link
      guard link.use == .own else { continue }
      painted.insert(link.view)
      guard commands[command].verb == .fill else { continue }
      let command = commands[command]
      if views[link.view].fillsRoom, command.look.path == nil { sizes[link.view] = command.size }
    }
    for (number, part) in parts where !part.isCollection {
      _ = add(part.drawing.flattened, of: views[number], canvas: nil)
    }
  }

  /// The view that a command draws; for a group, the innermost one that all in it is of.
  ///
  /// - Parameter command: Its place among those of the part without groups.
  func view(ofCommand command: Int) -> Int? {
    if let link = links[command] { return link.view }
    guard spans.indices.contains(command), spans[command] > 0 else { return nil }
    let inside = (command + 1...command + spans[command]).compactMap { links[$0]?.view }
    guard let first = inside.min() else { return nil }
    // Views are numbered before those in them.
    return views[...first].last { view in
      inside.allSatisfy { view.number <= $0 && $0 < view.number + view.count }
    }?.number
  }

  /// What each of the commands with a view looks like, wherever it is, in the order of their views and of
  /// drawing.
  var looks: [(view: Int, command: Int, look: SnapshotCommand)] {
    links.map { ($1.view, $0) }.sorted(by: <).map { view, command in
      (view, command, commands[command].appearance)
    }
  }

  /// True for a command of the screen that one of some views draws, or that nothing else is known to draw where
  /// these draw.
  func draws(_ ranges: [Range<Int>], command: Int) -> Bool {
    func isIn(_ view: Int) -> Bool { ranges.contains { $0.contains(view) } }
    if let view = view(ofCommand: command) { return isIn(view) }
    let span = spans.indices.contains(command) ? spans[command] : 0
    return (command...command + span).contains { candidates[$0, default: []].contains(where: isIn) }
  }

  /// The first command that is known to be a view's.
  var firstCommand: Int { links.keys.min() ?? 0 }

  /// True for a view that is known to be drawn, or is a part with a name.
  func shows(_ view: Int) -> Bool {
    parts[view] != nil || contents[view] != nil || painted.contains(view)
  }

  /// The last command that a view draws which is not among some; -1 for none.
  func lastCommand(without ranges: [Range<Int>]) -> Int {
    links.filter { link in !ranges.contains { $0.contains(link.value.view) } }.keys.max() ?? -1
  }

  /// The view that is a part with a name; nil where that is not known.
  func view(of part: SnapshotPart) -> Int? {
    numbers[NamedPlaces.Key(part)]?.first { parts[$0] == part }
  }

  /// What is to be called after the view that a command is of; nil where that is not known.
  func words(ofCommand command: Int) -> String? {
    links[command].map(words) ?? view(ofCommand: command).map { views[$0].words }
  }

  /// The same as it is called in many elements, whose views show other things: `color 2`, `the circle`.
  func wordsInItems(ofCommand command: Int) -> String? {
    guard let link = links[command] else { return nil }
    let kind = views[link.view].view.kind
    let alike = views.filter { $0.view.kind == kind }
    let number = alike.count { $0.number <= link.view }
    return words(of: link, calling: alike.count == 1 ? "the \(kind)" : "\(kind) \(number)")
  }

  private func words(of link: Link) -> String { words(of: link, calling: views[link.view].words) }

  private func words(of link: Link, calling words: String) -> String {
    switch link.use {
    case .own: words
    case .background: "the background of \(words)"
    case .overlay: "the overlay of \(words)"
    }
  }

  /// What a view draws, in the order of drawing.
  private enum Mark {
    case content(String, Int)
    case paint(Link)
    /// The line around a shape.
    case line(Link)
    /// A control or a bar, which paints what it likes.
    case control(Int)

    /// The view that draws it.
    var view: Int {
      switch self {
      case .content(_, let view), .control(let view): view
      case .paint(let link), .line(let link): link.view
      }
    }

    var isControl: Bool { if case .control = self { true } else { false } }

    /// What distinguishes a text or a picture from others; nil for paint.
    var name: String? {
      if case .content(let name, _) = self { name } else { nil }
    }
  }

  /// The first view of each part's name that no other part is of, and the collections in their order.
  private mutating func find(parts: [SnapshotPart], _ places: inout NamedPlaces) {
    for part in parts {
      switch part.role {
      case .view:
        let view = places.takeView(of: part) { self.parts[$0] == nil }
        if let view { self.parts[view] = part }
        find(parts: part.parts, &places)
      case .collection(let collection):
        if let view = places.takeCollection(id: collection.id) { self.parts[view] = part }
      case .canvas, .element: break
      }
    }
  }

  /// The views of commands, which all draw a view and those in it.
  private mutating func add(
    _ commands: [SnapshotCommand], of root: NamedView, canvas: Size?
  ) -> [(Link, Int)] {
    var marks: [Mark] = []
    addMarks(of: root, isRoot: true, to: &marks)
    let drawn = commands.indices.filter { index in
      let command = commands[index]
      let fillsCanvas = index == 0 && command.verb == .fill && command.size == canvas
      return command.verb != .group && !command.isTextLine && !fillsCanvas
    }
    let names = drawn.map { commands[$0].contentName(isAnonymous: isAnonymous) }
    let marked = Dictionary(grouping: marks.compactMap(\.name), by: \.self)
    let counts = Dictionary(grouping: names.compactMap(\.self), by: \.self)
    drawsEachOnce =
      drawsEachOnce && marked.allSatisfy { $0.value.count == counts[$0.key]?.count }
    var links: [(Link, Int)] = []
    var (nextMark, nextCommand) = (0, 0)
    // What has no name has no partner here.
    let runs = commonRuns(of: marks.map { $0.name ?? "-" }, and: names.map { $0 ?? "+" })
    for run in runs + [SequenceRun(first: marks.count, second: drawn.count, count: 0)] {
      let (left, right) = (marks[nextMark..<run.first], drawn[nextCommand..<run.second])
      links += Self.paint(Array(left), Array(right), of: commands)
      if canvas != nil || isAnonymous {
        let views = left.map(\.view)
        for command in right { candidates[command] = views }
      }
      for step in 0..<run.count {
        guard case .content(_, let view) = marks[run.first + step] else { continue }
        let command = drawn[run.second + step]
        contents[view] = commands[command]
        links.append((Link(view: view, use: .own), command))
      }
      (nextMark, nextCommand) = (run.first + run.count, run.second + run.count)
    }
    return links
  }

  /// The views of what is painted between two texts.
  private static func paint(
    _ marks: [Mark], _ drawn: [Int], of commands: [SnapshotCommand]
  ) -> [(Link, Int)] {
    fills(marks, drawn, of: commands) + lines(marks, drawn, of: commands)
  }

  /// The views of lines around shapes; none where the shapes have more or fewer, as beside a border.
  private static func lines(
    _ marks: [Mark], _ drawn: [Int], of commands: [SnapshotCommand]
  ) -> [(Link, Int)] {
    let lines = marks.compactMap { if case .line(let link) = $0 { link } else { nil } }
    let strokes = drawn.filter { commands[$0].verb == .stroke }
    guard lines.count == strokes.count, !marks.contains(where: \.isControl) else { return [] }
    return Array(zip(lines, strokes))
  }

  /// The views of fills; none where the views are more or fewer, and no control is among them: that has what
  /// is left.
  private static func fills(
    _ marks: [Mark], _ drawn: [Int], of commands: [SnapshotCommand]
  ) -> [(Link, Int)] {
    let fills = drawn.filter { commands[$0].verb == .fill && !commands[$0].isSeparator }
    let painted = marks.count { if case .paint = $0 { true } else { false } }
    let controls = marks.compactMap { if case .control(let view) = $0 { view } else { nil } }
    guard Set(controls).count <= 1,
      controls.isEmpty ? painted == fills.count : painted <= fills.count
    else { return [] }
    var links: [(Link, Int)] = []
    var rest = fills[...]
    for mark in marks.prefix(while: { !$0.isControl }) {
      if case .paint(let link) = mark, let fill = rest.popFirst() { links.append((link, fill)) }
    }
    if let control = controls.first {
      for mark in marks.reversed().prefix(while: { !$0.isControl }) {
        if case .paint(let link) = mark, let fill = rest.popLast() { links.append((link, fill)) }
      }
      let others = drawn.filter { !fills.contains($0) } + rest
      links += others.map { (Link(view: control, use: .own), $0) }
    }
    return links
  }

  /// - Parameter isRoot: True for the view whose commands they are; others that are parts have their own.
  private func addMarks(of view: NamedView, isRoot: Bool, to marks: inout [Mark]) {
    let isPart = !isRoot && parts[view.number] != nil || view.view.kind == "collection"
    var behind = view.children.filter { $0.view.kind == "background" }
    var over = view.children.filter { $0.view.kind == "overlay" }
    // What is around a part is not drawn by it.
    let named = view.view.settings.lastIndex { $0.name == "id" || $0.name == "accessibilityLabel" }
    var settings = view.view.settings[...]
    if isPart { settings = settings.dropFirst((named ?? -1) + 1) }
    if isRoot, parts[view.number] != nil { settings = settings.prefix(named ?? settings.count) }
    func add(_ setting: SnapshotSetting, _ use: Use, _ decorations: inout [NamedView], _ count: Int)
    {
      let all = view.view.settings.count { $0.name == setting.name }
      if count == all, !decorations.isEmpty {
        let decoration = use == .background ? decorations.removeLast() : decorations.removeFirst()
        for child in decoration.children { addMarks(of: child, isRoot: false, to: &marks) }
      } else if count == 0 {
        marks.append(.paint(Link(view: view.number, use: use)))
      } else {
        marks.append(.control(view.number))
      }
    }
    let counts = (behind.count, over.count)
    for setting in settings.reversed() where setting.name == "background" {
      add(setting, .background, &behind, counts.0)
    }
    if !isPart { addOwnMarks(of: view, to: &marks) }
    for setting in settings where setting.name == "overlay" {
      add(setting, .overlay, &over, counts.1)
    }
  }

  /// How many fills a control is made of whose number is known: a track with a knob, and with what is
  /// filled of it, or what is behind a label.
  private static func fillCount(of view: SnapshotView) -> Int? {
    let style = view.settings.first { $0.name == "style" }?.value
    return switch (view.kind, style) {
    case ("toggle", _): 2
    case ("slider", _): 3
    case ("button", "bordered"), ("button", "borderedProminent"): 1
    case ("button", "automatic"), ("button", "plain"), ("button", "borderless"): 0
    default: nil
    }
  }

  private func addOwnMarks(of view: NamedView, to marks: inout [Mark]) {
    let isControl = !view.isDrawnLeaf && !view.isHolder && view.view.kind != "spacer"
    if view.isDrawnLeaf {
      switch view.view.kind {
      case "text":
        marks.append(.content("text " + (view.view.name ?? "").start, view.number))
      case "symbol", "image":
        let name = isAnonymous ? "" : view.view.name ?? view.label ?? ""
        marks.append(.content("image " + name, view.number))
      default:
        let link = Link(view: view.number, use: .own)
        let settings = view.view.settings
        if !settings.contains(SnapshotSetting("fill", "none")) { marks.append(.paint(link)) }
        if settings.contains(SnapshotSetting("stroke", "true")) { marks.append(.line(link)) }
      }
    } else if let count = Self.fillCount(of: view.view) {
      marks += Array(repeating: .paint(Link(view: view.number, use: .own)), count: count)
    } else if isControl, view.view.kind != "grid", view.view.kind != "gridRow" {
      marks.append(.control(view.number))
    }
    for child in view.drawnChildren {
      addMarks(of: child, isRoot: false, to: &marks)
      // A bar draws around its buttons.
      if isControl, view.view.kind.hasSuffix("ar") { marks.append(.control(view.number)) }
    }
  }
}

extension NamedView {
  /// True for a view that draws all of its room; a circle is in the middle of it, and a path anywhere.
  fileprivate var fillsRoom: Bool {
    isDrawnLeaf && !["circle", "path", "text", "symbol", "image"].contains(view.kind)
  }
}

extension SnapshotCommand {
  /// What views are known by that show a text or a picture; nil for other commands.
  fileprivate func contentName(isAnonymous: Bool) -> String? {
    switch verb {
    case .text: "text " + (isAnonymous ? "" : (string ?? "").start)
    case .image: "image " + (isAnonymous ? "" : look.pictureName ?? string ?? "")
    case .fill, .stroke, .group: nil
    }
  }
}

extension String {
  /// As much of a text as views have of it, in one line.
  fileprivate var start: String {
    let line = utf8.count > 200 ? prefix(120).onOneLineOfWords : onOneLineOfWords
    return String(line.prefix(39))
  }
}
