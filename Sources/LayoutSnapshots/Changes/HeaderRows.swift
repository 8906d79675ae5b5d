import LayoutGeometry

/// The first rows of a list's sections that became headers, or are none any more: how they look because of
/// that.
struct HeaderRows {
  /// The first row of each section.
  private let rows: [ItemPairs.Pair]
  /// The fonts of the texts and symbols that take those that the list gives them.
  private let fonts: ListFonts
  /// The fonts of other rows, which may have them from around the list.
  private let rowFonts: Set<DrawingValue>
  /// True where the rows are headers now, and false where they were.
  private let areNow: Bool
  /// What headers are painted with.
  private let color: String
  /// How much farther down what is in a header is than its middle, in points.
  private let lowering: Double

  /// What rows are painted with, unless they were given something else.
  private static let rowColors: Set = ["primary", "label", "secondaryLabel"]
  /// What else decides where a row's contents are, and not where a header's are.
  private static let rowTraits: Set = [
    "accessories", "listRowInsets", "indentationLevel", "indentationWidth",
  ]

  /// Nil for a list of which the first rows are what they were.
  ///
  /// - Parameter types: The sizes of dynamic type of both screens.
  init?(from old: SnapshotPart, to new: SnapshotPart, types: (old: String?, new: String?)) {
    func value(_ name: String, of part: SnapshotPart) -> String? {
      part.settings.first { $0.name == name }?.value
    }
    areNow = value("headerMode", of: new) == "firstItemInSection"
    guard areNow != (value("headerMode", of: old) == "firstItemInSection") else { return nil }
    let list = areNow ? new : old
    let appearance = value("appearance", of: list) ?? ""
    let isSidebar = appearance.hasPrefix("sidebar")
    fonts = ListFonts(
      rowType: areNow ? types.old : types.new, headerType: areNow ? types.new : types.old,
      isHeadline: isSidebar || appearance == "plain")
    color = isSidebar ? "label" : "secondaryLabel"
    let spacing = value("listSectionSpacing", of: list).flatMap { Double($0) } ?? 0
    // What is above a header's contents, and below them.
    let insets =
      isSidebar ? (16.0, 8.0) : appearance == "plain" ? (7.0, 7.0) : (spacing / 2 - 0.5, 6.0)
    lowering = (insets.0 - insets.1) / 2 * (areNow ? 1 : -1)
    func first(_ part: SnapshotPart) -> [Int: SnapshotPart] {
      Dictionary(
        part.parts.compactMap { row in
          row.element.flatMap { $0.kind == .cell && $0.item == 0 ? ($0.section, row) : nil }
        }, uniquingKeysWith: { first, _ in first })
    }
    let before = first(old)
    rows = first(new).sorted { $0.key < $1.key }.compactMap { section, row in
      before[section].map { ItemPairs.Pair(old: $0, new: row) }
    }
    let others = (areNow ? old : new).parts.filter { $0.element?.kind == .cell && $0.item > 0 }
    rowFonts = Set(
      others.flatMap(\.inks).map(\.command).filter { $0.verb == .text }.map(\.font))
  }

  /// True for a change of what first rows draw that follows from what they are.
  ///
  /// - Parameter keepsViews: Whether the views of all of them are the same.
  func explain(
    _ look: LookComparison.Look, of pairs: [ItemPairs.Pair], keepsViews: Bool
  ) -> Bool {
    guard pairs.allSatisfy({ $0.new.item == 0 }) else { return false }
    switch look.change {
    case .value("font", let from, let to):
      return isOfHeader(from, to)
        && !isKept(besides: pairs, look) { $0.font == (areNow ? from : to) }
    case .value("text colour", let from, let to), .value("tint", let from, let to):
      let (row, header) = areNow ? (from, to) : (to, from)
      return header.name == color && Self.rowColors.contains(row.name ?? "")
        && !isKept(besides: pairs, look) { $0.look.colorName == from.name }
    // A symbol is as heavy and as large as the texts around it.
    case .replaced("picture"):
      return fonts.isHeadline && pairs.allSatisfy { isSymbol(look, in: $0) }
    case .value("size", .number(let from), .number(let to)):
      return pairs.allSatisfy { pair in
        isSymbol(look, in: pair) && scales(of: pair).contains { abs(from * $0 - to) < 0.01 }
      } && !isKept(besides: pairs, look) { $0.size.map { abs($0.height - from) < 0.01 } == true }
    case .moved(_, let from, let to):
      return keepsViews && pairs.allSatisfy { canMove(by: to - from, in: $0) }
    case .gap(_, _, let distance):
      return keepsViews
        && pairs.allSatisfy { pair in
          guard let growth = growth(in: pair), isRigid(pair) else { return true }
          return abs(distance) < growth + 0.005
        }
    default: return false
    }
  }

  /// True for the font that the list gives to rows and the one that it gives to headers, or the reverse.
  private func isOfHeader(_ from: DrawingValue, _ to: DrawingValue) -> Bool {
    let (row, header) = areNow ? (from, to) : (to, from)
    return fonts.areOfList(row: row, header: header, elsewhere: rowFonts)
  }

  /// True where another first row with the same views keeps a look that was that of the same text or symbol: it
  /// was not the list that gave it that.
  private func isKept(
    besides pairs: [ItemPairs.Pair], _ look: LookComparison.Look,
    _ isLike: (SnapshotCommand) -> Bool
  ) -> Bool {
    guard let thing = look.thing, [.text, .image].contains(thing.verb) else { return false }
    return rows.contains { row in
      guard row.old.view == pairs.first?.old.view,
        let old = row.old.command(thing, in: look.view),
        let new = row.new.command(thing, in: look.view)
      else { return false }
      return isLike(old) && isLike(new)
    }
  }

  private func isSymbol(_ look: LookComparison.Look, in pair: ItemPairs.Pair) -> Bool {
    guard let thing = look.thing, thing.verb == .image,
      let old = pair.old.command(thing, in: look.view),
      let new = pair.new.command(thing, in: look.view)
    else { return false }
    return old.look.tint != nil && new.look.tint != nil
      && old.look.pictureName == new.look.pictureName
  }

  /// How much larger the list makes what it gives a font to: as it is by itself, and as the row's texts are.
  private func scales(of pair: ItemPairs.Pair) -> [Double] {
    let found = zip(pair.old.inks, pair.new.inks).compactMap { old, new -> Double? in
      guard isOfHeader(old.command.font, new.command.font), let from = old.command.look.points,
        let to = new.command.look.points
      else { return nil }
      return to / from
    }
    return found + [areNow ? fonts.scale : 1 / fonts.scale]
  }

  /// True for a move in a first row that its becoming a header does not explain, where all that decides about
  /// it is known.
  func isStray(by shift: Point, in pair: ItemPairs.Pair) -> Bool {
    pair.new.item == 0 && pair.old.item == 0 && pair.old.view == pair.new.view && isRigid(pair)
      && growth(in: pair) != nil && !canMove(by: shift, in: pair)
  }

  /// True for a move with the middle of the row, and to the side by no more than texts and symbols are wider.
  private func canMove(by shift: Point, in pair: ItemPairs.Pair) -> Bool {
    let names = [pair.old, pair.new].flatMap { $0.view?.settings.map(\.name) ?? [] }
    if !Self.rowTraits.isDisjoint(with: names) { return true }
    guard let growth = growth(in: pair) else { return true }
    let middle = (pair.new.frame.height - pair.old.frame.height) / 2 + lowering
    return abs(shift.x) < growth + 0.005
      && (shift.y.isSmall || (shift.y - middle).isSmall || !isRigid(pair))
  }

  /// How much wider or narrower the row's texts and symbols are, all together; nil where they are others.
  ///
  /// A symbol's margins, which grow with it, are together at most as wide as it is.
  private func growth(in pair: ItemPairs.Pair) -> Double? {
    let (old, new) = (pair.old.inks.map(\.command), pair.new.inks.map(\.command))
    guard old.map(\.verb) == new.map(\.verb) else { return nil }
    return zip(old, new).map { abs($1.inkWidth - $0.inkWidth) * ($0.verb == .image ? 2 : 1) }
      .reduce(0, +)
  }

  /// True for a row whose texts are as high as they were.
  private func isRigid(_ pair: ItemPairs.Pair) -> Bool {
    zip(pair.old.inks, pair.new.inks).allSatisfy { old, new in
      old.command.look.points == new.command.look.points
        && old.command.look.lines?.count == new.command.look.lines?.count
        && old.command.size?.height == new.command.size?.height
    }
  }
}

extension SnapshotPart {
  /// The command that a thing is drawn by, in a view with a name or in the part itself.
  fileprivate func command(_ thing: DrawnThing, in view: String?) -> SnapshotCommand? {
    guard let part = view.map({ view in self.view(named: view) }) ?? self else { return nil }
    let commands = part.drawing.filter { $0.verb == thing.verb }
    return commands.indices.contains(thing.number - 1) ? commands[thing.number - 1] : nil
  }

  private func view(named name: String) -> SnapshotPart? {
    for part in views {
      if part.viewName == name { return part }
      if let found = part.view(named: name) { return found }
    }
    return nil
  }
}

extension SnapshotCommand {
  fileprivate var font: DrawingValue { .font(look.font, look.points) }
  fileprivate var inkWidth: Double { look.width ?? size?.width ?? 0 }
}
