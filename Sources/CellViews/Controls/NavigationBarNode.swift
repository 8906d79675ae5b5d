import DisplayList
package import LayoutGeometry
import TextShaping

/// The bar at a screen's top, as wide as its proposal.
///
/// On iOS 18 it is 44 points high, 50 on a tablet and 56 in a sheet; 52 more with a large title, 30 more
/// with a prompt, and 52 more with a search field.
package struct NavigationBarNode: Sendable {
  /// The title of the screen.
  package var title: String
  /// The place of the title.
  package var displayMode: DisplayMode
  /// The label of the back button, which also has a chevron; nil for no such button.
  package var back: String?
  /// The items at the leading edge, in the accent colour.
  package var leading: [ViewNode]
  /// The items at the trailing edge, in the accent colour; the last at the edge.
  package var trailing: [ViewNode]
  /// The view in the middle of the bar, instead of its title; nil for the title.
  package var principal: ViewNode?
  /// A line of text over the bar's 44 points; nil for none.
  package var prompt: String?
  /// A line of text under the title, in looks from iOS 26 on; nil for none.
  package var subtitle: String?
  /// The views instead of a large title and of the line under a title, in looks from iOS 26 on; nil for the texts.
  package var largeTitle: ViewNode?
  package var subtitleView: ViewNode?
  /// The field under the title; nil for none.
  package var search: SearchFieldNode?
  /// Indicates whether content has scrolled under the bar: a large title is then in the bar.
  ///
  /// If it is nil, the content decides, for a bar over content that scrolls.
  package var isScrolled: Bool?
  /// The background of the bar.
  package var background = BarBackground.automatic

  /// The place of a title.
  package typealias DisplayMode = NavigationBarDisplayMode

  /// Creates a bar; by default with its title in the middle and without items.
  package init(
    _ title: String, displayMode: DisplayMode = .inline, back: String? = nil,
    leading: [ViewNode] = [], trailing: [ViewNode] = []
  ) {
    self.title = title
    self.displayMode = displayMode
    self.back = back
    self.leading = leading
    self.trailing = trailing
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let form = environment.systemStyle.navigationBar
    let bar =
      displayMode == .large && isScrolled == nil
      ? form(self, environment, true).collapsing(to: form(self, environment, false))
      : form(self, environment, isLarge)
    return bar.padded(top: -environment.barRise).surrounded { $0.enterBar() }
  }

  /// Indicates whether the bar shows a large title as long as no content has scrolled under it.
  var isLarge: Bool { displayMode == .large && isScrolled != true }

  /// The background, which is visible if content has scrolled under the bar.
  var shownBackground: BarBackground {
    isScrolled == true && background == .automatic ? .visible : background
  }

  /// The bar of iOS 18: a surface with the items in the accent colour.
  func plainBar(isLarge: Bool, in environment: ViewEnvironment) -> ViewNode {
    let button = back.map { Self.backButton($0, direction: environment.direction) }
    let height = environment.barHeight
    var parts: [ViewNode] = []
    if let prompt { parts.append(Self.promptRow(prompt)) }
    if isLarge {
      let title = label.font(.style(.largeTitle, weight: .bold))
        // Its letters are on a line 36.33 under the bar's 44 points (iOS 18).
        .with(.padding(EdgeInsets(top: 2, leading: 16, bottom: 7.5, trailing: 16)))
        .filling(minHeight: 52, alignment: .bottomLeading)
      parts += [
        row(title: principal ?? .spacer(minLength: 0), button: button, height: height), title,
      ]
    } else {
      let title = (principal ?? label).font(.fixed(FontRequest(size: 17, weight: .semibold)))
      parts.append(row(title: title, button: button, height: height))
    }
    if let search {
      // A field of 36 points in the 52 that UISearchController has.
      parts.append(
        search.view.with(.padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))))
    }
    let bar =
      parts.count == 1
      ? parts[0] : .stack(StackNode(axis: .vertical, spacing: 0, children: parts))
    return bar.with(Self.broadMargins(in: environment)).onBar(shownBackground, line: .bottom)
  }

  /// The space beside all that is in a broad bar: from 414 points on its margins are 20 instead of 16 (iOS 13.3
  /// to 26, phones of 414 to 440 points, and a sheet of 580), but not beside a notch, on a phone on its side.
  static func broadMargins(in environment: ViewEnvironment) -> NodeModifier {
    NodeModifier(
      Padding(
        insets: EdgeInsets(leading: 4, trailing: 4),
        leastWidth: environment.isBesideNotch ? .infinity : 414))
  }

  /// Returns the 30 points that a prompt adds to UINavigationBar.
  static func promptRow(_ prompt: String) -> ViewNode {
    ViewNode.text(TextNode(prompt))
      .font(.fixed(FontRequest(size: 13)))
      .with(.environment(.lineLimit(1)))
      .with(.padding(EdgeInsets(leading: 16, trailing: 16)))
      .filling(alignment: .bottom)
      .framed(height: 30)
  }

  var label: ViewNode {
    .text(TextNode(title)).with(.environment(.lineLimit(1)))
  }

  /// The height of a bar on a phone, in points.
  static let height = 44.0
  /// The height in a sheet, of a phone or a tablet (iOS 18).
  static let heightInSheets = 56.0

  /// Returns the height of a bar on a screen, in points: 50 on a tablet (iPadOS 17 and 18).
  static func height(on screen: ProposedSize) -> Double {
    guard let width = screen.width, let height = screen.height,
      min(width, height) >= SheetNode.compactLength
    else { return height }
    return 50
  }

  /// Returns the row of the bar's items and its title in the middle.
  private func row(title: ViewNode, button: ViewNode?, height: Double) -> ViewNode {
    // The button is nearly 8 points nearer to its edge than the other items: its sign of 11 points
    // begins 9.33 after the edge (iOS 13 to 18), its title 30.33.
    let leading = Self.items(([button] + leading).compactMap(\.self))
      .with(.padding(EdgeInsets(leading: button == nil ? 8 : 1.0 / 3)))
      .filling(alignment: .leading)
    let trailing = Self.items(trailing)
      .with(.padding(EdgeInsets(trailing: 8)))
      .filling(alignment: .trailing)
    // The title's proposal is all that the items do not need; they share the rest evenly, so that
    // it is in the middle as long as both fit their half.
    return ViewNode.stack(
      StackNode(
        axis: .horizontal, spacing: 8,
        children: [leading, title.with(.layoutPriority(1)), trailing])
    )
    .with(.padding(EdgeInsets(leading: 8, trailing: 8)))
    .framed(height: height)
  }

  /// Returns items at a size that ignores dynamic type, as bars do.
  private static func items(_ items: [ViewNode]) -> ViewNode {
    ViewNode.stack(StackNode(axis: .horizontal, spacing: 16, children: items))
      .asBarItems
      .with(.fixedSize(horizontal: true, vertical: false))
  }

  private static func backButton(_ title: String, direction: LayoutDirection) -> ViewNode {
    let angle = direction == .leftToRight ? Path.chevronLeft : .chevronRight
    return .stack(
      StackNode(
        // The title is 22 after the sign's frame begins (iOS 18.0 to 18.5, seven devices; 20 before).
        axis: .horizontal, spacing: 29.0 / 3,
        children: [
          .shape(.path(angle)).framed(width: 37.0 / 3, height: 64.0 / 3), .text(TextNode(title)),
        ])
    ).with(.responding { _, _, _ in .back })
  }
}

extension NavigationBarNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "navigationBar", name: title.isEmpty ? nil : ScreenPart.elementName(title),
      [
        .word("displayMode", displayMode.rawValue), .word("prompt", prompt),
        .text("subtitle", subtitle),
        .text("searchField", search?.prompt), .flag("scrolled", isScrolled),
        .text("back", back), .text("searchText", search?.text, default: ""),
        .word("background", background.words, default: "automatic", changing: .paint),
        .count("leadingItems", leading.count, default: 0, changing: .place),
        .flag("principal", hasPrincipal),
      ],
      // `principal`, `largeTitle` and `subtitleView`, as far as there are any.
      children: leading + middle + trailing)
  }

  /// The views in the middle of the bar and under it.
  private var middle: [ViewNode] { [principal, largeTitle, subtitleView].compactMap(\.self) }

  package var isTouchTarget: Bool { false }
}

extension NavigationBarNode: HoldingViews {
  package static let fields: [SettingField<NavigationBarNode>] = [
    .choice("displayMode", \.displayMode),
    .word("prompt", \.prompt, absent: .some(nil)) {
      $0
    } parse: {
      $0
    },
    .words("subtitle", \.subtitle), .words("searchField", \.searchPrompt), .words("back", \.back),
    .text("searchText", \.searchText, default: ""), .background(\.background), .name(\.title),
    SettingField("leadingItems", \.leadingCount, absent: 0) {
      .count("leadingItems", $0, default: 0, changing: .place)
    } parse: {
      Int($0)
    },
    .flag("principal", \.hasPrincipal),
  ]

  /// The number of items at the leading edge; those after them are at the trailing one.
  private var leadingCount: Int {
    get { leading.count }
    set {
      let items = leading + trailing
      let first = Swift.min(Swift.max(newValue, 0), items.count)
      (leading, trailing) = (Array(items[..<first]), Array(items[first...]))
    }
  }

  /// Indicates whether a view is in the middle, and not the first of the trailing items.
  private var hasPrincipal: Bool {
    get { principal != nil }
    set {
      if newValue == hasPrincipal { return }
      if let principal { trailing.insert(principal, at: 0) }
      principal = newValue && !trailing.isEmpty ? trailing.removeFirst() : nil
    }
  }

  private var searchPrompt: String? {
    get { search?.prompt }
    set { search = newValue.map { SearchFieldNode($0, text: searchText) } }
  }

  private var searchText: String {
    get { search?.text ?? "" }
    set { search?.text = newValue }
  }

  package func holding(_ children: [ViewNode]) -> NavigationBarNode? {
    // Of other items than there are, those at the trailing edge are more or fewer, unless only the other ones are there.
    let count = middle.count
    let hasOnlyLeading = trailing.isEmpty && !leading.isEmpty
    let first =
      hasOnlyLeading ? children.count - count : Swift.min(leading.count, children.count - count)
    guard first >= 0 else { return nil }
    var other = self
    var rest = children[first...]
    other.leading = Array(children[..<first])
    other.principal = principal.flatMap { _ in rest.popFirst() }
    other.largeTitle = largeTitle.flatMap { _ in rest.popFirst() }
    other.subtitleView = subtitleView.flatMap { _ in rest.popFirst() }
    other.trailing = Array(rest)
    return other
  }
}

/// The place of a title.
public enum NavigationBarDisplayMode: String, Hashable, Sendable, CaseIterable {
  /// In the middle of the bar, or as near to it as the items allow.
  case inline
  /// Under the bar, at the leading edge, and 34 points large.
  case large
}
