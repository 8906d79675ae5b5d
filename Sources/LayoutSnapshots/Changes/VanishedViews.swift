import DisplayList

/// Views whose opacity became 0, or was: they draw nothing, and are there.
///
/// What their drawings report is not that they were removed or added.
struct VanishedViews {
  /// The changes of a drawing that the opacities do not explain.
  private(set) var drawn: [ThingChange] = []
  /// The changes of the views; of opacities, those that explain something.
  private(set) var views: [ViewChange]

  init(_ found: [ThingChange], _ changes: [ViewChange]) {
    drawn = found
    views = changes.filter { !$0.isVanishing }
    for change in changes where change.isVanishing {
      let count = drawn.count
      let opacity = leaveOut(change)
      if drawn.count < count { views.append(change.withOpacity(opacity)) }
    }
  }

  /// Takes what a view drew, or draws again, out of the changes; answers its opacity then, if it is known.
  private mutating func leaveOut(_ change: ViewChange) -> Double? {
    guard case .setting(_, let view, _, let to) = change else { return nil }
    // The root of an element's views is all of it.
    var contents = view?.contents
    var opacity: Double?
    drawn.removeAll { found in
      let isTaken: Bool
      var visible = found.opacity
      switch (found.change, to) {
      case (.removed(let noun), "0") where noun != .separator: isTaken = contents.takes(found.thing)
      case (.added(let noun), nil) where noun != .separator: isTaken = contents.takes(found.thing)
      // What a view with a name draws is in a group of that opacity.
      case (.value("opacity", .number(let from), .number(0)), "0"):
        (isTaken, visible) = (true, from)
      case (.value("opacity", .number(0), .number(let to)), nil): (isTaken, visible) = (true, to)
      default: isTaken = false
      }
      if isTaken { opacity = opacity ?? visible }
      return isTaken
    }
    return opacity
  }
}

/// What a view and those in it draw.
struct ViewContents: Hashable {
  /// What texts show, as far as it is known and recorded.
  fileprivate var names: Set<String> = []
  fileprivate var texts = 0
  fileprivate var pictures = 0
  fileprivate var shapes = 0

  /// Nothing.
  init() {}

  /// What a view draws with the views in it.
  init(_ view: SnapshotView) { add(view) }

  private mutating func add(_ view: SnapshotView) {
    switch view.kind {
    case "text":
      texts += 1
      if let name = view.name { names.insert(name) }
    case "symbol", "image": pictures += 1
    case "vstack", "hstack", "zstack", "background", "overlay", "spacer": break
    default: shapes += 1
    }
    shapes += view.settings.count { $0.name == "background" || $0.name == "overlay" }
    for child in view.children { add(child) }
  }
}

extension ViewContents? {
  /// True for one more thing that the views may have drawn.
  fileprivate mutating func takes(_ thing: DrawnThing) -> Bool {
    guard var contents = self else { return true }
    defer { self = contents }
    switch thing.verb {
    case .text:
      let name = thing.name?.onOneLineOfWords ?? ""
      guard contents.names.isEmpty || contents.names.contains(where: { $0.isStart(of: name) })
      else {
        return false
      }
      return contents.texts.takeOne()
    case .image: return contents.pictures.takeOne()
    case .fill, .stroke: return contents.shapes.takeOne()
    case .group: return true
    }
  }
}

extension Int {
  fileprivate mutating func takeOne() -> Bool {
    self -= 1
    return self >= 0
  }
}

extension String {
  /// True for a text, or the start of it with an ellipsis.
  fileprivate func isStart(of text: String) -> Bool {
    self == text || last == "…" && text.hasPrefix(dropLast())
  }
}

extension ViewChange {
  /// The change of an opacity with that of the view where it was seen.
  fileprivate func withOpacity(_ opacity: Double?) -> ViewChange {
    guard case .setting(let name, let view, let from, let to) = self, let opacity, opacity != 1
    else {
      return self
    }
    return .setting(name, of: view, from: from ?? opacity.dump, to: to ?? opacity.dump)
  }

  /// The same for the view of a name.
  func isVanishing(viewNamed name: String) -> Bool {
    if case .setting("opacity", let view?, _, _) = self { view.name == name } else { false }
  }

  /// True for a view that draws nothing any more, or something again.
  var isVanishing: Bool {
    if case .setting("opacity", _, _, _) = self { true } else { false }
  }
}
