import LayoutGeometry

/// Which views of a screen can be elsewhere, or have another size, because of what is reported, and along
/// which axes.
///
/// What can move a view is found from the views alone: what grows pushes those after it in a stack, and
/// makes what holds it grow, unless that has a length of its own. A text whose width can change can have
/// other lines. Nothing is computed from lengths, so that a view may count as movable that did not move;
/// but one that nothing reported can reach does not.
struct PlaceCauses {
  private var nodes: [PlacedView]
  /// Along which axes something in each view can be elsewhere, or has another size, with the view itself.
  private var inside: [(place: Set<Axis>, size: Set<Axis>)] = []
  let drawings: ViewDrawings
  /// How far they are, where that is known.
  private(set) var sums: PlaceSums?
  /// True for a screen from right to left.
  private let isMirrored: Bool

  /// What follows from the differences of two screens; nil where their views are not known.
  ///
  /// - Parameter drawings: What the views draw, before and after.
  init?(
    _ drawings: (old: ViewDrawings?, new: ViewDrawings?), of new: SnapshotScreen,
    views: ViewComparison?, canvas: CanvasCauses
  ) {
    let isFit = new.canvas.settings.contains(SnapshotSetting("height", "fit"))
    self.init(
      drawings, views: views,
      room: Room(
        offer: canvas.movableAxes, place: canvas.movableAxes, fits: isFit ? [.vertical] : [],
        growth: KnownLengths(
          horizontal: canvas.movableAxes.contains(.horizontal) ? nil : 0,
          vertical: canvas.movableAxes.contains(.vertical) ? nil : 0)),
      isMirrored: new.isMirrored)
  }

  /// What of the room around a screen's or an element's views is another one.
  struct Room {
    /// Along which axes the outermost view is offered more or less.
    var offer: Set<Axis>
    /// Along which axes it can be elsewhere, whatever size it has.
    var place: Set<Axis>
    /// The axes along which what is around the views is as long as they are, so that they begin where it
    /// does.
    var fits: Set<Axis>
    /// By how much it is larger, where the outermost view is in its middle.
    var growth: KnownLengths
    /// By how much longer it is along the axes along which it is as long as the views.
    var fitted = KnownLengths.unknown
    /// By how much farther the outermost view reaches beyond a room that it was given to fill.
    var overflow = KnownLengths.zero
  }

  /// What follows from the differences of two screens or elements; nil where their views are not known.
  init?(
    _ drawings: (old: ViewDrawings?, new: ViewDrawings?), views: ViewComparison?, room: Room,
    isMirrored: Bool
  ) {
    guard let views, let before = drawings.old, let drawings = drawings.new else { return nil }
    self.drawings = drawings
    self.isMirrored = isMirrored
    nodes = []
    describe(before, views)
    for cause in views.causes where nodes.indices.contains(cause.view) {
      let holder = nodes[cause.view].holder.map { nodes[$0].view.view.kind }
      nodes[cause.view].add(cause.kind, holder: holder)
    }
    addContents(before, views)
    nodes[0].place.formUnion(room.place)
    nodes[0].offer.formUnion(room.offer)
    for axis in Axis.allCases where room.overflow[axis] != 0 { nodes[0].filled.remove(axis) }
    // No screen needs more rounds than it has views in each other.
    for _ in 0..<64 {
      if !spread(fits: room.fits) { break }
    }
    findInside()
    sums = PlaceSums(
      (before, drawings), views: views, nodes: nodes, room: room, isMirrored: isMirrored)
  }
}

extension SnapshotScreen {
  /// True for a screen from right to left.
  var isMirrored: Bool {
    canvas.settings.contains(SnapshotSetting("layoutDirection", "rightToLeft"))
  }

  /// The screen's size of dynamic type; nil where it was not recorded.
  var dynamicType: String? { canvas.settings.first { $0.name == "dynamicType" }?.value }
}

extension PlaceCauses {
  /// False where nothing that is reported can have moved anything.
  var hasCauses: Bool {
    nodes.contains { node in
      !node.inner.isEmpty || ![node.place, node.size, node.ownSize].allSatisfy(\.isEmpty)
    }
  }
}

extension PlaceCauses {
  /// Finds what can change about each view, and how parts changed.
  private mutating func describe(_ before: ViewDrawings, _ views: ViewComparison) {
    var holders: [Int: NamedView] = [:]
    for view in drawings.views {
      for child in view.children { holders[child.number] = view }
    }
    var described: [Int: PlacedView] = [:]
    for view in drawings.views.reversed() {
      let old = views.oldNumber(of: view.number)
      var node = PlacedView(
        view, in: holders[view.number],
        texts: [drawings.contents[view.number], old.flatMap { before.contents[$0] }],
        children: view.children.compactMap { described[$0.number] })
      if let part = drawings.parts[view.number], let other = old.flatMap({ before.parts[$0] }) {
        node.resized = other.frame.size.resizes(to: part.frame.size)
        // What a collection shows decides how long it is.
        if case .collection(let one) = other.role, case .collection(let two) = part.role,
          one.contentSize != two.contentSize || other.settings != part.settings
        {
          node.ownSize.formUnion(node.resized ?? [])
        }
      }
      described[view.number] = node
    }
    nodes = drawings.views.compactMap { described[$0.number] }
  }

  /// Texts and pictures that take more or less room than they did.
  private mutating func addContents(_ before: ViewDrawings, _ views: ViewComparison) {
    for index in nodes.indices {
      guard let old = views.oldNumber(of: index) else { continue }
      let (one, other) = (before.views[old].view, nodes[index].view.view)
      guard let from = before.contents[old], let to = drawings.contents[index] else {
        // Controls record what they show, too. A bar is as high as it is, whatever its title.
        if one.name != other.name, !nodes[index].view.isBar {
          nodes[index].ownSize.formUnion(Axis.allCases)
        }
        continue
      }
      nodes[index].ownSize.formUnion(from.contentResizes(to: to))
      // Letters of another font are elsewhere in their line.
      if from.isText, (from.look.font, from.look.points) != (to.look.font, to.look.points) {
        nodes[index].inner.append(([.vertical], 0))
      }
    }
  }
}

// What follows from that.
extension PlaceCauses {
  /// Adds what follows from what is known in one step; false where nothing does.
  private mutating func spread(fits: Set<Axis>) -> Bool {
    var isChanged = false
    func add(_ axes: Set<Axis>, to path: WritableKeyPath<PlacedView, Set<Axis>>, _ number: Int) {
      guard !axes.isSubset(of: nodes[number][keyPath: path]) else { return }
      nodes[number][keyPath: path].formUnion(axes)
      isChanged = true
    }
    for number in nodes.indices.reversed() {
      let node = nodes[number]
      var size = contentSize(node).subtracting(node.fixed).subtracting(node.filled)
        .union(node.ownSize)
      size.formUnion(node.offer.intersection(node.flexible))
      let room = size.union(node.offer)
      if node.isCoupled, room.contains(.horizontal) {
        size.formUnion(Set([.vertical]).subtracting(node.fixed))
      }
      if node.hasRatio, room.contains(.vertical) {
        size.formUnion(Set([.horizontal]).subtracting(node.fixed))
      }
      // What did not grow moves nothing.
      if let resized = node.resized { size.formIntersection(resized) }
      add(size, to: \.size, number)
    }
    // A screen has its view in its middle, and so has an element.
    add(nodes[0].size.subtracting(fits), to: \.place, 0)
    for number in nodes.indices {
      let node = nodes[number]
      let place = contentPlace(node)
      let offered = node.offer.union(node.ownSize).subtracting(
        node.fixed.subtracting(node.ownSize))
      var siblings = SiblingSizes(node.view.children.map { nodes[$0.number] })
      for (index, child) in node.view.children.enumerated() {
        let child = nodes[child.number]
        let offer =
          child.view.isDecoration
          ? node.size
          : offered.union(siblings.ofAll(but: child).intersection(node.sharedAxes))
        add(offer, to: \.offer, child.view.number)
        add(place.union(child.ownPlace), to: \.place, child.view.number)
        for inner in node.inner where index >= inner.from {
          add(inner.axes, to: \.place, child.view.number)
        }
        add(shifts(of: child, beside: siblings, in: node), to: \.place, child.view.number)
        siblings.pass(child)
      }
    }
    return isChanged
  }

  /// Along which axes the views in another one have other sizes, but for what is behind or over that.
  private struct SiblingSizes {
    /// How many of them have, along each axis.
    private var counts: [Axis: Int] = [:]
    /// The axes of those before the next one.
    private(set) var before: Set<Axis> = []

    init(_ views: [PlacedView]) {
      for view in views where !view.view.isDecoration {
        for axis in view.size { counts[axis, default: 0] += 1 }
      }
    }

    /// The axes of all of them.
    var all: Set<Axis> { Set(counts.keys) }

    /// The axes of all but one of them.
    func ofAll(but view: PlacedView) -> Set<Axis> {
      all.filter { (counts[$0] ?? 0) > (view.size.contains($0) ? 1 : 0) }
    }

    /// Goes on to the view after one.
    mutating func pass(_ view: PlacedView) {
      if !view.view.isDecoration { before.formUnion(view.size) }
    }
  }

  /// Finds what can be elsewhere in each view.
  private mutating func findInside() {
    inside = nodes.map { node in (contentPlace(node).union(node.size), node.size.union(node.offer))
    }
    for node in nodes.reversed() {
      guard let holder = node.holder else { continue }
      inside[holder].place.formUnion(inside[node.view.number].place)
      inside[holder].size.formUnion(inside[node.view.number].size)
    }
  }

  /// Along which axes what is in a view has another size.
  private func contentSize(_ node: PlacedView) -> Set<Axis> {
    Set(node.view.children.filter { !$0.isDecoration }.flatMap { nodes[$0.number].size })
  }

  /// Along which axes what a view shows can be elsewhere because of the view itself.
  private func contentPlace(_ node: PlacedView) -> Set<Axis> {
    var place = node.place.union(node.ownPlace)
    let growth = node.size.union(contentSize(node)).union(node.ownSize)
    let framed = Set(node.view.view.settings.compactMap(\.frameAxis))
    place.formUnion(growth.intersection(framed).subtracting(startAxes(node, "frameAlignment")))
    if node.view.children.isEmpty {
      for inner in node.inner where inner.from == 0 { place.formUnion(inner.axes) }
      // What is as large as its room is drawn in its middle.
      if node.isCoupled { place.formUnion(growth) }
    }
    return place
  }

  /// Along which axes others in a view push one of them, or it is aligned with them.
  private func shifts(
    of child: PlacedView, beside siblings: SiblingSizes, in node: PlacedView
  ) -> Set<Axis> {
    let view = node.view.view
    let own = child.size.union(node.size)
    if child.view.isDecoration { return own }
    let isMirrored = isMirrored || view.settings.contains { $0.name == "layoutDirection" }
    switch view.kind {
    case "vstack":
      return siblings.before.intersection([.vertical]).union(
        own.intersection([.horizontal]).subtracting(startAxes(node, "alignment")))
    case "hstack":
      return (isMirrored ? siblings.all : siblings.before).intersection([.horizontal])
        .union(
          own.union(siblings.all).intersection([.vertical])
            .subtracting(startAxes(node, "alignment")))
    case "zstack": return own.subtracting(startAxes(node, "alignment"))
    default: return own.union(siblings.all)
    }
  }
}

extension PlaceCauses {
  /// The axes along which what is in a view begins where that does.
  private func startAxes(_ node: PlacedView, _ setting: String) -> Set<Axis> {
    let edges = node.view.view.settings.last { $0.name == setting }?.value.split(separator: ",")
    var axes: Set<Axis> = []
    if edges?.contains("leading") == true, !isMirrored { axes.insert(.horizontal) }
    if edges?.contains("top") == true { axes.insert(.vertical) }
    return axes
  }
}

// Whether a place follows.
extension PlaceCauses {
  /// What of a thing is otherwise than it was.
  struct Displacement {
    var place: Set<Axis> = []
    var size: Set<Axis> = []
    /// How far it moved, and by how much it is larger.
    private let distance: Point
    private let growth: Point

    /// How a rectangle became another one.
    init(from old: Rect, to new: Rect) {
      distance = new.origin - old.origin
      growth = old.size.growth(to: new.size)
      place = Set(Axis.allCases.filter { !(new.origin[$0] - old.origin[$0]).isNone })
      size = old.size.resizes(to: new.size)
    }

    /// False for what moved farther than is known, or less far, or has another size than is known.
    func isAs(far origin: KnownLengths, larger growth: KnownLengths) -> Bool {
      func isAs(_ known: KnownLengths, _ found: Point, along axes: Set<Axis>) -> Bool {
        // Sums of rounded lengths are off by some of their thousandths.
        axes.allSatisfy { axis in known[axis].map { abs($0 - found[axis]) < 0.02 } ?? true }
      }
      return isAs(origin, distance, along: place) && isAs(growth, self.growth, along: size)
    }
  }

  /// True if something that is reported can have moved what a command of the canvas draws; for one of a view
  /// that is not known, if it can have moved any view so.
  ///
  /// - Parameters:
  ///   - command: Its place in the new canvas's drawing without groups.
  ///   - oldCommand: The place of the one that it was.
  func explain(
    _ displacement: Displacement, ofCommand command: Int?, since oldCommand: Int?
  ) -> Bool {
    guard let command, let link = drawings.links[command] else {
      return explainSomewhere(displacement)
    }
    let node = nodes[link.view]
    // What is behind a view is as large as it is with some of its modifiers.
    let place = link.use == .own ? contentPlace(node) : contentPlace(node).union(node.size)
    var size = node.size.union(node.offer.intersection(node.flexible))
    if link.use != .own { size.formUnion(contentSize(node)) }
    return explains(displacement, place: place, size: size)
      && isAsFar(displacement, link, since: oldCommand)
  }

  /// True if something that is reported can have moved a part.
  func explain(_ displacement: Displacement, of part: SnapshotPart) -> Bool {
    guard let number = drawings.view(of: part) else {
      return explainSomewhere(displacement)
    }
    let node = nodes[number]
    // What is around all that places a view begins where that does.
    let place = node.isNamedOutside ? node.place.union(node.ownPlace) : contentPlace(node)
    guard explains(displacement, place: place, size: node.size.union(node.offer)) else {
      return false
    }
    guard let named = sums(of: part, number) else { return true }
    return displacement.isAs(far: named.origin, larger: named.growth)
  }

  /// True if something that is reported can have given a part another length along an axis.
  func resizes(_ part: SnapshotPart, along axis: Axis) -> Bool {
    drawings.view(of: part).map { nodes[$0].size.union(nodes[$0].offer).contains(axis) } ?? false
  }

  /// True if something that is reported can have moved something in a part with a name.
  func explain(_ displacement: Displacement, in part: SnapshotPart) -> Bool {
    guard let number = drawings.view(of: part) else {
      return explainSomewhere(displacement)
    }
    return explains(displacement, place: inside[number].place, size: inside[number].size)
  }

  private func explainSomewhere(_ displacement: Displacement) -> Bool {
    explains(displacement, place: inside[0].place, size: inside[0].size)
  }

  private func explains(
    _ displacement: Displacement, place: Set<Axis>, size: Set<Axis>
  ) -> Bool {
    displacement.place.isSubset(of: place) && displacement.size.isSubset(of: size)
  }
}

extension NamedView {
  /// True for what is behind or over another view, which is as large as it is whatever that is.
  var isDecoration: Bool { view.isDecoration }
}

extension SnapshotSetting {
  /// The axis of a frame's length, along which a view can have more room than it takes; nil for others.
  fileprivate var frameAxis: Axis? {
    switch name {
    case "width", "minWidth", "idealWidth", "maxWidth", "relativeWidth": .horizontal
    case "height", "minHeight", "idealHeight", "maxHeight": .vertical
    default: nil
    }
  }
}
