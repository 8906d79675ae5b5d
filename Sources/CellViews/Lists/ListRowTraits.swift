package import LayoutGeometry

/// The traits of a view as a row of a list.
package struct ListRowTraits: Sendable {
  /// The space around the row's content, in points; nil for the list's.
  package var insets: EdgeInsets?
  /// The depth of the row in an outline; nil for none.
  package var indentationLevel: Int?
  /// The indentation of each level, in points; nil for UIKit's 10.
  package var indentationWidth: Double?
  /// The background of the row; nil for the list's.
  package var background: ViewNode?
  /// Indicates whether there is no line above the row; nil for the list's.
  package var hidesTopSeparator: Bool?
  /// Indicates whether there is no line under the row; nil for the list's.
  package var hidesBottomSeparator: Bool?
  /// The colour of the line under the row; nil for that of the row below, or the list's.
  package var separatorTint: Color?
  /// The colour of the line above the row; nil for that of the row above, or the list's.
  package var topSeparatorTint: Color?
  /// The ends of the line under the row; they take precedence over those that the row below sets.
  package var separatorInsets = SeparatorInsets()
  /// The ends of the line above the row; those that the row above sets take precedence.
  package var topSeparatorInsets = SeparatorInsets()
  /// The value of `Color.tint` in the row; nil for the section's.
  package var itemTint: ListItemTint?
  /// The accessories before and after the row's content.
  package var accessories: [ListAccessory] = []
  /// The actions under the row at its leading end; the first at the edge.
  package var leadingActions: [SwipeAction] = []
  /// The actions under the row at its trailing end; the first at the edge.
  package var trailingActions: [SwipeAction] = []
  /// Indicates whether a full swipe at the leading end shows the first action alone, and not all.
  package var allowsFullLeadingSwipe = true
  /// Indicates whether a full swipe at the trailing end shows the first action alone, and not all.
  package var allowsFullTrailingSwipe = true
  /// The swipe that shows the actions under the row: a fraction of its width, above 0 for the
  /// trailing end and below for the leading end; nil for none.
  package var swipe: Double?

  /// Creates the traits of a view without modifiers for rows.
  package init() {}

  /// Sets the traits that a modifier's value in words names; returns false for those that it does not.
  fileprivate mutating func set(_ name: String, _ words: String) -> Bool {
    let parts = words.split(separator: " ")
    let numbers = parts.map { Double(words: $0) }
    switch name {
    case "listRowInsets":
      guard let all = [Double](words: words, separator: " "), all.count == 4 else { return false }
      insets = EdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
    case "listRowBackground":
      guard let color = Color(words: words) else { return false }
      background = .color(color)
    case "indentationLevel": indentationLevel = Int(words)
    case "indentationWidth": indentationWidth = Double(words: words)
    case "listRowSeparator":
      let hidden = parts.map { $0 == "automatic" ? nil : $0 == "hidden" }
      guard hidden.count == 2 else { return false }
      (hidesTopSeparator, hidesBottomSeparator) = (hidden[0], hidden[1])
    case "listRowSeparatorTint":
      let colors = parts.map { Color(words: String($0)) }
      guard colors.count == 2, !parts.contains("own") else { return false }
      (topSeparatorTint, separatorTint) = (colors[0], colors[1])
    case "listRowSeparatorInsets", "topSeparatorInsets", "bottomSeparatorInsets":
      guard numbers.count == 2 else { return false }
      let insets = SeparatorInsets(leading: numbers[0], trailing: numbers[1])
      if name == "topSeparatorInsets" {
        topSeparatorInsets = insets
      } else {
        separatorInsets = insets
      }
    case "badge": accessories = words == "0" || words.isEmpty ? [] : [.label(words)]
    case "accessories":
      guard let all = [ListAccessory](words: words, like: accessories) else { return false }
      accessories = all
    case "swipe": swipe = Double(words: words)
    case "swipeActions":
      guard let actions = SwipeActions(words: words, like: self) else { return false }
      set(actions)
    default: return false
    }
    return true
  }

  /// Returns the traits, completed with those that an outer modifier sets.
  fileprivate func over(_ outer: ListRowTraits) -> ListRowTraits {
    var traits = self
    traits.insets = outer.insets ?? insets
    traits.indentationLevel = outer.indentationLevel ?? indentationLevel
    traits.indentationWidth = outer.indentationWidth ?? indentationWidth
    traits.background = outer.background ?? background
    traits.hidesTopSeparator = outer.hidesTopSeparator ?? hidesTopSeparator
    traits.hidesBottomSeparator = outer.hidesBottomSeparator ?? hidesBottomSeparator
    traits.separatorTint = outer.separatorTint ?? separatorTint
    traits.topSeparatorTint = outer.topSeparatorTint ?? topSeparatorTint
    traits.separatorInsets = outer.separatorInsets.over(separatorInsets)
    traits.topSeparatorInsets = outer.topSeparatorInsets.over(topSeparatorInsets)
    // As a value from the surroundings, and unlike the traits of the row: the nearest one counts.
    traits.itemTint = itemTint ?? outer.itemTint
    traits.allowsFullLeadingSwipe = allowsFullLeadingSwipe && outer.allowsFullLeadingSwipe
    traits.allowsFullTrailingSwipe = allowsFullTrailingSwipe && outer.allowsFullTrailingSwipe
    traits.accessories += outer.accessories
    traits.leadingActions += outer.leadingActions
    traits.trailingActions += outer.trailingActions
    traits.swipe = outer.swipe ?? swipe
    return traits
  }
}

/// The distances of a line beside a row from the row's leading and trailing edges.
package struct SeparatorInsets: Hashable, Sendable {
  /// The distance from the leading edge, in points; nil for the list's.
  package var leading: Double?
  /// The distance from the trailing edge, in points; nil for the list's.
  package var trailing: Double?

  /// Creates insets, which may be nil.
  package init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Returns the insets, with the others' for those that are not set.
  func over(_ others: SeparatorInsets) -> SeparatorInsets {
    SeparatorInsets(leading: leading ?? others.leading, trailing: trailing ?? others.trailing)
  }
}

/// An action under a row, which a swipe shows.
package struct SwipeAction: Sendable {
  /// The action's label, in white.
  package var label: ViewNode
  /// The background of the action.
  package var color: Color

  /// Creates an action with a custom label.
  package init(label: ViewNode, color: Color = .systemGray) {
    self.label = label
    self.color = color
  }

  /// Creates an action of a symbol, a title, or a symbol over a title.
  package init(title: String?, symbol: ViewNode?, color: Color = .systemGray) {
    let symbol = symbol?.with(.environment(.font(.style(.title3))))
    let font: Font = .style(symbol == nil ? .subheadline : .caption2)
    let text = title.map {
      ViewNode.text(TextNode($0)).with(.environment(.font(font)))
        .with(.environment(.lineLimit(1)))
    }
    let parts = [symbol, text].compactMap(\.self)
    self.init(
      label: parts.count == 1
        ? parts[0] : .stack(StackNode(axis: .vertical, spacing: 3, children: parts)),
      color: color)
  }
}

extension SwipeAction {
  /// The action as layout texts have it: `Delete (trash) in red`.
  fileprivate var words: String {
    let names = label.names
    let pictures = names.pictures.isEmpty ? [] : ["(\(names.pictures.joined(separator: " ")))"]
    return (names.texts + pictures + ["in \(color.words)"]).joined(separator: " ")
  }

  /// Creates the action of words; nil for those of an action that cannot be made.
  fileprivate init?(words: String) {
    guard let end = words.ranges(of: " in ").last,
      let color = Color(words: String(words[end.upperBound...]))
    else { return nil }
    var title = words[..<end.lowerBound]
    var symbol: ImageNode?
    if title.hasSuffix(")"), let start = title.lastIndex(of: "(") {
      symbol = KnownSymbols.current[String(title[title.index(after: start)...].dropLast())]
      // A title may end with a parenthesis of its own.
      if symbol != nil { title = title[..<start] }
      if symbol != nil, title.hasSuffix(" ") { title.removeLast() }
    }
    self.init(
      title: title.isEmpty ? nil : String(title), symbol: symbol.map { .image($0) }, color: color)
    if self.words != words { return nil }
  }
}

/// The actions under a row, of which the first of each end is at the edge.
package struct SwipeActions: Sendable {
  /// The actions at the row's leading end.
  package var leading: [SwipeAction]
  /// The actions at the row's trailing end.
  package var trailing: [SwipeAction]
  /// Indicates whether a full swipe shows the first action alone.
  package var allowsFullSwipe: Bool

  /// Creates the actions of both ends.
  package init(leading: [SwipeAction], trailing: [SwipeAction], allowsFullSwipe: Bool) {
    self.leading = leading
    self.trailing = trailing
    self.allowsFullSwipe = allowsFullSwipe
  }

  /// The actions as layout texts have them: `leading Pin in orange; trailing Delete (trash) in red, Flag in orange`.
  package var words: String {
    let ends = [("leading", leading), ("trailing", trailing)].filter { !$0.1.isEmpty }
    return
      (ends.map { "\($0.0) \($0.1.map(\.words).joined(separator: ", "))" }
      + (allowsFullSwipe ? [] : [Self.noFullSwipe])).joined(separator: "; ")
  }

  private static let noFullSwipe = "no full swipe"

  /// Creates the actions of words: each one of the traits that has them, or one that is made of them; nil where one
  /// cannot be made.
  fileprivate init?(words: String, like traits: ListRowTraits) {
    self.init(leading: [], trailing: [], allowsFullSwipe: true)
    let known = traits.leadingActions + traits.trailingActions
    // A title may have the words between two ends and between two actions in it.
    let ends = words.joined(at: "; ") { end in
      end == Self.noFullSwipe || ["leading ", "trailing "].contains(where: end.hasPrefix)
    }
    for end in ends {
      if end == Self.noFullSwipe {
        allowsFullSwipe = false
        continue
      }
      let parts = end.split(separator: " ", maxSplits: 1).map(String.init)
      // The words may be those of a golden's text, which anybody has written.
      guard parts.count == 2, ["leading", "trailing"].contains(parts[0]) else { return nil }
      var actions: [SwipeAction] = []
      var name = ""
      for word in parts[1].components(at: ", ") {
        name += (name.isEmpty ? "" : ", ") + word
        guard let action = known.first(where: { $0.words == name }) ?? SwipeAction(words: name)
        else { continue }
        actions.append(action)
        name = ""
      }
      if parts[0] == "leading" { leading = actions } else { trailing = actions }
    }
    if self.words != words { return nil }
  }
}

extension String {
  /// Returns the parts between separators, empty ones too.
  fileprivate func components(at separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the parts between separators that begin as a part does; others belong to the part before.
  fileprivate func joined(at separator: String, _ isPart: (String) -> Bool) -> [String] {
    components(at: separator).reduce(into: []) { parts, component in
      if parts.isEmpty || isPart(component) {
        parts.append(component)
      } else {
        parts[parts.count - 1] += separator + component
      }
    }
  }
}

extension ListRowTraits {
  /// Sets the actions of both ends.
  package mutating func set(_ actions: SwipeActions) {
    leadingActions = actions.leading
    trailingActions = actions.trailing
    allowsFullLeadingSwipe = actions.allowsFullSwipe
    allowsFullTrailingSwipe = actions.allowsFullSwipe
  }
}

extension NodeModifier {
  /// Sets the traits of the view as a row of a list.
  ///
  /// - Parameters:
  ///   - name: The modifier's name in the source; empty for one that is not written there.
  ///   - value: Its value in words.
  ///   - change: Sets the traits.
  package static func listRow(
    _ name: String, _ value: String, _ change: (inout ListRowTraits) -> Void
  ) -> NodeModifier {
    var traits = ListRowTraits()
    change(&traits)
    return listRow(name, value, traits)
  }

  /// Puts a view or a colour under a row.
  package static func listRowBackground(_ view: ViewNode) -> NodeModifier {
    // Of other views nothing but that they are there is described.
    listRow("listRowBackground", view.plainColor?.words ?? "true") { $0.background = view }
  }

  /// A modifier for rows without traits, which can be given those of a name.
  static let plainListRow: any Settable = ListRowModifier(
    name: "", value: "", traits: ListRowTraits())

  /// Sets the traits of the view as a row of a list.
  package static func listRow(
    _ name: String, _ value: String, _ traits: ListRowTraits
  ) -> NodeModifier {
    NodeModifier(ListRowModifier(name: name, value: value, traits: traits))
  }
}

/// The traits of a row, which its list reads; elsewhere they have no effect.
struct ListRowModifier: PrimitiveModifier, Settable {
  fileprivate let name: String
  fileprivate var value: String
  fileprivate var traits: ListRowTraits

  static let fields: [SettingField<ListRowModifier>] = []

  /// Returns the modifier with another value of its own name, or that of the name for one without.
  func with(_ name: String, _ words: String?) -> ListRowModifier? {
    guard let words, self.name == name || self.name.isEmpty else { return nil }
    var other = ListRowModifier(name: name, value: words, traits: traits)
    return other.traits.set(name, words) ? other : nil
  }

  /// Returns the modifier with another text for the one of a label at the row's end; nil if there is none.
  func renaming(_ from: String, _ to: String, after count: inout Int) -> NodeModifier? {
    var other = self
    for (index, accessory) in traits.accessories.enumerated() {
      guard case .view(let view) = accessory.content, view.words == to else { continue }
      count -= 1
      guard count < 0, let label = view.saying(from) else { continue }
      other.traits.accessories[index].content = .view(label)
      return NodeModifier(other)
    }
    return nil
  }

  var description: ModifierDescription {
    // The value names what is in `traits`. A badge of no words is none.
    let isNone = name.isEmpty || name == "badge" && traits.accessories.isEmpty
    return [.word(name, isNone ? nil : value)]
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    // A modifier that is not in the source needs no notice.
    if name.isEmpty { return child }
    return NoticedView(finding: .notInListRow(name)).node(around: child, in: environment)
  }
}

extension ViewNode {
  /// Returns the view as a row shows it, with its own traits and those of the modifiers around it.
  package func takingRowTraits() -> (content: ViewNode, traits: ListRowTraits) {
    // The modifiers from the outermost to the innermost; each is a level of the enum.
    var modifiers: [NodeModifier] = []
    var content = self
    var found: [ListRowTraits] = []
    while case .modified(let inner, let modifier) = content {
      if let row = modifier.primitive as? ListRowModifier {
        found.append(row.traits)
      } else {
        modifiers.append(modifier)
      }
      content = inner
    }
    guard !found.isEmpty else { return (self, ListRowTraits()) }
    let traits = found.reversed().reduce(ListRowTraits()) { $0.over($1) }
    return (modifiers.reversed().reduce(content) { .modified($0, $1) }, traits)
  }
}
