import TestSupport

/// A screen of views with settings that are drawn at random, to be edited one by one.
struct GeneratedScreen {
  /// A view with its settings, and the views in it.
  struct View {
    var kind: String
    /// The view's own value, as the characters of a text.
    var content: String?
    var settings: [(name: String, value: String)]
    var children: [View] = []

    var isStack: Bool { kind.hasSuffix("stack") }

    /// The view on one line of a config.
    var config: String {
      var own = settings.filter { isStack && ["spacing", "alignment"].contains($0.name) }
        .map { "\($0.name): \($0.value)" }
      let rest = settings.filter { setting in !own.contains("\(setting.name): \(setting.value)") }
        .map { ", \($0.name): \($0.value)" }.joined()
      guard isStack else { return "{ \(kind): \(content ?? "")\(rest) }" }
      own.append("children: [ \(children.map(\.config).joined(separator: ", ")) ]")
      return "{ \(kind): { \(own.joined(separator: ", ")) }\(rest) }"
    }
  }

  /// The view, which is that of each item where there is a layout.
  var view: View
  /// The layout of a collection of four items; nil for a screen of the view alone.
  var layout: String?

  /// The config of the screen.
  var config: String {
    // Wide enough for all texts: of one that is cut, a layout's text has what is drawn.
    let canvas = "canvas: { width: 1200, height: 700 }\n"
    guard let layout else { return canvas + "view: \(view.config)\n" }
    return canvas
      + "view: { collection: { layout: { \(layout) }, items: [ Alma, Ben, Carl, Dora ], "
      + "cell: \(view.config) } }\n"
  }
}

extension GeneratedScreen.View {
  /// The kinds of views without others in them, with their contents and the settings that they alone have.
  private static let leaves: [(kind: String, contents: [String], settings: [String])] = [
    ("text", ["Inbox", "Drafts", "Sent today"], ["font", "foregroundColor", "kerning"]),
    ("symbol", ["star", "heart", "bell"], ["foregroundColor", "font"]),
    ("color", ["mint", "indigo"], ["size"]), ("circle", [""], ["fill", "size"]),
    ("rectangle", [""], ["fill", "size"]), ("toggle", ["true", "false"], ["tint"]),
    ("slider", ["{ value: 0.2 }", "{ value: 0.7 }"], ["tint"]),
    ("progress", ["{ value: 0.3 }", "{ value: 0.6 }"], ["tint"]),
    ("pageControl", ["{ pages: 4, current: 1 }", "{ pages: 4, current: 2 }"], []),
  ]

  /// The values of settings, of which no two draw the same.
  private static let values = [
    "font": ["body", "title2", "caption"], "foregroundColor": ["red", "secondary", "blue"],
    "kerning": ["1", "2"], "size": ["{ width: 40, height: 24 }", "{ width: 60, height: 24 }"],
    "fill": ["orange", "purple", "teal"], "tint": ["pink", "brown"], "spacing": ["4", "9", "16"],
    "alignment": ["leading", "trailing"], "padding": ["3", "8", "[4, 12]"],
    "background": ["yellow", "cyan"], "cornerRadius": ["5", "9"], "opacity": ["0.4", "0.7"],
    "offset": ["[3, 4]", "[6, -2]"], "border": ["black", "gray"],
  ]

  /// The settings of any view.
  private static let modifiers = [
    "padding", "background", "cornerRadius", "opacity", "offset", "border",
  ]

  private static func value(of name: String, _ random: inout SeededGenerator) -> String {
    let values = values[name] ?? [""]
    return values[random.below(values.count)]
  }

  /// Creates a view of others to a depth.
  init(depth: Int, _ random: inout SeededGenerator) {
    var names: [String] = []
    if depth > 0 {
      let kinds = ["vstack", "hstack", "vstack", "zstack"]
      self.init(kind: kinds[random.below(kinds.count)], settings: [])
      children = (0..<2 + random.below(2)).map { _ in Self(depth: depth - 1, &random) }
      if kind != "zstack" { names.append("spacing") }
      if kind == "vstack" { names.append("alignment") }
    } else {
      let leaf = Self.leaves[random.below(Self.leaves.count)]
      self.init(
        kind: leaf.kind, content: leaf.contents[random.below(leaf.contents.count)], settings: [])
      names += leaf.settings.filter { $0 == "size" || random.below(2) == 0 }
    }
    names += Self.modifiers.filter { _ in random.below(5) == 0 }
    settings = names.map { name in
      (name == "size" ? "frame" : name, Self.value(of: name, &random))
    }
  }

  /// Gives a view a value that it has not, or takes one away; returns what was edited, and nil for nothing.
  mutating func edit(_ random: inout SeededGenerator) -> String? {
    if isStack, random.below(4) > 0 {
      let index = random.below(children.count)
      return children[index].edit(&random)
    }
    if isStack, random.below(3) == 0 {
      switch random.below(3) {
      case 0:
        children.insert(Self(depth: 0, &random), at: random.below(children.count + 1))
        return "a view in the \(kind) inserted"
      case 1 where children.count > 1:
        children.remove(at: random.below(children.count))
        return "a view in the \(kind) removed"
      default:
        children.swapAt(0, children.count - 1)
        return "views of the \(kind) swapped"
      }
    }
    if let leaf = Self.leaves.first(where: { $0.kind == kind }), leaf.contents.count > 1,
      random.below(3) == 0
    {
      content = leaf.contents.first { $0 != content }
      return "\(kind) \(content ?? "")"
    }
    guard !settings.isEmpty else { return nil }
    let index = random.below(settings.count)
    let name = settings[index].name == "frame" ? "size" : settings[index].name
    if Self.modifiers.contains(name), random.below(3) == 0 {
      settings.remove(at: index)
      return "\(name) of the \(kind) removed"
    }
    guard let value = Self.values[name]?.first(where: { $0 != settings[index].value }) else {
      return nil
    }
    settings[index].value = value
    return "\(name) of the \(kind) \(value)"
  }
}

extension GeneratedScreen {
  /// Creates a screen at random.
  init(_ random: inout SeededGenerator) {
    let layouts = [
      nil, nil, "list: {}", "grid: { columns: 2, spacing: 6 }", "waterfall: { columns: 2 }",
    ]
    view = View(depth: 1 + random.below(2), &random)
    layout = layouts[random.below(layouts.count)]
  }
}
