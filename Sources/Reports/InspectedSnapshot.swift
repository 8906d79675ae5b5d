import DisplayList
import LayoutGeometry
package import LayoutSnapshots
package import PlainText

/// The parts of a screen of which the layout's text is known, for whoever points at its picture.
///
/// Parts are objects as the live page has them (`InspectedPart`): `role`, `name`, `frame`, `visible`,
/// `text`, `font`, `color`, `fills`, `cornerRadius`, `cornerStyle`, `border`, `shadow`, `opacity`,
/// `row`, `parts`. What a part does not have is left out. Places and lengths are in points of the canvas.
package struct InspectedSnapshot {
  private let parts: [PlacedPart]
  private var children: [Int: [Int]] = [:]

  /// More parts are not worth their bytes: a page has a thousand such screens.
  private static let limit = 5000

  /// The parts of a snapshot; nil for one that cannot be read, or has very many.
  package init?(_ snapshot: LayoutSnapshot) {
    guard let screen = try? snapshot.parsed() else { return nil }
    parts = screen.placedParts
    guard parts.count <= Self.limit else { return nil }
    for (index, part) in parts.enumerated() {
      if let holder = part.holders.last { children[holder, default: []].append(index) }
    }
  }

  /// The canvas with all parts in it.
  package var json: JSONValue { json(of: 0) }

  private func json(of index: Int) -> JSONValue {
    let placed = parts[index]
    var drawn = DrawnLooks(of: placed)
    drawn.add(placed.part.drawing)
    var members = identity(of: placed) + drawn.own.members
    let inner = drawn.parts + (children[index] ?? []).map(json)
    if !inner.isEmpty { members.append(("parts", .array(inner))) }
    return .object(members)
  }

  private func identity(of placed: PlacedPart) -> [(String, JSONValue)] {
    let part = placed.part
    var members: [(String, JSONValue)] = []
    switch part.role {
    case .canvas: members.append(("role", .string("canvas")))
    case .collection(let collection):
      members.append(("role", .string("collection")))
      members.append(("name", .string(collection.id ?? collection.layout)))
    case .element(let element):
      members.append(("role", .string(element.kind.rawValue)))
      if let label = part.label { members.append(("name", .string(label))) }
      members.append(
        (
          "row",
          .members([
            "section": .number(Double(element.section)), "item": .number(Double(element.item)),
          ])
        ))
    case .view(let id):
      members.append(("role", .string("view")))
      if let name = id ?? part.label { members.append(("name", .string(name))) }
    }
    members.append(("frame", .rect(placed.frame)))
    let visible = placed.visible ?? .zero
    if visible != placed.frame { members.append(("visible", .rect(visible))) }
    return members
  }
}

/// What a part draws: what is as large as itself is its own look, all else is in it.
private struct DrawnLooks {
  /// What is known of something that is drawn.
  struct Look {
    var fills: [JSONValue] = []
    var border: JSONValue?
    var cornerRadius: Double?
    var cornerStyle: CornerStyle?
    var opacity: Double?
    var shadow: JSONValue?

    /// Takes the corners of an outline.
    mutating func round(_ radii: CornerRadii) {
      cornerRadius = radii.largest
      cornerStyle = radii.style
    }

    var members: [(String, JSONValue)] {
      var members: [(String, JSONValue)] = []
      if !fills.isEmpty { members.append(("fills", .array(fills))) }
      if let border { members.append(("border", border)) }
      if let cornerRadius, cornerRadius > 0 {
        members.append(("cornerRadius", .length(cornerRadius)))
        if let cornerStyle { members.append(("cornerStyle", .string(cornerStyle.rawValue))) }
      }
      if let opacity { members.append(("opacity", .length(opacity))) }
      if let shadow { members.append(("shadow", shadow)) }
      return members
    }
  }

  private struct Shape {
    var frame: Rect
    var look: Look
  }

  private let origin: Point
  private let frame: Rect
  private(set) var own = Look()
  private(set) var parts: [JSONValue] = []
  /// A shape whose border may follow.
  private var open: Shape?

  init(of placed: PlacedPart) {
    origin = placed.frame.origin
    frame = placed.frame
  }

  mutating func add(_ commands: [SnapshotCommand]) {
    add(commands, in: Look())
    close()
  }

  private mutating func add(_ commands: [SnapshotCommand], in group: Look) {
    for command in commands {
      switch command.verb {
      case .group: add(command.commands, in: look(of: command, in: group))
      case .fill, .stroke: addShape(command, in: group)
      case .text, .image: addContent(command, in: group)
      }
    }
  }

  /// What a group does to all in it.
  private mutating func look(of command: SnapshotCommand, in group: Look) -> Look {
    var look = group
    if let opacity = command.look.opacity { look.opacity = (group.opacity ?? 1) * opacity }
    if let radius = command.look.shadow {
      let offset = command.look.shadowOffset ?? .zero
      let color = command.look.shadowColor.map(\.dump) ?? "#000000"
      look.shadow = .members([
        "color": .string(color), "radius": .length(radius), "x": .length(offset.x),
        "y": .length(offset.y),
      ])
    }
    if case .rounded(let clip, let radii)? = command.look.clip {
      look.round(radii)
      if clip.offset(by: origin).isLike(frame) { own.round(radii) }
    }
    if command.commands.isEmpty {
      // A group without commands is around all of the part.
      own.opacity = look.opacity ?? own.opacity
      own.shadow = look.shadow ?? own.shadow
    }
    return look
  }

  private mutating func addShape(_ command: SnapshotCommand, in group: Look) {
    guard let bounds = command.bounds else { return }
    let place = bounds.offset(by: origin)
    var look = group
    if let last = open, last.frame.isLike(place) { look = last.look } else { close() }
    if let radii = command.look.radius { look.round(radii) }
    let colors = command.look.color.map { fills($0, name: command.look.colorName) } ?? []
    if command.verb == .fill {
      look.fills += colors
    } else if let color = colors.first {
      look.border = color.adding(["width": .length(command.look.width ?? 1)])
    }
    open = Shape(frame: place, look: look)
  }

  /// Hands over the last shape.
  private mutating func close() {
    guard let shape = open else { return }
    open = nil
    if shape.frame.isLike(frame) {
      own.fills += shape.look.fills
      own.border = shape.look.border ?? own.border
      own.cornerStyle = shape.look.cornerStyle ?? own.cornerStyle
      own.cornerRadius = shape.look.cornerRadius ?? own.cornerRadius
      own.opacity = shape.look.opacity ?? own.opacity
      own.shadow = shape.look.shadow ?? own.shadow
    } else {
      let identity: [(String, JSONValue)] = [
        ("role", .string("shape")), ("frame", .rect(shape.frame)),
      ]
      parts.append(.object(identity + shape.look.members))
    }
  }

  private mutating func addContent(_ command: SnapshotCommand, in group: Look) {
    close()
    guard let bounds = command.bounds else { return }
    var look = group
    look.cornerRadius = nil
    look.cornerStyle = nil
    let drawn = command.look
    var members: [(String, JSONValue)] = []
    if command.verb == .text {
      members.append(("role", .string("text")))
      members.append(("frame", .rect(bounds.offset(by: origin))))
      members.append(("text", .string(command.string ?? "")))
      if let font = drawn.fontJSON { members.append(("font", font)) }
      if let color = drawn.color.map({ fills($0, name: drawn.colorName) })?.first {
        members.append(("color", color))
      }
    } else {
      members.append(("role", .string(drawn.tint == nil ? "image" : "symbol")))
      if let name = drawn.pictureName { members.append(("name", .string(name))) }
      members.append(("frame", .rect(bounds.offset(by: origin))))
      if let tint = drawn.tint {
        members.append(("color", color(tint, name: drawn.tintName)))
      }
    }
    parts.append(.object(members + look.members))
  }

  private func fills(_ paint: Paint, name: String?) -> [JSONValue] {
    switch paint {
    case .color(let value): [color(value, name: name)]
    case .linearGradient, .roundGradient:
      (paint.stops ?? []).map {
        color($0.color, name: nil).adding(["location": .length($0.location)])
      }
    case .meshGradient(let mesh): mesh.colors.map { color($0, name: nil) }
    }
  }

  private func color(_ color: RGBA, name: String?) -> JSONValue {
    let value = JSONValue.members(["color": .string(color.dump)])
    return name.map { value.adding(["name": .string($0)]) } ?? value
  }
}

extension SnapshotCommand.Look {
  /// A font as the live page has it; the last word of its name is its weight.
  fileprivate var fontJSON: JSONValue? {
    guard let points else { return nil }
    var words = (font ?? "").split(separator: " ").map(String.init)
    let isItalic = words.contains { ["slanted", "Italic", "Oblique"].contains($0) }
    words.removeAll { ["slanted", "emboldened", "Italic", "Oblique"].contains($0) }
    var weight = words.count > 1 ? words.removeLast() : "Regular"
    // As in `Semi Bold`, or `Extra Light`.
    if words.count > 1, let last = words.last, ["Semi", "Demi", "Extra", "Ultra"].contains(last) {
      weight = words.removeLast() + weight
    }
    var members: [(String, JSONValue)] = [
      ("family", .string(words.joined(separator: " "))), ("size", .length(points)),
      ("weight", .string(weight.lowercased())),
    ]
    if isItalic { members.append(("italic", .bool(true))) }
    return .object(members)
  }
}

extension Rect {
  /// True for a rectangle that differs by less than half a point.
  fileprivate func isLike(_ other: Rect) -> Bool { isNear(other, within: 0.5) }
}

extension JSONValue {
  /// An object with members in their order.
  fileprivate static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// A number to a thousandth: nobody sees less of a point.
  fileprivate static func length(_ number: Double) -> JSONValue {
    // Adding 0 makes -0 a plain 0.
    .number((number * 1000).rounded() / 1000 + 0)
  }

  fileprivate static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(length))
  }
}
