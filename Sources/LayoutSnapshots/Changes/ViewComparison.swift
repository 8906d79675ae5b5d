import PlainText

/// The comparison of a screen's or an element's views with those that they were.
///
/// Views are paired where they are equal; between those by their ids and names, and then by their kinds in
/// their order. What is left is looked for in views that came or went around it.
struct ViewComparison {
  /// What changed, from the outside to the inside.
  private(set) var changes: [ViewChange] = []
  /// What of the views can move things, whether a sentence names it or a drawing does.
  private(set) var causes: [ViewCause] = []
  /// The numbers of views that went and are reported, with those of what is in them; and of those that came.
  private(set) var removedViews: [Range<Int>] = []
  private(set) var addedViews: [Range<Int>] = []
  /// The numbers of texts that became buttons, or were such, which look otherwise because of that.
  private(set) var restyledViews: Set<Int> = []
  /// The numbers of the views as they were, by those that they have now; nil where all are the same.
  private var numbers: [Int: Int]?
  /// The views of which it is certain which ones they were, by their numbers now.
  private var certain: Set<Int> = []
  /// Whether the view whose settings are compared got or lost a keyboard.
  private var hasKeyboard = false
  /// True for the views of an element, which are the same ones in many.
  private let isInItems: Bool
  /// What the views draw, which distinguishes those that are equal; nil where that is not known.
  private let drawings: (old: ViewDrawings, new: ViewDrawings)?
  /// What they look like, once views were compared by that.
  private var knownLooks: (old: ViewLooks, new: ViewLooks)?

  /// - Parameter drawings: What the views draw, before and after.
  init(
    from old: SnapshotView, to new: SnapshotView, isInItems: Bool,
    drawings: (old: ViewDrawings?, new: ViewDrawings?) = (nil, nil)
  ) {
    self.isInItems = isInItems
    self.drawings = drawings.old.flatMap { old in drawings.new.map { (old, $0) } }
    if old == new { return }
    numbers = [:]
    let (before, after) = (NamedView(root: old), NamedView(root: new))
    compare([before], [after], in: nil, isCertain: true)
  }

  /// The number that a view had; nil for one that came.
  func oldNumber(of view: Int) -> Int? { numbers.map { $0[view] } ?? view }

  /// True for a view of which it is certain which one it was.
  func isCertain(_ view: Int) -> Bool { numbers == nil || certain.contains(view) }

  /// The numbers that views have now, by those that they had, of those of which that is certain; nil where
  /// all are the same.
  var certainNumbers: [Int: Int]? {
    numbers.map { numbers in
      Dictionary(
        certain.compactMap { number in numbers[number].map { ($0, number) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Compares the views in a view, or the roots.
  ///
  /// - Parameter isCertain: Whether the view certainly became the one that it is compared with.
  private mutating func compare(
    _ old: [NamedView], _ new: [NamedView], in holder: NamedView?, isCertain: Bool
  ) {
    let pieces = alignedByLooks(old, new).flatMap { aligned($0.old, $0.new, by: \.view) }
      .flatMap { aligned($0.old, $0.new, by: \.outline) }
    let paired = ViewPairs(pieces)
    let pairs = paired.pairs
    var (removed, added) = (paired.removed, paired.added)
    findCauses(pairs, old, new, in: holder)
    findWrapping(&removed, &added, isReverse: false)
    findWrapping(&added, &removed, isReverse: true)
    let edited = takeEdited(&removed, &added, of: old, new)
    let opposite = Array(zip(removed, added))
    let replaced = opposite.filter { !$0.isOther(than: $1) }
    // What became another of its kind elsewhere changed its place as well.
    let moved = replaced.filter { before, after in
      before.view.kind == after.view.kind && !before.isReportedAsReplaced(by: after)
        && !drawAsOthers(before, after)
    }
    let kept = pairs + edited
    reportOrder(kept + moved.map { (old: $0.0, new: $0.1) }, in: holder)
    for (before, after) in replaced where before.isReportedAsReplaced(by: after) {
      var old = before.changed
      let isPicture = before.isPictureForText(of: after)
      if isPicture, before.view.kind != "text" { old.words = before.wordsAsOld }
      changes.append(.replaced(old, by: after.wordsAsNew(isInItems: isInItems)))
      // What a control, a picture or a text draws came or went with it.
      guard before.hasRole || after.hasRole || isPicture else { continue }
      removedViews.append(before.number..<before.number + before.count)
      addedViews.append(after.number..<after.number + after.count)
    }
    let others = opposite.filter { $0.isOther(than: $1) }
    for view in others.map(\.0) + removed.dropFirst(opposite.count) {
      let found = view.reported
      changes += found.words.map { .removed($0) }
      removedViews += found.numbers
    }
    for view in others.map(\.1) + added.dropFirst(opposite.count) {
      let found = view.reported
      changes += found.words.map { .inserted($0) }
      addedViews += found.numbers
    }
    for (before, after) in replaced {
      // A control of another kind has settings of its own.
      let isOther = before.hasRole || after.hasRole
      func settings(_ view: NamedView) -> [SnapshotSetting] {
        isOther
          ? view.view.settings.filter { !Self.ownSettings.contains($0.name) && $0.name != "style" }
          : view.view.settings
      }
      let areOther = before.isReportedAsReplaced(by: after) || drawAsOthers(before, after)
      compareSettings(settings(before), settings(after), of: after, replaced: areOther)
      compare(before.children, after.children, in: after, isCertain: false)
    }
    for replacement in replaced { numbers?[replacement.1.number] = replacement.0.number }
    let certainPairs = isCertain ? CertainPairs(old, new, pairs) : nil
    for pair in kept {
      let isCertain = certainPairs?.contain(pair) ?? false
      self.pair(pair.old, pair.new, isCertain: isCertain)
      guard pair.old.view != pair.new.view else { continue }
      compareSettings(pair.old.view.settings, pair.new.view.settings, of: pair.new)
      compare(pair.old.children, pair.new.children, in: pair.new, isCertain: isCertain)
    }
  }

  /// The views cut where they are equal and draw the same, if some came or went: of several that are equal,
  /// that is one of another look.
  private mutating func alignedByLooks(
    _ old: [NamedView], _ new: [NamedView]
  ) -> [(old: [NamedView], new: [NamedView])] {
    guard let drawings, old.count != new.count else { return [(old, new)] }
    let looks = knownLooks ?? (ViewLooks(drawings.old), ViewLooks(drawings.new))
    knownLooks = looks
    let before = old.map { LookedView(view: $0.view, looks: looks.old.looks(of: $0)) }
    let after = new.map { LookedView(view: $0.view, looks: looks.new.looks(of: $0)) }
    let pieces = aligned(Array(zip(old, before)), Array(zip(new, after)), by: \.1)
    // What is gone here and came there, in another look, did not come or go.
    let gone = Set(pieces.filter(\.new.isEmpty).flatMap { $0.old.map(\.0.view) })
    let come = Set(pieces.filter(\.old.isEmpty).flatMap { $0.new.map(\.0.view) })
    guard gone.isDisjoint(with: come) else { return [(old, new)] }
    return pieces.map { ($0.old.map(\.0), $0.new.map(\.0)) }
  }

  /// A view, and how it and those in it look.
  private struct LookedView: Hashable {
    let view: SnapshotView
    let looks: [SnapshotCommand]
  }

  /// Notes which view one was, with those in it where these are the same.
  private mutating func pair(_ old: NamedView, _ new: NamedView, isCertain: Bool = false) {
    let count = old.view == new.view ? new.count : 1
    for step in 0..<count { numbers?[new.number + step] = old.number + step }
    if isCertain { certain.formUnion(new.number..<new.number + count) }
  }

  /// Notes where in a view others came, went or are in another order.
  private mutating func findCauses(
    _ pairs: [(old: NamedView, new: NamedView)], _ old: [NamedView], _ new: [NamedView],
    in holder: NamedView?
  ) {
    let partners = Dictionary(
      pairs.map { ($0.new.number, $0.old.number) }, uniquingKeysWith: { first, _ in first })
    let kept = zip(old, new).prefix { partners[$1.number] == $0.number }.count
    guard kept < max(old.count, new.count) else { return }
    causes.append(ViewCause(view: holder?.number ?? 0, kind: .content(from: kept)))
  }

  /// Takes views that are now in one that came out of both lists; in the reverse, out of one that went.
  private mutating func findWrapping(
    _ removed: inout [NamedView], _ added: inout [NamedView], isReverse: Bool
  ) {
    guard !removed.isEmpty, added.contains(where: { !$0.children.isEmpty }) else { return }
    var wrapped = WrappedViews(removed)
    var wrappers: Set<Int> = []
    defer {
      removed = wrapped.rest
      added.removeAll { wrappers.contains($0.number) }
    }
    for wrapper in added where !wrapper.children.isEmpty {
      let inner = wrapped.take(in: wrapper)
      guard !inner.isEmpty else { continue }
      let taken = Set(inner.map(\.found.number))
      for other in wrapper.children where !taken.contains(other.number) && other.isReported {
        changes.append(isReverse ? .removed(other.words) : .inserted(other.words))
      }
      wrappers.insert(wrapper.number)
      if wrapper.view.kind == "button", let (view, found) = inner.first, inner.count == 1,
        wrapper.children.count == 1, view.view.kind == "text"
      {
        becomeButton(view, found, wrapper, isReverse: isReverse)
        continue
      }
      let holder = wrapper.withSettings
      let names = inner.map { isReverse ? $0.1.words : $0.0.words }
      changes.append(
        isReverse ? .unwrapped(names, from: holder) : .wrapped(names, in: holder))
      for (view, found) in inner {
        let (before, after) = isReverse ? (found, view) : (view, found)
        pair(before, after)
      }
      for (view, found) in inner where view.view != found.view {
        let (before, after) = isReverse ? (found, view) : (view, found)
        compareSettings(before.view.settings, after.view.settings, of: after)
        compare(before.children, after.children, in: after, isCertain: false)
      }
    }
  }

  /// Reports that a text became a button, or in the reverse a button a text: it has another look because of
  /// that.
  ///
  /// - Parameters:
  ///   - view: The text without the button.
  ///   - found: The text in the button.
  private mutating func becomeButton(
    _ view: NamedView, _ found: NamedView, _ button: NamedView, isReverse: Bool
  ) {
    let range = button.number..<button.number + 1
    let (before, after) = isReverse ? (found, view) : (view, found)
    var old = isReverse ? button.changed : view.changed
    if isReverse { old.words = isInItems ? "the button" : button.roleWords }
    let new = (isReverse ? view : button).wordsAsNew(isInItems: isInItems)
    changes.append(.replaced(old, by: new))
    if isReverse { removedViews.append(range) } else { addedViews.append(range) }
    restyledViews.insert(after.number)
    pair(before, after)
    if before.view != after.view {
      compareSettings(before.view.settings, after.view.settings, of: after)
    }
  }

  private mutating func reportOrder(
    _ pairs: [(old: NamedView, new: NamedView)], in holder: NamedView?
  ) {
    let before = pairs.indices.sorted { pairs[$0].old.number < pairs[$1].old.number }
    let after = pairs.indices.sorted { pairs[$0].new.number < pairs[$1].new.number }
    let differing = before.indices.filter { before[$0] != after[$0] }
    guard let first = differing.first, let last = differing.last else { return }
    if differing.count == 2, before[first] == after[last] {
      changes.append(.swapped(pairs[before[first]].old.words, pairs[before[last]].old.words))
    } else {
      changes.append(.reordered(in: holder?.words ?? "the screen"))
    }
  }

  /// What is drawn, or compared as a view; and names, which nobody sees.
  private static let unseen: Set = [
    "background", "overlay", "id", "accessibilityLabel", "onTap", "custom", "fill", "stroke",
  ]

  /// What a view is given itself, and not by a modifier.
  private static let ownSettings: Set = [
    "spacing", "alignment", "minLength", "value", "in", "range", "total", "pages", "resizable",
    "horizontalSpacing", "verticalSpacing", "rows", "axes", "displayMode", "fill", "stroke", "trim",
  ]

  /// True for two views whose drawings report that one went and the other came: one is a text or a picture and
  /// the other is painted, or they have other ids or labels.
  private func drawAsOthers(_ old: NamedView, _ new: NamedView) -> Bool {
    let areOther =
      old.isContent != new.isContent || (old.id, old.label) != (new.id, new.label)
    guard areOther, let drawings else { return false }
    return drawings.old.shows(old.number) && drawings.new.shows(new.number)
  }

  /// What any view may be given, whatever it is.
  private static let around: Set = [
    "padding", "offset", "width", "minWidth", "idealWidth", "maxWidth", "height", "minHeight",
    "idealHeight", "maxHeight",
  ]

  /// - Parameter replaced: Whether the settings are of two views of which one is reported to be in the place of
  ///   the other: what the old one alone has went with it, and what the new one is came with it.
  private mutating func compareSettings(
    _ old: [SnapshotSetting], _ new: [SnapshotSetting], of view: NamedView, replaced: Bool = false
  ) {
    if old == new { return }
    hasKeyboard = Self.isOfKeyboard(old, new)
    for piece in aligned(old, new, by: \.name) where piece.old != piece.new {
      for name in Set((piece.old + piece.new).map(\.name)) where !Self.unseen.contains(name) {
        func value(_ settings: [SnapshotSetting]) -> String? {
          settings.first { $0.name == name }?.value
        }
        causes.append(
          ViewCause(
            view: view.number, kind: .setting(name, from: value(piece.old), to: value(piece.new)),
            ofKind: view.view.kind))
      }
    }
    // The modifiers of an item's outermost view are the item's.
    func name(of setting: String) -> ChangedView? {
      isInItems && view.number == 0 && !Self.ownSettings.contains(setting) ? nil : view.changed
    }
    let (before, after) = (old.filter(Self.isModifier), new.filter(Self.isModifier))
    if before.map(\.name) != after.map(\.name), Set(before) == Set(after),
      before.count == after.count
    {
      changes.append(.modifierOrder(of: name(of: "")?.words, to: after.map(\.name)))
      return
    }
    for piece in aligned(old, new, by: \.name) {
      let (before, after) = (piece.old.first, piece.new.first)
      if let before, let after, before.name == after.name {
        // A number means little without the numbers that it is between.
        let range = before.name == "value" ? Self.range(old, new) : ""
        report(
          before.name, of: name(of: before.name), from: before.value, to: after.value,
          beside: range)
        continue
      }
      for setting in piece.old where !replaced {
        report(setting.name, of: name(of: setting.name), from: setting.value, to: nil)
      }
      for setting in piece.new where !replaced || Self.around.contains(setting.name) {
        report(setting.name, of: name(of: setting.name), from: nil, to: setting.value)
      }
    }
  }

  /// True for a view that got or lost an inset and all of its room, as one above a keyboard has.
  private static func isOfKeyboard(_ old: [SnapshotSetting], _ new: [SnapshotSetting]) -> Bool {
    func names(_ settings: [SnapshotSetting]) -> Set<String> { Set(settings.map(\.name)) }
    return names(old).symmetricDifference(names(new)).isSuperset(
      of: ["safeAreaInset", "maxWidth", "maxHeight"])
  }

  private static func isModifier(_ setting: SnapshotSetting) -> Bool {
    !ownSettings.contains(setting.name)
      && !["id", "accessibilityLabel", "onTap"].contains(setting.name)
  }

  private mutating func report(
    _ name: String, of view: ChangedView?, from old: String?, to new: String?,
    beside words: String = ""
  ) {
    guard old != new, !Self.unseen.contains(name), name != "openMenu" else { return }
    // What is shown over a screen came or went with its own sentence; its title is a text.
    if let kind = NamedView.presentations[name], old == nil || new == nil {
      let title = ["alert", "actionSheet"].contains(name) ? old ?? new : nil
      let words = title.map { "\(kind) '\($0.shortened)'" } ?? kind
      changes.append(new == nil ? .removed(words) : .inserted(words))
      return
    }
    if ["alert", "actionSheet"].contains(name) { return }
    // A keyboard that came or went changed the room of the screen.
    if hasKeyboard, ["safeAreaInset", "maxWidth", "maxHeight"].contains(name) { return }
    changes.append(.setting(name, of: view, from: old, to: new.map { $0 + words }))
  }

  /// The range of a control's value, where it stayed and is not from 0 to 1: ` of 0 to 100`.
  private static func range(_ old: [SnapshotSetting], _ new: [SnapshotSetting]) -> String {
    func range(_ settings: [SnapshotSetting]) -> String {
      if let total = settings.first(where: { $0.name == "total" }) { return " of \(total.value)" }
      let bounds = settings.first { $0.name == "in" }?.value.split(separator: ",") ?? []
      return bounds.count == 2 ? " of \(bounds[0]) to \(bounds[1])" : ""
    }
    return range(old) == range(new) ? range(new) : ""
  }
}

/// How views changed; nil where one of the two was not recorded.
func viewComparison(
  from old: SnapshotView?, to new: SnapshotView?, isInItems: Bool
) -> ViewComparison? {
  guard let old, let new else { return nil }
  return ViewComparison(from: old, to: new, isInItems: isInItems)
}

extension SnapshotView {
  /// True if the view draws as many fills as another one: it is of the same kind, with the same kinds of
  /// views in, behind and over it.
  func hasFills(of other: SnapshotView?) -> Bool {
    guard let other, isWhole, other.isWhole else { return false }
    return hasSameKinds(as: other)
  }

  private func hasSameKinds(as other: SnapshotView) -> Bool {
    func decorations(_ view: SnapshotView) -> [SnapshotSetting] {
      view.settings.filter {
        ["background", "overlay", "pages", "fill", "stroke"].contains($0.name)
      }
    }
    return kind == other.kind && decorations(self) == decorations(other)
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.hasSameKinds(as: $1) }
  }
}
