import DisplayList
import LayoutGeometry

extension SnapshotCommand {
  /// How a command became another one with the same purpose.
  ///
  /// - Parameter resizes: On which axes the part that draws it has another size.
  func changes(to other: SnapshotCommand, resizes: Set<Axis>) -> [DrawingChange] {
    var changes: [DrawingChange] = []
    if verb == .text, let change = textChange(to: other, resizes: resizes) {
      changes.append(change)
    }
    if let change = fontChange(to: other) { changes.append(change) }
    for attribute in Attribute.allCases {
      guard let change = change(of: attribute, to: other, resizes: resizes) else { continue }
      changes.append(change)
    }
    if string == other.string, !changes.contains(where: \.changesText) {
      changes += placeChanges(to: other, resizes: resizes)
    }
    return changes
  }

  /// A text's new characters; nothing if it only fills other lines because its part has another
  /// size.
  private func textChange(to other: SnapshotCommand, resizes: Set<Axis>) -> DrawingChange? {
    let (from, to) = (string ?? "", other.string ?? "")
    if from == to { return nil }
    if from.filter({ !$0.isWhitespace }) == to.filter({ !$0.isWhitespace }) {
      return resizes.isEmpty ? .rewrapped(to) : nil
    }
    for (cut, whole) in [(from, to), (to, from)] where cut.hasSuffix("…") {
      // The other one may be cut, too, only further on.
      let start = cut.dropLast().filter { !$0.isWhitespace }
      if whole.filter({ !$0.isWhitespace }).hasPrefix(start) { return .cut(from: from, to: to) }
    }
    return .text(from: from, to: to)
  }

  private func fontChange(to other: SnapshotCommand) -> DrawingChange? {
    guard verb == .text,
      attributes[.font] != other.attributes[.font]
        || attributes[.points] != other.attributes[.points]
    else { return nil }
    return .value(of: "font", from: font, to: other.font)
  }

  private func change(
    of attribute: Attribute, to other: SnapshotCommand, resizes: Set<Axis>
  ) -> DrawingChange? {
    let (from, to) = (attributes[attribute], other.attributes[attribute])
    guard from != to else { return nil }
    switch attribute {
    case .font, .points: return nil
    case .width where verb == .text:
      // Another text or font has another width.
      guard string == other.string, fontChange(to: other) == nil, resizes.isEmpty, let from, let to
      else { return nil }
      return .value(of: "width of \(noun)", from: from, to: to)
    case .path where size != other.size && !resizes.isEmpty: return nil
    case .shape, .path: return .replaced("shape")
    case .clip:
      // One that is only elsewhere goes with what it clips.
      return resizes.isEmpty && Self.outline(from) != Self.outline(to) ? .replaced("clip") : nil
    case .picture: return .replaced("picture")
    case .radius where isRound && other.isRound: return nil
    case .color, .tint, .shadowColor:
      let (old, new) = (Self.paint(from), Self.paint(to))
      if old == new { return resizes.isEmpty ? .replaced("gradient line") : nil }
      return .value(of: name(of: attribute), from: old, to: new)
    case .opacity: return .value(of: "opacity", from: from ?? "1", to: to ?? "1")
    case .radius:
      let (old, new) = (Self.radius(from), Self.radius(to))
      // The same radius at other corners.
      return old == new
        ? .value(of: name(of: attribute), from: from ?? "0", to: to ?? "0")
        : .value(of: name(of: attribute), from: old, to: new)
    case .shadow: return .value(of: name(of: attribute), from: from ?? "0", to: to ?? "0")
    case .width, .dash, .stretch, .shadowOffset:
      return .value(of: name(of: attribute), from: from ?? "none", to: to ?? "none")
    }
  }

  private func placeChanges(to other: SnapshotCommand, resizes: Set<Axis>) -> [DrawingChange] {
    var changes: [DrawingChange] = []
    if let from = size, let to = other.size {
      // What has another size along an axis on which its part has, too, follows from that.
      if !from.resizes(to: to).subtracting(resizes).isEmpty {
        changes.append(.resized(subject, from: from, to: to))
      }
    }
    // For what grows about its middle or from its start, its size alone describes the change.
    if changes.isEmpty, let from = origin, var to = other.origin {
      for axis in resizes { to[axis] = from[axis] }
      if !(to.x - from.x).isNone || !(to.y - from.y).isNone {
        changes.append(.moved(subject, from: from, to: to))
      }
    }
    return changes
  }

  /// True if a corner's radius is half of the shorter side, as a circle's and a capsule's is.
  private var isRound: Bool {
    guard let size, let radius = attributes[.radius].flatMap({ Double($0) }) else { return false }
    return (radius * 2 - min(size.width, size.height)).isNone
  }

  private var font: String {
    [attributes[.font], attributes[.points]].compactMap { $0 }.joined(separator: " ")
  }

  /// What is drawn, without what it looks like.
  private var subject: String {
    switch verb {
    case .fill: attributes[.path] == nil ? "fill" : "shape"
    case .stroke: "border"
    case .text: "text"
    case .image: "picture"
    case .group: "group"
    }
  }

  /// What is drawn, as it looks: `fill #FF2D55`, `text 'pink'`, `shadow 3 #00000055`.
  var noun: String {
    switch verb {
    case .fill: "\(subject) \(Self.paint(attributes[.color]))"
    case .stroke: "border \(Self.paint(attributes[.color])) \(attributes[.width] ?? "0") wide"
    case .text: "text '\((string ?? "").shortened)'"
    case .image: "picture"
    case .group:
      if let radius = attributes[.shadow] {
        "shadow \(radius) \(Self.paint(attributes[.shadowColor]))"
      } else if let opacity = attributes[.opacity] {
        "opacity \(opacity)"
      } else {
        "clip"
      }
    }
  }

  private func name(of attribute: Attribute) -> String {
    switch (attribute, verb) {
    case (.color, .stroke): "border"
    case (.color, .text): "text colour"
    case (.color, _): "fill"
    case (.width, _): "border width"
    case (.dash, _): "border dash"
    case (.radius, .stroke): "border radius"
    case (.radius, _): "corner radius"
    case (.shadow, _): "shadow radius"
    case (.shadowColor, _): "shadow"
    case (.shadowOffset, _): "shadow offset"
    default: attribute.rawValue
    }
  }

  /// A clip without its place: `rounded(0,0,9×9,4)` is one of `rounded`, `9×9` and `4`.
  private static func outline(_ clip: String?) -> [Substring] {
    let words = (clip ?? "").split(whereSeparator: { "(,)".contains($0) })
    return words.first == "path" ? words : Array(words.prefix(1) + words.dropFirst(3))
  }

  /// The radius of the corners that are round, if they have the same one; else the four of them.
  private static func radius(_ text: String?) -> String {
    guard let text else { return "0" }
    let round = Set(text.split(separator: ",")).subtracting(["0"])
    return round.count == 1 ? round.first.map(String.init) ?? text : text
  }

  /// A colour, or the colours of a gradient: `gradient #FF2D55 to #AF52DE`.
  private static func paint(_ text: String?) -> String {
    guard let text else { return "none" }
    guard text.hasPrefix("gradient(") else { return text }
    let stops = text.split(whereSeparator: { "(,)".contains($0) }).filter { $0.hasPrefix("#") }
    return "gradient " + stops.map { $0.prefix { $0 != "@" } }.joined(separator: " to ")
  }
}
