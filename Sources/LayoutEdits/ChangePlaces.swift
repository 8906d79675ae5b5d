package import LayoutGeometry
package import LayoutSnapshots

/// The places on a screen at which something changed, in points of each canvas.
package struct ChangePlaces: Hashable, Sendable {
  /// The places on the screen as it was; empty for what was not there, or out of sight.
  package var before: [Rect]
  /// The places on the screen as it is.
  package var after: [Rect]

  /// More places on a side are one: the rectangle around all of them.
  private static let limit = 60

  /// Places on both sides; none by default.
  package init(before: [Rect] = [], after: [Rect] = []) {
    self.before = Self.bounded(before)
    self.after = Self.bounded(after)
  }

  /// Indicates whether there is nothing to show.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  private static func bounded(_ places: [Rect]) -> [Rect] {
    let distinct = places.distinct
    guard distinct.count > limit, let first = distinct.first else { return distinct }
    return [distinct.dropFirst().reduce(first) { $0.union($1) }]
  }
}

/// The places of edits on two screens.
///
/// A layout's text has the frames of elements and of views with an id. A view without one is where its texts are, and
/// where the drawing around it changed.
struct EditPlaces {
  private let match: TreeMatch

  init(_ match: TreeMatch) { self.match = match }

  /// Returns the places of some edits, each once.
  func places(of edits: [Edit]) -> ChangePlaces {
    var places = (before: [Rect](), after: [Rect]())
    for edit in edits {
      if edit.owner == .colors, case .set(let name, _, _) = edit.action {
        places.before += rects(inColor: name, of: match.old)
        places.after += rects(inColor: name, of: match.new)
      }
      if let old = edit.old { places.before += rects(of: old, edit, isOld: true) }
      if let new = edit.new { places.after += rects(of: new, edit, isOld: false) }
    }
    return ChangePlaces(before: places.before, after: places.after)
  }

  /// Returns the places of some nodes' parts.
  func places(of parts: [(old: Int, new: Int)]) -> ChangePlaces {
    ChangePlaces(
      before: parts.compactMap { visible($0.old, in: match.old) },
      after: parts.compactMap { visible($0.new, in: match.new) })
  }

  private func visible(_ node: Int, in tree: ScreenTree) -> Rect? {
    let rect = tree.nodes[node].part.flatMap { tree.parts[$0].visible }
    return rect.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The places that are drawn in the colour of a name.
  private func rects(inColor name: String, of tree: ScreenTree) -> [Rect] {
    tree.parts.flatMap { placed in
      placed.visible(
        placed.part.drawing.leaves.filter { $0.look.namedColors.contains { $0.name == name } })
    }
  }

  private func rects(of node: Int, _ edit: Edit, isOld: Bool) -> [Rect] {
    let tree = isOld ? match.old : match.new
    if tree.nodes[node].part != nil { return [visible(node, in: tree)].compactMap(\.self) }
    let region = tree.nodes[node].region
    guard let part = tree.nodes[region].part else { return [] }
    let placed = tree.parts[part]
    let drawn = placed.part.drawing.leaves
    let names = Set(tree.subtree(of: node).compactMap { tree.nodes[$0].name })
    let texts = placed.visible(drawn.filter { $0.string.map(names.contains) == true })
    var changed: [Rect] = []
    let other = (isOld ? match.partners : match.sources)[region]
    if let other, let twin = (isOld ? match.new : match.old).nodes[other].part {
      let known = Set(
        (isOld ? match.new : match.old).parts[twin].part.drawing.leaves.map(\.placeless))
      changed = placed.visible(drawn.filter { !known.contains($0.placeless) })
    }
    // What changed around the view's own texts; without texts, all that changed beside it.
    if let first = texts.first {
      let own = texts.dropFirst().reduce(first) { $0.union($1) }
      let center = Point(x: own.midX, y: own.midY)
      return [changed.filter { $0.contains(center) }.reduce(own) { $0.union($1) }]
    }
    return changed.isEmpty ? [visible(region, in: tree)].compactMap(\.self) : changed
  }
}

extension PlacedPart {
  /// The places on the canvas of some of the commands of the part, as far as they are visible.
  fileprivate func visible(_ commands: [SnapshotCommand]) -> [Rect] {
    commands.compactMap(\.bounds).compactMap { visible?.intersection($0.offset(by: frame.origin)) }
      .filter { !$0.isEmpty }
  }
}

extension [SnapshotCommand] {
  /// The commands that draw, out of their groups.
  var leaves: [SnapshotCommand] {
    flatMap { $0.verb == .group ? $0.commands.leaves : [$0] }
  }
}

extension SnapshotCommand {
  /// The command wherever it is.
  package var placeless: SnapshotCommand {
    var command = self
    command.origin = nil
    return command
  }
}
