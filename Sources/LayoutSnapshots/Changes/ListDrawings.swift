import LayoutGeometry

/// What a list draws itself beside what its rows hold, and why that is otherwise than it was: lines between
/// rows, cards behind them, and the look of first rows that are headers.
struct ListDrawings {
  private let old: [String: String]
  private let new: [String: String]

  /// What a list paints behind its rows, by the names of colours.
  private static let cards: Set = [
    "systemBackground", "secondarySystemBackground", "secondarySystemGroupedBackground",
  ]
  /// What it paints the texts of headers with, and of rows.
  private static let textColors: Set = ["primary", "label", "secondaryLabel"]

  /// The list by what it was given, before and after.
  init(from old: [SnapshotSetting], to new: [SnapshotSetting]) {
    func byName(_ settings: [SnapshotSetting]) -> [String: String] {
      Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    (self.old, self.new) = (byName(old), byName(new))
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
    _ change: DrawingChange, of pairs: [ItemPairs.Pair], lines: Set<Int>, keepsViews: Bool
  ) -> Bool {
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.new.element?.kind == .cell }) else { return false }
    let areFirst = decidesHeaders && pairs.allSatisfy { $0.new.item == 0 }
    switch change {
    case .added(.separator), .removed(.separator):
      // The line above a row is drawn by the one before it.
      return drawsOther || areFirst || differsInLines
        || pairs.allSatisfy { lines.contains($0.new.item) || lines.contains($0.new.item + 1) }
    case .moved("separator", _, _): return drawsOther || areFirst || differsInLines
    case .resized("separator", let from, let to):
      return drawsOther || areFirst || isLonger(from, to)
    case .added(let noun), .removed(let noun):
      return keepsViews && (drawsOther || areFirst) && Self.cards.contains(noun.colorName)
    case .value(_, .font, .font): return areFirst && keepsViews
    case .value("text colour", let from, let to):
      return areFirst && keepsViews
        && [from, to].allSatisfy { Self.textColors.contains($0.name ?? "") }
    case .moved, .gap: return areFirst && keepsViews
    default: return false
    }
  }

  /// Whether lines come or go, or have other lengths, for what the list was given for them.
  private var differsInLines: Bool { differs("separator") }

  /// True for a line that is as much longer as what is around it is shorter.
  private func isLonger(_ from: Size, _ to: Size) -> Bool {
    guard differsInLines else { return false }
    guard let old = Self.insets(old["separator"]), let new = Self.insets(new["separator"]) else {
      return true
    }
    return (to.width - from.width + new - old).isNone
  }

  /// How far a line is from both edges, as in `16 and 0 from the edges`; nil where that is not known.
  private static func insets(_ value: String?) -> Double? {
    let words = (value ?? "").split(separator: " ")
    guard words.count > 3, words[1] == "and", let leading = Double(words[0]),
      let trailing = Double(words[2])
    else { return nil }
    return leading + trailing
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
