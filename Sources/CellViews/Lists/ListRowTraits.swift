package import LayoutGeometry

/// How a view is shown as a row of a list.
package struct ListRowTraits: Sendable {
  /// The space around what the row shows, in points; nil for the list's.
  package var insets: EdgeInsets?
  /// How deep the row is in an outline; nil for not at all.
  package var indentationLevel: Int?
  /// How far a level moves a row's content, in points; nil for UIKit's 10.
  package var indentationWidth: Double?
  /// What is behind the row; nil for the list's.
  package var background: ViewNode?
  /// True for no line above the row; nil for the list's.
  package var hidesTopSeparator: Bool?
  /// True for no line under the row; nil for the list's.
  package var hidesBottomSeparator: Bool?
  /// The colour of the line under the row; nil for that of the row below, or the list's.
  package var separatorTint: Color?
  /// The colour of the line above the row; nil for that of the row above, or the list's.
  package var topSeparatorTint: Color?
  /// Where the line under the row begins and ends, before what the row below has for it.
  package var separatorInsets = SeparatorInsets()
  /// Where the line above the row begins and ends, after what the row above has for it.
  package var topSeparatorInsets = SeparatorInsets()
  /// What `Color.tint` is in the row; nil for the section's.
  package var itemTint: ListItemTint?
  /// What is before and after the row's content.
  package var accessories: [ListAccessory] = []
  /// What is under the row at its leading end; the first at the edge.
  package var leadingActions: [SwipeAction] = []
  /// What is under the row at its trailing end; the first at the edge.
  package var trailingActions: [SwipeAction] = []
  /// False for actions at the leading end that are all seen, however far the row is swiped.
  package var allowsFullLeadingSwipe = true
  /// False for actions at the trailing end that are all seen, however far the row is swiped.
  package var allowsFullTrailingSwipe = true
  /// How far the row is swiped to show what is under it: a part of its width, of the trailing end
  /// above 0 and of the leading end below; nil for not at all.
  package var swipe: Double?

  /// The traits of a view without modifiers for rows.
  package init() {}

  /// The traits with those that an outer modifier sets.
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
    // As what surroundings give to a view, and unlike what is said of it as a row: the nearest counts.
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

/// How far a line beside a row is from the row's leading and trailing edges.
package struct SeparatorInsets: Hashable, Sendable {
  /// From the leading edge, in points; nil for the list's.
  package var leading: Double?
  /// From the trailing edge, in points; nil for the list's.
  package var trailing: Double?

  /// Distances, where there are some.
  package init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Those of the distances that are set, and the others' for those that are not.
  func over(_ others: SeparatorInsets) -> SeparatorInsets {
    SeparatorInsets(leading: leading ?? others.leading, trailing: trailing ?? others.trailing)
  }
}

/// What a row has under it, and shows when it is swiped.
package struct SwipeAction: Sendable {
  /// What the action shows, in white.
  package var label: ViewNode
  /// What is behind it.
  package var color: Color

  /// An action with a label of one's own.
  package init(label: ViewNode, color: Color = .systemGray) {
    self.label = label
    self.color = color
  }

  /// An action of a symbol, a title, or a symbol over a title.
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

extension NodeModifier {
  /// Sets how the view is shown as a row of a list.
  ///
  /// - Parameters:
  ///   - name: What the modifier is called where it is written; empty for one that nobody wrote.
  ///   - value: Its value in words.
  ///   - change: Sets the traits.
  package static func listRow(
    _ name: String, _ value: String, _ change: (inout ListRowTraits) -> Void
  ) -> NodeModifier {
    var traits = ListRowTraits()
    change(&traits)
    return listRow(name, value, traits)
  }

  /// Sets how the view is shown as a row of a list.
  package static func listRow(
    _ name: String, _ value: String, _ traits: ListRowTraits
  ) -> NodeModifier {
    .custom(CustomNodeModifier(ListRowModifier(name: name, value: value, traits: traits)))
  }
}

/// Traits of a row, which its list takes from it; anywhere else they have no effect.
private struct ListRowModifier: PrimitiveModifier {
  let name: String
  let value: String
  let traits: ListRowTraits

  var description: ModifierDescription {
    // The value names what is in `traits`.
    [.word(name, name.isEmpty ? nil : value)]
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    // What nobody wrote has no effect that somebody misses.
    if name.isEmpty { return child }
    return NoticedView(finding: .notInListRow(name)).node(around: child, with: nil, in: environment)
  }
}

extension ViewNode {
  /// The view as a row shows it, and how: its own traits and those of the modifiers around it.
  package func takingRowTraits() -> (content: ViewNode, traits: ListRowTraits) {
    // The modifiers from the outermost to the innermost; each is a level of the enum.
    var modifiers: [NodeModifier] = []
    var content = self
    var found: [ListRowTraits] = []
    while case .modified(let inner, let modifier) = content {
      if case .custom(let custom) = modifier, let row = custom.modifier as? ListRowModifier {
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
