import LayoutGeometry

/// What a list draws itself beside what its rows hold, and why that is otherwise than it was: lines between
/// rows, cards behind them, and the look of first rows that are headers.
struct ListDrawings {
  private let old: [String: String]
  private let new: [String: String]
  /// The first rows, where they became headers or are none any more.
  private let headers: HeaderRows?
  /// True for a list from right to left.
  private let isMirrored: Bool

  /// What a list paints behind its rows, by the names of colours.
  private static let cards: Set = [
    "systemBackground", "secondarySystemBackground", "secondarySystemGroupedBackground",
  ]
  /// The list by what it was given, before and after.
  ///
  /// - Parameter types: The sizes of dynamic type of both screens.
  init(
    from old: SnapshotPart, to new: SnapshotPart, isMirrored: Bool,
    types: (old: String?, new: String?)
  ) {
    func byName(_ settings: [SnapshotSetting]) -> [String: String] {
      Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    (self.old, self.new) = (byName(old.settings), byName(new.settings))
    headers = HeaderRows(from: old, to: new, types: types)
    self.isMirrored = isMirrored
  }

  private func differs(_ name: String) -> Bool { old[name] != new[name] }

  /// Whether rows that are apart have cards of their own, and had none, or the other way round.
  private var separatesRows: Bool {
    (old["listRowSpacing"] == nil) != (new["listRowSpacing"] == nil)
  }

  private var drawsOther: Bool { differs("appearance") || separatesRows }

  /// Whether headers come or go because the list has none, or its first rows are headers.
  private var decidesHeaders: Bool { differs("headerMode") }

  /// True for what comes or goes with a section because of what the list was given.
  func decides(_ kind: SnapshotElement.Kind) -> Bool {
    switch kind {
    case .background: drawsOther
    case .header: decidesHeaders
    case .footer: differs("footerMode")
    case .cell, .badge: false
    }
  }

  /// True for lines between rows that come or go with the list's appearance, or with the space between rows.
  func explains(_ change: LayoutChange) -> Bool {
    guard change.subject.hasPrefix("separator"), case .setting(let from, let to) = change.fact
    else { return false }
    func hasNone(_ settings: [String: String]) -> Bool {
      settings["listRowSpacing"] != nil || settings["appearance"]?.hasPrefix("sidebar") == true
    }
    return drawsOther && (to == "none" && hasNone(new) || from == "none" && hasNone(old))
  }

  /// True for a change of what rows draw that follows from what the list or their lines were given.
  ///
  /// - Parameters:
  ///   - pairs: All elements with the change.
  ///   - lines: The numbers of the rows whose lines were given something else.
  ///   - keepsViews: Whether the views of all of them are the same.
  func explain(
    _ look: LookComparison.Look, of pairs: [ItemPairs.Pair], lines: Set<Int>, keepsViews: Bool
  ) -> Bool {
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.new.element?.kind == .cell }) else { return false }
    let areFirst = headers != nil && pairs.allSatisfy { $0.new.item == 0 }
    switch look.change {
    case .added(.separator), .removed(.separator):
      // The line above a row is drawn by the one before it.
      return drawsOther || areFirst || differsInLines
        || pairs.allSatisfy { lines.contains($0.new.item) || lines.contains($0.new.item + 1) }
    case .moved("separator", let from, let to):
      return explainsLines(of: pairs) { old, new, row in
        old.moves(to: new, by: to - from, in: row, isMirrored: isMirrored)
      }
    case .resized("separator", let from, let to):
      return explainsLines(of: pairs) { old, new, row in
        old.grows(to: new, by: from.growth(to: to), in: row, isMirrored: isMirrored)
      }
    case .added(let noun), .removed(let noun):
      return (drawsOther || areFirst) && Self.cards.contains(noun.colorName)
        && (keepsViews || areFirst && pairs.allSatisfy(\.keepsBackgrounds))
    default:
      return headers?.explain(look, of: pairs, keepsViews: keepsViews) ?? false
    }
  }

  /// What in a row is elsewhere than the list has it where it is known where that is: the line under it, and
  /// what a first row shows that became a header.
  func strays(in row: ItemPairs.Pair) -> [ThingChange] {
    guard drawsOther || headers != nil || differsInLines, row.new.element?.kind == .cell else {
      return []
    }
    let moves = drawingChanges(
      from: row.old.drawing, to: row.new.drawing, resizes: [], joinsRuns: false,
      keepsGapMoves: true
    ).filter { change in
      guard case .moved(let noun, let from, let to) = change.change, noun != "separator" else {
        return false
      }
      return headers?.isStray(by: to - from, in: row) ?? false
    }
    return moves + strayLines(in: row)
  }

  private func strayLines(in row: ItemPairs.Pair) -> [ThingChange] {
    let (old, new) = (row.old.lines, row.new.lines)
    guard old.count == 1, new.count == 1, let from = old[0].origin, let to = new[0].origin,
      row.old.lineSettings == row.new.lineSettings,
      let before = ListLine(self.old["separator"]), let after = ListLine(self.new["separator"]),
      !before.moves(to: after, by: to - from, in: row, isMirrored: isMirrored)
    else { return [] }
    return [
      ThingChange(
        thing: DrawnThing(verb: .fill, number: 1, count: 1),
        change: .moved("separator", from: from, to: to), places: DrawnPlaces(old, new))
    ]
  }

  /// Whether lines come or go, or have other lengths, for what the list was given for them.
  private var differsInLines: Bool { differs("separator") }

  /// True for lines that are elsewhere as what the list was given has it.
  private func explainsLines(
    of pairs: [ItemPairs.Pair], by rule: (ListLine, ListLine, ItemPairs.Pair) -> Bool
  ) -> Bool {
    guard drawsOther || headers != nil || differsInLines else { return false }
    guard let old = ListLine(old["separator"]), let new = ListLine(new["separator"]) else {
      return true
    }
    return pairs.allSatisfy { rule(old, new, $0) }
  }
}

extension ItemPairs.Pair {
  /// True for a row that has as much behind its views as it had.
  fileprivate var keepsBackgrounds: Bool {
    (old.view?.backgroundCount ?? 0) == (new.view?.backgroundCount ?? 0)
  }
}

extension SnapshotPart {
  /// The lines that the list draws into the row, but for one that is swiped.
  fileprivate var lines: [SnapshotCommand] {
    view?.settings.contains { $0.name == "swipe" && Double($0.value) != 0 } == true
      ? [] : drawing.filter(\.isSeparator)
  }
}

extension SnapshotView {
  fileprivate var backgroundCount: Int {
    children.reduce(kind == "background" ? 1 : 0) { $0 + $1.backgroundCount }
  }
}

extension Sentence {
  /// The colour of a fill, as in `fill systemBackground #FFFFFF`; empty for others.
  fileprivate var colorName: String {
    let words = text.split(separator: " ")
    return words.count > 1 && words[0] == "fill" ? String(words[1]) : ""
  }
}

extension SnapshotPart {
  /// What a row was given for the lines above and below it.
  var lineSettings: [SnapshotSetting] {
    (view?.settings ?? []).filter {
      ["listRowSeparator", "topSeparatorInsets", "bottomSeparatorInsets", "listRowSeparatorInsets"]
        .contains($0.name)
    }
  }
}
