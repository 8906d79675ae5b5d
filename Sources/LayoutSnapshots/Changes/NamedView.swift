/// A view with its name in sentences.
struct NamedView {
  let view: SnapshotView
  /// Its number among all views of the screen or the element, from 0, each before those in it.
  let number: Int
  /// `the hstack of 'Cancel' and 'Save'`, `text 'Card 0'`; in elements `the vstack`, `hstack 2`.
  let words: String
  let children: [NamedView]
  /// How many views it is, with those in it.
  let count: Int
  /// True if the distance to its neighbours may depend on the fonts of texts in it.
  var hasTexts: Bool {
    let heights: Set = ["height", "minHeight", "idealHeight", "maxHeight"]
    if view.settings.contains(where: { heights.contains($0.name) }) { return false }
    return ["text", "symbol", "button", "toggle", "view", "layout"].contains(view.kind)
      || children.contains(where: \.hasTexts)
  }
  /// The names of the views around it that have one, the nearest first.
  private let holders: [String]

  init(root: SnapshotView) {
    var counter = Counter()
    root.count(into: &counter.totals)
    root.countPlaces(into: &counter.places)
    let names = (root.names + root.labels).filter { $0.utf8.count > 40 }
    counter.cut = distinctlyShortened(names)
    counter.repeated = Set(
      Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 && $0.key.last == "…" }
        .keys)
    self.init(root, in: [], beside: nil, &counter)
  }

  /// What is known of all views, and the numbers of those that were named so far.
  fileprivate struct Counter {
    var totals: [String: Int] = [:]
    /// How many views are beside others of a name.
    var places: [String: Int] = [:]
    /// The names of texts that begin alike.
    var cut: [String: String] = [:]
    /// The names that several texts have, of which only the beginning is known.
    var repeated: Set<String> = []
    var all = 0
    var ofKind: [String: Int] = [:]

    /// A name as sentences have it.
    func short(_ name: String) -> String { cut[name] ?? name.shortened }
  }

  /// - Parameters:
  ///   - holders: The names of the views around it that have one, the nearest first.
  ///   - place: What the view is beside, if it has no name of its own: `after 'Title'`.
  private init(
    _ view: SnapshotView, in holders: [String], beside place: ViewPlace?, _ counter: inout Counter
  ) {
    self.view = view
    self.holders = holders
    number = counter.all
    counter.all += 1
    counter.ofKind[view.kind, default: 0] += 1
    let isOnly = counter.totals[view.kind] == 1
    let words = view.words(
      isOnly: isOnly, number: counter.ofKind[view.kind] ?? 1, counter: counter)
    // Numbers of what nobody counts say little.
    let placed = place.map { $0.words(of: view.kind, short: counter.short) }
    self.words =
      !isOnly && place.map { counter.places[$0.key(of: view.kind)] } == 1 ? placed ?? words : words
    let names = view.givenName.map { [$0] + holders } ?? holders
    var children: [NamedView] = []
    for (child, place) in zip(view.children, view.childPlaces) {
      children.append(
        NamedView(child, in: names, beside: place, &counter))
    }
    self.children = children
    count = counter.all - number
  }

  var id: String? { view.setting("id") }

  /// What the view is called for those who hear the screen.
  var label: String? { view.setting("accessibilityLabel") }

  /// The view and all views in it, by their numbers.
  var all: [NamedView] { [self] + children.flatMap(\.all) }

  /// The view as changes refer to it.
  var changed: ChangedView {
    ChangedView(
      words: words, name: view.givenName, kind: view.kind,
      contents: ViewContents(view, in: holders))
  }

  /// What a view is paired by where another is not equal.
  var key: [String?] { [view.kind, id, view.setting("accessibilityLabel"), view.name] }

  /// What a view without a name is paired by before that: its kind, what it was given and what is shown in it.
  var outline: [String?] {
    isNamed ? key : [view.kind] + view.settings.flatMap { [$0.name, $0.value] } + view.names
  }

  var isNamed: Bool { key.dropFirst().contains { $0 != nil } }

  /// True for a view that only holds others.
  var isHolder: Bool {
    ["vstack", "hstack", "zstack", "background", "overlay"].contains(view.kind)
  }

  /// True for a view whose drawing is reported as such.
  var isDrawnLeaf: Bool {
    [
      "text", "symbol", "image", "color", "linearGradient", "radialGradient",
      "ellipticalGradient", "angularGradient", "meshGradient", "rectangle",
      "roundedRectangle", "circle", "capsule", "path", "divider", "collection",
    ].contains(view.kind)
  }

  /// What a view that holds others, or is a control, may be known by elsewhere.
  ///
  /// That is its kind, id and label with a name that it shows, or with a view in it that was given something. Other
  /// views have nothing of that.
  var traits: Set<[String?]> {
    if isDrawnLeaf { return [] }
    let given = view.children.filter { $0.names.isEmpty && !$0.settings.isEmpty }
    return Set((view.names + given.map(\.snapshotText)).map { [view.kind, id, label, $0] })
  }

  /// What one that shows nothing with a name is known by where nothing else distinguishes it: the kinds of the views
  /// in it.
  var kinds: [String?]? {
    isDrawnLeaf || !view.names.isEmpty ? nil : [view.kind, id, label, view.kinds]
  }

  /// True for another view that holds others, or is a control, of the same kind.
  func isOther(than other: NamedView) -> Bool {
    view.kind == other.view.kind && (id, label) == (other.id, other.label) && !isDrawnLeaf
  }

  /// True for views of which at least one is not reported by what it draws, and for shapes.
  func isReportedAsReplaced(by other: NamedView) -> Bool {
    let outlines = ["rectangle", "circle", "capsule", "path"].map { kind in
      // Corners are reported by their radius.
      [self, other].filter { $0.view.kind.replacing("roundedR", with: "r") == kind }.count
    }
    if outlines.reduce(0, +) == 2 { return !outlines.contains(2) }
    if isPictureForText(of: other) { return true }
    return !isDrawnLeaf || !other.isDrawnLeaf
  }

  /// The views in it but for those behind and over it, in the order of drawing.
  var drawnChildren: [NamedView] {
    let children = children.filter { !$0.isDecoration }
    guard ["vstack", "hstack", "zstack"].contains(view.kind) else { return children }
    let indices = children.map { $0.view.setting("zIndex").flatMap { Double($0) } ?? 0 }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
  }

  /// True for a text or a picture.
  var isContent: Bool { ["text", "symbol", "image"].contains(view.kind) }

  /// True for a picture and a text, one of which became the other.
  func isPictureForText(of other: NamedView) -> Bool {
    let kinds = [view.kind, other.view.kind]
    return kinds.contains("text") && (kinds.contains("symbol") || kinds.contains("image"))
  }

  /// What a view is called that became another one: `symbol 'star'`, where it is called `'star'` else.
  var wordsAsOld: String { words.hasPrefix("'") ? "\(view.kind) \(words)" : words }

  /// True for a view that people use or know as one thing, whatever it is made of: a control or a bar.
  var hasRole: Bool {
    view.setting("onTap") != nil || Self.bars[view.kind] != nil
      || [
        "button", "toggle", "slider", "progress", "stepper", "textField", "searchField",
        "pageControl", "segmentedControl", "picker", "datePicker", "menu", "gauge", "textEditor",
        "chart", "map", "keyboard",
      ].contains(view.kind)
  }

  /// What is shown over a screen, by its name in configs and in sentences.
  static let presentations = [
    "alert": "alert", "actionSheet": "action sheet", "sheet": "sheet", "popover": "popover",
    "fullScreenCover": "full-screen cover",
  ]

  /// What kinds are called whose names are several words.
  private static let kindWords = [
    "datePicker": "date picker", "textEditor": "text editor", "textField": "text field",
    "searchField": "search field", "pageControl": "page control",
    "segmentedControl": "segmented control",
  ]

  /// True for a bar, which has its title as a name, and its own height whatever that is.
  var isBar: Bool { Self.bars[view.kind] != nil }

  fileprivate static let bars = [
    "navigationBar": "navigation bar", "tabBar": "tab bar", "toolbar": "toolbar",
  ]

  /// What a control or a bar that came or went is called: `button 'Cancel'`, `navigation bar`.
  var roleWords: String {
    if let bar = Self.bars[view.kind] {
      if let name = id ?? label ?? view.name { return "\(bar) '\(name.shortened)'" }
      // What is in a toolbar is all that it shows.
      let names = view.kind == "toolbar" ? view.names.map { "'\($0.shortened)'" } : []
      return names.isEmpty ? bar : "\(bar) of \(ViewChange.list(names))"
    }
    let kind = Self.kindWords[view.kind] ?? view.kind
    if words == "the \(view.kind)" { return kind }
    // A control is called by its label alone where it stays.
    if words.hasPrefix("'") { return "\(kind) \(words)" }
    return words.hasPrefix("the ") ? String(words.dropFirst(4)) : words
  }

  /// What another view became: `button 'Save'`, `text 'On'`, or `a circle` for one without a name.
  ///
  /// - Parameter isInItems: True for one of many that each show something else.
  func wordsAsNew(isInItems: Bool) -> String {
    guard !isInItems, id == nil, label == nil, hasRole || view.name != nil,
      words.contains("'")
    else { return ViewChange.article(Self.kindWords[view.kind] ?? view.kind) }
    return hasRole ? roleWords : wordsAsOld
  }

  /// The controls and bars in the view, or itself; not those in others.
  var roles: [NamedView] { hasRole ? [self] : children.flatMap(\.roles) }

  /// True for a view of which no drawing is reported, where it comes or goes.
  var isReported: Bool {
    !isDrawnLeaf && (children.isEmpty || !contains { $0.isDrawnLeaf })
  }

  /// What is to be reported of a view that came or went: it, or the controls and bars in it, with their
  /// numbers; of others the drawing is reported.
  var reported: (words: [String], numbers: [Range<Int>]) {
    // What is shown over the screen is reported by the view that shows it.
    if NamedView.presentations[view.kind] != nil || view.kind == "openMenu" {
      return ([], [number..<number + count])
    }
    if isReported, roles.isEmpty { return ([words], [number..<number + count]) }
    let roles = roles
    return (roles.map(\.roleWords), roles.map { $0.number..<$0.number + $0.count })
  }

  /// The view, with what it was given: `an hstack (padding 6)`.
  var withSettings: String {
    let drawn: Set = ["background", "overlay", "fill", "stroke"]
    let settings = view.settings.filter { !drawn.contains($0.name) }.map {
      "\(ViewChange.words(of: $0.name)) \($0.value)"
    }
    return ViewChange.article(view.kind)
      + (settings.isEmpty ? "" : " (\(settings.joined(separator: ", ")))")
  }

  private func contains(_ predicate: (NamedView) -> Bool) -> Bool {
    predicate(self) || children.contains { $0.contains(predicate) }
  }

  /// What the texts with some names are called that are all texts of one view; nil where they are not.
  func holder(ofTextsNamed names: Set<String>) -> String? {
    for child in children {
      if let found = child.holder(ofTextsNamed: names) { return found }
    }
    let texts = texts
    guard texts.count == names.count, Set(texts) == names else { return nil }
    return number == 0 ? "all texts" : "the texts of \(words)"
  }

  /// The texts in the view by their names in sentences; what has no name of its own is none.
  private var texts: [String] {
    view.kind == "text" ? [words] : children.flatMap(\.texts)
  }

  /// The first view in this one, at any depth, for which something is true.
  func first(where predicate: (NamedView) -> Bool) -> NamedView? {
    for child in children {
      if predicate(child) { return child }
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }
}

extension SnapshotView {
  fileprivate func setting(_ name: String) -> String? {
    settings.last { $0.name == name }?.value
  }

  fileprivate func count(into totals: inout [String: Int]) {
    totals[kind, default: 0] += 1
    for child in children { child.count(into: &totals) }
  }

  /// What the texts in the view show, and what its pictures are called.
  ///
  /// What a bar shows is not what a view around it is called by.
  fileprivate var names: [String] {
    (isBar ? [] : [name].compactMap(\.self)) + children.flatMap(\.names)
  }

  /// The kinds of the view and of those in it: `hstack(color,color)`.
  fileprivate var kinds: String {
    children.isEmpty ? kind : "\(kind)(\(children.map(\.kinds).joined(separator: ",")))"
  }

  /// True for a bar at an edge of the screen.
  private var isBar: Bool { NamedView.bars[kind] != nil }

  /// The id, or else the label, by which its part is known; nil if it has neither.
  var givenName: String? { setting("id") ?? setting("accessibilityLabel") }

  /// What the view and those in it were called.
  fileprivate var labels: [String] {
    settings.filter { $0.name == "id" || $0.name == "accessibilityLabel" }.map(\.value)
      + children.flatMap(\.labels)
  }

  fileprivate func words(isOnly: Bool, number: Int, counter: NamedView.Counter) -> String {
    if kind == "button" || setting("onTap") != nil, let name = givenName ?? names.first {
      return "the button '\(counter.short(name))'"
    }
    if let givenName { return "view '\(counter.short(givenName))'" }
    if let name, !isBar {
      let numbered = counter.repeated.contains(name) ? "\(kind) \(number) " : nil
      return "\(numbered ?? (kind == "text" ? "text " : ""))'\(counter.short(name))'"
    }
    if isOnly { return "the \(kind)" }
    let inside = names.map { "'\(counter.short($0))'" }
    if inside.isEmpty { return "\(kind) \(number)" }
    return "the \(kind) \(inside.count == 1 ? "around" : "of") \(ViewChange.list(inside))"
  }

  /// True for a view without a name that shows nothing with one: a shape, or space.
  fileprivate var isPlain: Bool {
    let kinds: Set = [
      "rectangle", "roundedRectangle", "unevenRoundedRectangle", "circle", "ellipse", "capsule",
      "path",
      "color", "linearGradient", "spacer", "divider",
    ]
    return kinds.contains(kind) && names.isEmpty && setting("id") == nil
      && setting("accessibilityLabel") == nil
  }

  /// What each view in this one is beside: after the one before it that shows something, else before the
  /// one after it.
  fileprivate var childPlaces: [ViewPlace?] {
    children.indices.map { index in
      guard children[index].isPlain else { return nil }
      func name(_ index: Int) -> String? {
        guard children.indices.contains(index) else { return nil }
        let view = children[index]
        return view.givenName ?? view.names.first
      }
      return name(index - 1).map { ViewPlace(isAfter: true, name: $0) }
        ?? name(index + 1).map { ViewPlace(isAfter: false, name: $0) }
    }
  }

  /// Counts the views without names by their kinds and what they are beside.
  fileprivate func countPlaces(into counts: inout [String: Int]) {
    for (child, place) in zip(children, childPlaces) {
      if let place { counts[place.key(of: child.kind), default: 0] += 1 }
      child.countPlaces(into: &counts)
    }
  }
}

/// What a view without a name is beside.
private struct ViewPlace {
  var isAfter: Bool
  var name: String

  /// What distinguishes a kind of view at the place.
  func key(of kind: String) -> String { "\(kind) \(isAfter) \(name)" }

  /// A kind of view at the place: `the rectangle after 'Title'`.
  func words(of kind: String, short: (String) -> String) -> String {
    "the \(kind) \(isAfter ? "after" : "before") '\(short(name))'"
  }
}
