import DisplayList
import LayoutGeometry
package import LayoutSnapshots

extension InspectedPart {
  /// The canvas whose layout text is known, with all parts in it; nil for a text that cannot
  /// be read, or has very many.
  package init?(_ snapshot: LayoutSnapshot) {
    guard let screen = try? snapshot.parsed() else { return nil }
    let tree = PlacedTree(screen.placedParts)
    guard tree.parts.count <= PlacedTree.limit else { return nil }
    self = tree.part(at: 0)
  }
}

/// The parts of a text by the parts that they are in.
private struct PlacedTree {
  let parts: [PlacedPart]
  private var children: [Int: [Int]] = [:]

  /// The most parts that are worth their bytes: a page has a thousand such screens.
  static let limit = 5000

  init(_ parts: [PlacedPart]) {
    self.parts = parts
    for (index, part) in parts.enumerated() {
      if let holder = part.holders.last { children[holder, default: []].append(index) }
    }
  }

  func part(at index: Int) -> InspectedPart {
    let placed = parts[index]
    var part = InspectedPart(
      PartRole(placed.part.role), frame: placed.frame, visibleFrame: placed.visible ?? .zero)
    switch placed.part.role {
    case .canvas: break
    case .collection(let collection): part.name = collection.id ?? collection.layout
    case .element(let element):
      part.name = placed.part.label
      part.row = InspectedPart.Row(section: element.section, item: element.item, data: nil)
    case .view(let id): part.name = id ?? placed.part.label
    }
    var drawn = DrawnLooks(in: placed.frame)
    drawn.add(placed.part.drawing)
    part.look = drawn.own.withoutSquareCorners
    part.parts = drawn.parts + (children[index] ?? []).map(self.part)
    return part
  }
}

extension PartRole {
  fileprivate init(_ role: SnapshotPart.Role) {
    self =
      switch role {
      case .canvas: .canvas
      case .collection: .collection
      case .view: .view
      case .element(let element):
        switch element.kind {
        case .background: .background
        case .header: .header
        case .cell: .cell
        case .badge: .badge
        case .footer: .footer
        }
      }
  }
}

/// Looks of a part's drawing: paint as large as the part is its own look, all else is in it.
private struct DrawnLooks {
  private struct Shape {
    var frame: Rect
    var look: PartLook
  }

  private let frame: Rect
  private(set) var own = PartLook()
  private(set) var parts: [InspectedPart] = []
  /// A shape whose border may follow.
  private var open: Shape?

  init(in frame: Rect) {
    self.frame = frame
  }

  mutating func add(_ commands: [SnapshotCommand]) {
    add(commands, in: PartLook())
    close()
  }

  private mutating func add(_ commands: [SnapshotCommand], in group: PartLook) {
    for command in commands {
      switch command.verb {
      case .group: add(command.commands, in: look(of: command, in: group))
      case .fill, .stroke: addShape(command, in: group)
      case .text, .image: addContent(command, in: group)
      }
    }
  }

  /// Returns the look of the content of a group in another group.
  private mutating func look(of command: SnapshotCommand, in group: PartLook) -> PartLook {
    var look = group
    if let opacity = command.look.opacity { look.opacity = (group.opacity ?? 1) * opacity }
    if let radius = command.look.shadow {
      look.shadow = PartLook.Shadow(
        PartLook.Fill(command.look.shadowColor ?? .black), radius: radius,
        offset: command.look.shadowOffset ?? .zero)
    }
    if case .rounded(let clip, let radii)? = command.look.clip {
      look.corners = PartLook.Corners(radii)
      if isWhole(clip.offset(by: frame.origin)) { own.corners = look.corners }
    }
    // A group without commands is around all of the part.
    if command.commands.isEmpty { own.wear(look) }
    return look
  }

  private mutating func addShape(_ command: SnapshotCommand, in group: PartLook) {
    guard let bounds = command.bounds else { return }
    let place = bounds.offset(by: frame.origin)
    var look = group
    if let last = open, last.frame.isLike(place) { look = last.look } else { close() }
    if let radii = command.look.radius { look.corners = PartLook.Corners(radii) }
    if command.verb == .fill {
      look.fills += command.look.fills
    } else if let fill = command.look.fills.first {
      look.border = PartLook.Border([fill], width: command.look.width ?? 1)
    }
    open = Shape(frame: place, look: look)
  }

  /// Hands over the last shape.
  private mutating func close() {
    guard let shape = open else { return }
    open = nil
    if isWhole(shape.frame) {
      own.fills += shape.look.fills
      own.border = shape.look.border ?? own.border
      own.corners = shape.look.corners ?? own.corners
      own.wear(shape.look)
    } else {
      add(.shape, at: shape.frame, shape.look)
    }
  }

  private mutating func addContent(_ command: SnapshotCommand, in group: PartLook) {
    close()
    guard let bounds = command.bounds else { return }
    let place = bounds.offset(by: frame.origin)
    let drawn = command.look
    var look = group
    look.corners = nil
    if command.verb == .text {
      look.text = command.string ?? ""
      look.font = drawn.partFont
      look.color = drawn.fills.first
      add(.text, at: place, look)
    } else {
      look.color = drawn.tint.map { PartLook.Fill($0, name: drawn.tintName) }
      add(drawn.tint == nil ? .image : .symbol, at: place, look, name: drawn.pictureName)
    }
  }

  private mutating func add(
    _ role: PartRole, at frame: Rect, _ look: PartLook, name: String? = nil
  ) {
    var part = InspectedPart(role, frame: frame)
    part.name = name
    part.look = look.withoutSquareCorners
    parts.append(part)
  }

  private func isWhole(_ place: Rect) -> Bool { place.isLike(frame) }
}

extension PartLook {
  /// Takes the opacity and the shadow of a look around the part, where that has some.
  fileprivate mutating func wear(_ outer: PartLook) {
    opacity = outer.opacity ?? opacity
    shadow = outer.shadow ?? shadow
  }

  fileprivate var withoutSquareCorners: PartLook {
    guard let corners, corners.radius <= 0 else { return self }
    var look = self
    look.corners = nil
    return look
  }
}

extension PartLook.Corners {
  /// Corners of the largest of several radii, which is 0 for square ones.
  fileprivate init(_ radii: CornerRadii) {
    self.init(radius: radii.largest, style: radii.style)
  }
}

extension SnapshotCommand.Look {
  /// The colours of a command, those of a gradient with their places.
  fileprivate var fills: [PartLook.Fill] {
    switch color {
    case .color(let value): [PartLook.Fill(value, name: colorName)]
    case .linearGradient, .roundGradient:
      (color?.stops ?? []).map { PartLook.Fill($0.color, location: $0.location) }
    case .meshGradient(let mesh): mesh.colors.map { PartLook.Fill($0) }
    case nil: []
    }
  }

  /// The font of a text; the last word of its name is its weight.
  fileprivate var partFont: PartLook.Font? {
    guard let points else { return nil }
    var words = (font ?? "").split(separator: " ").map(String.init)
    let isItalic = words.contains { ["slanted", "Italic", "Oblique"].contains($0) }
    words.removeAll { ["slanted", "emboldened", "Italic", "Oblique"].contains($0) }
    var weight = words.count > 1 ? words.removeLast() : "Regular"
    // As in `Semi Bold`, or `Extra Light`.
    if words.count > 1, let last = words.last, ["Semi", "Demi", "Extra", "Ultra"].contains(last) {
      weight = words.removeLast() + weight
    }
    return PartLook.Font(
      family: words.joined(separator: " "), size: points, weight: weight.lowercased(),
      isItalic: isItalic)
  }
}

extension Rect {
  /// Returns whether the rectangle differs from another by less than half a point.
  fileprivate func isLike(_ other: Rect) -> Bool { isNear(other, within: 0.5) }
}
