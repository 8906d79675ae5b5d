import DisplayList

/// Views whose opacity became 0, or was: they draw nothing, and are there.
///
/// Their drawings are not reported as removed or added.
struct VanishedViews {
  /// The changes of a drawing that the opacities do not explain.
  private(set) var drawn: [ThingChange] = []
  /// The changes of the views; of opacities, those that explain something, or are seen for certain.
  private(set) var views: [ViewChange]

  /// - Parameters:
  ///   - found: How the drawing of a part changed: of a screen, an element or a view with a name.
  ///   - changes: How the views of the screen or the element changed.
  ///   - drawings: Which views draw the part; nil where that is not known.
  init(
    _ found: [ThingChange], _ changes: [ViewChange], from old: SnapshotPart, to new: SnapshotPart,
    drawings: HiddenDrawings? = nil
  ) {
    drawn = found
    views = changes.filter { !$0.isVanishing }
    if views.count == changes.count { return }
    let names = old.namesOfParts.intersection(new.namesOfParts)
    for change in changes {
      guard case .setting("opacity", let view, _, let to) = change else { continue }
      // The root of an element's views is all of it.
      let share = view.map { $0.share(in: new, withPartsNamed: names) } ?? .all
      if share == .nothing { continue }
      let count = drawn.count
      let number = drawings?.number(ofViewIn: change)
      let isOwn = view?.name != nil && view?.name == new.givenName
      let opacity = leaveOut(share, isHidden: to == "0", isOwn: isOwn) { found in
        number.flatMap { drawings?.draws(found, view: $0) }
      }
      if drawn.count < count || share == .group { views.append(change.withOpacity(opacity)) }
    }
  }

  /// Takes what a view drew, or draws again, out of the changes; returns its opacity then where that is known.
  ///
  /// - Parameters:
  ///   - share: What the view draws in the part.
  ///   - isHidden: Whether it is hidden now, and was seen.
  ///   - isOwn: Whether the part is the view's own.
  ///   - isDrawn: Whether a thing that came or went is the view's; nil where that is not known.
  private mutating func leaveOut(
    _ share: ViewShare, isHidden: Bool, isOwn: Bool, isDrawn: (ThingChange) -> Bool?
  ) -> Double? {
    var share = share
    var opacity: Double?
    // The opacity of a group of all that the view draws.
    var group: Double?
    var texts: Set<String> = []
    drawn.removeAll { found in
      let isTaken: Bool
      var visible = found.opacity
      switch found.change {
      case .removed(let noun) where isHidden, .added(let noun) where !isHidden:
        let isDrawn = isDrawn(found)
        // What is known to be another view's is not taken; what is known to be this one's is one less to look for.
        isTaken = isDrawn == false ? false : share.takes(found.thing, noun) || isDrawn == true
      // What a view with a name draws is in a group of that opacity.
      case .value("opacity", .number(let from), .number(0)) where isHidden:
        (isTaken, visible) = (true, from)
      case .value("opacity", .number(0), .number(let to)) where !isHidden:
        (isTaken, visible) = (true, to)
      // The group came or went with all that was in it.
      case .value("opacity", .number(let from), .number(1)) where isHidden && share == .all:
        isTaken = true
        if isOwn { group = from }
      case .value("opacity", .number(1), .number(let to)) where !isHidden && share == .all:
        isTaken = true
        if isOwn { group = to }
      default: isTaken = false
      }
      if isTaken { opacity = opacity ?? visible }
      if isTaken, found.thing.verb == .text, let name = found.thing.name { texts.insert(name) }
      return isTaken
    }
    // Snapshots do not record which views have borders.
    drawn.removeAll { found in
      let isGone =
        switch found.change {
        case .removed: isHidden
        case .added: !isHidden
        default: false
        }
      guard isGone, found.thing.verb == .stroke, let name = found.thing.name else { return false }
      return texts.contains(name) && isDrawn(found) != false
    }
    return group ?? opacity
  }
}

/// What a view draws in a part of a snapshot.
private enum ViewShare: Equatable {
  case nothing
  /// The group of its opacity; the rest is in a part of the view's own.
  case group
  case some(ViewContents)
  /// All that is drawn there.
  case all

  /// True for one more thing that the view may have drawn.
  mutating func takes(_ thing: DrawnThing, _ noun: Sentence) -> Bool {
    switch self {
    case .nothing: return false
    case .group: return thing.verb == .group
    case .all: return noun != .separator
    case .some(var contents):
      defer { self = .some(contents) }
      return contents.takes(thing, noun)
    }
  }
}

/// What a view and those in it draw, and where.
struct ViewContents: Hashable {
  /// The names of the views around it that have one, the nearest first.
  fileprivate var holders: [String] = []
  /// The names of the views in it, and its own.
  fileprivate var parts: Set<String> = []
  /// What texts show, as far as it is known and recorded.
  private var names: Set<String> = []
  private var texts = 0
  private var pictures = 0
  private var shapes = 0
  private var separators = 0

  /// Nothing.
  init() {}

  /// What a view draws with the views in it.
  ///
  /// - Parameter holders: The names of the views around it that have one, the nearest first.
  init(_ view: SnapshotView, in holders: [String]) {
    self.holders = holders
    add(view)
  }

  private mutating func add(_ view: SnapshotView) {
    if let name = view.givenName { parts.insert(name) }
    switch view.kind {
    case "text":
      texts += 1
      if let name = view.name { names.insert(name) }
    case "symbol", "image": pictures += 1
    case "divider": separators += 1
    case "vstack", "hstack", "zstack", "background", "overlay", "spacer": break
    case "toggle": shapes += 2
    case "slider": shapes += 3
    case "progress": shapes += 2
    default: shapes += 1
    }
    for use in ["background", "overlay"] {
      // One of views is counted with these.
      let count = view.settings.count { $0.name == use } - view.children.count { $0.kind == use }
      shapes += max(count, 0)
    }
    for child in view.children { add(child) }
  }

  /// True for one more thing that the views may have drawn.
  fileprivate mutating func takes(_ thing: DrawnThing, _ noun: Sentence) -> Bool {
    if noun == .separator { return separators.takeOne() }
    switch thing.verb {
    case .text:
      let name = thing.name?.onOneLineOfWords ?? ""
      guard names.isEmpty || names.contains(where: { $0.isStart(of: name) }) else { return false }
      return texts.takeOne()
    case .image: return pictures.takeOne()
    case .fill, .stroke: return shapes.takeOne()
    case .group: return true
    }
  }
}

extension ChangedView {
  /// What the view draws in a part, of which it need not be a view.
  ///
  /// - Parameter names: The names of the views in the part that have parts of their own.
  fileprivate func share(in part: SnapshotPart, withPartsNamed names: Set<String>) -> ViewShare {
    if let name = part.givenName, contents.parts.contains(name) { return .all }
    // Views with a label alone may have no part.
    let holder = contents.holders.first { $0 == part.givenName || names.contains($0) }
    if holder != part.givenName { return .nothing }
    return name.map(names.contains) ?? false ? .group : .some(contents)
  }
}

extension SnapshotPart {
  /// The names of the views in the part that have parts of their own.
  fileprivate var namesOfParts: Set<String> {
    views.reduce(into: []) { names, view in
      if let name = view.givenName { names.insert(name) }
      names.formUnion(view.namesOfParts)
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
  /// True for a text, where one of the two may be the start of it with an ellipsis.
  fileprivate func isStart(of text: String) -> Bool {
    self == text || last == "…" && text.hasPrefix(dropLast())
      || text.last == "…" && hasPrefix(text.dropLast())
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

  /// True for the same change with the opacity at which the view was seen, which this one does not have.
  func isSame(withOpacity other: ViewChange) -> Bool {
    guard case .setting("opacity", let view, let from, let to) = self, from == nil || to == nil,
      case .setting("opacity", view, _?, _?) = other
    else { return false }
    return true
  }

  /// True for a view that draws nothing any more, or something again.
  var isVanishing: Bool {
    if case .setting("opacity", _, _, _) = self { true } else { false }
  }
}

extension [ViewChange] {
  /// Adds that views were hidden or shown: each once, with its opacity where one of the parts that it is drawn in
  /// has that.
  mutating func addVanishing(_ changes: [ViewChange]) {
    for change in changes where change.isVanishing && !contains(change) {
      if contains(where: change.isSame) { continue }
      if let index = firstIndex(where: { $0.isSame(withOpacity: change) }) {
        self[index] = change
      } else {
        append(change)
      }
    }
  }
}
