import CellViews
import CollectionLayouts
import DisplayList
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
package import PictureVerification

extension PreviewDrawing {
  /// The parts of the screen that can be looked for in a picture of it, by the names that sentences about changes
  /// have.
  ///
  /// - Complexity: O(*views* shown).
  package var verifiedScreen: VerifiedScreen {
    // The text was written here, and can be read.
    guard let names = PartNames(layoutSnapshot) else { return VerifiedScreen() }
    var walk = VerifiedWalk(names: names)
    walk.add(arrangement.screen)
    walk.distinguishNames()
    var screen = walk.screen
    screen.systemAreas = systemAreas
    return screen
  }

  /// The places of the status bar, or of what the canvas leaves room for at the top, and of the home indicator.
  private var systemAreas: [Rect] {
    let (insets, size) = (preview.canvas.safeArea, arrangement.size)
    let bars = arrangement.systemBars
    var areas: [Rect] = []
    let top = max(insets.top, bars.statusBarFrame?.maxY ?? 0)
    if top > 0 { areas.append(Rect(x: 0, y: 0, width: size.width, height: top)) }
    // Its edges are mixed with what is around it.
    if let indicator = bars.homeIndicator { areas.append(indicator.inset(by: -1)) }
    return areas
  }
}

/// The walk over a screen's parts that lists what they draw.
private struct VerifiedWalk {
  private(set) var screen = VerifiedScreen()
  private let names: PartNames
  private var collectionCount = 0

  init(names: PartNames) {
    self.names = names
  }

  /// Adds a part and those in it.
  ///
  /// - Parameters:
  ///   - container: The position of the part with a name around this one.
  ///   - collection: The position of the collection around it.
  mutating func add(_ part: ScreenPart, in container: Int? = nil, of collection: Int = 0) {
    guard part.isDrawn, !part.visibleFrame.isEmpty else { return }
    var (inner, collection) = (container, collection)
    if part.role.hasName {
      let name: String
      switch part.role {
      case .element(let kind, let index):
        name = names.element(
          SnapshotElement(
            SnapshotElement.Kind(kind), name: kind.ownName, section: index.section,
            item: index.item), label: part.name, inCollection: collection)
      case .collection:
        collection = collectionCount
        collectionCount += 1
        name = names.collection(collection)
      case .view(let id): name = names.view(id: id, label: part.label)
      case .canvas, .control, .glass, .text, .padding, .stack: name = "everything"
      }
      inner = screen.containers.count
      screen.containers.append(
        VerifiedScreen.Container(name: name, frame: part.frame, holder: container))
      let first = screen.parts.count
      let place = Place(container: screen.containers.count - 1, visible: part.visibleFrame)
      for command in part.commands { add(command, of: part, at: place) }
      nameShapes(from: first)
    }
    for child in part.parts { add(child, in: inner, of: collection) }
  }

  /// The surroundings of commands.
  private struct Place {
    var container: Int
    var visible: Rect
    /// The innermost clip.
    var clip: Shape?
  }

  private mutating func add(_ command: Command, of part: ScreenPart, at place: Place) {
    switch command {
    case .glyphRun(let run, let origin, let paint): addText(run, origin, paint, of: part, at: place)
    case .image(let image):
      let name = part.names.name(of: image.picture, at: image.frame).map { " '\($0)'" } ?? ""
      guard image.turn == nil else {
        return addDrawing("picture" + name, command, nil, of: part, at: place)
      }
      add(
        image.tint == nil ? .picture : .symbol,
        name: (image.tint == nil ? "picture" : "symbol") + name, frame: image.frame,
        color: image.tint, use: .foreground, of: part, at: place)
    case .fill(let shape, let paint): addFill(shape, paint, of: part, at: place)
    case .stroke(let shape, let paint, let style):
      addStroke(shape, paint, style, of: part, at: place)
    case .group(let group):
      // A transform draws its commands elsewhere.
      if case .transformed = group.role { return }
      guard group.opacity > 0 else { return }
      // An effect draws something else than its commands.
      guard group.effect == nil else {
        return addDrawing("drawing", command, nil, of: part, at: place)
      }
      var inner = place
      if let clip = group.clip {
        inner.clip = clip
        inner.visible = place.visible.intersection(clip.bounds) ?? .zero
      }
      for command in group.commands { add(command, of: part, at: inner) }
    }
  }

  /// Adds a part as far as it is in sight.
  private mutating func add(
    _ kind: VerifiedScreen.Part.Kind, name: String, frame: Rect, color: RGBA?,
    use: DrawingNames.Use, of part: ScreenPart, at place: Place
  ) {
    guard let seen = frame.intersection(place.visible), !seen.isEmpty else { return }
    var added = VerifiedScreen.Part(kind, name: name, frame: seen, container: place.container)
    added.color = color
    added.colorName = color.flatMap { part.names.name(of: $0, as: use, at: frame) }
    screen.parts.append(added)
  }

  /// Adds what is compared by its pixels alone.
  private mutating func addDrawing(
    _ name: String, _ command: Command, _ color: RGBA?, use: DrawingNames.Use = .fill,
    of part: ScreenPart, at place: Place
  ) {
    add(
      .drawing(hasLetters: command.hasLetters), name: name, frame: command.inkBounds, color: color,
      use: use, of: part, at: place)
  }

  private mutating func addText(
    _ run: GlyphRun, _ origin: Point, _ paint: Paint, of part: ScreenPart, at place: Place
  ) {
    let text = String(run.text.drop { $0.isWhitespace })
    guard !text.isEmpty else { return }
    let command = Command.glyphRun(run, origin, paint)
    let name = "text '\(ScreenPart.elementName(text))'"
    guard run.turn == nil else { return addDrawing(name, command, nil, of: part, at: place) }
    let frame = Rect(
      x: origin.x, y: origin.y - run.ascent, width: run.advance, height: run.ascent + run.descent)
    // Its letters, from above the tallest to below a descender, are within the font's line.
    let letters = Rect(
      x: frame.minX, y: origin.y - 0.76 * run.size, width: frame.width, height: 0.98 * run.size)
    guard place.visible.contains(letters.inset(by: 0.5)) else {
      return addDrawing(name, command, nil, of: part, at: place)
    }
    // A line in several fonts has several runs, and texts beside each other look like one.
    if let last = screen.parts.last, last.container == place.container,
      case .text(let baseline, let size, let tracking) = last.kind, abs(baseline - origin.y) < 0.01,
      (-0.5...VerifiedScreen.Part.wordGap * run.size).contains(frame.minX - last.frame.maxX)
    {
      var joined = last
      joined.frame = last.frame.union(frame)
      joined.kind = .text(
        baseline: baseline, fontSize: max(size, run.size), tracking: max(tracking, run.tracking))
      if last.color != paint.only { (joined.color, joined.colorName) = (nil, nil) }
      let space = frame.minX - last.frame.maxX > 0.5 ? " " : ""
      joined.name = "\(last.name.dropLast())\(space)\(ScreenPart.elementName(text))'"
      screen.parts[screen.parts.count - 1] = joined
      return
    }
    add(
      .text(baseline: origin.y, fontSize: run.size, tracking: run.tracking),
      name: name, frame: frame, color: paint.only, use: .foreground, of: part, at: place)
  }

  private mutating func addFill(
    _ shape: Shape, _ paint: Paint, of part: ScreenPart, at place: Place
  ) {
    var frame = shape.bounds
    var radius: Double? = 0
    switch shape {
    case .rect: break
    case .roundedRect(_, let radii):
      radius = radii.isUniform ? radii.largest : nil
    case .ellipse: radius = min(frame.width, frame.height) / 2
    case .path: return addDrawing("drawing", .fill(shape, paint), paint.only, of: part, at: place)
    }
    // A view with round corners clips the rectangle that fills it.
    if case .roundedRect(let clip, let radii)? = place.clip, radii.isUniform,
      frame.inset(by: -0.01).contains(clip)
    {
      (frame, radius) = (clip, max(radius ?? 0, radii.largest))
    }
    let isLine = min(frame.width, frame.height) <= 1.5
    add(
      isLine ? .line : .fill(radius: radius), name: isLine ? "line" : "fill", frame: frame,
      color: paint.only, use: .fill, of: part, at: place)
  }

  private mutating func addStroke(
    _ shape: Shape, _ paint: Paint, _ style: StrokeStyle, of part: ScreenPart, at place: Place
  ) {
    func addWhole() {
      addDrawing(
        "outline", .stroke(shape, paint, style), paint.only, use: .border, of: part, at: place)
    }
    guard style.dash.isEmpty, style.lineWidth <= 3 else { return addWhole() }
    let bounds = shape.bounds
    let width = style.lineWidth
    let sides: [(name: String, frame: Rect)]
    switch shape {
    case .ellipse: return addWhole()
    case .path:
      // A straight line.
      guard min(bounds.width, bounds.height) < 0.01 else { return addWhole() }
      let isLevel = bounds.width > bounds.height
      let half = Point(x: isLevel ? 0 : width / 2, y: isLevel ? width / 2 : 0)
      sides = [
        (
          "line",
          Rect(
            x: bounds.minX - half.x, y: bounds.minY - half.y, width: bounds.width + 2 * half.x,
            height: bounds.height + 2 * half.y)
        )
      ]
    case .rect, .roundedRect:
      var inset = 0.0
      if case .roundedRect(_, let radii) = shape { inset = 1.53 * radii.largest }
      let (across, down) = (bounds.width - 2 * inset, bounds.height - 2 * inset)
      // A capsule's ends have no straight side.
      guard across > 4, down > 4 else { return addWhole() }
      let (x, y) = (bounds.minX + inset, bounds.minY + inset)
      sides = [
        ("top of the border", Rect(x: x, y: bounds.minY - width / 2, width: across, height: width)),
        (
          "bottom of the border",
          Rect(x: x, y: bounds.maxY - width / 2, width: across, height: width)
        ),
        ("left of the border", Rect(x: bounds.minX - width / 2, y: y, width: width, height: down)),
        ("right of the border", Rect(x: bounds.maxX - width / 2, y: y, width: width, height: down)),
      ]
    }
    for side in sides {
      add(
        .line, name: side.name, frame: side.frame, color: paint.only, use: .border, of: part,
        at: place)
    }
  }

  /// Adds its place to the name of each part that others in its container share.
  mutating func distinguishNames() {
    struct Name: Hashable {
      let container: Int
      let name: String
    }
    func name(of part: VerifiedScreen.Part) -> Name {
      Name(container: part.container, name: part.name)
    }
    let everywhere = Dictionary(grouping: screen.parts, by: \.name).mapValues(\.count)
    for index in screen.parts.indices {
      screen.parts[index].isRepeated = everywhere[screen.parts[index].name, default: 0] > 1
    }
    let counts = Dictionary(grouping: screen.parts, by: name(of:)).mapValues(\.count)
    for (index, part) in screen.parts.enumerated() where counts[name(of: part), default: 0] > 1 {
      let place = [part.frame.minX, part.frame.minY].map { "\(Int($0.rounded()))" }
      screen.parts[index].name += " at (\(place.joined(separator: ", ")))"
    }
  }

  /// Names the shapes of a part after the only text in each, or after their colours and sizes.
  private mutating func nameShapes(from first: Int) {
    for index in first..<screen.parts.count {
      let part = screen.parts[index]
      switch part.kind {
      case .text, .symbol, .picture: continue
      // A text that is cut, and a turned picture, have their own names.
      case .drawing where part.name.hasSuffix("'"): continue
      case .fill, .line, .drawing:
        let inside = screen.parts[first...].filter { other in
          other.kind.isText && part.frame.contains(other.frame.inset(by: 2))
        }
        let size = "\(sizeText(part.frame.size)) pt"
        if part.colorName == "separator" {
          screen.parts[index].name = "the separator"
        } else if index == 0, part.container == 0 {
          screen.parts[index].name = "the background"
        } else if inside.count == 1, let text = inside.first?.name.dropFirst("text ".count) {
          screen.parts[index].name = "the \(part.name) around \(text)"
        } else {
          let color = part.colorName.map { "\($0) " } ?? ""
          screen.parts[index].name = "the \(color)\(part.name) of \(size)"
        }
      }
    }
  }
}

extension Paint {
  /// The colour; nil for several.
  fileprivate var only: RGBA? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension Command {
  /// Indicates whether a text is among what is drawn.
  fileprivate var hasLetters: Bool {
    switch self {
    case .glyphRun: true
    case .group(let group): group.commands.contains(where: \.hasLetters)
    case .fill, .stroke, .image: false
    }
  }
}
