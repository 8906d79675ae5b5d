package import LayoutGeometry
import PlainText

/// Elements of a collection that draw the same, each at a place of its own.
///
/// A million equal cells as groups take 600 bytes each, more than half a gigabyte for a canvas that
/// shows them all; as copies they take 16. The commands of a group contain the groups; code that
/// paints bands uses the copies, and makes only those that reach into the band.
package struct Copies: Hashable, Sendable {
  /// The drawing of each copy, in points from its place; there are no groups among the commands.
  package let commands: [Command]
  /// The places of the copies, in points of the canvas, by item; no copy is above the one before
  /// it.
  package fileprivate(set) var places: [Point]
  /// The first copy's element, without commands; the items of the others follow.
  private let element: Group
  private let kind: String
  private let section: Int
  private let firstItem: Int

  /// Creates the first copy, of an element; nil for an element whose commands cannot be shared.
  fileprivate init?(of group: Group) {
    guard case .element(let kind, let section, let item) = group.role,
      group.isTransparentToDrawing, let place = group.commands.place,
      let commands = group.commands.moved(by: Point.zero - place)
    else { return nil }
    (self.kind, self.section, firstItem) = (kind, section, item)
    self.commands = commands
    places = [place]
    element = group.withoutCommands
    guard self.commands(at: 0) == group.commands else { return nil }
  }

  /// Adds an element if it is the next item and the next copy draws exactly the same; else returns
  /// false.
  ///
  /// Sums are rounded: an element that is moved only approximately to its place is not a copy.
  fileprivate mutating func append(_ group: Group) -> Bool {
    guard group.role == role(of: places.count), group.template == element.template,
      group.isTransparentToDrawing, group.commands.count == commands.count,
      let place = group.commands.place, let last = places.last, place.y >= last.y
    else { return false }
    guard
      commands.elementsEqual(group.commands, by: { $0.isCopied(to: place, as: $1) })
    else { return false }
    places.append(place)
    return true
  }

  /// Returns the drawing of a copy, in points of the canvas.
  package func commands(at index: Int) -> [Command] {
    commands.moved(by: places[index]) ?? []
  }

  /// Calls `body` with each command of a copy, in points of the canvas.
  package func forEachCommand(at index: Int, _ body: (Command) throws -> Void) rethrows {
    for command in commands {
      if let command = command.moved(by: places[index]) { try body(command) }
    }
  }

  private func role(of index: Int) -> Group.Role {
    .element(kind: kind, section: section, item: firstItem + index)
  }

  /// The copies as elements, as they were before they were copies.
  package var groups: [Command] {
    places.indices.map { index in
      var group = element
      group.role = role(of: index)
      group.commands = commands(at: index)
      return .group(group)
    }
  }

  /// A rectangle that holds the ink of all copies, in points of the canvas.
  package var inkBounds: Rect {
    let ink = commands.inkBounds
    guard !ink.isEmpty, let first = places.first, let last = places.last else { return .zero }
    var (left, right) = (first.x, first.x)
    for place in places { (left, right) = (min(left, place.x), max(right, place.x)) }
    return ink.offset(by: Point(x: left, y: first.y))
      .union(ink.offset(by: Point(x: right, y: last.y)))
  }

  /// Returns the copies whose ink may reach into a band, in points of the canvas.
  ///
  /// - Complexity: O(log *copies*).
  package func indices(from top: Double, to bottom: Double) -> Range<Int> {
    let ink = commands.inkBounds
    let first = places.partitioningIndex { $0.y + ink.maxY > top }
    let last = places.partitioningIndex { $0.y + ink.minY >= bottom }
    return first..<max(first, last)
  }
}

/// Commands that are added one after another; many equal elements become copies.
package struct CommandsWithCopies {
  /// The number of equal elements from which on they become copies: for fewer, nothing is gained.
  package static let leastCount = 64

  private var commands: [Command] = []
  /// The last element, which the next one may be a copy of.
  private var last: Group?
  private var copies: Copies?
  /// The commands that are being added; kept for its memory.
  private var added: [Command] = []

  /// Creates a list without commands.
  package init() {}

  /// Calls `draw` to append commands over those that are there.
  package mutating func append(_ draw: (inout [Command]) throws -> Void) rethrows {
    added.removeAll(keepingCapacity: true)
    try draw(&added)
    append(added)
  }

  /// Adds commands over those that are there.
  package mutating func append(_ added: [Command]) {
    for command in added {
      guard case .group(let group) = command else {
        finishCopies()
        last = nil
        commands.append(command)
        continue
      }
      if copies?.append(group) == true { continue }
      finishCopies()
      if let last, last.commands.resemble(group.commands), var both = Copies(of: last),
        both.append(group)
      {
        commands.removeLast()
        copies = both
        self.last = nil
        continue
      }
      commands.append(command)
      last = group
    }
  }

  /// Returns all commands, from the back to the front.
  package mutating func finish() -> [Command] {
    finishCopies()
    return commands
  }

  private mutating func finishCopies() {
    guard let copies else { return }
    if copies.places.count < Self.leastCount {
      commands += copies.groups
    } else {
      commands.append(.group(Group(copies: copies)))
    }
    self.copies = nil
  }
}

extension [Command] {
  /// The commands with elements instead of copies.
  ///
  /// Formats in which each element is a part of its own read these.
  package var withoutCopies: [Command] {
    flatMap { command -> [Command] in
      guard case .group(var group) = command else { return [command] }
      if let copies = group.copies { return copies.groups }
      group.commands = group.commands.withoutCopies
      return [.group(group)]
    }
  }

  /// Returns false if the other commands are found to differ at little cost.
  fileprivate func resemble(_ other: [Command]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.resembles($1) }
  }

  /// The origin of the first command; nil for commands that cannot be copied.
  fileprivate var place: Point? {
    switch first {
    case .fill(.path, _)?, .stroke(.path, _, _)?, .group?, nil: nil
    case .fill(let shape, _)?, .stroke(let shape, _, _)?: shape.bounds.origin
    case .glyphRun(_, let origin, _)?: origin
    case .image(let image)?: image.frame.origin
    }
  }

  /// Returns the commands at another place, each coordinate rounded once; nil if some cannot be
  /// copied.
  fileprivate func moved(by distance: Point) -> [Command]? {
    var moved: [Command] = []
    moved.reserveCapacity(count)
    for command in self {
      guard let command = command.moved(by: distance) else { return nil }
      moved.append(command)
    }
    return moved
  }
}

extension Command {
  fileprivate func resembles(_ other: Command) -> Bool {
    switch (self, other) {
    case (.fill(let shape, let paint), .fill(let otherShape, let otherPaint)):
      paint == otherPaint && shape.bounds.size == otherShape.bounds.size
    case (.stroke(let shape, let paint, _), .stroke(let otherShape, let otherPaint, _)):
      paint == otherPaint && shape.bounds.size == otherShape.bounds.size
    case (.glyphRun(let run, _, _), .glyphRun(let otherRun, _, _)):
      run.text.hasSameBytes(as: otherRun.text)
    case (.image(let image), .image(let otherImage)): image.picture == otherImage.picture
    default: false
    }
  }

  /// Returns whether the command, moved to a place, is another one, bit by bit.
  fileprivate func isCopied(to place: Point, as other: Command) -> Bool {
    // Most cells have a fill, and comparing one takes a tenth of making it.
    if case .fill(.rect(let rect), .color(let color)) = self,
      case .fill(.rect(let otherRect), .color(let otherColor)) = other
    {
      return rect.offset(by: place) == otherRect && color == otherColor
    }
    return moved(by: place) == other
  }

  fileprivate func moved(by distance: Point) -> Command? {
    switch self {
    case .fill(let shape, .color(let color)):
      shape.moved(by: distance).map { .fill($0, .color(color)) }
    case .stroke(let shape, .color(let color), let style):
      shape.moved(by: distance).map { .stroke($0, .color(color), style) }
    case .glyphRun(let run, let origin, .color(let color)):
      .glyphRun(run, origin + distance, .color(color))
    case .image(var image):
      {
        image.frame = image.frame.offset(by: distance)
        return .image(image)
      }()
    case .fill, .stroke, .glyphRun, .group: nil
    }
  }
}

extension Shape {
  fileprivate func moved(by distance: Point) -> Shape? {
    switch self {
    case .rect(let rect): .rect(rect.offset(by: distance))
    case .roundedRect(let rect, let radii): .roundedRect(rect.offset(by: distance), radii)
    case .ellipse(let rect): .ellipse(rect.offset(by: distance))
    case .path: nil
    }
  }
}
