import LayoutGeometry

/// How far each view of a screen or an element is elsewhere, where that is a sum: of what the views around it
/// and before it in its stack were given, and of how much larger these are.
///
/// The arithmetic of stacks, padding, frames and offsets is known, and the sizes of texts of one line, of shapes
/// and of collections are in the snapshot. Not known, so that only a `PlaceCauses` decides about it, are:
/// the height of a text in another font, and of one that came; how high a text is at all, and so
/// the height of a row of texts and of others that grew; lengths that several flexible
/// views share, such as spaces; frames with bounds, unless they are as high as the element; baselines; controls; modifiers of other modules; and, along
/// the horizontal axis, screens from right to left.
struct PlaceSums {
  /// What is known of a view.
  private struct Measured {
    /// Its growth without modifiers, and with each of them from the inside to the outside.
    var growths: [KnownLengths]
    /// Its lengths now, with all of them.
    var size: KnownLengths
    /// How far each modifier moves what is in it.
    var shifts: [KnownLengths] = []
    /// The modifiers; nil where one is not known.
    var steps: [ViewStep]?

    static let unknown = Measured(growths: [.unknown], size: .unknown)

    var growth: KnownLengths { growths[growths.count - 1] }

    /// Takes over how much larger the view is with all of its modifiers, and how far frames with bounds then
    /// move what is in them.
    mutating func settle(_ growth: Double?, along axis: Axis) {
      guard var known = growth, let steps else { return }
      growths[growths.count - 1][axis] = known
      for index in steps.indices.reversed() {
        switch steps[index] {
        case .neutral, .offset: break
        case .padding(let old, let new): known -= Insets.growth(from: old, to: new, axis)
        case .frame(let frame):
          guard frame.rules[axis] == ViewStep.FrameStep.Rule.none else {
            if frame.rules[axis] == .bounded {
              shifts[index][axis] = ViewStep.shift(
                in: known, of: growths[index][axis], part: frame.parts[axis])
            }
            return
          }
        }
        growths[index][axis] = known
      }
    }
  }

  private let before: ViewDrawings
  private let after: ViewDrawings
  private let views: ViewComparison
  /// What can be elsewhere at all, and larger; by the views' numbers.
  private let nodes: [PlacedView]
  private var measured: [Measured]
  /// How far each view with all its modifiers is elsewhere.
  private var origins: [KnownLengths]
  /// By how much farther the outermost view reaches beyond a room that it was given to fill.
  private let overflow: KnownLengths

  /// What a stack's children are apart by default, unless one has texts.
  ///
  /// The same as `NodeSpacing.defaultLength` of CellViews, which this module does not import: the tests
  /// of sums hold both to each other.
  private static let defaultSpacing = 8.0

  /// - Parameter room: What of the room around the views is another one.
  init(
    _ drawings: (old: ViewDrawings, new: ViewDrawings), views: ViewComparison, nodes: [PlacedView],
    room: PlaceCauses.Room, isMirrored: Bool
  ) {
    (before, after) = drawings
    self.views = views
    self.nodes = nodes
    measured = Array(repeating: .unknown, count: nodes.count)
    origins = Array(repeating: .unknown, count: nodes.count)
    overflow = room.overflow
    guard let root = after.views.first, root.number == 0 else { return }
    var offer = room.growth
    for axis in room.fits { offer[axis] = nil }
    measure(root, offer: offer)
    for axis in room.fits { measured[0].settle(room.fitted[axis], along: axis) }
    var origin = KnownLengths.unknown
    for axis in Axis.allCases {
      origin[axis] =
        room.fits.contains(axis)
        ? room.growth[axis].map { _ in 0 }
        : ViewStep.shift(in: room.growth[axis], of: measured[0].growth[axis], part: 0.5)
    }
    place(root, origin: origin)
    let mirrors = after.views.contains { view in
      view.view.settings.contains { $0.name == "layoutDirection" }
    }
    if isMirrored || mirrors {
      for index in origins.indices { origins[index].horizontal = nil }
    }
  }

  /// True if the view that a link is of drew a command of the old screen, for the same use.
  func draws(_ command: Int, asDoes link: ViewDrawings.Link) -> Bool {
    before.links[command].map { old in
      old.view == views.oldNumber(of: link.view) && old.use == link.use
    } ?? false
  }

  /// How far what a view shows is elsewhere.
  ///
  /// Letters of another font are elsewhere in their line, and so is another picture in its room.
  func content(of view: Int) -> KnownLengths {
    var origin = level(0, of: view).origin
    guard let old = views.oldNumber(of: view) else { return .unknown }
    guard let from = before.contents[old], let to = after.contents[view] else {
      return before.sizes[old] == nil || after.sizes[view] == nil ? .unknown : origin
    }
    if !from.isText { return from.size == to.size ? origin : .unknown }
    let (one, other) = (from.look, to.look)
    if one.font != other.font || one.points != other.points || one.stretch != other.stretch {
      origin.vertical = nil
    }
    if one.lines != nil || other.lines != nil, from != to { origin.horizontal = nil }
    return one.turn == other.turn ? origin : .unknown
  }

  /// How far what a view shows is elsewhere in a part with a name around it.
  ///
  /// - Parameter named: How far the part is.
  func content(of view: Int, in named: KnownLengths) -> KnownLengths {
    var origin = content(of: view)
    for axis in Axis.allCases {
      origin[axis] = KnownLengths.sum(origin[axis], named[axis].map(-))
    }
    return origin
  }

  /// The texts and pictures of a part that are elsewhere in it than the sum makes them, before and after.
  ///
  /// - Parameters:
  ///   - view: The view that is the part.
  ///   - named: How far the part is.
  func strays(
    in view: Int, named: KnownLengths
  ) -> [(old: SnapshotCommand, new: SnapshotCommand)] {
    var found: [(old: SnapshotCommand, new: SnapshotCommand)] = []
    var number = view
    while number < view + after.views[view].count {
      // What is in another part is in that part's space.
      if number != view, after.parts[number] != nil {
        number += after.views[number].count
        continue
      }
      if let from = views.oldNumber(of: number).flatMap({ before.contents[$0] }),
        let to = after.contents[number], let start = from.origin, let end = to.origin
      {
        let displacement = PlaceCauses.Displacement(
          from: Rect(origin: start, size: .zero), to: Rect(origin: end, size: .zero))
        let expected = content(of: number, in: named)
        if !displacement.isAs(far: expected, larger: .unknown) { found.append((from, to)) }
      }
      number += 1
    }
    return found
  }

  /// How far what is behind or over a view is elsewhere, and how much larger it is.
  ///
  /// - Parameter name: The modifier; only of one that a view has once.
  func decoration(_ name: String, of view: Int) -> (origin: KnownLengths, growth: KnownLengths) {
    guard let steps = measured[view].steps else { return (.unknown, .unknown) }
    let places = steps.indices.filter { steps[$0].isNamed(name) }
    return places.count == 1 ? level(places[0], of: view) : (.unknown, .unknown)
  }

  /// How far a view is elsewhere, and how much larger it is, with the modifiers before one of a number.
  private func level(_ step: Int, of view: Int) -> (origin: KnownLengths, growth: KnownLengths) {
    let found = measured[view]
    guard found.steps != nil else { return (.unknown, found.growths[0]) }
    return (found.shifts[step...].reduce(origins[view], +), found.growths[step])
  }
}

// What the outermost view does where what is in it is longer than its room.
extension PlaceSums {
  /// By how much larger the outermost view can be, at most, although its room is not, and how far that moves
  /// what it shows, as a part of that.
  ///
  /// What is in it is larger by as much, and may be longer than the room, whose middle is the view's then.
  /// Nothing is known of a view that does not fill its room.
  func possibleOverflow(along axis: Axis) -> (most: Double, part: Double)? {
    guard let root = measured.first, let steps = root.steps else { return nil }
    let fills = steps.indices.filter { index in
      if case .frame(let frame) = steps[index] { frame.rules[axis] == .fill } else { false }
    }
    guard fills.count == 1, let index = fills.first, case .frame(let frame) = steps[index],
      let growth = root.growths[index][axis], !growth.isNone, let part = frame.parts[axis],
      let own = root.growths[index + 1][axis], own.isNone
    else { return nil }
    return (growth, part - 0.5)
  }
}

// How much larger views are.
extension PlaceSums {
  /// Finds how much larger a view is, and those in it.
  ///
  /// - Parameter offer: By how much more it is offered.
  private mutating func measure(_ view: NamedView, offer: KnownLengths) {
    let old = views.oldNumber(of: view.number).map { before.views[$0] }
    guard let old, old.view.kind == view.view.kind,
      let steps = ViewStep.steps(from: old.view, to: view.view)
    else {
      for child in view.children { measure(child, offer: .unknown) }
      measured[view.number].growths = [fallback(.unknown, view)]
      return
    }
    var offers = [offer]
    for step in steps.reversed() { offers.append(step.inner(offers[offers.count - 1])) }
    var (growth, size) = content(view, old, offer: offers[offers.count - 1])
    var found = Measured(growths: [growth], size: size, steps: steps)
    for (step, offer) in zip(steps, offers.reversed().dropFirst()) {
      // What fills its room is as long as what is in it, where that is longer.
      let filled = view.number == 0 ? offer + overflow : offer
      let outer = step.apply(to: growth, offer: filled)
      size = step.size(of: size)
      growth = outer.growth
      found.growths.append(growth)
      found.shifts.append(outer.shift)
    }
    found.growths[found.growths.count - 1] = fallback(growth, view)
    found.size = size
    measured[view.number] = found
  }

  /// A growth, which is none where nothing that is reported can make the view larger.
  private func fallback(_ growth: KnownLengths, _ view: NamedView) -> KnownLengths {
    var growth = growth
    for axis in Axis.allCases where growth[axis] == nil {
      if !nodes[view.number].size.contains(axis) { growth[axis] = 0 }
    }
    return growth
  }

  /// How much larger what a view shows is, and how large.
  private mutating func content(
    _ view: NamedView, _ old: NamedView, offer: KnownLengths
  ) -> (growth: KnownLengths, size: KnownLengths) {
    switch view.view.kind {
    case "vstack": return stack(view, old, along: .vertical, offer: offer)
    case "hstack": return stack(view, old, along: .horizontal, offer: offer)
    case "zstack": return stack(view, old, along: nil, offer: offer)
    default: break
    }
    for child in view.children { measure(child, offer: .unknown) }
    if let from = before.contents[old.number], let to = after.contents[view.number] {
      return from.growth(to: to)
    }
    let sizes = (
      view.view.kind == "collection"
        ? before.parts[old.number]?.frame.size : before.sizes[old.number],
      view.view.kind == "collection"
        ? after.parts[view.number]?.frame.size : after.sizes[view.number]
    )
    guard let from = sizes.0, let to = sizes.1 else { return (.unknown, .unknown) }
    return (
      KnownLengths(horizontal: to.width - from.width, vertical: to.height - from.height),
      KnownLengths(horizontal: to.width, vertical: to.height)
    )
  }

  /// The views in a stack that take room in it.
  private func children(of view: NamedView) -> [NamedView] {
    view.children.filter { !$0.isDecoration }
  }

  /// How many of a stack's children are those that it had, from its start on; and whether all are.
  private func kept(_ view: NamedView, _ old: NamedView) -> (count: Int, areAll: Bool) {
    let (now, then) = (children(of: view), children(of: old))
    let count = zip(now, then).prefix { views.oldNumber(of: $0.number) == $1.number }.count
    return (count, count == now.count && count == then.count)
  }

  private mutating func stack(
    _ view: NamedView, _ old: NamedView, along: Axis?, offer: KnownLengths
  ) -> (growth: KnownLengths, size: KnownLengths) {
    var inner = offer
    if let along { inner[along] = nil }
    for child in view.children { measure(child, offer: child.isDecoration ? .unknown : inner) }
    guard kept(view, old).areAll else { return (.unknown, .unknown) }
    let children = children(of: view).map { measured[$0.number] }
    var (growth, size) = (KnownLengths.unknown, KnownLengths.unknown)
    for axis in Axis.allCases {
      let growths = children.map { $0.growth[axis] }
      if axis == along {
        growth[axis] = (growths + spaces(view, old)).reduce(0, KnownLengths.sum)
        let sizes = children.map { $0.size[axis] } + spacings(view)
        size[axis] = sizes.reduce(0, KnownLengths.sum)
      } else {
        let known = growths.compactMap(\.self)
        let sizes = children.compactMap { $0.size[axis] }
        size[axis] = sizes.count == children.count ? sizes.max() : nil
        guard known.count == children.count, let first = known.first else { continue }
        if known.allSatisfy({ ($0 - first).isNone }) {
          growth[axis] = first
        } else if let longest = size[axis] {
          growth[axis] = longest - (zip(sizes, known).map { $0 - $1 }.max() ?? 0)
        }
      }
    }
    return (growth, size)
  }

  /// How far each child of a stack is from the one after it, as `NodeSpacing` of CellViews has it; nil
  /// beside one with texts, where that depends on their fonts.
  private func spacings(_ view: NamedView) -> [Double?] {
    let children = children(of: view)
    let given = view.view.settings.first { $0.name == "spacing" }.flatMap { Double($0.value) }
    return zip(children, children.dropFirst()).map { one, other in
      if let given { return given }
      if [one, other].contains(where: { $0.view.kind == "spacer" }) { return 0 }
      return view.view.kind == "vstack" && (one.hasTexts || other.hasTexts)
        ? nil : Self.defaultSpacing
    }
  }

  /// By how much farther each child of a stack is from the one after it.
  private func spaces(_ view: NamedView, _ old: NamedView) -> [Double?] {
    zip(spacings(old), spacings(view)).map { before, after in
      if let before, let after { return after - before }
      return before == nil && after == nil && !fontsChange ? 0 : nil
    }
  }

  /// True if any text may be in another font.
  private var fontsChange: Bool {
    after.views.contains { view in
      guard let old = views.oldNumber(of: view.number).map({ before.views[$0] }) else {
        return false
      }
      func fonts(_ view: NamedView) -> [String] {
        view.view.settings.filter { Self.fontSettings.contains($0.name) }
          .map { "\($0.name) \($0.value)" }
      }
      return fonts(old) != fonts(view)
    }
  }

  private static let fontSettings: Set = [
    "font", "fontWeight", "bold", "fontDesign", "dynamicType", "style", "imageScale",
  ]
}

// How far they are elsewhere.
extension PlaceSums {
  /// Finds how far a view is elsewhere, and those in it.
  ///
  /// - Parameter origin: How far it is with its modifiers.
  private mutating func place(_ view: NamedView, origin: KnownLengths) {
    var origin = origin
    for axis in Axis.allCases where origin[axis] == nil {
      if !nodes[view.number].place.contains(axis) { origin[axis] = 0 }
    }
    origins[view.number] = origin
    let own = level(0, of: view.number)
    let old = views.oldNumber(of: view.number).map { before.views[$0] }
    let stacks: [String: Axis?] = ["vstack": .vertical, "hstack": .horizontal, "zstack": nil]
    guard let old, let axis = stacks[view.view.kind], measured[view.number].steps != nil else {
      for child in view.children { place(child, origin: .unknown) }
      return
    }
    for child in view.children where child.isDecoration { place(child, origin: .unknown) }
    let children = children(of: view)
    let kept = kept(view, old)
    let spaces = spaces(view, old)
    let alignment = view.view.settings.first { $0.name == "alignment" }
    let isAligned = old.view.settings.first { $0.name == "alignment" } == alignment
    let parts = isAligned ? ViewStep.parts(ofAlignment: alignment?.value) : .unknown
    var place = own.origin
    for (index, child) in children.enumerated() {
      let growth = measured[child.number].growth
      var origin = place
      for side in Axis.allCases where side != axis {
        origin[side] = KnownLengths.sum(
          own.origin[side],
          ViewStep.shift(in: own.growth[side], of: growth[side], part: parts[side]))
      }
      if index >= kept.count {
        if let axis { origin[axis] = nil } else { origin = .unknown }
      }
      self.place(child, origin: origin)
      guard let axis, spaces.indices.contains(index) else { continue }
      place[axis] = KnownLengths.sum(
        place[axis], KnownLengths.sum(growth[axis], spaces[index]))
    }
  }
}

extension ViewStep {
  fileprivate func isNamed(_ name: String) -> Bool {
    if case .neutral(name) = self { true } else { false }
  }

  /// How large a view is with the modifier.
  fileprivate func size(of size: KnownLengths) -> KnownLengths {
    var size = size
    for axis in Axis.allCases {
      switch self {
      case .neutral, .offset: break
      case .padding(_, let insets):
        size[axis] = size[axis].map { $0 + (insets.all[axis] ?? []).reduce(0, +) }
      case .frame(let frame):
        switch frame.rules[axis] {
        case .fixed(_, let length): size[axis] = length
        case .fill, .bounded: size[axis] = nil
        case .some(.none), nil: break
        }
      }
    }
    return size
  }
}
